/* Sums of products under rewriting, as in forms/polynomials.py, and how programs become such and come back.
 *
 *     sum      = Σ scale · monomial          one for each output, one for each defined sum
 *     literal  = what is given               a state, a sine, a cosine
 *              | literal · literal | scale · literal | sum | sum / sum | function(sum)
 *
 * A monomial is a sorted list of literals, known by one number. A scale is a parameter-only value, ± its number in the
 * table of scalars (1 is one); scalars that a rewrite needs are made from others, for nothing.
 *
 * Everything has a fixed room: what does not fit is given up (`full`), and the search goes on from what it had. */

#include "nodes.h"

enum { TAKEN_GIVEN, PRODUCT, SCALED, SUM, DIVIDED, CALLED }; /* kinds of literals */
enum { MOST_LETTERS = 48, TERMS_GROW = 4, TERMS_MORE = 50, MEMO = 8192 };
#define HALF (Q / 2)

typedef struct {
    uint64_t residue, over; /* of the positive one; 1 / residue, 0 when nobody asked yet */
    int32_t a, b;           /* ± scalars that it is made of */
    int32_t label, next;
    Edge node; /* where it is computed; -1: nowhere yet */
    int8_t kind, sign; /* scalar = sign * (what is given | a + b | a b) */
} Scalar;

typedef struct {
    Scalar *scalar;
    int32_t count, room, *head, mask;
    int32_t *leaf, leaves; /* parameters */
    struct {
        int32_t a, b, quotient;
    } memo[MEMO]; /* quotients that were looked for */
} Scalars;

typedef struct {
    int32_t monomial, scale;
} Term;

typedef struct {
    Term *term;
    int32_t count, room;
} Sum;

typedef struct {
    int32_t kind, a, b, label; /* label: of what is given, divided or called */
} Literal;

typedef struct {
    Scalars *scalars;
    Literal *literal;
    Sum *sum;
    Edge *root; /* (sum, sign) */
    int32_t literals, sums, roots, literal_room, sum_room;
    int32_t *letter, letters, letter_room;                             /* of all monomials */
    int32_t *start, *following, monomials, monomial_room, *head, mask; /* monomials by hash */
    Term *pool;
    int32_t used, pool_room;
    int full;
} Poly;

/* -- scalars ------------------------------------------------------------------------------------- */

static int32_t scalar_place(const Scalars *s, uint64_t residue) { return (int32_t)(residue * MIX >> 33) & s->mask; }

static int32_t scale_of(const Scalars *s, uint64_t residue) /* 0 where there is none */
{
    uint64_t positive = residue > HALF ? Q - residue : residue;
    for (int32_t k = s->head[scalar_place(s, positive)]; k; k = s->scalar[k].next)
        if (s->scalar[k].residue == positive)
            return residue > HALF ? -k : k;
    return 0;
}

static uint64_t residue_of(const Scalars *s, int32_t scale)
{
    return scale < 0 ? Q - s->scalar[-scale].residue : s->scalar[scale].residue;
}

static uint64_t over_of(Scalars *s, int32_t scale)
{
    Scalar *scalar = &s->scalar[scale < 0 ? -scale : scale];
    if (!scalar->over)
        scalar->over = q_inverse(scalar->residue);
    return scale < 0 ? Q - scalar->over : scalar->over;
}

/* The scale with this residue, made of two others (or given) where it is new; 0 where it is zero or nothing fits. */
static int32_t learn(Scalars *s, uint64_t residue, int8_t kind, int32_t a, int32_t b)
{
    int32_t found = residue ? scale_of(s, residue) : 0;
    if (found || !residue || s->count >= s->room)
        return found;
    uint64_t positive = residue > HALF ? Q - residue : residue;
    int32_t k = s->count++, *head = &s->head[scalar_place(s, positive)];
    s->scalar[k] = (Scalar){positive, 0, a, b, kind == GIVEN ? a : -1, *head, {-1, 1}, kind, residue > HALF ? -1 : 1};
    *head = k;
    return residue > HALF ? -k : k;
}

