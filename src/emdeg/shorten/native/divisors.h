/* Divisors of sums of products: what several terms share and could be taken out, each with the places where it stands.
 *
 *     product  x y          two literals that stand together in several terms
 *     scaled   scale x      a scale (up to sign) and a literal that do
 *     sum      m1 + ratio m2    two coprime monomials with one ratio of scales, in several sums up to a factor, or in
 *                               one times a common product (distributivity)
 *
 * After the fast-extract of logic synthesis (Rajski and Vasudevamurthi 1992). Every change updates only the
 * divisors that it touches. */

#ifndef DIVISORS_H
#define DIVISORS_H

#include "polynomials.h"

enum { MOST_GAIN = 63, SPLITS = 8192 };

typedef struct {
    uint64_t ratio;
    int32_t a, b, place, places, gain, position, next;
    uint8_t kind, dirty;
} Divisor;

typedef struct {
    int32_t sum, m, n, next;
    int32_t scale, second; /* of m and of n in that sum: as long as a term is there, its scale stays */
} Place;

typedef struct {
    int32_t m, n, first, second, clock; /* m < n without what they share, as it was found in this extraction */
} Split;

typedef struct {
    Poly *p;
    Split *split;
    int32_t clock; /* of extractions */
    uint64_t *random;
    Divisor *divisor;
    int32_t divisors, divisor_room, *head, mask, most_mask;
    Place *place, *chosen;
    int32_t places, place_room, spare; /* spare: places that were left, chained */
    int32_t *dirty, dirties, dirty_room;
    int32_t *bucket[MOST_GAIN + 1], filled[MOST_GAIN + 1], bucket_room[MOST_GAIN + 1];
    int32_t draws; /* of divisors that gain as much: one, or a few that are ranked */
    int full;
} Index;

/* -- tables -------------------------------------------------------------------------------------- */

static int32_t divisor_place(const Index *x, uint8_t kind, int32_t a, int32_t b, uint64_t ratio)
{
    uint64_t hash = (((uint64_t)(uint32_t)a << 32 | (uint32_t)b) * MIX ^ ratio ^ kind) * MIX;
    return (int32_t)(hash >> 33) & x->mask;
}

static int32_t find(const Index *x, int32_t head, uint8_t kind, int32_t a, int32_t b, uint64_t ratio)
{
    int32_t k = head;
    for (; k >= 0; k = x->divisor[k].next) {
        const Divisor *d = &x->divisor[k];
        if (d->a == a && d->b == b && d->ratio == ratio && d->kind == kind)
            break;
    }
    return k;
}

static void touch(Index *x, int32_t k)
{
    if (x->divisor[k].dirty)
        return;
    x->divisor[k].dirty = 1;
    x->dirty[x->dirties++] = k; /* each once, so there is room */
}

static void enter_place(Index *x, uint8_t kind, int32_t a, int32_t b, uint64_t ratio, Place place)
{
    int32_t *head = &x->head[divisor_place(x, kind, a, b, ratio)];
    int32_t k = find(x, *head, kind, a, b, ratio), at = x->spare;
    if (x->full)
        return;
    if ((k < 0 && x->divisors >= x->divisor_room) || (at < 0 && x->places >= x->place_room)) {
        x->full = 1;
        return;
    }
    if (k < 0) {
        k = x->divisors++;
        x->divisor[k] = (Divisor){ratio, a, b, -1, 0, 0, 0, *head, kind, 0};
        *head = k;
    }
    if (at >= 0)
        x->spare = x->place[at].next;
    else
        at = x->places++;
    place.next = x->divisor[k].place;
    x->place[at] = place;
    x->divisor[k].place = at;
    x->divisor[k].places++;
    touch(x, k);
}

static void leave_place(Index *x, uint8_t kind, int32_t a, int32_t b, uint64_t ratio, Place place)
{
    int32_t k = find(x, x->head[divisor_place(x, kind, a, b, ratio)], kind, a, b, ratio);
    if (k < 0)
        return;
    for (int32_t *at = &x->divisor[k].place; *at >= 0; at = &x->place[*at].next) {
        Place *own = &x->place[*at];
        if (own->sum != place.sum || own->m != place.m || own->n != place.n)
            continue;
        int32_t left = *at;
        *at = own->next;
        own->next = x->spare;
        x->spare = left;
        x->divisor[k].places--;
        touch(x, k);
        return;
    }
}

typedef void Change(Index *, uint8_t, int32_t, int32_t, uint64_t, Place);

