/* Polynomials from a program, from polynomials with some literals undone, and back to a program.
 *
 * Undoing a literal puts what it stands for where it was read: products are distributed over sums. What is read once is
 * undone for nothing, so that sums and products are as flat as they can be. */

#include "divisors.h"

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

/* -- from a program ------------------------------------------------------------------------------- */

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
    empty(p);
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

/* -- from polynomials ----------------------------------------------------------------------------- */

/* result = scale * the product of literals of an old monomial, in new literals; what is undone is written out */
static Sum multiplied(Needed *n, Poly *new, const int32_t *list, int32_t count, int32_t scale, int32_t limit)
{
    Sum result = {NULL, 0, 0};
    int32_t mapped[MOST_LETTERS], kept = 0;
    if (count > MOST_LETTERS) {
        new->full = 1;
        return result;
    }
    for (int32_t i = 0; i < count; i++)
        if (!n->undone[list[i]])
            mapped[kept++] = n->first[list[i]];
    sort(mapped, kept);
    append(new, &result, monomial(new, mapped, kept), scale);
    for (int32_t i = 0; i < count && !new->full; i++) {
        if (!n->undone[list[i]])
            continue;
        const Sum *other = &n->expanded[list[i]];
        Sum wider = {NULL, 0, 0};
        if ((int64_t)other->count * result.count > limit) {
            new->full = 1;
            break;
        }
        for (int32_t a = 0; a < result.count; a++)
            for (int32_t b = 0; b < other->count && !new->full; b++)
                add_term(new, &wider, product(new, result.term[a].monomial, other->term[b].monomial),
                         scale_product(new, result.term[a].scale, other->term[b].scale));
        result = wider;
    }
    return result;
}

static int32_t kept_sum(Needed *n, Poly *new, int32_t old) /* an old sum becomes one of the new ones */
{
    if (n->second[old] < 0) {
        n->second[old] = new_sum(new);
        if (!new->full)
            new->sum[n->second[old]] = n->terms[old];
    }
    return n->second[old];
}

static void undo(Needed *n, Poly *new, const Poly *old, int32_t k, int32_t limit) /* what a literal stands for */
{
    const Literal *l = &old->literal[k];
    int32_t parts[2] = {l->a, l->b};
    if (l->kind == SUM)
        n->expanded[k] = n->terms[l->a];
    else if (l->kind == PRODUCT)
        n->expanded[k] = multiplied(n, new, parts, 2, 1, limit);
    else
        n->expanded[k] = multiplied(n, new, parts + 1, 1, l->a, limit);
}

static int32_t kept_literal(Needed *n, Poly *new, const Poly *old, int32_t k, int32_t limit)
{
    const Literal *l = &old->literal[k];
    int32_t parts[2] = {l->a, l->b}, made;
    switch (l->kind) {
    case SUM:
        return new_literal(new, SUM, kept_sum(n, new, l->a), 0);
    case CALLED:
        return labelled(new, CALLED, kept_sum(n, new, l->a), 0, l->label);
    case DIVIDED:
        made = kept_sum(n, new, l->a);
        return labelled(new, DIVIDED, made, kept_sum(n, new, l->b), l->label);
    case PRODUCT:
        if (!n->undone[l->a] && !n->undone[l->b]) {
            int32_t a = n->first[l->a], b = n->first[l->b];
            return new_literal(new, PRODUCT, a < b ? a : b, a < b ? b : a);
        }
        break;
    case SCALED:
        if (!n->undone[l->b])
            return new_literal(new, SCALED, l->a, n->first[l->b]);
        break;
    default:
        return labelled(new, l->kind, 0, 0, l->label);
    }
    made = new_sum(new); /* a sum instead: what it is a product of is written out */
    if (!new->full)
        new->sum[made] =
            l->kind == PRODUCT ? multiplied(n, new, parts, 2, 1, limit) : multiplied(n, new, parts + 1, 1, l->a, limit);
    return new_literal(new, SUM, made, 0);
}

/* The same sums with the literals of n->undone written out, and all that is read once; `n` has looked at the old. */
static void rebuild(Needed *n, Poly *new, const Poly *old)
{
    int32_t terms = 0;
    empty(new);
    for (int32_t i = 0; i < n->items; i++) {
        int32_t k = n->order[i];
        if (k < 0) {
            terms += old->sum[~k].count;
            continue;
        }
        int32_t kind = old->literal[k].kind;
        if (n->uses[k] == 1 && (kind == PRODUCT || kind == SCALED || (kind == SUM && n->alone[k])))
            n->undone[k] = 1;
    }
    int32_t limit = TERMS_GROW * terms + TERMS_MORE;
    for (int32_t i = 0; i < n->items && !new->full; i++) {
        int32_t k = n->order[i];
        if (k >= 0) {
            if (n->undone[k])
                undo(n, new, old, k, limit);
            else
                n->first[k] = kept_literal(n, new, old, k, limit);
            continue;
        }
        const Sum *sum = &old->sum[~k];
        Sum made = {NULL, 0, 0};
        for (int32_t t = 0; t < sum->count && !new->full; t++) {
            int32_t m = sum->term[t].monomial;
            int32_t plain = 1, mapped[MOST_LETTERS];
            for (int32_t i = 0; i < length(old, m) && plain; i++) {
                plain = !n->undone[letters(old, m)[i]];
                mapped[i] = n->first[letters(old, m)[i]];
            }
            if (plain) { /* as almost always */
                sort(mapped, length(old, m));
                add_term(new, &made, monomial(new, mapped, length(old, m)), sum->term[t].scale);
                continue;
            }
            Sum part = multiplied(n, new, letters(old, m), length(old, m), sum->term[t].scale, limit);
            for (int32_t j = 0; j < part.count; j++)
                add_term(new, &made, part.term[j].monomial, part.term[j].scale);
        }
        new->full |= made.count > limit;
        n->terms[~k] = made;
        n->second[~k] = -1;
    }
    for (int32_t i = 0; i < old->roots && !new->full; i++)
        new->root[new->roots++] = (Edge){kept_sum(n, new, old->root[i].node), old->root[i].sign};
}

/* -- back to a program ---------------------------------------------------------------------------- */

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
