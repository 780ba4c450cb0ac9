/* What taking a divisor out would gain, and which is taken next: those that gain stand in buckets; of a few that are drawn
 * from the best, the sum whose monomials have the fewest letters, or a product. */

#ifndef GAINS_H
#define GAINS_H

#include "divisors.h"

enum { DRAWN = 4 }; /* of the divisors that gain most, where they are ranked */

typedef struct {
    int32_t gain, scale, second, places; /* d = scale m1 + second m2, at the chosen places */
} Taking;

/* How a sum divisor is taken. Its places must not share a term, nor need a quotient that does not exist. */
static Taking taking(Index *x, const Divisor *d)
{
    Poly *p = x->p;
    int32_t places = 0, plain = d->ratio == 1 || d->ratio == Q - 1;
    Taking result = {0, 1, d->ratio == 1 ? 1 : -1, 0};
    for (int32_t at = d->place; at >= 0; at = x->place[at].next) {
        Place place = x->place[at];
        int meets = 0;
        for (int32_t i = 0; i < places && !meets; i++) {
            const Place *o = &x->chosen[i];
            meets = o->sum == place.sum && (o->m == place.m || o->m == place.n || o->n == place.m || o->n == place.n);
        }
        if (!meets)
            x->chosen[places++] = place;
    }
    if (!plain) { /* the scale that stands most often */
        int32_t most = 0, kept = 0;
        for (int32_t i = 0; i < places; i++) {
            int32_t own = x->chosen[i].scale, same = 0;
            for (int32_t j = 0; j < places; j++)
                same += x->chosen[j].scale == own || x->chosen[j].scale == -own;
            if (same > most) {
                most = same;
                result.scale = own < 0 ? -own : own;
                result.second = own < 0 ? -x->chosen[i].second : x->chosen[i].second;
            }
        }
        for (int32_t i = 0; i < places; i++)
            if (scale_quotient(p->scalars, x->chosen[i].scale, result.scale))
                x->chosen[kept++] = x->chosen[i];
        places = kept;
    }
    result.gain = -1 - term_cost(p, d->a, result.scale) - term_cost(p, d->b, result.second);
    for (int32_t i = 0; i < places; i++) {
        const Place *place = &x->chosen[i];
        int32_t common = length(p, place->m) - length(p, d->a);
        result.gain += term_cost(p, place->m, place->scale) + term_cost(p, place->n, place->second) + 1 - common;
        result.gain -= place->scale != result.scale && place->scale != -result.scale;
    }
    result.places = places;
    return result;
}

static void shift(Index *x, int32_t k, int32_t gain) /* to the bucket of its gain; 0: to none */
{
    Divisor *d = &x->divisor[k];
    if (gain > MOST_GAIN)
        gain = MOST_GAIN;
    if (gain < 0)
        gain = 0;
    if (gain == d->gain)
        return;
    if (d->gain) {
        int32_t last = x->bucket[d->gain][--x->filled[d->gain]];
        x->bucket[d->gain][d->position] = last;
        x->divisor[last].position = d->position;
    }
    d->gain = gain;
    if (!gain)
        return;
    if (x->filled[gain] == x->bucket_room[gain]) {
        int32_t more = 2 * x->bucket_room[gain] + 64;
        int failed = 0;
        int32_t *wider = room((size_t)more, sizeof *wider, &failed);
        if (failed) {
            d->gain = 0;
            x->full = 1;
            return;
        }
        if (x->filled[gain])
            memcpy(wider, x->bucket[gain], sizeof *wider * (size_t)x->filled[gain]);
        free(x->bucket[gain]);
        x->bucket[gain] = wider;
        x->bucket_room[gain] = more;
    }
    d->position = x->filled[gain];
    x->bucket[gain][x->filled[gain]++] = k;
}

static void refresh(Index *x)
{
    for (int32_t i = 0; i < x->dirties; i++) {
        int32_t k = x->dirty[i];
        Divisor *d = &x->divisor[k];
        d->dirty = 0;
        if (!d->places)
            shift(x, k, 0);
        else if (d->kind != SUM)
            shift(x, k, d->places - 1);
        else if (d->places == 1 && length(x->p, d->a) && length(x->p, d->b)) { /* as almost always */
            const Place *place = &x->place[d->place];
            int32_t gain = length(x->p, place->m) - length(x->p, d->a);
            gain += (d->ratio == 1 || d->ratio == Q - 1) && !is_unit(place->scale);
            shift(x, k, gain);
        } else
            shift(x, k, taking(x, d).gain);
    }
    x->dirties = 0;
}

/* The largest of n numbers between 0 and 2^32, as if drawn one by one: 1 + ln(u)/n, the logarithm roughly. */
static uint64_t largest(uint64_t *random, int32_t n)
{
    uint64_t u = drawn(random);
    if (n == 1)
        return u >> 32;
    uint64_t zeros = 0;
    while (zeros < 40 && !(u >> (63 - zeros) & 1))
        zeros++;
    uint64_t fraction = u << zeros << 1 >> 48;
    uint64_t lost = (((zeros + 1) << 16) - fraction) * 45426 / (uint64_t)n; /* -ln(u)/n, times 2^32 */
    return lost >> 32 ? 0 : (1ull << 32) - lost;
}

/* Which of those that gain as much is better: less is. Of fifteen things that could be known of a divisor, what it destroys among
 * them, this is the cheapest of those that shorten programs in the first turns: where terms share much, little is left of them.
 * Every other extraction takes them by lot: what -O1 ends with hardly differs (benchmarks/turning.py), and a search wants both. */
#ifdef RANKING
#include RANKING
#else
static int32_t rank(const Index *x, const Divisor *d) /* letters left in the two terms of a sum */
{
    return d->kind == SUM ? length(x->p, d->a) + length(x->p, d->b) : 0;
}

static int ranks(uint64_t *random) { return !below(random, 2); } /* in this extraction? */
#endif

static int32_t one_of(Index *x, int32_t gain) /* the best of a few that are drawn */
{
    int32_t chosen = -1, least = INT32_MAX, draws = x->filled[gain] < x->draws ? x->filled[gain] : x->draws;
    for (int32_t i = 0; i < draws; i++) {
        int32_t k = x->bucket[gain][below(x->random, x->filled[gain])], found = rank(x, &x->divisor[k]);
        if (found < least) {
            least = found;
            chosen = k;
        }
    }
    return chosen;
}

static int32_t best_divisor(Index *x, int32_t halves) /* noise, in halves; -1 where none gains */
{
    refresh(x);
    int32_t best = MOST_GAIN;
    while (best > 0 && !x->filled[best])
        best--;
    if (!best)
        return -1;
    if (halves) {
        uint64_t most = 0;
        int32_t lowest = best - halves / 2 > 1 ? best - halves / 2 : 1, chosen = best;
        for (int32_t gain = best; gain >= lowest; gain--) {
            if (!x->filled[gain])
                continue;
            uint64_t score = ((uint64_t)gain << 32) + (largest(x->random, x->filled[gain]) * (uint64_t)halves >> 1);
            if (score > most) {
                most = score;
                chosen = gain;
            }
        }
        best = chosen;
    }
    return one_of(x, best);
}

#endif
