/* Sums of products under rewriting, as in forms/polynomials.py, and how programs become such and come back.
 *
 *     sum      = Σ scale · monomial          one for each output, one for each defined sum
 *     literal  = what is given               a state, a sine, a cosine
 *              | literal · literal | scale · literal | sum | sum / sum | function(sum)
 *
 * A monomial is a sorted list of literals, known by one number. A scale is a parameter-only value, ± its number in the
 * table of scalars (1 is one); scalars that a rewrite needs are made from others, for nothing.
 *
 * Everything has a fixed room: what does not fit is given up (`full`), and the search goes on from what it had. */

#ifndef POLYNOMIALS_H
#define POLYNOMIALS_H

#include "scalars.h"

enum { TAKEN_GIVEN, PRODUCT, SCALED, SUM, DIVIDED, CALLED }; /* kinds of literals */
enum { MOST_LETTERS = 48 };

typedef struct {
    int32_t monomial, scale;
} Term;

typedef struct {
    Term *term;
    int32_t count, room;
} Sum;

typedef struct {
    int32_t kind, a, b, label; /* label: of what is given, divided or called */
} Literal;

typedef struct {
    Scalars *scalars;
    Literal *literal;
    Sum *sum;
    Edge *root; /* (sum, sign) */
    int32_t literals, sums, roots, literal_room, sum_room;
    int32_t *letter, letters, letter_room;                             /* of all monomials */
    int32_t *start, *following, monomials, monomial_room, *head, mask, most_mask; /* monomials by hash */
    uint64_t *marks; /* of monomials: a bit for each letter, several letters may share one */
    Term *pool;
    int32_t used, pool_room;
    int full;
} Poly;

/* -- scales of terms ----------------------------------------------------------------------------- */

static int32_t scale_product(Poly *p, int32_t a, int32_t b)
{
    if (is_unit(a))
        return a * b;
    if (is_unit(b))
        return a * b;
    int32_t made = learn(p->scalars, q_times(residue_of(p->scalars, a), residue_of(p->scalars, b)), MUL, a, b);
    p->full |= !made;
    return made;
}

static int32_t scale_sum(Poly *p, int32_t a, int32_t b) /* 0: they cancel */
{
    uint64_t residue = q_plus(residue_of(p->scalars, a), residue_of(p->scalars, b));
    int32_t made = residue ? learn(p->scalars, residue, ADD, a, b) : 0;
    p->full |= residue && !made;
    return made;
}

/* -- monomials ----------------------------------------------------------------------------------- */

static int32_t length(const Poly *p, int32_t m) { return p->start[m + 1] - p->start[m]; }
static const int32_t *letters(const Poly *p, int32_t m) { return p->letter + p->start[m]; }

static uint64_t mark(int32_t literal) { return 1ull << (literal & 63); }

static int32_t monomial(Poly *p, const int32_t *sorted, int32_t count)
{
    uint64_t hash = (uint64_t)count, marks = 0;
    for (int32_t i = 0; i < count; i++) {
        hash = (hash ^ (uint64_t)sorted[i]) * MIX;
        marks |= mark(sorted[i]);
    }
    int32_t *head = &p->head[(int32_t)(hash >> 33) & p->mask];
    for (int32_t m = *head; m; m = p->following[m]) {
        int32_t same = length(p, m) == count ? 0 : -1;
        while (same >= 0 && same < count)
            same = letters(p, m)[same] == sorted[same] ? same + 1 : -1;
        if (same == count)
            return m;
    }
    if (p->monomials + 2 > p->monomial_room || p->letters + count > p->letter_room) {
        p->full = 1;
        return 0;
    }
    int32_t m = p->monomials++;
    memcpy(p->letter + p->letters, sorted, sizeof *sorted * (size_t)count);
    p->letters += count;
    p->start[m + 1] = p->letters;
    p->marks[m] = marks;
    p->following[m] = *head;
    *head = m;
    return m;
}

static void sort(int32_t *list, int32_t count)
{
    for (int32_t i = 1; i < count; i++) {
        int32_t moved = list[i], j = i;
        for (; j > 0 && list[j - 1] > moved; j--)
            list[j] = list[j - 1];
        list[j] = moved;
    }
}

static int32_t single(Poly *p, int32_t literal) { return monomial(p, &literal, 1); }

