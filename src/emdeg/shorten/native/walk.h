/* A walk among programs of the same function and length, by resubstitution.
 *
 * A step takes one value n at random and looks for other ways to compute it from values that exist:
 *
 *     n = x . y         one operation:   n - x, n + x, n / x is looked up among the values
 *     n = x . (y . z)   two operations:  the same is looked up among all y + z, y - z, y z
 *
 * (. is + or *, signs are free.) The way that frees most operations is taken, one of several at random, if it
 * does not lengthen the program; now and then one that lengthens it by one is taken too. Values are
 * known by their residues; the caller proves what comes back, so that nothing here needs to be trusted.
 *
 * Once in a while a step saturates a window instead (saturate.h), which rewrites several values at once.
 * A walk among programs of one length meets others from which extraction goes on (turns.c). */

#ifndef WALK_H
#define WALK_H

#include "saturate.h"

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
    for (w->pair_mask = 16383; w->pair_mask < w->pair_capacity / 16;)
        w->pair_mask = 2 * w->pair_mask + 1;
    w->read = room(room_for, sizeof *w->read, &failed);
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
    void *rooms[] = {w->read, w->uses, w->inverse, w->head, w->next, w->pair, w->pair_head,
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
 * than the shortest; one step in so many `windows` (0: none) saturates one. `kept` has room for as much. */
static int32_t walk(Walk *w, Window *window, Program *program, Program *kept, int32_t steps, int32_t most, int32_t worse,
                    int32_t above, int32_t windows)
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
        int saturates = windows && !below(&w->random, windows);
        if (saturates && w->count + MOST_NEW > w->capacity)
            clear(w);
        int32_t target = below(&w->random, w->count);
        if (!changes(w, target))
            continue;
        if (saturates && w->count + MOST_NEW <= w->capacity)
            saturate(window, w, target);
        else
            step(w, target, worse && w->total < fewest + above && drawn(&w->random) % (uint64_t)worse == 0 ? -1 : 0);
    }
    copy_program(program, kept);
    return fewest;
}

#endif
