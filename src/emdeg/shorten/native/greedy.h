/* The greedy extraction: the divisor that saves most is taken out of all sums, again and again, until none gains. */

#ifndef GREEDY_H
#define GREEDY_H

#include "gains.h"

/* -- taking -------------------------------------------------------------------------------------- */

/* A monomial without some letters, times a literal; `twice`: as often as they are there. */
static int32_t renamed(Poly *p, int32_t m, const int32_t *without, int32_t letters_out, int32_t literal, int twice)
{
    int32_t list[MOST_LETTERS], count = length(p, m);
    memcpy(list, letters(p, m), sizeof *list * (size_t)count);
    for (;;) {
        int32_t left = count, kept[MOST_LETTERS], gone = 0;
        for (int32_t i = 0; i < count; i++) {
            if (gone < letters_out && list[i] == without[gone])
                gone++, left--;
            else
                kept[i - gone] = list[i];
        }
        if (gone < letters_out)
            break;
        memcpy(list, kept, sizeof *list * (size_t)left);
        list[left] = literal;
        count = left + 1;
        if (!twice)
            break;
    }
    sort(list, count);
    return monomial(p, list, count);
}

static int32_t copied_places(Index *x, const Divisor *d)
{
    int32_t places = 0;
    for (int32_t at = d->place; at >= 0; at = x->place[at].next)
        x->chosen[places++] = x->place[at];
    return places;
}

static void take_product(Index *x, Divisor d)
{
    Poly *p = x->p;
    int32_t places = copied_places(x, &d), pair[2] = {d.a, d.b};
    int32_t literal = new_literal(p, PRODUCT, d.a, d.b);
    for (int32_t i = 0; i < places && !p->full; i++) {
        Place place = x->chosen[i];
        int32_t to = renamed(p, place.m, pair, 2, literal, 1), scale = remove_term(x, place.sum, place.m);
        if (scale)
            put_term(x, place.sum, to, scale);
    }
}

static void take_scaled(Index *x, Divisor d)
{
    Poly *p = x->p;
    int32_t places = copied_places(x, &d), literal = new_literal(p, SCALED, d.a, d.b);
    for (int32_t i = 0; i < places && !p->full; i++) {
        Place place = x->chosen[i];
        int32_t to = renamed(p, place.m, &d.b, 1, literal, 0), scale = remove_term(x, place.sum, place.m);
        if (scale)
            put_term(x, place.sum, to, scale == d.a ? 1 : -1);
    }
}

static void take_sum(Index *x, Divisor d)
{
    Poly *p = x->p;
    Taking how = taking(x, &d);
    int32_t where = new_sum(p), literal = new_literal(p, SUM, where, 0);
    if (p->full)
        return;
    put_term(x, where, d.a, how.scale);
    put_term(x, where, d.b, how.second);
    for (int32_t i = 0; i < how.places && !p->full; i++) {
        Place place = x->chosen[i];
        int32_t to = renamed(p, place.m, letters(p, d.a), length(p, d.a), literal, 0);
        int32_t scale = remove_term(x, place.sum, place.m);
        remove_term(x, place.sum, place.n);
        int32_t quotient = scale_quotient(p->scalars, scale, how.scale);
        p->full |= !quotient;
        put_term(x, place.sum, to, quotient);
    }
}

/* -- the greedy extraction ------------------------------------------------------------------------ */

static int new_index(Index *x, int32_t nodes)
{
    int failed = 0;
    memset(x, 0, sizeof *x);
    x->divisor_room = 64 * nodes + 50000;
    x->place_room = 96 * nodes + 75000;
    for (x->most_mask = 16383; x->most_mask < x->divisor_room / 2;)
        x->most_mask = 2 * x->most_mask + 1;
    x->divisor = room((size_t)x->divisor_room, sizeof *x->divisor, &failed);
    x->dirty = room((size_t)x->divisor_room, sizeof *x->dirty, &failed);
    x->split = zeros(SPLITS, sizeof *x->split, &failed);
    x->head = room((size_t)x->most_mask + 1, sizeof *x->head, &failed);
    x->place = room((size_t)x->place_room, sizeof *x->place, &failed);
    x->chosen = room((size_t)x->place_room, sizeof *x->chosen, &failed);
    return !failed;
}

static void free_index(Index *x)
{
    void *rooms[] = {x->split, x->divisor, x->dirty, x->head, x->place, x->chosen};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(rooms[i]);
    for (int32_t gain = 0; gain <= MOST_GAIN; gain++)
        free(x->bucket[gain]);
}

static int64_t pairs_of(const Poly *p) /* of terms in one sum: what an extraction looks at */
{
    int64_t pairs = 0;
    for (int32_t sum = 0; sum < p->sums; sum++)
        pairs += (int64_t)p->sum[sum].count * p->sum[sum].count / 2;
    return pairs;
}

/* Take divisors out, best first with so much noise, until none gains. */
static void greedy(Index *x, Poly *p, uint64_t *random, int32_t halves)
{
    int32_t k;
    int64_t pairs = pairs_of(p);
    x->p = p;
    x->clock++;
    x->random = random;
    x->draws = ranks(random) ? DRAWN : 1;
    for (x->mask = 4095; x->mask < pairs && x->mask < x->most_mask;)
        x->mask = 2 * x->mask + 1;
    x->divisors = x->places = x->dirties = 0;
    x->spare = -1;
    x->full = 0;
    memset(x->head, -1, sizeof *x->head * ((size_t)x->mask + 1));
    memset(x->filled, 0, sizeof x->filled);
    for (int32_t sum = 0; sum < p->sums; sum++) {
        int32_t count = p->sum[sum].count;
        for (p->sum[sum].count = 0; p->sum[sum].count < count; p->sum[sum].count++)
            for_divisors(x, sum, p->sum[sum].term[p->sum[sum].count], enter_place);
    }
    while (!p->full && !x->full && (k = best_divisor(x, halves)) >= 0) {
        Divisor d = x->divisor[k];
        if (d.kind == PRODUCT)
            take_product(x, d);
        else if (d.kind == SCALED)
            take_scaled(x, d);
        else
            take_sum(x, d);
    }
}

#endif