/* Two monomials without what they share. */
static void divided(Poly *p, int32_t m, int32_t n, int32_t *first, int32_t *second)
{
    int32_t a = length(p, m), b = length(p, n), i = 0, j = 0, fewer = 0, less = 0, common = 0;
    int32_t one[MOST_LETTERS], other[MOST_LETTERS];
    const int32_t *x = letters(p, m), *y = letters(p, n);
    while (i < a || j < b)
        if (j == b || (i < a && x[i] < y[j]))
            one[fewer++] = x[i++];
        else if (i == a || y[j] < x[i])
            other[less++] = y[j++];
        else
            i++, j++, common++;
    if (common) {
        *first = monomial(p, one, fewer);
        *second = monomial(p, other, less);
    }
}

/* The same, remembered: a pair of terms that is entered is left again, most often. */
static void coprime(Index *x, int32_t m, int32_t n, int32_t *first, int32_t *second)
{
    Poly *p = x->p;
    *first = m;
    *second = n;
    if (!(p->marks[m] & p->marks[n])) /* as almost always */
        return;
    int32_t less = m < n ? m : n, more = m < n ? n : m;
    Split *known = &x->split[((uint64_t)(uint32_t)less << 32 | (uint32_t)more) * MIX >> 51];
    if (known->m != less || known->n != more || known->clock != x->clock) {
        divided(p, m, n, first, second);
        *known = (Split){less, more, m < n ? *first : *second, m < n ? *second : *first, x->clock};
        return;
    }
    *first = m < n ? known->first : known->second;
    *second = m < n ? known->second : known->first;
}

static uint64_t ratio_of(Poly *p, int32_t of, int32_t to) /* of / to */
{
    if (of == to)
        return 1;
    if (of == -to)
        return Q - 1;
    return q_times(residue_of(p->scalars, of), over_of(p->scalars, to));
}

/* Enter or leave all divisors of a term: with the other terms of its sum, and in itself. Once in the code for each of the two:
 * a call by pointer for every pair of terms would take a tenth of the time. */
static inline __attribute__((always_inline)) void for_divisors(Index *x, int32_t sum, Term term, Change *change)
{
    Poly *p = x->p;
    int32_t first, second, m = term.monomial, count = length(p, m);
    for (int32_t t = 0; t < p->sum[sum].count && !p->full; t++) {
        Term other = p->sum[sum].term[t];
        coprime(x, m, other.monomial, &first, &second);
        if (first < second)
            change(x, SUM, first, second, ratio_of(p, other.scale, term.scale), (Place){sum, m, other.monomial, 0, term.scale, other.scale});
        else
            change(x, SUM, second, first, ratio_of(p, term.scale, other.scale), (Place){sum, other.monomial, m, 0, other.scale, term.scale});
    }
    Place here = {sum, m, 0, 0, term.scale, 0};
    for (int32_t i = 0; i < count; i++) { /* letters are sorted: every two once */
        int32_t a = letters(p, m)[i];
        if (i > 0 && letters(p, m)[i - 1] == a)
            continue;
        for (int32_t j = i + 1; j < count; j++)
            if (j == i + 1 || letters(p, m)[j] != letters(p, m)[j - 1])
                change(x, PRODUCT, a, letters(p, m)[j], 0, here);
        if (!is_unit(term.scale))
            change(x, SCALED, term.scale < 0 ? -term.scale : term.scale, a, 0, here);
    }
}

static int32_t remove_term(Index *x, int32_t sum, int32_t m) /* its scale; 0 where it is not there */
{
    Sum *own = &x->p->sum[sum];
    for (int32_t t = 0; t < own->count; t++)
        if (own->term[t].monomial == m) {
            Term term = own->term[t];
            own->term[t] = own->term[--own->count];
            for_divisors(x, sum, term, leave_place);
            return term.scale;
        }
    return 0;
}

static void put_term(Index *x, int32_t sum, int32_t m, int32_t scale)
{
    Sum *own = &x->p->sum[sum];
    for (int32_t t = 0; t < own->count; t++)
        if (own->term[t].monomial == m) {
            int32_t both = scale_sum(x->p, own->term[t].scale, scale);
            remove_term(x, sum, m);
            if (!both)
                return;
            scale = both;
            break;
        }
    for_divisors(x, sum, (Term){m, scale}, enter_place);
    append(x->p, &x->p->sum[sum], m, scale);
}

#endif
