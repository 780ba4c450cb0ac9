/* What could be known of a divisor before it is taken out, each with a weight that is tried (benchmarks/turning.py). Less is
 * better. Stands in the place of `rank` and `ranks` in gains.h. */

enum { FEATURES = 15, PLACES = 4, POPULAR = 60, TERMS = 24, STAKE = 2000 };
int32_t WEIGHT[FEATURES];

static int ranks(uint64_t *random) { return random != 0; } /* in every extraction */

static int32_t at_most(int32_t value, int32_t most) { return value < most ? value : most; }

static int32_t popular(const Poly *p, int32_t literal) /* terms that have it */
{
    int32_t found = 0;
    for (int32_t sum = 0; sum < p->sums; sum++)
        for (int32_t t = 0; t < p->sum[sum].count; t++) {
            int32_t m = p->sum[sum].term[t].monomial;
            for (int32_t i = 0; i < length(p, m); i++)
                found += letters(p, m)[i] == literal;
        }
    return at_most(found, POPULAR);
}

/* A look ahead: all that other divisors gain at the terms which would be gone. */
static int32_t stake;

static void at_stake(Index *x, uint8_t kind, int32_t a, int32_t b, uint64_t ratio, Place place)
{
    int32_t k = find(x, x->head[divisor_place(x, kind, a, b, ratio)], kind, a, b, ratio);
    (void)place;
    if (k >= 0)
        stake += x->divisor[k].gain;
}

static int32_t destroyed(Index *x, const Divisor *d)
{
    stake = 0;
    for (int32_t at = d->place; at >= 0; at = x->place[at].next) {
        const Place *place = &x->place[at];
        for_divisors(x, place->sum, (Term){place->m, place->scale}, at_stake);
        if (d->kind == SUM)
            for_divisors(x, place->sum, (Term){place->n, place->second}, at_stake);
    }
    return at_most(stake, STAKE);
}

/* Means over letters and places are in eighths. */
static void of_sum(Index *x, const Divisor *d, int32_t *f)
{
    const Poly *p = x->p;
    const Place *first = &x->place[d->place];
    int32_t monomials[2] = {d->a, d->b}, shared = 0;
    f[6] = length(p, d->a) + length(p, d->b);
    f[7] = d->ratio == 1 || d->ratio == Q - 1;
    for (int side = 0; side < 2; side++)
        for (int32_t i = 0; i < length(p, monomials[side]); i++) {
            int32_t letter = letters(p, monomials[side])[i];
            f[8] += WEIGHT[8] ? 8 * popular(p, letter) : 0;
            f[9] += p->literal[letter].kind == TAKEN_GIVEN;
        }
    f[8] /= f[6] ? f[6] : 1;
    for (int32_t i = 0, j = 0; i < length(p, first->m); i++) {
        int32_t letter = letters(p, first->m)[i];
        while (j < length(p, first->n) && letters(p, first->n)[j] < letter)
            j++;
        if (j < length(p, first->n) && letters(p, first->n)[j] == letter) {
            f[10] += WEIGHT[10] ? 8 * popular(p, letter) : 0;
            shared++, j++;
        }
    }
    f[10] /= shared ? shared : 1;
}

static int32_t rank(const Index *index, const Divisor *d)
{
    Index *x = (Index *)index;
    const Poly *p = x->p;
    int32_t f[FEATURES] = {0}, places = 0;
    f[0] = d->kind == SUM;
    f[1] = d->kind == SCALED;
    f[2] = at_most(d->places, 8);
    for (int32_t at = d->place; at >= 0 && places < PLACES; at = x->place[at].next, places++) {
        const Place *place = &x->place[at];
        int32_t count = p->sum[place->sum].count;
        f[3] += 8 * at_most(count, TERMS);
        f[4] += 8 * (count == (d->kind == SUM ? 2 : 1));
        f[5] += 8 * (length(p, place->m) - (d->kind == SUM ? length(p, d->a) : 0));
    }
    for (int i = 3; i < 6; i++)
        f[i] /= places ? places : 1;
    if (d->kind == SUM)
        of_sum(x, d, f);
    else {
        f[11] = WEIGHT[11] ? 8 * popular(p, d->b) : 0;
        f[12] = p->literal[d->b].kind == TAKEN_GIVEN;
        if (d->kind == PRODUCT) {
            f[12] += p->literal[d->a].kind == TAKEN_GIVEN;
            f[13] = WEIGHT[13] ? 8 * popular(p, d->a) : 0;
        }
    }
    f[14] = WEIGHT[14] ? destroyed(x, d) : 0;
    int32_t total = 0;
    for (int i = 0; i < FEATURES; i++)
        total += WEIGHT[i] * f[i];
    return total;
}