static int is_unit(int32_t scale) { return scale == 1 || scale == -1; }

static int32_t scale_product(Poly *p, int32_t a, int32_t b)
{
    if (is_unit(a))
        return a * b;
    if (is_unit(b))
        return a * b;
    int32_t made = learn(p->scalars, q_times(residue_of(p->scalars, a), residue_of(p->scalars, b)), MUL, a, b);
    p->full |= !made;
    return made;
}

static int32_t scale_sum(Poly *p, int32_t a, int32_t b) /* 0: they cancel */
{
    uint64_t residue = q_plus(residue_of(p->scalars, a), residue_of(p->scalars, b));
    int32_t made = residue ? learn(p->scalars, residue, ADD, a, b) : 0;
    p->full |= residue && !made;
    return made;
}

/* a / b as a scale that exists, or as a parameter times one; 0 where it is neither. */
static int32_t scale_quotient(Scalars *s, int32_t a, int32_t b)
{
    if (is_unit(b))
        return a * b;
    if (a == b || a == -b)
        return a == b ? 1 : -1;
    int32_t place = (int32_t)(((uint64_t)(uint32_t)a << 32 | (uint32_t)b) * MIX >> 33) & (MEMO - 1);
    if (s->memo[place].a == a && s->memo[place].b == b)
        return s->memo[place].quotient;
    uint64_t residue = q_times(residue_of(s, a), over_of(s, b));
    int32_t found = scale_of(s, residue);
    for (int32_t i = 0; !found && i < s->leaves; i++) {
        int32_t rest = scale_of(s, q_times(residue, over_of(s, s->leaf[i])));
        if (rest)
            found = learn(s, residue, MUL, s->leaf[i], rest);
    }
    s->memo[place].a = a;
    s->memo[place].b = b;
    s->memo[place].quotient = found;
    return found;
}

/* -- monomials ----------------------------------------------------------------------------------- */

static int32_t length(const Poly *p, int32_t m) { return p->start[m + 1] - p->start[m]; }
static const int32_t *letters(const Poly *p, int32_t m) { return p->letter + p->start[m]; }

static int32_t monomial(Poly *p, const int32_t *sorted, int32_t count)
{
    uint64_t hash = (uint64_t)count;
    for (int32_t i = 0; i < count; i++)
        hash = (hash ^ (uint64_t)sorted[i]) * MIX;
    int32_t *head = &p->head[(int32_t)(hash >> 33) & p->mask];
    for (int32_t m = *head; m; m = p->following[m]) {
        int32_t same = length(p, m) == count ? 0 : -1;
        while (same >= 0 && same < count)
            same = letters(p, m)[same] == sorted[same] ? same + 1 : -1;
        if (same == count)
            return m;
    }
    if (p->monomials + 2 > p->monomial_room || p->letters + count > p->letter_room) {
        p->full = 1;
        return 0;
    }
    int32_t m = p->monomials++;
    memcpy(p->letter + p->letters, sorted, sizeof *sorted * (size_t)count);
    p->letters += count;
    p->start[m + 1] = p->letters;
    p->following[m] = *head;
    *head = m;
    return m;
}

static void sort(int32_t *list, int32_t count)
{
    for (int32_t i = 1; i < count; i++) {
        int32_t moved = list[i], j = i;
        for (; j > 0 && list[j - 1] > moved; j--)
            list[j] = list[j - 1];
        list[j] = moved;
    }
}

static int32_t single(Poly *p, int32_t literal) { return monomial(p, &literal, 1); }

static int32_t product(Poly *p, int32_t m, int32_t n)
{
    int32_t both[MOST_LETTERS], a = length(p, m), b = length(p, n);
    if (a + b > MOST_LETTERS) {
        p->full = 1;
        return 0;
    }
    memcpy(both, letters(p, m), sizeof *both * (size_t)a);
    memcpy(both + a, letters(p, n), sizeof *both * (size_t)b);
    sort(both, a + b);
    return monomial(p, both, a + b);
}

