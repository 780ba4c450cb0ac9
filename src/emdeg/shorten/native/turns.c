/* Turns of the search in machine code: a walk along the plateau (walk.h), then an extraction (greedy.h) that is ruined in
 * part and done again, over and over (Schrimpf et al. 2000; a little worse than the best is accepted too, Dueck 1993).
 *
 * turns.ll is what clang makes of this file (`make turns`): it is compiled when it is first used, so that nobody needs a
 * C compiler. The caller proves what comes back, so that nothing here needs to be trusted. */

#include "rebuild.h"
#include "walk.h"
#include "write.h"

typedef struct {
    uint64_t seed;
    double addition; /* what an addition costs beside a multiplication */
    int32_t fuses;   /* does a sum take up the last multiplication of its terms? */
    int32_t turns, steps, recreations; /* no steps: no walk; recreations below 0: no extraction */
    int32_t most_read;    /* values that a walk combines all with all */
    int32_t windows;      /* once in so many steps one is saturated; 0: never */
    int32_t worse, above; /* once in so many steps a walk may lengthen the program, so far above the shortest */
    int32_t seldom, high; /* once in so many turns one may end with one operation more, never so far above the best */
    int32_t last;         /* the last of the shortest programs, not the first */
} Setting;

/* A recreation is given up, and another tried instead, where it has so many pairs of terms, and so many times those of
 * before: of 30,000 that were looked at in seven programs, 93 were such and took up to half of the time; none of them,
 * nor any other of the 409 with more than 5,000 pairs, was as short in the end. */
enum { MOST_PAIRS = 10000, MOST_WIDER = 3 };

/* -- ruin and recreate ----------------------------------------------------------------------------- */

static int is_made(const Poly *p, int32_t k)
{
    int32_t kind = p->literal[k].kind;
    return kind == PRODUCT || kind == SCALED || kind == SUM;
}

static int reads(const Poly *p, int32_t k, int32_t wanted)
{
    int32_t j;
    Reading reading = {k, 0, 0};
    while ((j = next_read(p, &reading)) != INT32_MIN) {
        if (j == wanted)
            return 1;
        if (j < 0 && p->literal[k].kind == SUM)
            reading = (Reading){j, 0, 0};
    }
    return 0;
}

/* Literals to undo: any few, or those that read one literal, or those below one. */
static void ruin(Search *s, const Poly *p)
{
    Needed *n = &s->needed;
    int32_t *made = s->stack, count = 0, needed = 0;
    if (n->looked != p) /* not when it was found just now: its cost was asked for */
        look(n, p);
    memset(n->undone, 0, (size_t)p->literals);
    for (int32_t i = 0; i < n->items; i++)
        if (n->order[i] >= 0) {
            s->order[needed++] = n->order[i];
            if (is_made(p, n->order[i]))
                made[count++] = n->order[i];
        }
    if (!count)
        return;
    int32_t style = below(&s->random, 10);
    if (style < 5) {
        do
            n->undone[made[below(&s->random, count)]] = 1;
        while (below(&s->random, 7));
    } else if (style < 8) {
        int32_t wanted = s->order[below(&s->random, needed)];
        for (int32_t i = 0; i < count; i++)
            if (reads(p, made[i], wanted) && below(&s->random, 5))
                n->undone[made[i]] = 1;
    } else {
        int32_t depth = 0, undone = 0, j, *stack = s->order;
        stack[depth++] = made[below(&s->random, count)];
        while (depth && undone < 12) {
            int32_t k = stack[--depth];
            if (k >= 0 && (!is_made(p, k) || n->undone[k]))
                continue;
            if (k >= 0)
                n->undone[k] = 1, undone++;
            Reading reading = {k, 0, 0};
            while ((j = next_read(p, &reading)) != INT32_MIN && depth < 200)
                stack[depth++] = j;
        }
    }
}

