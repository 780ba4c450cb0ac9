/* Values that a walk may read, by their residues: all of them, and all sums, differences and products of two.
 *
 * After every change the tables have what is new; what is no longer computed is passed over when it is met (uses = 0)
 * until the next clearing. */

#ifndef VALUES_H
#define VALUES_H

#include "nodes.h"

enum { PLUS, MINUS, TIMES, ALONE }; /* what stands in the place of y: y + z, y - z, y z, or y itself */
enum { MAP_BITS = 16, PAIR_BITS = 20, NEW = 300 };

typedef struct {
    uint32_t mark;
    int32_t y, z, next;
    uint8_t form;
} Pair;

typedef struct {
    int32_t x, y, z, gain;
    uint8_t kind, form;
} Way;

typedef struct {
    Node *node; /* those of the program that is walked from */
    Edge *output;
    int32_t count, capacity, outputs, room; /* room: the capacity for which there is memory */
    int32_t total;                   /* operations */
    int32_t *read, reads;            /* nodes with a role, in order */
    int32_t *uses;                   /* how often a node is read; 0: it is not computed any more */
    uint32_t *inverse;               /* 1/x at the first state */
    int32_t *head, *next, head_mask; /* nodes by mark */
    Pair *pair;
    int32_t pairs, pair_capacity, *pair_head, pair_mask;
    uint64_t *map, *pair_map, *again_map; /* a bit for every mark of nodes, of pairs, of two pairs: most look-ups end here */
    int32_t *change, *touched, *stack, *stamp; /* for `freed` and `depends` */
    int32_t clock;
    uint64_t random;
} Walk;

/* -- numbers ------------------------------------------------------------------------------------- */

static uint64_t key(uint32_t first, uint32_t second) /* the same for a value and its opposite */
{
    uint64_t own = (uint64_t)first << 31 | second;
    uint64_t other = (uint64_t)opposite(first) << 31 | opposite(second);
    return own < other ? own : other;
}

static uint32_t mark_of(uint32_t x) { return x < P - x ? x : P - x; } /* the same for x and -x; of the first state: to look up */

static uint32_t combined(uint8_t form, uint32_t y, uint32_t z)
{
    return form == PLUS ? plus(y, z) : form == MINUS ? minus(y, z) : times(y, z);
}

/* -- tables -------------------------------------------------------------------------------------- */

static int32_t place(uint32_t mark, int32_t mask) { return (int32_t)(mark * MIX >> 33) & mask; }

static void note(uint64_t *map, int bits, uint32_t mark)
{
    uint64_t bit = mark * MIX >> (64 - bits);
    map[bit >> 6] |= 1ull << (bit & 63);
}

static int noted(const uint64_t *map, int bits, uint32_t mark)
{
    uint64_t bit = mark * MIX >> (64 - bits);
    return map[bit >> 6] >> (bit & 63) & 1;
}

static int readable(const Walk *w, int32_t k) { return w->uses[k] > 0 && w->node[k].role; }

static void enter(Walk *w, int32_t k)
{
    uint32_t own = mark_of(w->node[k].residue[0]);
    int32_t *head = &w->head[place(own, w->head_mask)];
    w->next[k] = *head;
    *head = k;
    note(w->map, MAP_BITS, own);
    if (!w->node[k].role)
        return;
    w->read[w->reads++] = k;
    w->inverse[k] = inverse(w->node[k].residue[0]);
}

static void enter_pairs(Walk *w, int32_t z) /* with all nodes up to this one */
{
    uint32_t b = w->node[z].residue[0];
    if (!readable(w, z))
        return;
    for (int32_t i = 0; i < w->reads && w->read[i] <= z; i++) {
        int32_t y = w->read[i];
        if (!readable(w, y))
            continue;
        for (uint8_t form = PLUS; form <= TIMES && w->pairs < w->pair_capacity; form++) {
            uint32_t found = mark_of(combined(form, w->node[y].residue[0], b));
            if (!found)
                continue;
            int32_t *head = &w->pair_head[place(found, w->pair_mask)];
            w->pair[w->pairs] = (Pair){found, y, z, *head, form};
            *head = w->pairs++;
            note(noted(w->pair_map, PAIR_BITS, found) ? w->again_map : w->pair_map, PAIR_BITS, found);
        }
    }
}

static void clear(Walk *w) /* what is not computed any more goes, the tables are made anew */
{
    int32_t *moved = w->stack, count = 0;
    for (int32_t k = 0; k < w->count; k++)
        moved[k] = w->uses[k] > 0 ? count++ : -1;
    for (int32_t k = 0; k < w->count; k++) {
        if (moved[k] < 0)
            continue;
        Node node = w->node[k];
        for (int i = 0; i < 2; i++)
            if (node.operand[i] >= 0)
                node.operand[i] = moved[node.operand[i]];
        w->node[moved[k]] = node;
        w->uses[moved[k]] = w->uses[k];
    }
    for (int32_t i = 0; i < w->outputs; i++)
        w->output[i].node = moved[w->output[i].node];
    w->count = count;
    w->pairs = w->reads = 0;
    memset(w->map, 0, (1u << MAP_BITS) / 8);
    memset(w->pair_map, 0, (1u << PAIR_BITS) / 8);
    memset(w->again_map, 0, (1u << PAIR_BITS) / 8);
    memset(w->head, -1, sizeof(int32_t) * ((size_t)w->head_mask + 1));
    memset(w->pair_head, -1, sizeof(int32_t) * ((size_t)w->pair_mask + 1));
    for (int32_t k = 0; k < count; k++)
        enter(w, k);
    for (int32_t k = 0; k < count; k++)
        enter_pairs(w, k);
}

#endif
