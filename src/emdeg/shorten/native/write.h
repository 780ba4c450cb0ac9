/* Polynomials as a program again: every value once, slow factors and terms first. */

#ifndef WRITE_H
#define WRITE_H

#include "flatten.h"

typedef struct {
    Search *s;
    Program *to;
    int full;
} Writer;

static uint64_t node_key(const uint32_t *r) /* the same for a value and its opposite */
{
    uint64_t own = (uint64_t)r[0] << 31 | r[1], other = (uint64_t)opposite(r[0]) << 31 | opposite(r[1]);
    return own < other ? own : other;
}

static Edge entered(Writer *w, const Node *node) /* the node, or one of the same value that there is */
{
    Search *s = w->s;
    int32_t *head = &s->head[(int32_t)(node_key(node->residue) * MIX >> 33) & s->mask];
    for (int32_t k = *head; k >= 0; k = s->next[k]) {
        const uint32_t *r = w->to->node[k].residue;
        int same = 1, other = 1;
        for (int i = 0; i < STATES; i++) {
            same &= r[i] == node->residue[i];
            other &= r[i] == opposite(node->residue[i]);
        }
        if (same || other)
            return (Edge){k, same ? 1 : -1};
    }
    if (w->to->count >= w->to->capacity) {
        w->full = 1;
        return (Edge){0, 1};
    }
    int32_t k = w->to->count++;
    w->to->node[k] = *node;
    s->next[k] = *head;
    *head = k;
    return (Edge){k, 1};
}

static Edge made(Writer *w, uint8_t kind, Edge x, Edge y)
{
    const Node *a = &w->to->node[x.node], *b = &w->to->node[y.node];
    Node node = {.kind = kind, .label = -1, .operand = {x.node, y.node}};
    node.rate = a->rate > b->rate ? a->rate : b->rate;
    node.cost = node.rate > 0;
    node.sign[0] = (int8_t)x.sign;
    node.sign[1] = (int8_t)y.sign;
    for (int s = 0; s < STATES; s++) {
        uint32_t u = x.sign < 0 ? opposite(a->residue[s]) : a->residue[s];
        uint32_t v = y.sign < 0 ? opposite(b->residue[s]) : b->residue[s];
        node.residue[s] = kind == ADD ? plus(u, v) : times(u, v);
    }
    if (!node.rate) {
        uint64_t u = x.sign < 0 ? q_opposite(a->scalar) : a->scalar, v = y.sign < 0 ? q_opposite(b->scalar) : b->scalar;
        node.scalar = kind == ADD ? q_plus(u, v) : q_times(u, v);
    }
    return entered(w, &node);
}

static Edge again(Writer *w, int32_t label, Edge x, Edge y) /* a quotient or a function: the value stays */
{
    Node node = w->s->given.node[label];
    node.operand[0] = x.node;
    node.sign[0] = (int8_t)x.sign;
    node.operand[1] = y.node;
    node.sign[1] = (int8_t)y.sign;
    return entered(w, &node);
}

static Edge number(Writer *w, int32_t scale) /* the node of a scale */
{
    Scalars *all = &w->s->scalars;
    int32_t depth = 0, *stack = w->s->stack, wanted = scale < 0 ? -scale : scale;
    stack[depth++] = wanted;
    while (depth && !w->full) {
        Scalar *top = &all->scalar[stack[depth - 1]];
        if (top->node.node >= 0) {
            depth--;
            continue;
        }
        const Scalar *a = &all->scalar[top->a < 0 ? -top->a : top->a], *b = &all->scalar[top->b < 0 ? -top->b : top->b];
        if (top->kind == GIVEN)
            top->node = (Edge){top->label, top->sign};
        else if (a->node.node < 0)
            stack[depth++] = (int32_t)(a - all->scalar);
        else if (b->node.node < 0)
            stack[depth++] = (int32_t)(b - all->scalar);
        else {
            Edge x = {a->node.node, top->a < 0 ? -a->node.sign : a->node.sign};
            Edge y = {b->node.node, top->b < 0 ? -b->node.sign : b->node.sign};
            top->node = made(w, (uint8_t)top->kind, x, y);
            top->node.sign *= top->sign;
        }
    }
    Edge found = all->scalar[wanted].node;
    return (Edge){found.node, scale < 0 ? -found.sign : found.sign};
}

