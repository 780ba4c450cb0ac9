/* What the parts of the search in machine code share: programs as nodes, residues, random numbers.
 *
 * A program is an array of nodes, operands anywhere in it, signs on the edges. Values at run time are known by residues
 * modulo P = 2^31 - 1 at four states; what needs parameters only has the same residue at all four, and is known by
 * one modulo Q, the largest prime below 2^61 whose field has the roots of 2 and 3, besides.
 *
 * C99 and 128-bit products, no library but calloc, malloc, free, memcpy, memset. */

#ifndef NODES
#define NODES

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { GIVEN, ADD, MUL, DIV, CALL }; /* kinds of nodes; only ADD and MUL are computed in other ways */
enum { STATES = 4 };
#define P 2147483647u
#define Q 2305843009213693487ull
#define MIX 0x9E3779B97F4A7C15ull

typedef struct {
    uint8_t kind, rate, cost, role; /* cost: operations at run time; role: 1 may be read, 2 may be changed */
    int8_t sign[2];
    int32_t operand[2]; /* -1: none */
    int32_t label;      /* the caller's number of what is GIVEN, divided or called; -1 for new nodes */
    uint32_t residue[STATES];
    uint64_t scalar; /* modulo Q, where only parameters are needed */
} Node;

typedef struct {
    int32_t node, sign;
} Edge;

typedef struct {
    Node *node;
    Edge *output;
    int32_t count, capacity, outputs;
} Program;

static uint64_t drawn(uint64_t *random) /* splitmix64 */
{
    uint64_t z = (*random += MIX);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}

static int32_t below(uint64_t *random, int32_t count) { return (int32_t)(drawn(random) % (uint64_t)count); }

/* -- modulo P ------------------------------------------------------------------------------------ */

static uint32_t plus(uint32_t x, uint32_t y) { return x + y >= P ? x + y - P : x + y; }
static uint32_t opposite(uint32_t x) { return x ? P - x : 0; }
static uint32_t minus(uint32_t x, uint32_t y) { return x >= y ? x - y : x + P - y; }

static uint32_t times(uint32_t x, uint32_t y)
{
    uint64_t product = (uint64_t)x * y;
    return plus((uint32_t)(product & P), (uint32_t)(product >> 31));
}

static uint32_t inverse(uint32_t x) /* x^(P - 2) */
{
    uint32_t result = 1;
    for (uint32_t exponent = P - 2; exponent; exponent >>= 1, x = times(x, x))
        if (exponent & 1)
            result = times(result, x);
    return result;
}

/* -- modulo Q, by Montgomery ----------------------------------------------------------------------- */

static uint64_t reduced(uint64_t x, uint64_t y) /* x y / 2^64 */
{
    unsigned __int128 product = (unsigned __int128)x * y;
    uint64_t multiple = (uint64_t)product * 3456285112735364913ull; /* -1 / Q modulo 2^64 */
    uint64_t result = (uint64_t)((product + (unsigned __int128)multiple * Q) >> 64);
    return result >= Q ? result - Q : result;
}

static uint64_t q_times(uint64_t x, uint64_t y) { return reduced(reduced(x, y), 13838400ull); } /* 2^128 modulo Q */
static uint64_t q_plus(uint64_t x, uint64_t y) { return x + y >= Q ? x + y - Q : x + y; }
static uint64_t q_opposite(uint64_t x) { return x ? Q - x : 0; }

static uint64_t q_inverse(uint64_t x) /* x^(Q - 2) */
{
    uint64_t result = 1;
    for (uint64_t exponent = Q - 2; exponent; exponent >>= 1, x = q_times(x, x))
        if (exponent & 1)
            result = q_times(result, x);
    return result;
}

/* -- memory -------------------------------------------------------------------------------------- */

static void *room(size_t count, size_t size, int *failed) /* for what is written before it is read: most of it never is */
{
    void *found = malloc(count ? count * size : size);
    *failed |= !found;
    return found;
}

static void *zeros(size_t count, size_t size, int *failed)
{
    void *found = calloc(count ? count : 1, size);
    *failed |= !found;
    return found;
}

static void copy_program(Program *to, const Program *from)
{
    memcpy(to->node, from->node, sizeof(Node) * (size_t)from->count);
    memcpy(to->output, from->output, sizeof(Edge) * (size_t)from->outputs);
    to->count = from->count;
    to->outputs = from->outputs;
}

#endif
