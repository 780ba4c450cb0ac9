/* Other ways to compute one value from values that exist: how many operations each would free, and taking one. */

#ifndef WAYS_H
#define WAYS_H

#include "values.h"

/* -- judging ------------------------------------------------------------------------------------- */

static void change(Walk *w, int32_t k, int32_t by, int32_t *touched)
{
    if (!w->change[k])
        w->touched[(*touched)++] = k;
    w->change[k] += by;
}

/* Operations that vanish when node k is computed from the pinned nodes instead. */
static int32_t freed(Walk *w, int32_t k, const int32_t *pinned, int pins)
{
    int32_t saved = w->node[k].cost, touched = 0, depth = 0;
    for (int i = 0; i < pins; i++)
        change(w, pinned[i], 1, &touched);
    w->stack[depth++] = k;
    while (depth) {
        const Node *node = &w->node[w->stack[--depth]];
        for (int i = 0; i < 2; i++) {
            int32_t j = node->operand[i];
            if (j < 0)
                continue;
            change(w, j, -1, &touched);
            if (w->uses[j] + w->change[j] == 0) {
                saved += w->node[j].cost;
                w->stack[depth++] = j;
            }
        }
    }
    for (int32_t i = 0; i < touched; i++)
        w->change[w->touched[i]] = 0;
    return saved;
}

static int depends(Walk *w, int32_t k, int32_t on) /* does node k read that one, directly or not? */
{
    int32_t now = ++w->clock, depth = 0;
    w->stack[depth++] = k;
    w->stamp[k] = now;
    while (depth) {
        int32_t at = w->stack[--depth];
        if (at == on)
            return 1;
        for (int i = 0; i < 2; i++) {
            int32_t j = w->node[at].operand[i];
            if (j >= 0 && w->stamp[j] != now) {
                w->stamp[j] = now;
                w->stack[depth++] = j;
            }
        }
    }
    return 0;
}

/* Let this way be the best if it is, or by lot among several that are; `ties` counts those. */
static void judge(Walk *w, int32_t target, Way way, Way *best, uint64_t *ties, int32_t least)
{
    int32_t reads[3] = {way.x, way.y, way.z};
    int pins = way.form == ALONE ? 2 : 3;
    way.gain = freed(w, target, reads, pins) - 1;
    if (way.form != ALONE)
        way.gain -= w->node[way.y].rate > 0 || w->node[way.z].rate > 0;
    if (way.gain < least || way.gain < best->gain)
        return;
    if (way.gain == best->gain && drawn(&w->random) % (*ties + 1))
        return;
    for (int i = 0; i < pins; i++)
        if (depends(w, reads[i], target))
            return;
    *ties = way.gain == best->gain ? *ties + 1 : 1;
    *best = way;
}

/* -- rewriting ----------------------------------------------------------------------------------- */

static int fits(const Node *n, uint8_t kind, const Node *x, const Node *y, int8_t sign[2]) /* n = +-x . +-y */
{
    for (int signs = 0; signs < 4; signs++) {
        int same = 0;
        for (; same < STATES; same++) {
            uint32_t a = signs & 1 ? opposite(x->residue[same]) : x->residue[same];
            uint32_t b = signs & 2 ? opposite(y->residue[same]) : y->residue[same];
            if (n->residue[same] != (kind == ADD ? plus(a, b) : times(a, b)))
                break;
        }
        if (same == STATES) {
            sign[0] = signs & 1 ? -1 : 1;
            sign[1] = signs & 2 ? -1 : 1;
            return 1;
        }
    }
    return 0;
}

static void release(Walk *w, int32_t k) /* one reader less, and so on below what nobody reads any more */
{
    int32_t depth = 0;
    w->stack[depth++] = k;
    while (depth) {
        k = w->stack[--depth];
        if (k < 0 || --w->uses[k])
            continue;
        w->total -= w->node[k].cost;
        w->stack[depth++] = w->node[k].operand[0];
        w->stack[depth++] = w->node[k].operand[1];
    }
}

static Node inner(const Walk *w, const Way *way) /* y . z */
{
    const Node *y = &w->node[way->y], *z = &w->node[way->z];
    Node made = {.kind = way->form == TIMES ? MUL : ADD, .role = 3, .label = -1};
    made.rate = y->rate > z->rate ? y->rate : z->rate;
    made.cost = made.rate > 0;
    made.sign[0] = 1;
    made.sign[1] = way->form == MINUS ? -1 : 1;
    made.operand[0] = way->y;
    made.operand[1] = way->z;
    for (int s = 0; s < STATES; s++)
        made.residue[s] = combined(way->form, y->residue[s], z->residue[s]);
    if (!made.rate) {
        uint64_t other = way->form == MINUS ? q_opposite(z->scalar) : z->scalar;
        made.scalar = way->form == TIMES ? q_times(y->scalar, other) : q_plus(y->scalar, other);
    }
    return made;
}

