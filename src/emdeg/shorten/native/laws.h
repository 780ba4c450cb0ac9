/* The laws by which the graph of a window grows:
 *
 *     (a + b) + c = a + (b + c)        (a b) c = a (b c)        (a + b) c = a c + b c, both ways
 *
 * and, for what the laws do not know, a look at all values: c = x . y where x, y are known. */

#ifndef LAWS_H
#define LAWS_H

#include "classes.h"

enum { SEEN = 16 }; /* forms of a class to which laws are applied */

/* a = p . q of the same kind as a . b: p . (q . b) and q . (p . b) */
static void regroup(Window *v, Form outer, Form inner)
{
    for (int turn = 0; turn < 2; turn++) {
        int32_t p = turn ? inner.b : inner.a, q = turn ? inner.a : inner.b, sign;
        int32_t sp = 1, sq = 1, sb = 1;
        if (outer.kind == ADD) {
            sp = outer.sign[0] * inner.sign[turn];
            sq = outer.sign[0] * inner.sign[!turn];
            sb = outer.sign[1];
        }
        int32_t t = compose(v, outer.kind, q, sq, outer.b, sb, &sign);
        if (t >= 0)
            compose(v, outer.kind, p, sp, t, sign, &sign);
    }
}

/* a = p + q: a b = p b + q b */
static void distribute(Window *v, Form outer, Form inner)
{
    int32_t first, second, sign;
    int32_t t = compose(v, MUL, inner.a, inner.sign[0], outer.b, 1, &first);
    int32_t u = t < 0 ? -1 : compose(v, MUL, inner.b, inner.sign[1], outer.b, 1, &second);
    if (u >= 0 && t != u)
        compose(v, ADD, t, first, u, second, &sign);
}

/* a = x y, b = x z: a + b = x (y + z) */
static void gather(Window *v, Form outer, Form left, Form right)
{
    for (int turn = 0; turn < 4; turn++) {
        int32_t x = turn & 1 ? left.b : left.a, y = turn & 1 ? left.a : left.b, sign;
        int32_t other = turn & 2 ? right.b : right.a, z = turn & 2 ? right.a : right.b;
        if (x != other || y == z)
            continue;
        int32_t t = compose(v, ADD, y, outer.sign[0] * left.sign[0], z, outer.sign[1] * right.sign[0], &sign);
        if (t >= 0)
            compose(v, MUL, x, 1, t, 1, &sign);
    }
}

/* The forms of a class; of a value outside the window the operation that computes it. Their number. */
static int32_t forms_of(Window *v, int32_t c, Form *found)
{
    const Class *of = &v->class[c];
    int32_t count = 0;
    if (!of->free || of->node < 0) {
        for (int32_t f = of->form; f >= 0 && count < SEEN; f = v->form[f].next)
            found[count++] = v->form[f];
        return count;
    }
    Node node = v->w->node[of->node];
    if (!of->rate || (node.kind != ADD && node.kind != MUL))
        return 0;
    if (!v->w->node[node.operand[0]].role || !v->w->node[node.operand[1]].role)
        return 0;
    int32_t a = class_of_node(v, node.operand[0]), b = class_of_node(v, node.operand[1]);
    if (a < 0 || b < 0)
        return 0;
    *found = form_of(node.kind, a, node.sign[0], b, node.sign[1]);
    return 1;
}

static void apply_laws(Window *v, int32_t c)
{
    Form outer[SEEN], left[SEEN], right[SEEN];
    int32_t outers = forms_of(v, c, outer);
    for (int32_t i = 0; i < outers && v->fresh < MOST_NEW; i++) {
        Form form = outer[i], swapped = form_of(form.kind, form.b, form.sign[1], form.a, form.sign[0]);
        int32_t lefts = forms_of(v, form.a, left), rights = forms_of(v, form.b, right);
        for (int32_t j = 0; j < lefts + rights; j++) {
            Form inner = j < lefts ? left[j] : right[j - lefts];
            if (inner.kind == form.kind)
                regroup(v, j < lefts ? form : swapped, inner);
            else if (form.kind == MUL)
                distribute(v, j < lefts ? form : swapped, inner);
        }
        for (int32_t j = 0; j < lefts * rights && form.kind == ADD; j++)
            if (left[j / rights].kind == MUL && right[j % rights].kind == MUL)
                gather(v, form, left[j / rights], right[j % rights]);
    }
}

/* Forms of a class by two values that the program computes anyway: walk.h's pairs. */
static void look_up_pairs(Window *v, int32_t c)
{
    Walk *w = v->w;
    uint32_t mark = mark_of(v->class[c].residue[0]);
    if (!noted(w->pair_map, PAIR_BITS, mark))
        return;
    for (int32_t p = w->pair_head[place(mark, w->pair_mask)]; p >= 0; p = w->pair[p].next) {
        const Pair *pair = &w->pair[p];
        int32_t y = pair->y, z = pair->z, sign;
        uint32_t residue[STATES];
        if (pair->mark != mark || !readable(w, y) || !readable(w, z) || v->stands[y] || v->stands[z])
            continue;
        for (int s = 0; s < STATES; s++)
            residue[s] = combined(pair->form, w->node[y].residue[s], w->node[z].residue[s]);
        if (!(sign = sign_of(residue, v->class[c].residue)))
            continue;
        int32_t a = class_of_node(v, y), b = class_of_node(v, z);
        if (a < 0 || b < 0)
            return;
        if (pair->form == TIMES)
            add_form(v, c, form_of(MUL, a, sign, b, 1));
        else
            add_form(v, c, form_of(ADD, a, sign, b, pair->form == MINUS ? -sign : sign));
    }
}

/* Forms of a class by another one and whatever is known: c - x, c + x and c / x are looked up. */
static void look_up_with(Window *v, int32_t c, int32_t x)
{
    const Class *of = &v->class[c], *with = &v->class[x];
    const uint32_t *n = of->residue, *a = with->residue;
    uint32_t rest[STATES], first[3] = {minus(n[0], a[0]), plus(n[0], a[0]), times(n[0], with->inverse)};
    for (int i = 0; i < 3; i++) {
        int32_t sign;
        if (!first[i] || !known(v, mark_of(first[i])))
            continue;
        rest[0] = first[i];
        for (int s = 1; s < STATES; s++)
            rest[s] = i == 0 ? minus(n[s], a[s]) : i == 1 ? plus(n[s], a[s]) : times(n[s], inverse(a[s]));
        int32_t y = class_of(v, rest, &sign);
        if (y >= 0 && y != c && y != x)
            add_form(v, c, form_of(i < 2 ? ADD : MUL, x, i == 1 ? -1 : 1, y, sign));
    }
}

#endif
