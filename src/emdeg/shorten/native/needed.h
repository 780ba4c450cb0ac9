/* What outputs need of sums of products: literals and sums, operands first, how often each is read, and what all costs. */

#ifndef NEEDED_H
#define NEEDED_H

#include "polynomials.h"

/* What an item reads, one by one: a literal k, or a sum ~k. */
typedef struct {
    int32_t item, term, letter;
} Reading;

typedef struct {
    const Poly *looked;         /* of which all this is */
    int32_t *order, items;      /* literals k and sums ~k that some output needs, operands first */
    int32_t *uses;              /* of literals: how often each is read */
    uint8_t *alone, *seen, *of; /* is it a whole term ±L of some sum? (seen, of: for the search; sums) */
    Reading *stack;
    int32_t *first, *second; /* new literal of an old one; new sum of an old one */
    Sum *expanded, *terms;   /* of a literal that is undone; of an old sum, in new literals */
    uint8_t *undone;
    Edge *literal_edge, *sum_edge; /* where they are computed */
} Needed;

static int new_needed(Needed *n, const Poly *p)
{
    int failed = 0;
    size_t literals = (size_t)p->literal_room + 1, sums = (size_t)p->sum_room + 1;
    memset(n, 0, sizeof *n);
    n->order = room(literals + sums, sizeof *n->order, &failed);
    n->uses = room(literals, sizeof *n->uses, &failed);
    n->alone = room(literals, 1, &failed);
    n->seen = room(literals, 1, &failed);
    n->of = room(sums, 1, &failed);
    n->stack = room(literals + sums, sizeof *n->stack, &failed);
    n->first = room(literals, sizeof *n->first, &failed);
    n->second = room(sums, sizeof *n->second, &failed);
    n->expanded = room(literals, sizeof *n->expanded, &failed);
    n->terms = room(sums, sizeof *n->terms, &failed);
    n->undone = room(literals, 1, &failed);
    n->literal_edge = room(literals, sizeof *n->literal_edge, &failed);
    n->sum_edge = room(sums, sizeof *n->sum_edge, &failed);
    return !failed;
}

static void free_needed(Needed *n)
{
    void *rooms[] = {n->order, n->uses, n->alone, n->seen, n->of, n->stack, n->first, n->second,
                     n->expanded, n->terms, n->undone, n->literal_edge, n->sum_edge};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(rooms[i]);
}

static int32_t next_read(const Poly *p, Reading *r) /* INT32_MIN when there is no more */
{
    if (r->item >= 0) {
        const Literal *l = &p->literal[r->item];
        int32_t at = r->term++;
        switch (l->kind) {
        case PRODUCT:
            return at == 0 ? l->a : at == 1 ? l->b : INT32_MIN;
        case SCALED:
            return at == 0 ? l->b : INT32_MIN;
        case SUM:
        case CALLED:
            return at == 0 ? ~l->a : INT32_MIN;
        case DIVIDED:
            return at == 0 ? ~l->a : at == 1 ? ~l->b : INT32_MIN;
        default:
            return INT32_MIN;
        }
    }
    const Sum *sum = &p->sum[~r->item];
    while (r->term < sum->count) {
        int32_t m = sum->term[r->term].monomial;
        if (r->letter < length(p, m))
            return letters(p, m)[r->letter++];
        r->term++;
        r->letter = 0;
    }
    return INT32_MIN;
}

static void look(Needed *n, const Poly *p) /* depth first from the outputs */
{
    n->items = 0;
    n->looked = p;
    memset(n->uses, 0, sizeof *n->uses * (size_t)p->literals);
    memset(n->alone, 0, (size_t)p->literals);
    memset(n->seen, 0, (size_t)p->literals);
    memset(n->of, 0, (size_t)p->sums);
    for (int32_t i = 0; i < p->roots; i++) {
        int32_t depth = 0, j, root = p->root[i].node;
        if (n->of[root])
            continue;
        n->of[root] = 1;
        n->stack[depth++] = (Reading){~root, 0, 0};
        while (depth) {
            Reading *top = &n->stack[depth - 1];
            if ((j = next_read(p, top)) == INT32_MIN) {
                n->order[n->items++] = top->item;
                depth--;
                continue;
            }
            if (j >= 0)
                n->uses[j]++;
            uint8_t *seen = j >= 0 ? &n->seen[j] : &n->of[~j];
            if (!*seen) {
                *seen = 1;
                n->stack[depth++] = (Reading){j, 0, 0};
            }
        }
    }
    for (int32_t i = 0; i < n->items; i++)
        for (int32_t t = 0; n->order[i] < 0 && t < p->sum[~n->order[i]].count; t++) {
            const Term *term = &p->sum[~n->order[i]].term[t];
            if (is_unit(term->scale) && length(p, term->monomial) == 1)
                n->alone[letters(p, term->monomial)[0]] = 1;
        }
}

/* Operations at run time; an addition may weigh less than a multiplication, or take up one (`fuses`). */
static double cost(Needed *n, const Poly *p, double addition, int fuses)
{
    double total = 0;
    look(n, p);
    for (int32_t i = 0; i < n->items; i++) {
        int32_t item = n->order[i];
        if (item >= 0) {
            int32_t kind = p->literal[item].kind;
            total += kind == PRODUCT || kind == SCALED || kind == DIVIDED;
            continue;
        }
        const Sum *sum = &p->sum[~item];
        int32_t additions = sum->count > 1 ? sum->count - 1 : 0, products = 0;
        for (int32_t t = 0; t < sum->count; t++) {
            int32_t own = term_cost(p, sum->term[t].monomial, sum->term[t].scale);
            total += own;
            products += own > 0;
        }
        double sums = addition * additions; /* apart, so that nothing fuses it */
        total += sums;
        if (fuses)
            total -= products < additions ? products : additions;
    }
    return total;
}

#endif