static Edge written_term(Writer *w, const Poly *p, Term term)
{
    Needed *n = &w->s->needed;
    int32_t m = term.monomial, count = length(p, m), at = 0;
    Edge factors[MOST_LETTERS + 1], result = {-1, term.scale < 0 ? -1 : 1};
    for (uint8_t rate = 0; rate < 3; rate++)
        for (int32_t i = 0; i < count; i++) {
            Edge factor = n->literal_edge[letters(p, m)[i]];
            uint8_t own = w->to->node[factor.node].rate;
            if (own == rate)
                factors[at++] = factor;
        }
    if (!is_unit(term.scale) || !count)
        result = number(w, term.scale);
    for (int32_t i = 0; i < at && !w->full; i++) {
        if (result.node < 0)
            result = (Edge){factors[i].node, result.sign * factors[i].sign};
        else {
            int32_t sign = result.sign * factors[i].sign; /* signs go out: products meet others */
            Edge product = made(w, MUL, (Edge){result.node, 1}, (Edge){factors[i].node, 1});
            result = (Edge){product.node, product.sign * sign};
        }
    }
    return result;
}

static Edge written_sum(Writer *w, const Poly *p, const Sum *sum)
{
    Edge result = {-1, 1};
    Edge *part = w->s->part;
    for (int32_t t = 0; t < sum->count && !w->full; t++)
        part[t] = written_term(w, p, sum->term[t]);
    for (uint8_t rate = 0; rate < 3 && !w->full; rate++)
        for (int32_t t = 0; t < sum->count && !w->full; t++) {
            if (w->to->node[part[t].node].rate != rate)
                continue;
            result = result.node < 0 ? part[t] : made(w, ADD, result, part[t]);
        }
    return result.node < 0 ? (Edge){0, 0} : result;
}

/* The program of polynomials, every value once; 0 where it does not fit or a sum vanished. */
static int to_program(Search *s, const Poly *p, Program *to)
{
    Needed *n = &s->needed;
    Writer w = {s, to, 0};
    look(n, p);
    to->count = 0;
    memset(s->head, -1, sizeof *s->head * ((size_t)s->mask + 1));
    for (int32_t k = 0; k < s->given.count; k++) { /* what is given keeps its place */
        Node node = s->given.node[k];
        if (node.kind != GIVEN) {
            to->node[to->count++] = (Node){.operand = {-1, -1}, .label = k}; /* nothing reads it */
            continue;
        }
        int32_t *head = &s->head[(int32_t)(node_key(node.residue) * MIX >> 33) & s->mask];
        to->node[to->count] = node;
        s->next[to->count] = *head;
        *head = to->count++;
    }
    for (int32_t k = 1; k < s->scalars.count; k++)
        s->scalars.scalar[k].node.node = -1;
    for (int32_t i = 0; i < n->items && !w.full; i++) {
        int32_t k = n->order[i];
        if (k < 0) {
            n->sum_edge[~k] = written_sum(&w, p, &p->sum[~k]);
            w.full |= !n->sum_edge[~k].sign;
            continue;
        }
        const Literal *l = &p->literal[k];
        Edge x, y;
        switch (l->kind) {
        case TAKEN_GIVEN:
            n->literal_edge[k] = (Edge){l->label, 1};
            break;
        case SUM:
            n->literal_edge[k] = n->sum_edge[l->a];
            break;
        case PRODUCT:
            x = n->literal_edge[l->a];
            y = n->literal_edge[l->b];
            n->literal_edge[k] = made(&w, MUL, (Edge){x.node, 1}, (Edge){y.node, 1});
            n->literal_edge[k].sign *= x.sign * y.sign;
            break;
        case SCALED:
            x = number(&w, l->a);
            y = n->literal_edge[l->b];
            n->literal_edge[k] = made(&w, MUL, (Edge){x.node, 1}, (Edge){y.node, 1});
            n->literal_edge[k].sign *= x.sign * y.sign;
            break;
        case DIVIDED:
            n->literal_edge[k] = again(&w, l->label, n->sum_edge[l->a], n->sum_edge[l->b]);
            break;
        default:
            n->literal_edge[k] = again(&w, l->label, n->sum_edge[l->a], (Edge){-1, 1});
        }
    }
    to->outputs = p->roots;
    for (int32_t i = 0; i < p->roots && !w.full; i++) {
        Edge root = n->sum_edge[p->root[i].node];
        to->output[i] = (Edge){root.node, root.sign * p->root[i].sign};
    }
    return !w.full;
}

#endif