/* Polynomials after so many rounds, which of s->poly: the first of the cheapest, the last of them, or just the last. */
static int recreate(Search *s, int current, int32_t rounds, int last)
{
    Poly *poly = s->poly;
    int best = current;
    double least = cost(&s->needed, &poly[current], s->addition, s->fuses), now = least;
    int64_t most = MOST_WIDER * pairs_of(&poly[current]);
    if (most < MOST_PAIRS)
        most = MOST_PAIRS;
    for (int32_t i = 0, tries = 2 * rounds; i < rounds && tries > 0; i++, tries--) {
        int other = 0;
        while (other == current || other == best)
            other++;
        ruin(s, &poly[current]);
        rebuild(&s->needed, &poly[other], &poly[current]);
        if (poly[other].full || pairs_of(&poly[other]) > most) {
            i--; /* another instead */
            continue;
        }
        int32_t noise = (1 << below(&s->random, 4)) >> 1; /* halves: 0, 1, 2 or 4 */
        greedy(&s->index, &poly[other], &s->random, noise);
        if (poly[other].full)
            continue;
        double found = cost(&s->needed, &poly[other], s->addition, s->fuses);
        if (found <= now || found <= least + !below(&s->random, 10)) {
            current = other;
            now = found;
        }
        if (now < least || (last && now == least) || last > 1) {
            best = current;
            least = now < least ? now : least;
        }
    }
    return best;
}

/* A program flattened, extracted and recreated; 0 where it does not fit. */
static int extracted(Search *s, const Program *from, Program *to, int32_t rounds, int last)
{
    from_program(s, &s->poly[0], from);
    if (s->poly[0].full)
        return 0;
    look(&s->needed, &s->poly[0]);
    memset(s->needed.undone, 0, (size_t)s->poly[0].literals);
    rebuild(&s->needed, &s->poly[1], &s->poly[0]);
    if (!s->poly[1].full)
        greedy(&s->index, &s->poly[1], &s->random, 0);
    if (s->poly[1].full)
        return 0;
    return to_program(s, &s->poly[recreate(s, 1, rounds, last)], to);
}

/* -- memory -------------------------------------------------------------------------------------- */

static int new_program(Program *made, int32_t capacity, int32_t outputs)
{
    int failed = 0;
    made->node = room((size_t)capacity, sizeof *made->node, &failed);
    made->output = room((size_t)outputs, sizeof *made->output, &failed);
    made->capacity = capacity;
    made->outputs = outputs;
    made->count = 0;
    return !failed;
}

static void free_program(Program *made)
{
    free(made->node);
    free(made->output);
}

static int begin(Search *s, const Program *program, int32_t givens, const Setting *setting)
{
    int failed = 0;
    size_t nodes = (size_t)program->capacity;
    memset(s, 0, sizeof *s);
    s->random = setting->seed;
    s->addition = setting->addition;
    s->fuses = setting->fuses;
    failed |= !new_index(&s->index, program->capacity);
    for (int i = 0; i < 4; i++)
        failed |= !new_poly(&s->poly[i], &s->scalars, program->capacity, program->outputs);
    failed |= !new_needed(&s->needed, &s->poly[0]);
    failed |= !new_program(&s->given, program->capacity, program->outputs);
    s->signed_ = room(nodes, sizeof *s->signed_, &failed);
    s->wrapped = room(nodes, sizeof *s->wrapped, &failed);
    s->order = room(nodes + (size_t)s->poly[0].literal_room + 256, sizeof *s->order, &failed);
    s->stack = room(2 * nodes + (size_t)program->outputs + (size_t)s->poly[0].literal_room, sizeof *s->stack, &failed);
    for (s->mask = 4095; s->mask < program->capacity;)
        s->mask = 2 * s->mask + 1;
    s->head = room((size_t)s->mask + 1, sizeof *s->head, &failed);
    s->next = room(nodes, sizeof *s->next, &failed);
    s->open = room(nodes, 1, &failed);
    s->part = room((size_t)s->poly[0].pool_room, sizeof *s->part, &failed);
    Scalars *scalars = &s->scalars;
    scalars->room = 16 * program->capacity + 50000;
    for (scalars->mask = 16383; scalars->mask < scalars->room;)
        scalars->mask = 2 * scalars->mask + 1;
    scalars->scalar = room((size_t)scalars->room, sizeof *scalars->scalar, &failed);
    scalars->head = zeros((size_t)scalars->mask + 1, sizeof *scalars->head, &failed);
    scalars->leaf = room(nodes, sizeof *scalars->leaf, &failed);
    if (failed)
        return 0;
    scalars->count = 1; /* 0 is no scalar */
    s->given.count = givens;
    memcpy(s->given.node, program->node, sizeof(Node) * (size_t)givens);
    for (int32_t k = 0; k < givens; k++) { /* the first is one */
        const Node *node = &program->node[k];
        if (node->rate || node->kind != GIVEN)
            continue;
        int32_t scale = learn(scalars, node->scalar, GIVEN, k, 0);
        if (node->role && scale) /* a parameter */
            scalars->leaf[scalars->leaves++] = scale;
    }
    return 1;
}

