/* The graph of a window that is saturated: classes of what has one value, and the forms in which one can be written.
 *
 *     x = +-a + +-b        x = +-a b        of classes a, b        (an e-graph: Willsey et al. 2021)
 *
 * Classes are known by their residues. What is equal on the variety of sines and cosines is therefore one class, however
 * it was found, and what the rest of the program computes anyway is a class that costs nothing. */

#ifndef CLASSES_H
#define CLASSES_H

#include "ways.h"

enum {
    MOST_INSIDE = 8,     /* operations of a window */
    MOST_CLASSES = 1200, /* with the values that the window may read */
    MOST_FORMS = 6000,
    CLASS_MASK = 2047,
    CLASS_BITS = 14,
    MOST_WANTED = 16,
    MOST_NEW = 60 /* values that the program does not compute */
};

typedef struct {
    uint32_t residue[STATES], inverse; /* 1/x at the first state */
    uint64_t scalar;
    int32_t node;  /* of the program; -1: it has none */
    int32_t form;  /* the first of its forms */
    int32_t next;  /* class at the same place of the table */
    int32_t taken; /* the form by which it is computed, in a search */
    uint8_t rate, free, wanted; /* free: it costs nothing; wanted: 1 + its place among those that are */
} Class;

typedef struct {
    int32_t a, b, next;
    int8_t sign[2]; /* of a product the first is that of both */
    uint8_t kind;
} Form;

typedef struct {
    Walk *w;
    Class class[MOST_CLASSES];
    Form form[MOST_FORMS];
    int32_t classes, fresh, forms, head[CLASS_MASK + 1];
    uint64_t map[(1 << CLASS_BITS) / 64];
    int32_t inside[MOST_INSIDE], size;                   /* the window */
    uint8_t *stands;                                     /* a node: INSIDE, ABOVE (what needs the window), or elsewhere */
    int32_t *met;                                        /* the class of a node, or -1 */
    int32_t *user, *user_next, *user_node;               /* who reads a node, as lists */
    int32_t wanted[MOST_WANTED], wants;                  /* classes that are to be computed, */
    int32_t open[MOST_WANTED], opened;                   /* those of them that have no form yet, */
    uint32_t needs[MOST_WANTED];                         /* those that each needs, as bits */
    int32_t best[MOST_WANTED], best_form[MOST_WANTED], bests; /* the fewest found */
    int32_t limit, budget;
} Window;

enum { INSIDE = 1, ABOVE };

static int32_t sign_of(const uint32_t *x, const uint32_t *y) /* x = +-y, or 0 */
{
    int same = 1, other = 1;
    for (int s = 0; s < STATES; s++) {
        same &= x[s] == y[s];
        other &= x[s] == opposite(y[s]);
    }
    return same ? 1 : other ? -1 : 0;
}

static int32_t new_class(Window *v, const uint32_t *residue) /* -1: no room */
{
    if (v->classes == MOST_CLASSES)
        return -1;
    int32_t c = v->classes++;
    uint32_t mark = mark_of(residue[0]);
    int32_t *head = &v->head[place(mark, CLASS_MASK)];
    v->class[c] = (Class){.node = -1, .form = -1, .next = *head, .taken = -1};
    memcpy(v->class[c].residue, residue, sizeof v->class[c].residue);
    *head = c;
    note(v->map, CLASS_BITS, mark);
    return c;
}

static int32_t class_of_node(Window *v, int32_t k)
{
    const Node *node = &v->w->node[k];
    if (v->met[k] >= 0)
        return v->met[k];
    int32_t c = new_class(v, node->residue);
    if (c >= 0) {
        v->class[c].node = k;
        v->class[c].rate = node->rate;
        v->class[c].scalar = node->scalar;
        v->class[c].free = !v->stands[k];
        v->met[k] = c;
    }
    return c;
}

