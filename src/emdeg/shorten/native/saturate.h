/* Equality saturation of a window: all ways that the laws of arithmetic know to write a handful of operations, and the
 * shortest of them all.
 *
 * A window is a few neighbouring operations; only some of their values, its outputs, are read outside. Its graph begins with
 * these operations (classes.h), grows by the laws (laws.h), and gives the fewest operations for the outputs
 * (fewest.h): fewer than there were, or as many and others, from where walk and extraction go on. */

#ifndef SATURATE_H
#define SATURATE_H

#include "fewest.h"
#include "laws.h"

enum { ROUNDS = 2, EXPLORED = 1000 }; /* applications of the laws to every class; choices that are tried */

/* -- memory -------------------------------------------------------------------------------------- */

static void free_window(Window *v)
{
    if (!v)
        return;
    void *rooms[] = {v->stands, v->met, v->user, v->user_next, v->user_node, v};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(rooms[i]);
}

static Window *new_window(int32_t capacity) /* none where memory is short */
{
    int failed = 0;
    size_t nodes = (size_t)capacity;
    Window *v = zeros(1, sizeof *v, &failed);
    if (failed)
        return NULL;
    v->stands = room(nodes, sizeof *v->stands, &failed);
    v->met = room(nodes, sizeof *v->met, &failed);
    v->user = room(nodes, sizeof *v->user, &failed);
    v->user_next = room(2 * nodes, sizeof *v->user_next, &failed);
    v->user_node = room(2 * nodes, sizeof *v->user_node, &failed);
    if (failed) {
        free_window(v);
        return NULL;
    }
    return v;
}

/* -- which operations ------------------------------------------------------------------------------ */

static int changes(const Walk *w, int32_t k) /* may it be computed in another way? */
{
    const Node *node = &w->node[k];
    return w->uses[k] > 0 && node->cost && (node->kind == ADD || node->kind == MUL) && node->role & 2;
}

static void list_users(Window *v)
{
    const Walk *w = v->w;
    int32_t at = 0;
    memset(v->user, -1, sizeof *v->user * (size_t)w->count);
    for (int32_t k = 0; k < w->count; k++)
        for (int i = 0; w->uses[k] > 0 && i < 2; i++) {
            int32_t read = w->node[k].operand[i];
            if (read < 0)
                continue;
            v->user_node[at] = k;
            v->user_next[at] = v->user[read];
            v->user[read] = at++;
        }
}

static int read_outside(const Window *v, int32_t k)
{
    int32_t outside = v->w->uses[k];
    for (int32_t at = v->user[k]; at >= 0; at = v->user_next[at])
        outside -= v->stands[v->user_node[at]] == INSIDE;
    return outside > 0;
}

static int32_t more_outputs(Window *v, int32_t k) /* if this one joined the window */
{
    int32_t before = 0, after = 0;
    const int32_t *read = v->w->node[k].operand;
    for (int i = 0; i < 2; i++)
        before += v->stands[read[i]] == INSIDE && read_outside(v, read[i]);
    v->stands[k] = INSIDE;
    for (int i = 0; i < 2; i++)
        after += v->stands[read[i]] == INSIDE && read_outside(v, read[i]);
    after += read_outside(v, k);
    v->stands[k] = 0;
    return after - before;
}

/* Neighbours join one by one: any of them, or one that leaves the fewest outputs. */
static void grow(Window *v, int32_t seed)
{
    Walk *w = v->w;
    v->size = 0;
    for (int32_t next = seed; next >= 0 && v->size < MOST_INSIDE;) {
        int32_t near[12 * MOST_INSIDE], count = 0, most = 12 * MOST_INSIDE - 2, fewest = INT32_MAX;
        v->inside[v->size++] = next;
        v->stands[next] = INSIDE;
        for (int32_t i = 0; i < v->size; i++) {
            int32_t k = v->inside[i];
            for (int j = 0; j < 2 && count < most; j++)
                near[count++] = w->node[k].operand[j];
            for (int32_t at = v->user[k]; at >= 0 && count < most; at = v->user_next[at])
                near[count++] = v->user_node[at];
        }
        int32_t fresh = 0;
        for (int32_t i = 0; i < count; i++)
            if (!v->stands[near[i]] && changes(w, near[i]))
                near[fresh++] = near[i];
        next = fresh ? near[below(&w->random, fresh)] : -1;
        if (fresh && below(&w->random, 10) >= 3)
            for (int32_t i = 0, start = below(&w->random, fresh); i < fresh; i++) {
                int32_t k = near[(start + i) % fresh], outputs = more_outputs(v, k);
                if (outputs < fewest) {
                    fewest = outputs;
                    next = k;
                }
            }
    }
}

