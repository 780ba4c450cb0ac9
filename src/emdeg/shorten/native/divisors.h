/* Divisors of sums of products, and the greedy extraction: the one that saves most is taken out, again and again.
 *
 *     product  x y          two literals that stand together in several terms
 *     scaled   scale x      a scale (up to sign) and a literal that do
 *     sum      m1 + ratio m2    two coprime monomials with one ratio of scales, in several sums up to a factor, or in
 *                               one times a common product (distributivity)
 *
 * After the fast-extract of logic synthesis (Rajski and Vasudevamurthi 1992). Every change updates only the
 * divisors that it touches; those that gain are kept in buckets by gain, and one of the best is drawn. */

#include "polynomials.h"

enum { MOST_GAIN = 63 };

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
    Poly *p;
    uint64_t *random;
    Divisor *divisor;
    int32_t divisors, divisor_room, *head, mask, most_mask;
    Place *place, *chosen;
    int32_t places, place_room, spare; /* spare: places that were left, chained */
    int32_t *dirty, dirties, dirty_room;
    int32_t *bucket[MOST_GAIN + 1], filled[MOST_GAIN + 1], bucket_room[MOST_GAIN + 1];
    int full;
} Index;

/* -- tables -------------------------------------------------------------------------------------- */

static int32_t divisor_place(const Index *x, uint8_t kind, int32_t a, int32_t b, uint64_t ratio)
{
    uint64_t hash = (((uint64_t)(uint32_t)a << 32 | (uint32_t)b) * MIX ^ ratio ^ kind) * MIX;
    return (int32_t)(hash >> 33) & x->mask;
}

static int32_t find(const Index *x, uint8_t kind, int32_t a, int32_t b, uint64_t ratio)
{
    int32_t k = x->head[divisor_place(x, kind, a, b, ratio)];
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
    int32_t k = find(x, kind, a, b, ratio), at = x->spare;
    if (x->full)
        return;
    if ((k < 0 && x->divisors >= x->divisor_room) || (at < 0 && x->places >= x->place_room)) {
        x->full = 1;
        return;
    }
    if (k < 0) {
        int32_t *head = &x->head[divisor_place(x, kind, a, b, ratio)];
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
    int32_t k = find(x, kind, a, b, ratio);
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

/* Two monomials without what they share; how many letters that are. */
static int32_t coprime(Poly *p, int32_t m, int32_t n, int32_t *first, int32_t *second)
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
    *first = common ? monomial(p, one, fewer) : m;
    *second = common ? monomial(p, other, less) : n;
    return common;
}

static uint64_t ratio_of(Poly *p, int32_t of, int32_t to) /* of / to */
{
    if (of == to)
        return 1;
    if (of == -to)
        return Q - 1;
    return q_times(residue_of(p->scalars, of), over_of(p->scalars, to));
}

/* Enter or leave all divisors of a term: with the other terms of its sum, and in itself. */
static void for_divisors(Index *x, int32_t sum, Term term, Change *change)
{
    Poly *p = x->p;
    int32_t first, second, m = term.monomial, count = length(p, m);
    for (int32_t t = 0; t < p->sum[sum].count && !p->full; t++) {
        Term other = p->sum[sum].term[t];
        coprime(p, m, other.monomial, &first, &second);
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

/* -- gains --------------------------------------------------------------------------------------- */

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
    return x->bucket[best][below(x->random, x->filled[best])];
}

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
    x->head = room((size_t)x->most_mask + 1, sizeof *x->head, &failed);
    x->place = room((size_t)x->place_room, sizeof *x->place, &failed);
    x->chosen = room((size_t)x->place_room, sizeof *x->chosen, &failed);
    return !failed;
}

static void free_index(Index *x)
{
    void *rooms[] = {x->divisor, x->dirty, x->head, x->place, x->chosen};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(rooms[i]);
    for (int32_t gain = 0; gain <= MOST_GAIN; gain++)
        free(x->bucket[gain]);
}

/* Take divisors out, best first with so much noise, until none gains. */
static void greedy(Index *x, Poly *p, uint64_t *random, int32_t halves)
{
    int32_t k, pairs = 0;
    x->p = p;
    x->random = random;
    for (int32_t sum = 0; sum < p->sums && pairs < x->most_mask; sum++)
        pairs += p->sum[sum].count * (p->sum[sum].count + 3) / 2; /* with each other, and some in themselves */
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
