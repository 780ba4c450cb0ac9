/* Scales: parameter-only values, known by residues modulo Q up to sign, each made from others for nothing.
 *
 * A scale is ± its number in the table (1 is one); scalars that a rewrite needs are made from those that exist. */

#ifndef SCALARS_H
#define SCALARS_H

#include "nodes.h"

enum { MEMO = 8192 };
#define HALF (Q / 2)

typedef struct {
    uint64_t residue, over; /* of the positive one; 1 / residue, 0 when nobody asked yet */
    int32_t a, b;           /* ± scalars that it is made of */
    int32_t label, next;
    Edge node; /* where it is computed; -1: nowhere yet */
    int8_t kind, sign; /* scalar = sign * (what is given | a + b | a b) */
} Scalar;

typedef struct {
    Scalar *scalar;
    int32_t count, room, *head, mask;
    int32_t *leaf, leaves; /* parameters */
    struct {
        int32_t a, b, quotient;
    } memo[MEMO]; /* quotients that were looked for */
} Scalars;

static int32_t scalar_place(const Scalars *s, uint64_t residue) { return (int32_t)(residue * MIX >> 33) & s->mask; }

static int32_t scale_of(const Scalars *s, uint64_t residue) /* 0 where there is none */
{
    uint64_t positive = residue > HALF ? Q - residue : residue;
    for (int32_t k = s->head[scalar_place(s, positive)]; k; k = s->scalar[k].next)
        if (s->scalar[k].residue == positive)
            return residue > HALF ? -k : k;
    return 0;
}

static uint64_t residue_of(const Scalars *s, int32_t scale)
{
    return scale < 0 ? Q - s->scalar[-scale].residue : s->scalar[scale].residue;
}

static uint64_t over_of(Scalars *s, int32_t scale)
{
    Scalar *scalar = &s->scalar[scale < 0 ? -scale : scale];
    if (!scalar->over)
        scalar->over = q_inverse(scalar->residue);
    return scale < 0 ? Q - scalar->over : scalar->over;
}

/* The scale with this residue, made of two others (or given) where it is new; 0 where it is zero or nothing fits. */
static int32_t learn(Scalars *s, uint64_t residue, int8_t kind, int32_t a, int32_t b)
{
    int32_t found = residue ? scale_of(s, residue) : 0;
    if (found || !residue || s->count >= s->room)
        return found;
    uint64_t positive = residue > HALF ? Q - residue : residue;
    int32_t k = s->count++, *head = &s->head[scalar_place(s, positive)];
    s->scalar[k] = (Scalar){positive, 0, a, b, kind == GIVEN ? a : -1, *head, {-1, 1}, kind, residue > HALF ? -1 : 1};
    *head = k;
    return residue > HALF ? -k : k;
}

static int is_unit(int32_t scale) { return scale == 1 || scale == -1; }

/* a / b as a scale that exists, or as a parameter times one; 0 where it is neither. */
static int32_t scale_quotient(Scalars *s, int32_t a, int32_t b)
{
    if (is_unit(b))
        return a * b;
    if (a == b || a == -b)
        return a == b ? 1 : -1;
    int32_t place = (int32_t)(((uint64_t)(uint32_t)a << 32 | (uint32_t)b) * MIX >> 33) & (MEMO - 1);
    if (s->memo[place].a == a && s->memo[place].b == b)
        return s->memo[place].quotient;
    uint64_t residue = q_times(residue_of(s, a), over_of(s, b));
    int32_t found = scale_of(s, residue);
    for (int32_t i = 0; !found && i < s->leaves; i++) {
        int32_t rest = scale_of(s, q_times(residue, over_of(s, s->leaf[i])));
        if (rest)
            found = learn(s, residue, MUL, s->leaf[i], rest);
    }
    s->memo[place].a = a;
    s->memo[place].b = b;
    s->memo[place].quotient = found;
    return found;
}

#endif
