/* A walk among programs of the same function and length, by resubstitution.
 *
 * A step takes one value n at random and looks for other ways to compute it from values that exist:
 *
 *     n = x . y         one operation:   n - x, n + x, n / x is looked up among the values
 *     n = x . (y . z)   two operations:  the same is looked up among all y + z, y - z, y z
 *
 * (. is + or *, signs are free.) The way that frees most operations is taken, one of several at random, if it
 * does not lengthen the program; now and then one that lengthens it by one is taken too. Values are
 * known by residues modulo 2^31 - 1 at four states; the caller proves what comes back, so that nothing here
 * needs to be trusted. After every change the tables of values and of pairs have what is new, and what is no longer
 * computed is passed over when it is met (uses = 0) until the next clearing.
 *
 * C99, no library but malloc, free, memcpy, memset. shuffle.ll is what clang makes of this file (`make shuffle`): it is
 * compiled when it is first used, so that nobody needs a C compiler. */

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { GIVEN, ADD, MUL };           /* kinds of nodes; what is GIVEN is never computed in another way */
enum { PLUS, MINUS, TIMES, ALONE }; /* what stands in the place of y: y + z, y - z, y z, or y itself */
enum { STATES = 4, MAP_BITS = 21, NEW = 300 };
#define P 2147483647u
#define MIX 0x9E3779B97F4A7C15ull

typedef struct {
    uint8_t kind, rate, cost, role; /* cost: operations at run time; role: 1 may be read, 2 may be changed */
    int8_t sign[2];
    int32_t operand[2]; /* -1: none */
    int32_t label;      /* the caller's number of what is GIVEN; -1 for new nodes */
    uint32_t residue[STATES];
} Node;

typedef struct {
    uint64_t key;
    int32_t y, z, next;
    uint8_t form;
} Pair;

typedef struct {
    int32_t x, y, z, gain;
    uint8_t kind, form;
} Way;

typedef struct {
    Node *node;
    int32_t count, capacity, outputs, *output;
    int32_t total;                   /* operations */
    int32_t *uses;                   /* how often a node is read; 0: it is not computed any more */
    uint32_t (*inverse)[2];          /* 1/x at two states */
    int32_t *head, *next, head_mask; /* nodes by key */
    Pair *pair;
    int32_t pairs, pair_capacity, *pair_head, pair_mask;
    uint64_t *map;                             /* a bit for every key of nodes and pairs: most look-ups end here */
    int32_t *change, *touched, *stack, *stamp; /* for `freed` and `depends` */
    int32_t clock;
    uint64_t random;
} Walk;

/* -- numbers ------------------------------------------------------------------------------------- */

