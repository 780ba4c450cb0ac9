/* A walk among programs of the same function and length, by resubstitution.
 *
 * A step takes one value n at random and looks for other ways to compute it from values that exist:
 *
 *     n = x . y         one operation:   n - x, n + x, n / x is looked up among the values
 *     n = x . (y . z)   two operations:  the same is looked up among all y + z, y - z, y z
 *
 * (. is + or *, signs are free.) The way that frees most operations is taken, one of several at random, if it
 * does not lengthen the program; now and then one that lengthens it by one is taken too. Values are
 * known by their residues; the caller proves what comes back, so that nothing here needs to be trusted. After every change the tables of values and of pairs have what is new, and what is no longer
 * computed is passed over when it is met (uses = 0) until the next clearing.
 *
 * A walk among programs of one length meets others from which extraction goes on (turns.c). */

#include "nodes.h"

enum { PLUS, MINUS, TIMES, ALONE }; /* what stands in the place of y: y + z, y - z, y z, or y itself */
enum { MAP_BITS = 16, PAIR_BITS = 20, NEW = 300 };

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
    Node *node; /* those of the program that is walked from */
    Edge *output;
    int32_t count, capacity, outputs, room; /* room: the capacity for which there is memory */
    int32_t total;                   /* operations */
    int32_t *uses;                   /* how often a node is read; 0: it is not computed any more */
    uint32_t (*inverse)[2];          /* 1/x at two states */
    int32_t *head, *next, head_mask; /* nodes by key */
    Pair *pair;
    int32_t pairs, pair_capacity, *pair_head, pair_mask;
    uint64_t *map, *pair_map, *again_map; /* a bit for every key of nodes, of pairs, of two pairs: most look-ups end here */
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

static uint32_t combined(uint8_t form, uint32_t y, uint32_t z)
{
    return form == PLUS ? plus(y, z) : form == MINUS ? minus(y, z) : times(y, z);
}

/* -- tables -------------------------------------------------------------------------------------- */

static int32_t place(uint64_t key, int32_t mask) { return (int32_t)(key * MIX >> 33) & mask; }

static void note(uint64_t *map, int bits, uint64_t key)
{
    uint64_t bit = key * MIX >> (64 - bits);
    map[bit >> 6] |= 1ull << (bit & 63);
}

static int noted(const uint64_t *map, int bits, uint64_t key)
{
    uint64_t bit = key * MIX >> (64 - bits);
    return map[bit >> 6] >> (bit & 63) & 1;
}

static int readable(const Walk *w, int32_t k) { return w->uses[k] > 0 && w->node[k].role; }

