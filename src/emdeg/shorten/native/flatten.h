/* A program as polynomials: sums and products become literals, one for each, parameter-only values scales. */

#ifndef FLATTEN_H
#define FLATTEN_H

#include "greedy.h"
#include "needed.h"

typedef struct {
    Program given;    /* as it was handed in: labels are places in it */
    Scalars scalars;
    Index index;
    Poly poly[4];     /* current, best, and room for others */
    Needed needed;
    Edge *signed_;    /* of nodes: (literal or -1, scale) */
    int32_t *wrapped; /* of nodes: the sum that is one alone, -1: none yet */
    int32_t *order, *stack, *head, *next, mask;
    uint8_t *open;
    Edge *part;
    double addition;
    int fuses;
    uint64_t random;
} Search;

static int32_t in_order(Search *s, const Program *program) /* nodes that outputs need, operands first: how many */
{
    int32_t found = 0, depth = 0;
    memset(s->open, 0, (size_t)program->count);
    for (int32_t i = 0; i < program->outputs; i++) {
        s->stack[depth++] = program->output[i].node;
        while (depth) {
            int32_t k = s->stack[depth - 1], more = 0;
            if (s->open[k] == 2) {
                depth--;
                continue;
            }
            if (!s->open[k]) {
                s->open[k] = 1;
                for (int side = 1; side >= 0; side--) {
                    int32_t j = program->node[k].operand[side];
                    if (j >= 0 && !s->open[j]) {
                        s->stack[depth++] = j;
                        more = 1;
                    }
                }
            }
            if (!more) {
                depth--;
                s->open[k] = 2;
                s->order[found++] = k;
            }
        }
    }
    return found;
}

static Edge taken(const Search *s, const Node *node, int side) /* an operand: (literal or -1, scale) */
{
    Edge operand = s->signed_[node->operand[side]];
    return (Edge){operand.node, node->sign[side] * operand.sign};
}

static int32_t wrap(Poly *p, Edge value) /* the sum that is ± a literal, or a number, alone */
{
    int32_t index = new_sum(p);
    if (value.sign)
        append(p, &p->sum[index], value.node >= 0 ? single(p, value.node) : 1, value.sign);
    return index;
}

static Edge imported(Search *s, Poly *p, const Node *node)
{
    if (!node->rate) {
        int32_t scale = scale_of(&s->scalars, node->scalar); /* what is given is known */
        if (!scale && node->label < 0) {                     /* made by a walk, of two numbers */
            Edge x = taken(s, node, 0), y = taken(s, node, 1);
            scale = node->kind == MUL ? scale_product(p, x.sign, y.sign) : scale_sum(p, x.sign, y.sign);
        }
        p->full |= node->scalar && !scale;
        return (Edge){-1, scale};
    }
    if (node->kind == GIVEN)
        return (Edge){labelled(p, TAKEN_GIVEN, 0, 0, node->label), 1};
    Edge x = taken(s, node, 0);
    if (node->kind == CALL)
        return (Edge){labelled(p, CALLED, wrap(p, x), 0, node->label), 1};
    Edge y = taken(s, node, 1);
    if (node->kind == DIV) {
        int32_t above = wrap(p, x), under = wrap(p, y);
        return (Edge){labelled(p, DIVIDED, above, under, node->label), 1};
    }
    if (node->kind == ADD) {
        int32_t index = new_sum(p);
        if (p->full)
            return x;
        if (x.sign)
            add_term(p, &p->sum[index], x.node >= 0 ? single(p, x.node) : 1, x.sign);
        if (y.sign)
            add_term(p, &p->sum[index], y.node >= 0 ? single(p, y.node) : 1, y.sign);
        return (Edge){new_literal(p, SUM, index, 0), 1};
    }
    if (!x.sign || !y.sign)
        return (Edge){-1, 0};
    if (x.node >= 0 && y.node >= 0)
        return (Edge){new_literal(p, PRODUCT, x.node, y.node), scale_product(p, x.sign, y.sign)};
    if (y.node >= 0) {
        Edge other = x;
        x = y;
        y = other;
    } /* x is a literal, y a number */
    int32_t scale = scale_product(p, x.sign, y.sign);
    if (is_unit(scale) || x.node < 0)
        return (Edge){x.node, scale};
    return (Edge){new_literal(p, SCALED, y.sign < 0 ? -y.sign : y.sign, x.node), y.sign < 0 ? -x.sign : x.sign};
}

static void from_program(Search *s, Poly *p, const Program *program)
{
    int32_t count = in_order(s, program);
    empty(p, 2 * count);
    for (int32_t i = 0; i < count && !p->full; i++) {
        int32_t k = s->order[i];
        s->signed_[k] = imported(s, p, &program->node[k]);
        s->wrapped[k] = -1;
    }
    for (int32_t i = 0; i < program->outputs && !p->full; i++) {
        Edge output = program->output[i];
        if (s->wrapped[output.node] < 0)
            s->wrapped[output.node] = wrap(p, s->signed_[output.node]);
        p->root[p->roots++] = (Edge){s->wrapped[output.node], output.sign};
    }
}

#endif
