/* Polynomials from polynomials, with some literals undone.
 *
 * Undoing a literal puts what it stands for where it was read: products are distributed over sums. What is read once is
 * undone for nothing, so that sums and products are as flat as they can be. */

#ifndef REBUILD_H
#define REBUILD_H

#include "needed.h"

enum { TERMS_GROW = 4, TERMS_MORE = 50 }; /* a sum may become so much longer than all were together */

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
    empty(new, old->monomials);
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

#endif