static void enter(Walk *w, int32_t k)
{
    const uint32_t *r = w->node[k].residue;
    int32_t *head = &w->head[place(key(r[0], r[1]), w->head_mask)];
    w->next[k] = *head;
    *head = k;
    note(w->map, MAP_BITS, key(r[0], r[1]));
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
    w->pairs = 0;
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
    uint64_t own = key(made->residue[0], made->residue[1]);
    for (int32_t k = w->head[place(own, w->head_mask)]; k >= 0; k = w->next[k]) {
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
    for (int32_t x = 0; x < w->count; x++) {
        if (!readable(w, x) || x == target)
            continue;
        const uint32_t *a = w->node[x].residue, *over = w->inverse[x];
        uint64_t left[3] = {key(minus(n[0], a[0]), minus(n[1], a[1])), key(plus(n[0], a[0]), plus(n[1], a[1])),
                            key(times(n[0], over[0]), times(n[1], over[1]))};
        for (int i = 0; i < 3; i++) {
            if (!left[i])
                continue;
            uint8_t kind = i < 2 ? ADD : MUL;
            if (noted(w->map, MAP_BITS, left[i]))
                for (int32_t y = w->head[place(left[i], w->head_mask)]; y >= 0; y = w->next[y]) {
                    const uint32_t *b = w->node[y].residue;
                    int same = (own[0] == x && own[1] == y) || (own[0] == y && own[1] == x);
                    if (key(b[0], b[1]) == left[i] && readable(w, y) && y != target && !same)
                        judge(w, target, (Way){x, y, -1, 0, kind, ALONE}, &best, &ties, least);
                }
            /* n - x and n + x are pairs themselves, of no use here: another is wanted */
            if (most - 2 < least || !noted(i < 2 ? w->again_map : w->pair_map, PAIR_BITS, left[i]))
                continue;
            for (int32_t p = w->pair_head[place(left[i], w->pair_mask)]; p >= 0; p = w->pair[p].next) {
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

/* Memory for walks among programs of so many nodes; 0 where it is short. */
static int prepare(Walk *w, int32_t capacity, int32_t most_read)
{
    int failed = 0;
    size_t room_for = (size_t)capacity;
    int64_t read = NEW + (int64_t)most_read; /* nodes that are combined with each other, before a clearing */
    memset(w, 0, sizeof *w);
    w->room = capacity;
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
    w->pair_map = room((1u << PAIR_BITS) / 64, sizeof *w->pair_map, &failed);
    w->again_map = room((1u << PAIR_BITS) / 64, sizeof *w->again_map, &failed);
    w->change = room(room_for, sizeof *w->change, &failed);
    w->stamp = room(room_for, sizeof *w->stamp, &failed);
    w->touched = room(2 * room_for + 8, sizeof *w->touched, &failed);
    w->stack = room(2 * room_for + 8, sizeof *w->stack, &failed);
    return !failed;
}

static void dismiss(Walk *w)
{
    void *rooms[] = {w->uses, w->inverse, w->head, w->next, w->pair, w->pair_head,
                     w->map, w->pair_map, w->again_map, w->change, w->stamp, w->touched, w->stack};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(rooms[i]);
}

static int32_t counted(Program *program, int32_t *uses) /* operations; how often each node is read */
{
    int32_t total = 0, *stack = uses + program->capacity, depth = 0;
    memset(uses, 0, sizeof *uses * (size_t)program->capacity);
    for (int32_t i = 0; i < program->outputs; i++)
        if (!uses[program->output[i].node]++)
            stack[depth++] = program->output[i].node;
    while (depth) {
        const Node *node = &program->node[stack[--depth]];
        total += node->cost;
        for (int i = 0; i < 2; i++)
            if (node->operand[i] >= 0 && !uses[node->operand[i]]++)
                stack[depth++] = node->operand[i];
    }
    return total;
}

/* What may be read and changed: what moves, and the numbers that it reads directly; of a long program a stretch. */
static void assign_roles(Walk *w, int32_t most)
{
    int32_t useful = 0, start = 0, at = 0;
    for (int32_t k = 0; k < w->count; k++)
        w->node[k].role = w->node[k].rate > 0;
    for (int32_t k = 0; k < w->count; k++)
        for (int i = 0; w->node[k].cost && i < 2; i++)
            w->node[w->node[k].operand[i]].role = 1;
    for (int32_t k = 0; k < w->count; k++)
        useful += w->node[k].role;
    if (useful > most)
        start = below(&w->random, useful - most + 1);
    for (int32_t k = 0; k < w->count; k++)
        if (w->node[k].role) {
            w->node[k].role = at >= start && at < start + most ? 3 : 0;
            at++;
        }
}

/* Walk so many steps from a program, which becomes the last of the shortest programs met; its length. A step to one
 * operation more is looked for once in `worse` steps (0: never) while the program is less than `above` longer
 * than the shortest. `kept` has room for as much. */
static int32_t walk(Walk *w, Program *program, Program *kept, int32_t steps, int32_t most, int32_t worse, int32_t above)
{
    Node *node = program->node;
    w->node = node;
    w->output = program->output;
    w->count = program->count;
    w->capacity = w->room;
    w->outputs = program->outputs;
    w->clock = 0;
    memset(w->change, 0, sizeof *w->change * (size_t)w->room);
    memset(w->stamp, 0, sizeof *w->stamp * (size_t)w->room);
    w->total = counted(program, w->touched);
    memcpy(w->uses, w->touched, sizeof *w->uses * (size_t)w->count);
    assign_roles(w, most);
    clear(w);
    int32_t fewest = w->total + 1;
    for (int32_t i = 0; i <= steps; i++) {
        if (w->total < fewest || (w->total == fewest && (i == steps || drawn(&w->random) % 64 == 0))) {
            fewest = w->total;
            program->count = w->count;
            copy_program(kept, program);
        }
        if (w->count + 2 > w->capacity || w->pairs + 3 * w->count + 3 > w->pair_capacity)
            clear(w);
        int32_t target = below(&w->random, w->count);
        int changes = node[target].kind == ADD || node[target].kind == MUL;
        if (w->uses[target] > 0 && node[target].cost && changes && node[target].role & 2)
            step(w, target, worse && w->total < fewest + above && drawn(&w->random) % (uint64_t)worse == 0 ? -1 : 0);
    }
    copy_program(program, kept);
    return fewest;
}