static int32_t term_cost(const Poly *p, int32_t m, int32_t scale) /* multiplications in scale * monomial */
{
    int32_t count = length(p, m);
    return is_unit(scale) ? (count ? count - 1 : 0) : count;
}

/* -- sums ---------------------------------------------------------------------------------------- */

static int32_t labelled(Poly *p, int32_t kind, int32_t a, int32_t b, int32_t label)
{
    if (p->literals >= p->literal_room) {
        p->full = 1;
        return 0;
    }
    p->literal[p->literals] = (Literal){kind, a, b, label};
    return p->literals++;
}

static int32_t new_literal(Poly *p, int32_t kind, int32_t a, int32_t b) { return labelled(p, kind, a, b, -1); }

static int32_t new_sum(Poly *p)
{
    if (p->sums >= p->sum_room) {
        p->full = 1;
        return 0;
    }
    p->sum[p->sums] = (Sum){NULL, 0, 0};
    return p->sums++;
}

static void append(Poly *p, Sum *sum, int32_t m, int32_t scale)
{
    if (sum->count == sum->room) {
        int32_t more = sum->room ? 2 * sum->room : 4;
        if (p->used + more > p->pool_room) {
            p->full = 1;
            return;
        }
        if (sum->count)
            memcpy(p->pool + p->used, sum->term, sizeof(Term) * (size_t)sum->count);
        sum->term = p->pool + p->used;
        sum->room = more;
        p->used += more;
    }
    sum->term[sum->count++] = (Term){m, scale};
}

static void add_term(Poly *p, Sum *sum, int32_t m, int32_t scale) /* sum += scale * monomial */
{
    for (int32_t i = 0; i < sum->count; i++)
        if (sum->term[i].monomial == m) {
            int32_t both = scale_sum(p, sum->term[i].scale, scale);
            if (both)
                sum->term[i].scale = both;
            else
                sum->term[i] = sum->term[--sum->count];
            return;
        }
    append(p, sum, m, scale);
}

static void empty(Poly *p)
{
    int32_t none = 0;
    p->literals = p->sums = p->roots = p->letters = p->used = 0;
    p->full = 0;
    p->monomials = 1; /* 0 is no monomial */
    p->start[0] = p->start[1] = 0;
    memset(p->head, 0, sizeof *p->head * ((size_t)p->mask + 1));
    monomial(p, &none, 0); /* 1: the empty product */
}

static int new_poly(Poly *p, Scalars *scalars, int32_t nodes, int32_t outputs)
{
    int failed = 0;
    memset(p, 0, sizeof *p);
    p->scalars = scalars;
    p->literal_room = p->sum_room = 2 * nodes + outputs + 500;
    p->monomial_room = 24 * nodes + 20000;
    p->letter_room = 4 * p->monomial_room;
    p->pool_room = 24 * nodes + 20000;
    for (p->mask = 4095; p->mask < p->monomial_room;)
        p->mask = 2 * p->mask + 1;
    p->literal = room((size_t)p->literal_room, sizeof *p->literal, &failed);
    p->sum = room((size_t)p->sum_room, sizeof *p->sum, &failed);
    p->root = room((size_t)outputs, sizeof *p->root, &failed);
    p->letter = room((size_t)p->letter_room, sizeof *p->letter, &failed);
    p->start = room((size_t)p->monomial_room + 2, sizeof *p->start, &failed);
    p->following = room((size_t)p->monomial_room + 2, sizeof *p->following, &failed);
    p->head = room((size_t)p->mask + 1, sizeof *p->head, &failed);
    p->pool = room((size_t)p->pool_room, sizeof *p->pool, &failed);
    return !failed;
}

static void free_poly(Poly *p)
{
    void *rooms[] = {p->literal, p->sum, p->root, p->letter, p->start, p->following, p->head, p->pool};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(rooms[i]);
}

/* -- what is needed --------------------------------------------------------------------------------- */

/* What an item reads, one by one: a literal k, or a sum ~k. */
typedef struct {
    int32_t item, term, letter;
} Reading;

typedef struct {
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
