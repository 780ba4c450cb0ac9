/* The fewest operations for the outputs of a window, of all that its graph knows: branch and bound.
 *
 * Wanted are the outputs, then the classes that chosen forms read and that cost something. Each costs one operation. The next
 * class to get a form is one that has a form of classes that are wanted already, which then costs nothing more, or the
 * one whose cheapest form costs most. */

#ifndef FEWEST_H
#define FEWEST_H

#include "classes.h"

static void want(Window *v, int32_t c)
{
    Class *wanted = &v->class[c];
    if (wanted->free || wanted->wanted)
        return;
    v->needs[v->wants] = 0;
    v->wanted[v->wants++] = c;
    v->open[v->opened++] = c;
    wanted->wanted = (uint8_t)v->wants;
}

static int32_t added(const Window *v, const Form *f) /* classes that this form adds to those that are wanted */
{
    const Class *a = &v->class[f->a], *b = &v->class[f->b];
    return (!a->free && !a->wanted) + (!b->free && !b->wanted && f->a != f->b);
}

static uint32_t needed_by(const Window *v, const Form *f) /* wanted classes that this form needs, directly or not */
{
    int32_t a = v->class[f->a].wanted, b = v->class[f->b].wanted;
    return (a ? v->needs[a - 1] | 1u << (a - 1) : 0) | (b ? v->needs[b - 1] | 1u << (b - 1) : 0);
}

static int circular(const Window *v, int32_t c, const Form *f) /* does the form need its own class? */
{
    return needed_by(v, f) >> (v->class[c].wanted - 1) & 1;
}

static void explore(Window *v);

static void explore_with(Window *v, int32_t at, int32_t f) /* the open class at this place is computed by this form */
{
    int32_t c = v->open[at], opened = v->opened, wants = v->wants, open[MOST_WANTED];
    uint32_t needs[MOST_WANTED], own = 1u << (v->class[c].wanted - 1);
    memcpy(open, v->open, sizeof open);
    memcpy(needs, v->needs, sizeof needs);
    v->class[c].taken = f;
    v->open[at] = v->open[--v->opened];
    want(v, v->form[f].a);
    want(v, v->form[f].b);
    uint32_t all = needed_by(v, &v->form[f]);
    for (int32_t i = 0; i < wants; i++)
        if ((v->needs[i] | 1u << i) & own)
            v->needs[i] |= all;
    explore(v);
    while (v->wants > wants)
        v->class[v->wanted[--v->wants]].wanted = 0;
    memcpy(v->open, open, sizeof open);
    memcpy(v->needs, needs, sizeof needs);
    v->opened = opened;
}

static void explore(Window *v)
{
    if (--v->budget < 0)
        return;
    if (!v->opened) {
        for (v->bests = 0; v->bests < v->wants; v->bests++) {
            v->best[v->bests] = v->wanted[v->bests];
            v->best_form[v->bests] = v->class[v->wanted[v->bests]].taken;
        }
        v->limit = v->wants - 1;
        return;
    }
    int32_t chosen = 0, most = -1;
    for (int32_t i = 0; i < v->opened && most; i++) {
        int32_t c = v->open[i], least = 3;
        for (int32_t f = v->class[c].form; f >= 0 && least; f = v->form[f].next) {
            int32_t more = added(v, &v->form[f]);
            if (more < least && !circular(v, c, &v->form[f]))
                least = more;
        }
        if (least == 3 || v->wants + least > v->limit)
            return;
        if (!least || least > most)
            chosen = i, most = least;
    }
    int32_t c = v->open[chosen];
    for (int32_t more = most; more <= (most ? 2 : 0); more++) /* what costs nothing more is never worse */
        for (int32_t f = v->class[c].form; f >= 0; f = v->form[f].next)
            if (v->budget > 0 && v->wants + more <= v->limit && added(v, &v->form[f]) == more && !circular(v, c, &v->form[f]))
                explore_with(v, chosen, f);
}

#endif