/* A node of this value that is not computed any more, as the tables still know it; -1: there is none. */
static int32_t forgotten(const Walk *w, Node *made)
{
    for (int32_t k = w->head[place(mark_of(made->residue[0]), w->head_mask)]; k >= 0; k = w->next[k]) {
        const uint32_t *r = w->node[k].residue;
        int same = 1, other = 1;
        for (int s = 0; s < STATES; s++) {
            same &= r[s] == made->residue[s];
            other &= r[s] == opposite(made->residue[s]);
        }
        if (w->uses[k] || !w->node[k].role || w->node[k].rate != made->rate || (!same && !other))
            continue;
        if (!same) { /* -(y + z) = -y - z, -(y z) = (-y) z */
            made->sign[0] = (int8_t)-made->sign[0];
            if (made->kind == ADD)
                made->sign[1] = (int8_t)-made->sign[1];
            memcpy(made->residue, r, sizeof made->residue);
            made->scalar = w->node[k].scalar;
        }
        return k;
    }
    return -1;
}

static void take(Walk *w, int32_t target, const Way *way)
{
    int32_t second = way->y, known = -1, old[2];
    int8_t sign[2];
    Node made = way->form == ALONE ? w->node[way->y] : inner(w, way);
    Node *node = &w->node[target];
    if (way->form != ALONE)
        known = forgotten(w, &made);
    if (!fits(node, way->kind, &w->node[way->x], &made, sign))
        return;
    if (way->form != ALONE) {
        second = known < 0 ? w->count++ : known;
        w->node[second] = made;
        w->uses[second] = w->change[second] = w->stamp[second] = 0;
        w->uses[way->y]++;
        w->uses[way->z]++;
        w->total += made.cost;
    }
    w->uses[way->x]++;
    w->uses[second]++;
    memcpy(old, node->operand, sizeof old);
    memcpy(node->sign, sign, sizeof sign);
    node->kind = way->kind;
    node->operand[0] = way->x;
    node->operand[1] = second;
    release(w, old[0]);
    release(w, old[1]);
    if (way->form != ALONE && known < 0) {
        enter(w, second);
        enter_pairs(w, second);
    }
}

static void step(Walk *w, int32_t target, int32_t least)
{
    const uint32_t *n = w->node[target].residue;
    const int32_t *own = w->node[target].operand;
    int32_t most = freed(w, target, NULL, 0);
    Way best = {.gain = INT32_MIN};
    uint64_t ties = 0;
    for (int32_t i = 0; i < w->reads; i++) {
        int32_t x = w->read[i];
        if (!readable(w, x) || x == target)
            continue;
        const uint32_t *a = w->node[x].residue;
        uint32_t left[3] = {minus(n[0], a[0]), plus(n[0], a[0]), times(n[0], w->inverse[x])};
        for (int i = 0; i < 3; i++) {
            uint32_t mark = mark_of(left[i]);
            uint8_t kind = i < 2 ? ADD : MUL;
            /* n - x and n + x are pairs themselves, of no use here: another is wanted */
            int alone = noted(w->map, MAP_BITS, mark);
            int paired = most - 2 >= least && noted(i < 2 ? w->again_map : w->pair_map, PAIR_BITS, mark);
            if (!mark || !(alone || paired)) /* as almost always */
                continue;
            uint32_t second = i == 0 ? minus(n[1], a[1]) : i == 1 ? plus(n[1], a[1]) : times(n[1], inverse(a[1]));
            uint64_t wanted = key(left[i], second);
            for (int32_t y = alone ? w->head[place(mark, w->head_mask)] : -1; y >= 0; y = w->next[y]) {
                const uint32_t *b = w->node[y].residue;
                int same = (own[0] == x && own[1] == y) || (own[0] == y && own[1] == x);
                if (key(b[0], b[1]) == wanted && readable(w, y) && y != target && !same)
                    judge(w, target, (Way){x, y, -1, 0, kind, ALONE}, &best, &ties, least);
            }
            for (int32_t p = paired ? w->pair_head[place(mark, w->pair_mask)] : -1; p >= 0; p = w->pair[p].next) {
                const Pair *pair = &w->pair[p];
                int32_t y = pair->y, z = pair->z;
                if (pair->mark != mark || !readable(w, y) || !readable(w, z) || y == target || z == target)
                    continue;
                const uint32_t *b = w->node[y].residue, *c = w->node[z].residue;
                if (key(combined(pair->form, b[0], c[0]), combined(pair->form, b[1], c[1])) == wanted)
                    judge(w, target, (Way){x, y, z, 0, kind, pair->form}, &best, &ties, least);
            }
        }
    }
    if (best.gain > INT32_MIN)
        take(w, target, &best);
}

#endif