static uint64_t drawn(Walk *w) /* splitmix64 */
{
    uint64_t z = (w->random += MIX);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

static uint32_t plus(uint32_t x, uint32_t y) { return x + y >= P ? x + y - P : x + y; }
static uint32_t opposite(uint32_t x) { return x ? P - x : 0; }
static uint32_t minus(uint32_t x, uint32_t y) { return x >= y ? x - y : x + P - y; }

static uint32_t times(uint32_t x, uint32_t y)
{
    uint64_t product = (uint64_t)x * y;
    return plus((uint32_t)(product & P), (uint32_t)(product >> 31));
}

static uint32_t inverse(uint32_t x) /* x^(P - 2) */
{
    uint32_t result = 1;
    for (uint32_t exponent = P - 2; exponent; exponent >>= 1, x = times(x, x))
        if (exponent & 1)
            result = times(result, x);
    return result;
}

static uint64_t key(uint32_t first, uint32_t second) /* the same for a value and its opposite */
{
    uint64_t own = (uint64_t)first << 31 | second;
    uint64_t other = (uint64_t)opposite(first) << 31 | opposite(second);
    return own < other ? own : other;
}

static uint32_t combined(uint8_t form, uint32_t y, uint32_t z)
{
    return form == PLUS ? plus(y, z) : form == MINUS ? minus(y, z) : times(y, z);
}

/* -- tables -------------------------------------------------------------------------------------- */

static int32_t place(uint64_t key, int32_t mask) { return (int32_t)(key * MIX >> 33) & mask; }
static uint32_t bit(uint64_t key) { return (uint32_t)(key * MIX >> (64 - MAP_BITS)); }
static void note(Walk *w, uint64_t key) { w->map[bit(key) >> 6] |= 1ull << (bit(key) & 63); }
static int noted(const Walk *w, uint64_t key) { return w->map[bit(key) >> 6] >> (bit(key) & 63) & 1; }
static int readable(const Walk *w, int32_t k) { return w->uses[k] > 0 && w->node[k].role; }

static void enter(Walk *w, int32_t k)
{
    const uint32_t *r = w->node[k].residue;
    int32_t *head = &w->head[place(key(r[0], r[1]), w->head_mask)];
    w->next[k] = *head;
    *head = k;
    note(w, key(r[0], r[1]));
    for (int s = 0; s < 2; s++)
        w->inverse[k][s] = inverse(r[s]);
}

static void enter_pairs(Walk *w, int32_t z) /* with all nodes up to this one */
{
    const uint32_t *b = w->node[z].residue;
    if (!readable(w, z))
        return;
    for (int32_t y = 0; y <= z; y++) {
        if (!readable(w, y))
            continue;
        const uint32_t *a = w->node[y].residue;
        for (uint8_t form = PLUS; form <= TIMES && w->pairs < w->pair_capacity; form++) {
            uint64_t found = key(combined(form, a[0], b[0]), combined(form, a[1], b[1]));
            if (!found)
                continue;
            int32_t *head = &w->pair_head[place(found, w->pair_mask)];
            w->pair[w->pairs] = (Pair){found, y, z, *head, form};
            *head = w->pairs++;
            note(w, found);
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
        w->output[i] = moved[w->output[i]];
    w->count = count;
    w->pairs = 0;
    memset(w->map, 0, (1u << MAP_BITS) / 8);
    memset(w->head, -1, sizeof(int32_t) * ((size_t)w->head_mask + 1));
    memset(w->pair_head, -1, sizeof(int32_t) * ((size_t)w->pair_mask + 1));
    for (int32_t k = 0; k < count; k++)
        enter(w, k);
    for (int32_t k = 0; k < count; k++)
        enter_pairs(w, k);
}

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
    if (way.gain == best->gain && drawn(w) % (*ties + 1))
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
    return made;
}

static void take(Walk *w, int32_t target, const Way *way)
{
    int32_t second = way->y, old[2];
    int8_t sign[2];
    Node made = way->form == ALONE ? w->node[way->y] : inner(w, way);
    Node *node = &w->node[target];
    if (!fits(node, way->kind, &w->node[way->x], &made, sign))
        return;
    if (way->form != ALONE) {
        second = w->count++;
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
    if (way->form != ALONE) {
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
    for (int32_t x = 0; x < w->count; x++) {
        if (!readable(w, x) || x == target)
            continue;
        const uint32_t *a = w->node[x].residue, *over = w->inverse[x];
        uint64_t left[3] = {key(minus(n[0], a[0]), minus(n[1], a[1])), key(plus(n[0], a[0]), plus(n[1], a[1])),
                            key(times(n[0], over[0]), times(n[1], over[1]))};
        for (int i = 0; i < 3; i++) {
            if (!left[i] || !noted(w, left[i]))
                continue;
            uint8_t kind = i < 2 ? ADD : MUL;
            for (int32_t y = w->head[place(left[i], w->head_mask)]; y >= 0; y = w->next[y]) {
                const uint32_t *b = w->node[y].residue;
                int same = (own[0] == x && own[1] == y) || (own[0] == y && own[1] == x);
                if (key(b[0], b[1]) == left[i] && readable(w, y) && y != target && !same)
                    judge(w, target, (Way){x, y, -1, 0, kind, ALONE}, &best, &ties, least);
            }
            int32_t p = most - 2 < least ? -1 : w->pair_head[place(left[i], w->pair_mask)];
            for (; p >= 0; p = w->pair[p].next) {
                const Pair *pair = &w->pair[p];
                int32_t y = pair->y, z = pair->z;
                if (pair->key == left[i] && readable(w, y) && readable(w, z) && y != target && z != target)
                    judge(w, target, (Way){x, y, z, 0, kind, pair->form}, &best, &ties, least);
            }
        }
    }
    if (best.gain > INT32_MIN)
        take(w, target, &best);
}

/* -- the walk ------------------------------------------------------------------------------------ */

static void *room(size_t count, size_t size, int *failed)
{
    void *found = calloc(count, size);
    *failed |= !found;
    return found;
}

/* Walk so many steps from a program; its nodes, and which of them are outputs, become those of the last of the
 * shortest programs met. A step to one operation more is looked for once in `worse` steps (0: never) while the
 * program is less than `above` longer than the shortest. The number of nodes, or -1 where memory is short. */
int32_t shuffle(Node *node, int32_t count, int32_t capacity, int32_t *output, int32_t outputs, uint64_t seed,
                int32_t steps, int32_t worse, int32_t above)
{
    int failed = 0;
    int64_t read = NEW; /* nodes that are combined with each other, before the tables are cleared */
    if (count <= 0 || outputs <= 0)
        return count; /* nothing is computed */
    for (int32_t k = 0; k < count; k++)
        read += node[k].role != 0;
    Walk it = {.node = node, .count = count, .capacity = capacity, .outputs = outputs, .output = output}, *w = &it;
    size_t room_for = (size_t)capacity;
    w->random = seed;
    w->pair_capacity = (int32_t)(3 * read * read / 2 + 3 * (int64_t)capacity + 3);
    for (w->head_mask = 1023; w->head_mask < 2 * capacity;)
        w->head_mask = 2 * w->head_mask + 1;
    for (w->pair_mask = 16383; w->pair_mask < w->pair_capacity / 4;)
        w->pair_mask = 2 * w->pair_mask + 1;
    w->uses = room(room_for, sizeof *w->uses, &failed);
    w->inverse = room(room_for, sizeof *w->inverse, &failed);
    w->head = room((size_t)w->head_mask + 1, sizeof *w->head, &failed);
    w->next = room(room_for, sizeof *w->next, &failed);
    w->pair = room((size_t)w->pair_capacity, sizeof *w->pair, &failed);
    w->pair_head = room((size_t)w->pair_mask + 1, sizeof *w->pair_head, &failed);
    w->map = room((1u << MAP_BITS) / 64, sizeof *w->map, &failed);
    w->change = room(room_for, sizeof *w->change, &failed);
    w->stamp = room(room_for, sizeof *w->stamp, &failed);
    w->touched = room(2 * room_for + 8, sizeof *w->touched, &failed);
    w->stack = room(2 * room_for + 8, sizeof *w->stack, &failed);
    Node *kept = room(room_for, sizeof *kept, &failed);
    int32_t *kept_output = room((size_t)outputs + 1, sizeof *kept_output, &failed), kept_count = -1;
    if (!failed) {
        for (int32_t k = 0; k < count; k++)
            for (int i = 0; i < 2; i++)
                if (node[k].operand[i] >= 0)
                    w->uses[node[k].operand[i]]++;
        for (int32_t i = 0; i < outputs; i++)
            w->uses[output[i]]++;
        for (int32_t k = 0; k < count; k++)
            w->total += w->uses[k] > 0 ? node[k].cost : 0;
        clear(w);
        int32_t fewest = w->total + 1;
        for (int32_t i = 0; i <= steps; i++) {
            if (w->total < fewest || (w->total == fewest && (i == steps || drawn(w) % 64 == 0))) {
                fewest = w->total;
                kept_count = w->count;
                memcpy(kept, node, sizeof *kept * (size_t)w->count);
                memcpy(kept_output, output, sizeof *output * (size_t)outputs);
            }
            if (w->count + 2 > capacity || w->pairs + 3 * w->count + 3 > w->pair_capacity)
                clear(w);
            int32_t target = (int32_t)(drawn(w) % (uint64_t)w->count);
            if (w->uses[target] > 0 && node[target].cost && node[target].kind && node[target].role & 2)
                step(w, target, worse && w->total < fewest + above && drawn(w) % (uint64_t)worse == 0 ? -1 : 0);
        }
        memcpy(node, kept, sizeof *kept * (size_t)kept_count);
        memcpy(output, kept_output, sizeof *output * (size_t)outputs);
    }
    void *rooms[] = {w->uses, w->inverse, w->head, w->next, w->pair, w->pair_head, w->map,
                     w->change, w->stamp, w->touched, w->stack, kept, kept_output};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(rooms[i]);
    return kept_count;
}