static void mark_above(Window *v) /* what needs the window cannot be read in it */
{
    int32_t *stack = v->w->stack, depth = 0;
    for (int32_t i = 0; i < v->size; i++)
        stack[depth++] = v->inside[i];
    while (depth)
        for (int32_t at = v->user[stack[--depth]]; at >= 0; at = v->user_next[at]) {
            int32_t k = v->user_node[at];
            if (v->stands[k])
                continue;
            v->stands[k] = ABOVE;
            stack[depth++] = k;
        }
}

/* -- rewriting ----------------------------------------------------------------------------------- */

static int32_t node_of(Window *v, int32_t c);

static Node computed_by(Window *v, int32_t c, const Form *f)
{
    const Class *of = &v->class[c];
    Node made = {.kind = f->kind, .rate = of->rate, .cost = of->rate > 0, .role = 3, .label = -1, .scalar = of->scalar};
    memcpy(made.residue, of->residue, sizeof made.residue);
    memcpy(made.sign, f->sign, sizeof made.sign);
    made.operand[0] = node_of(v, f->a);
    made.operand[1] = node_of(v, f->b);
    v->w->uses[made.operand[0]]++;
    v->w->uses[made.operand[1]]++;
    return made;
}

/* The node of a class. What parameters alone make is made at once, of older classes; the others wait for their turn. */
static int32_t node_of(Window *v, int32_t c)
{
    Walk *w = v->w;
    Class *of = &v->class[c];
    if (of->node >= 0)
        return of->node;
    Node made = {.operand = {-1, -1}};
    if (of->free)
        made = computed_by(v, c, &v->form[of->form]);
    int32_t k = of->node = w->count++;
    w->node[k] = made;
    w->uses[k] = w->change[k] = w->stamp[k] = 0;
    return k;
}

static void rewrite(Window *v) /* the program, by the fewest operations found */
{
    Walk *w = v->w;
    int32_t old[2 * MOST_WANTED], olds = 0, first = w->count;
    for (int32_t i = 0; i < v->bests; i++) {
        int32_t k = node_of(v, v->best[i]);
        Node made = computed_by(v, v->best[i], &v->form[v->best_form[i]]), *node = &w->node[k];
        if (k >= first) {
            *node = made;
            w->total += made.cost;
            continue;
        }
        old[olds++] = node->operand[0];
        old[olds++] = node->operand[1];
        node->kind = made.kind;
        memcpy(node->sign, made.sign, sizeof made.sign);
        memcpy(node->operand, made.operand, sizeof made.operand);
    }
    while (olds)
        release(w, old[--olds]);
    for (int32_t k = first; k < w->count; k++)
        enter(w, k);
    for (int32_t k = first; k < w->count; k++)
        enter_pairs(w, k);
}

/* -- all of it ----------------------------------------------------------------------------------- */

static void begin_window(Window *v, Walk *w, int32_t seed)
{
    v->w = w;
    v->classes = v->fresh = v->forms = v->wants = v->opened = v->bests = 0;
    memset(v->head, -1, sizeof v->head);
    memset(v->map, 0, sizeof v->map);
    memset(v->stands, 0, (size_t)w->count);
    memset(v->met, -1, sizeof *v->met * (size_t)w->count);
    list_users(v);
    grow(v, seed);
    mark_above(v);
    for (int32_t i = 0; i < v->size; i++)
        class_of_node(v, v->inside[i]);
    for (int32_t i = 0; i < v->size; i++) {
        const Node *node = &w->node[v->inside[i]];
        int32_t a = class_of_node(v, node->operand[0]), b = class_of_node(v, node->operand[1]), sign;
        compose(v, node->kind, a, node->sign[0], b, node->sign[1], &sign);
    }
}

/* The window around this node, saturated, is computed by the fewest operations found; not by more than now. */
static void saturate(Window *v, Walk *w, int32_t seed)
{
    begin_window(v, w, seed);
    for (int round = 0; round < ROUNDS; round++)
        for (int32_t i = 0, until = v->classes, start = below(&w->random, until); i < until; i++)
            if (!v->class[(start + i) % until].free)
                apply_laws(v, (start + i) % until);
    int32_t grown = v->classes;
    for (int32_t c = 0; c < grown; c++)
        v->class[c].inverse = inverse(v->class[c].residue[0]);
    for (int32_t c = 0; c < grown; c++) {
        if (v->class[c].free)
            continue;
        look_up_pairs(v, c);
        for (int32_t i = 0; i < v->size; i++)
            if (i != c) {
                look_up_with(v, c, i);
                look_up_with(v, i, c);
            }
    }
    for (int32_t i = 0; i < v->size; i++)
        if (read_outside(v, v->inside[i]))
            want(v, i);
    v->limit = v->size;
    v->budget = EXPLORED;
    explore(v);
    if (v->bests)
        rewrite(v);
}

#endif