static int known(const Window *v, uint32_t mark) /* is it likely that some class or value has this mark? */
{
    return noted(v->map, CLASS_BITS, mark) || noted(v->w->map, MAP_BITS, mark);
}

/* The class of a value up to its sign, which is put in `sign`; -1 where there is none. */
static int32_t class_of(Window *v, const uint32_t *residue, int32_t *sign)
{
    Walk *w = v->w;
    uint32_t mark = mark_of(residue[0]);
    if (noted(v->map, CLASS_BITS, mark))
        for (int32_t c = v->head[place(mark, CLASS_MASK)]; c >= 0; c = v->class[c].next)
            if ((*sign = sign_of(residue, v->class[c].residue)))
                return c;
    if (noted(w->map, MAP_BITS, mark))
        for (int32_t k = w->head[place(mark, w->head_mask)]; k >= 0; k = w->next[k])
            if (readable(w, k) && !v->stands[k] && (*sign = sign_of(residue, w->node[k].residue)))
                return class_of_node(v, k);
    return -1;
}

static void add_form(Window *v, int32_t c, Form form) /* anywhere among its forms: which is tried first is left to chance */
{
    Class *of = &v->class[c];
    if ((of->free && (of->node >= 0 || of->form >= 0)) || form.a == c || form.b == c || v->forms == MOST_FORMS)
        return;
    for (int32_t f = of->form; f >= 0; f = v->form[f].next) {
        const Form *o = &v->form[f];
        if (o->kind == form.kind && ((o->a == form.a && o->b == form.b) || (o->a == form.b && o->b == form.a)))
            return;
    }
    int32_t *at = &of->form;
    while (*at >= 0 && below(&v->w->random, 2))
        at = &v->form[*at].next;
    form.next = *at;
    *at = v->forms;
    v->form[v->forms++] = form;
}

static Form form_of(uint8_t kind, int32_t a, int32_t sa, int32_t b, int32_t sb)
{
    int32_t first = kind == ADD ? sa : sa * sb, second = kind == ADD ? sb : 1;
    return (Form){a, b, -1, {(int8_t)first, (int8_t)second}, kind};
}

/* The class of sa a . sb b, new or not, which is that value but for the sign in `sign`; -1 where there is no room.
 * A sum is a form of each of its terms, too: x = a + b, a = x - b, b = x - a. */
static int32_t compose(Window *v, uint8_t kind, int32_t a, int32_t sa, int32_t b, int32_t sb, int32_t *sign)
{
    uint32_t residue[STATES], some = 0;
    for (int s = 0; s < STATES; s++) {
        uint32_t x = v->class[a].residue[s], y = v->class[b].residue[s];
        x = sa < 0 ? opposite(x) : x;
        y = sb < 0 ? opposite(y) : y;
        residue[s] = kind == ADD ? plus(x, y) : times(x, y);
        some |= residue[s];
    }
    if (!some || v->forms + 3 > MOST_FORMS)
        return -1;
    int32_t c = class_of(v, residue, sign);
    if (c < 0) {
        if (v->fresh == MOST_NEW || (c = new_class(v, residue)) < 0)
            return -1;
        v->fresh++;
        Class *made = &v->class[c];
        const Class *x = &v->class[a], *y = &v->class[b];
        *sign = 1;
        made->rate = x->rate > y->rate ? x->rate : y->rate;
        made->free = !made->rate;
        if (made->free) {
            uint64_t p = sa < 0 ? q_opposite(x->scalar) : x->scalar, q = sb < 0 ? q_opposite(y->scalar) : y->scalar;
            made->scalar = kind == MUL ? q_times(p, q) : q_plus(p, q);
        }
    }
    add_form(v, c, form_of(kind, a, *sign * sa, b, sb * (kind == ADD ? *sign : 1)));
    if (kind == ADD) {
        add_form(v, a, form_of(ADD, c, *sign * sa, b, -sa * sb));
        add_form(v, b, form_of(ADD, c, *sign * sb, a, -sa * sb));
    }
    return c;
}

#endif