static int32_t product(Poly *p, int32_t m, int32_t n)
{
    int32_t both[MOST_LETTERS], a = length(p, m), b = length(p, n);
    if (a + b > MOST_LETTERS) {
        p->full = 1;
        return 0;
    }
    memcpy(both, letters(p, m), sizeof *both * (size_t)a);
    memcpy(both + a, letters(p, n), sizeof *both * (size_t)b);
    sort(both, a + b);
    return monomial(p, both, a + b);
}

static int32_t term_cost(const Poly *p, int32_t m, int32_t scale) /* multiplications in scale * monomial */
{
    int32_t count = length(p, m);
    return is_unit(scale) ? (count ? count - 1 : 0) : count;
}

/* -- sums ---------------------------------------------------------------------------------------- */

static int32_t labelled(Poly *p, int32_t kind, int32_t a, int32_t b, int32_t label)
{
    if (p->literals >= p->literal_room) {
        p->full = 1;
        return 0;
    }
    p->literal[p->literals] = (Literal){kind, a, b, label};
    return p->literals++;
}

static int32_t new_literal(Poly *p, int32_t kind, int32_t a, int32_t b) { return labelled(p, kind, a, b, -1); }

static int32_t new_sum(Poly *p)
{
    if (p->sums >= p->sum_room) {
        p->full = 1;
        return 0;
    }
    p->sum[p->sums] = (Sum){NULL, 0, 0};
    return p->sums++;
}

static void append(Poly *p, Sum *sum, int32_t m, int32_t scale)
{
    if (sum->count == sum->room) {
        int32_t more = sum->room ? 2 * sum->room : 4;
        if (p->used + more > p->pool_room) {
            p->full = 1;
            return;
        }
        if (sum->count)
            memcpy(p->pool + p->used, sum->term, sizeof(Term) * (size_t)sum->count);
        sum->term = p->pool + p->used;
        sum->room = more;
        p->used += more;
    }
    sum->term[sum->count++] = (Term){m, scale};
}

static void add_term(Poly *p, Sum *sum, int32_t m, int32_t scale) /* sum += scale * monomial */
{
    for (int32_t i = 0; i < sum->count; i++)
        if (sum->term[i].monomial == m) {
            int32_t both = scale_sum(p, sum->term[i].scale, scale);
            if (both)
                sum->term[i].scale = both;
            else
                sum->term[i] = sum->term[--sum->count];
            return;
        }
    append(p, sum, m, scale);
}

static void empty(Poly *p, int32_t monomials) /* so many are expected */
{
    int32_t none = 0;
    p->literals = p->sums = p->roots = p->letters = p->used = 0;
    for (p->mask = 1023; p->mask < 2 * monomials && p->mask < p->most_mask;)
        p->mask = 2 * p->mask + 1;
    p->full = 0;
    p->monomials = 1; /* 0 is no monomial */
    p->start[0] = p->start[1] = 0;
    memset(p->head, 0, sizeof *p->head * ((size_t)p->mask + 1));
    monomial(p, &none, 0); /* 1: the empty product */
}

static int new_poly(Poly *p, Scalars *scalars, int32_t nodes, int32_t outputs)
{
    int failed = 0;
    memset(p, 0, sizeof *p);
    p->scalars = scalars;
    p->literal_room = p->sum_room = 2 * nodes + outputs + 500;
    p->monomial_room = 24 * nodes + 20000;
    p->letter_room = 4 * p->monomial_room;
    p->pool_room = 24 * nodes + 20000;
    for (p->most_mask = 4095; p->most_mask < p->monomial_room;)
        p->most_mask = 2 * p->most_mask + 1;
    p->literal = room((size_t)p->literal_room, sizeof *p->literal, &failed);
    p->sum = room((size_t)p->sum_room, sizeof *p->sum, &failed);
    p->root = room((size_t)outputs, sizeof *p->root, &failed);
    p->letter = room((size_t)p->letter_room, sizeof *p->letter, &failed);
    p->start = room((size_t)p->monomial_room + 2, sizeof *p->start, &failed);
    p->following = room((size_t)p->monomial_room + 2, sizeof *p->following, &failed);
    p->marks = room((size_t)p->monomial_room + 2, sizeof *p->marks, &failed);
    p->head = room((size_t)p->most_mask + 1, sizeof *p->head, &failed);
    p->pool = room((size_t)p->pool_room, sizeof *p->pool, &failed);
    return !failed;
}

static void free_poly(Poly *p)
{
    void *rooms[] = {p->literal, p->sum, p->root, p->letter, p->start, p->following, p->marks, p->head, p->pool};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(rooms[i]);
}

#endif