static void end(Search *s)
{
    void *rooms[] = {s->signed_, s->wrapped, s->order, s->stack, s->head, s->next, s->open, s->part,
                     s->scalars.scalar, s->scalars.head, s->scalars.leaf};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(rooms[i]);
    for (int i = 0; i < 4; i++)
        free_poly(&s->poly[i]);
    free_program(&s->given);
    free_needed(&s->needed);
    free_index(&s->index);
}

/* -- turns --------------------------------------------------------------------------------------- */

/* So many turns from a program, which becomes the shortest met; first come `givens` nodes that are not ADD or MUL, the
 * first of them the number one. The number of nodes, or -1 where memory is short. */
int32_t turns(Node *node, int32_t count, int32_t givens, int32_t capacity, Edge *output, int32_t outputs,
              const Setting *setting)
{
    if (count <= 0 || outputs <= 0)
        return count; /* nothing is computed */
    Program best = {node, output, count, capacity, outputs}, now = {0}, tried = {0}, other = {0};
    Search it;
    Walk along;
    Window *window = new_window(capacity);
    int ready = begin(&it, &best, givens, setting);
    ready &= prepare(&along, capacity, setting->most_read < count ? setting->most_read : count);
    ready &= window != NULL;
    ready &= new_program(&now, capacity, outputs) && new_program(&tried, capacity, outputs);
    ready = ready && new_program(&other, capacity, outputs);
    if (ready) {
        along.random = drawn(&it.random);
        int32_t shortest = counted(&best, along.touched), length = shortest, found, again;
        copy_program(&now, &best);
        for (int32_t turn = 0; turn < setting->turns; turn++) {
            int astray = setting->seldom && !below(&it.random, setting->seldom);
            copy_program(&tried, &now);
            found = length;
            if (setting->steps)
                found = walk(&along, window, &tried, &other, setting->steps, setting->most_read, setting->worse,
                             setting->above, setting->windows);
            if (setting->recreations >= 0 && extracted(&it, &tried, &other, setting->recreations, astray ? 2 : setting->last)) {
                again = counted(&other, along.touched);
                if (again <= found + astray || !setting->steps) {
                    found = again;
                    copy_program(&tried, &other);
                }
            }
            if (found <= length + astray && found <= shortest + setting->high) {
                copy_program(&now, &tried);
                length = found;
            }
            if (found < shortest || !setting->steps || (setting->last && found == shortest)) {
                copy_program(&best, &tried);
                shortest = found;
            }
        }
    }
    free_program(&now);
    free_program(&tried);
    free_program(&other);
    dismiss(&along);
    free_window(window);
    end(&it);
    return ready ? best.count : -1;
}
