/* Does a file that emdeg wrote compute a robot's equations of motion?  Shares nothing with emdeg.
 *
 *     cc -std=c99 -O2 -o check_emdeg check_emdeg.c -lm
 *     ./check_emdeg ROBOT.json FILE.c             (or FILE.program.json)
 *
 * prints one line and exits 0 (equal), 1 (not equal: where) or 2 (cannot read).  The second of two
 * checkers: check_emdeg.py says at its head what is done and why it proves something.  Here all
 * that is known stands in one table of names; a file is evaluated while it is read, once for every
 * point; matrices are compared by what they do to a random vector; and the recursion is one of
 * spatial vectors about the base's origin, its formulas texts that are evaluated as the files are.
 */
#include <ctype.h>
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if LDBL_MANT_DIG < 64
#error "long double is too short here: products of residues need 64 bits of it"
#endif

static void fail(int status, const char *form, ...) {
    va_list list;
    va_start(list, form);
    printf(status == 1 ? "NOT EQUAL: " : "CANNOT READ: ");
    vprintf(form, list);
    printf("\n");
    exit(status);
}
static void *room(size_t size) { /* zeros, kept until the end */
    void *out = calloc(1, size);
    if (!out) fail(2, "no memory");
    return out;
}
static int is(const char *a, const char *b) { return !strcmp(a, b); }

/* -- numbers, and the one table of names: of values, of leaves of JSON, of texts to be kept ---- */
typedef struct {
    uint64_t v, d; /* a residue modulo P and its derivative */
    double w;      /* of a polynomial of degree <= w in variables and constants */
    double *f;     /* and of degree f[k] in 1/divisor k; NULL for none */
    long double x; /* about the number itself if it is a constant, else NaN */
} N;
typedef struct { int n; N *x; } V; /* a number (n = 1) or a vector */
typedef struct entry {
    char *key;
    const char *text; /* of JSON: "string, number or word, [ or { and how many are in it */
    int point, count; /* where the value is known; of whatever the key says */
    V value;
    struct entry *next;
} entry;
enum { NAMES = 1 << 16 };
static entry *names[NAMES];
static int point; /* its number; values of other points are not known */
static const N ZERO = {0, 0, 0, NULL, 0}, ONE = {1, 0, 0, NULL, 1};

static entry *of(const char *form, ...) {
    static char key[1 << 20];
    size_t h = 5381;
    va_list list;
    va_start(list, form);
    if (vsnprintf(key, sizeof key, form, list) >= 1 << 20) fail(2, "a text is too long");
    va_end(list);
    for (const char *c = key; *c; ++c) h = h * 33 + (unsigned char)*c;
    entry **e = &names[h % NAMES];
    while (*e && !is((*e)->key, key)) e = &(*e)->next;
    if (!*e) *e = room(sizeof **e), (*e)->key = strcpy(room(strlen(key) + 1), key);
    return *e;
}
#define TEXT(...) (of(__VA_ARGS__)->key)
static V vector(int n) { return (V){n, room((size_t)(n + 1) * sizeof(N))}; }
static V scalar(N a) { return (V){1, memcpy(room(sizeof a), &a, sizeof a)}; }
static void put(entry *e, V x) { e->value = x, e->point = point; }
static V got(entry *e) {
    if (e->point != point) fail(2, "%s is not known", e->key);
    return e->value;
}
static void set(entry *e, N x) { put(e, scalar(x)); }
static N num(entry *e) { return *got(e).x; }

/* -- SHA-256 (FIPS 180-4), in hexadecimal; its constants are fractions of roots of primes ------ */
#define ROT(x, k) ((x) >> (k) | (x) << (32 - (k)))
#define SMALL(x, i, j, k) (ROT(x, i) ^ ROT(x, j) ^ (x) >> (k))
#define LARGE(x, i, j, k) (ROT(x, i) ^ ROT(x, j) ^ ROT(x, k))
#define FRACTION(x) ((uint32_t)(int64_t)ldexp(fmod(x, 1), 32))
static const char *sha256(const char *data) {
    static uint32_t H[8], K[64];
    uint32_t h[8], w[64], s[8];
    for (int p = 2, k = 0, divisor; k < 64 && !K[63]; ++p) {
        for (divisor = 2; p % divisor; ++divisor) {}
        if (divisor == p && k < 8) H[k] = FRACTION(sqrt(p));
        if (divisor == p) K[k++] = FRACTION(cbrt(p));
    }
    memcpy(h, H, sizeof h);
    size_t n = strlen(data), end = (n + 8) / 64 * 64 + 56; /* here the length in bits begins */
    for (size_t block = 0; block < end; block += 64) {
        for (size_t i = block; i < block + 64; ++i) {
            uint32_t byte = i < n ? (unsigned char)data[i] : i == n ? 128 : 0;
            if (i >= end) byte = (uint32_t)((uint64_t)n * 8 >> 8 * (end + 7 - i)) & 255;
            w[i % 64 / 4] = w[i % 64 / 4] << 8 | byte;
        }
        for (int i = 16; i < 64; ++i)
            w[i] = w[i - 16] + SMALL(w[i - 15], 7, 18, 3) + w[i - 7] + SMALL(w[i - 2], 17, 19, 10);
        memcpy(s, h, sizeof s);
        for (int i = 0; i < 64; ++i) {
            uint32_t a = s[0], b = s[1], c = s[2], e = s[4], f = s[5], g = s[6];
            uint32_t t = s[7] + LARGE(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + K[i] + w[i];
            memmove(s + 1, s, 7 * sizeof *s);
            s[4] += t;
            s[0] = t + LARGE(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
        }
        for (int i = 0; i < 8; ++i) h[i] += s[i];
    }
    const char *out = "";
    for (int i = 0; i < 8; ++i) out = TEXT("%s%08x", out, (unsigned)h[i]);
    return out;
}

/* -- residues modulo a prime P, 2^60 < P < 2^61 ------------------------------------------------ */
static uint64_t P;
static const char *seed; /* of both files */

static uint64_t sum(uint64_t a, uint64_t b) { return a + b >= P ? a + b - P : a + b; }
static uint64_t opposite(uint64_t a) { return a ? P - a : 0; }
static uint64_t mul(uint64_t a, uint64_t b) {
    int64_t quotient = (int64_t)((long double)(int64_t)a * (int64_t)b / (int64_t)P);
    uint64_t r = a * b - (uint64_t)quotient * P; /* rounded: at most 1 beside the right one */
    return r >> 63 ? r + P : r >= P ? r - P : r;
}
static uint64_t power(uint64_t a, uint64_t e) {
    uint64_t r = 1;
    for (; e; e >>= 1, a = mul(a, a)) r = e & 1 ? mul(r, a) : r;
    return r;
}
static uint64_t inverted(uint64_t a) { return power(a, P - 2); }
static uint64_t draw(const char *label) { /* 128 bits of SHA-256 modulo P */
    unsigned long long high, low;
    sscanf(sha256(TEXT("%s %d %s", seed, point, label)), "%16llx%16llx", &high, &low);
    return sum(mul(high % P, UINT64_MAX % P + 1), low % P);
}
static void draw_prime(void) { /* 23 modulo 24: then 2 and 3 have roots, and -1 has none */
    for (int k = 0, prime = 0; !prime; ++k) {
        P = (uint64_t)1 << 60;
        P += draw(TEXT("prime %d", k)) / 24 * 24 + 7;
        prime = 1;
        for (uint64_t base = 2; base <= 41 && prime; ++base) /* Miller and Rabin: sure below 2^81 */
            prime = power(base, P / 2) == 1 || power(base, P / 2) == P - 1;
    }
}

/* -- arithmetic of numbers and vectors --------------------------------------------------------- */
enum { DIVISORS = 128 };
static N divisor[DIVISORS];
static int divisors;
static double operations, looked_up, bits; /* done; degrees of angles; sizes of constants */
static jmp_buf vanished;                   /* a divisor is zero here: another point is drawn */

static N number(uint64_t v, double w) { return ++operations, (N){v, 0, w, NULL, NAN}; }
static N slope(N a) { return (N){a.d, 0, a.w + 3, a.f, NAN}; } /* times a speed and a multiplier */
static int is_zero(N a) { return !a.v && !a.d && !a.w; }
static double *joined(double *f, double *g, int product) {
    if (!f || !g) return f ? f : g;
    double *r = room(DIVISORS * sizeof *r);
    for (int k = 0; k < divisors; ++k) r[k] = product ? f[k] + g[k] : fmax(f[k], g[k]);
    return r;
}
static N neg(N a) { return (N){opposite(a.v), opposite(a.d), a.w, a.f, -a.x}; }
static N add(N a, N b) {
    if (is_zero(a) || is_zero(b)) return is_zero(a) ? b : a;
    ++operations;
    return (N){sum(a.v, b.v), sum(a.d, b.d), fmax(a.w, b.w), joined(a.f, b.f, 0), a.x + b.x};
}
static N mult(N a, N b) {
    if (is_zero(a) || is_zero(b)) return ZERO;
    uint64_t d = sum(mul(a.v, b.d), mul(a.d, b.v));
    ++operations;
    return (N){mul(a.v, b.v), d, a.w + b.w, joined(a.f, b.f, 1), a.x * b.x};
}
static N reciprocal(N a) {
    int k = 0;
    if (!a.v) longjmp(vanished, 1);
    while (k < divisors && (divisor[k].v != a.v || divisor[k].d != a.d || divisor[k].f != a.f)) ++k;
    if (k == divisors && ++divisors == DIVISORS) fail(2, "more than %d divisors", DIVISORS - 1);
    divisor[k] = a;
    N r = {inverted(a.v), 0, 0, room(DIVISORS * sizeof(double)), 1 / a.x};
    r.d = opposite(mul(a.d, mul(r.v, r.v)));
    r.f[k] = 1;
    return r;
}
static double cleared(N a) { /* w when multiplied by every divisor^f, the last one first */
    double f[DIVISORS] = {0};
    if (a.f) memcpy(f, a.f, sizeof f);
    for (int k = divisors; k--;) {
        a.w += f[k] * divisor[k].w;
        for (int j = 0; j < k && divisor[k].f; ++j) f[j] += f[k] * divisor[k].f[j];
    }
    return a.w;
}
static V op(V a, char o, V b) { /* + - * / of each two; of vectors ^ outer and @ inner product */
    int n = a.n > b.n ? a.n : b.n;
    V r = vector(o == '@' ? 1 : n);
    for (int i = 0, j = 1, k = 2; i < n; j = k, k = i++) {
        N x = a.x[i % a.n], y = b.x[i % b.n];
        if (o == '@') *r.x = add(*r.x, mult(x, y));
        else if (o == '^') r.x[i] = add(mult(a.x[j], b.x[k]), neg(mult(a.x[k], b.x[j])));
        else if (o == '*' || o == '/') r.x[i] = mult(x, o == '*' ? y : reciprocal(y));
        else r.x[i] = add(x, o == '+' ? y : neg(y));
    }
    return r;
}

/* -- texts: words of JSON, of expressions and of C are read in the same way -------------------- */
#define BLANK " \t\r\n"
#define DIGITS "0123456789"
#define WORD DIGITS "_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define ROOT "\xe2\x88\x9a"
#define PI "\xcf\x80"
static const char *at, *real = "double"; /* where is read; the type of numbers in C */
static int depth;

static char *span(size_t n) { return at += n, TEXT("%.*s", (int)n, at - n); }
static int match(const char *form, ...) { /* % is a word, $ the type of numbers, a blank blanks */
    const char *start = at;
    va_list list;
    va_start(list, form);
    for (at += strspn(at, BLANK); *form; ++form) {
        size_t n = strspn(at, *form == '%' ? WORD : BLANK);
        if (*form == '%' && n) *va_arg(list, const char **) = span(n);
        else if (*form == ' ') at += n;
        else if (*form == '$' && !strncmp(at, real, strlen(real))) at += strlen(real);
        else if (*form == *at) ++at;
        else return va_end(list), at = start, 0;
    }
    return va_end(list), 1;
}
#define FIRST(x, ...) x
#define NEED(...) (match(__VA_ARGS__) ? 0 : (lacks(FIRST(__VA_ARGS__, "")), 0))
static void lacks(const char *form) { fail(2, "expected %.60s, found %.60s", form, at); }
static const char *string(void) { /* of JSON, decoded where it stands */
    char *out = (NEED("\""), (char *)at), *end = out;
    for (; *at && *at != '"'; *end++ = *at++)
        if (*at == '\\' && (!*++at || !strchr("\"\\/", *at))) fail(2, "\\%c is not read", *at);
    NEED("\"");
    *end = 0;
    return out;
}
static void read_json(const char *path) { /* leaves are named /a/2/b, keys /a#2 */
    entry *e = of("%s", path);
    int n = 0, object = match("{");
    if (e->text || ++depth > 100) fail(2, "%s is there twice, or is too deep", path);
    if (object || match("[")) {
        for (; !match(object ? "}" : "]"); ++n) {
            if (n) NEED(",");
            const char *key = object ? string() : TEXT("%d", n);
            if (object) of("%s#%d", path, n)->text = key, NEED(":");
            if (strpbrk(key, "/#%")) fail(2, "a key is %s", key);
            read_json(TEXT("%s/%s", path, key));
        }
        e->text = TEXT("%c%d", object ? '{' : '[', n);
    } else if (match(""), *at == '"') e->text = TEXT("\"%s", string());
    else e->text = span(strspn(at, "+-." WORD));
    if (!strspn(e->text, "\"[{-" DIGITS) && !strstr(" null true false ", TEXT(" %s ", e->text)))
        fail(2, "no JSON at %.20s", at);
    --depth;
}
static const char *text(const entry *e) {
    if (!e->text || *e->text != '"') fail(2, "%s is no text, or is not there", e->key);
    return e->text + 1;
}
#define STRING(...) text(of(__VA_ARGS__))
static int integer(const entry *e, int least, int most) {
    int n = e->text ? atoi(e->text) : 0;
    if (!e->text || n < least || n > most || !is(e->text, TEXT("%d", n)))
        fail(2, "%s is no integer from %d to %d", e->key, least, most);
    return n;
}
static int length(const entry *e) {
    if (!e->text || !strchr("[{", *e->text)) fail(2, "%s is no list, or is not there", e->key);
    return atoi(e->text + 1);
}
#define EACH(k, ...) (int k = 0, k##_end = length(of(__VA_ARGS__)); k < k##_end; ++k)

/* -- angles and other functions at a point ----------------------------------------------------- */
static int angles;
#define HEX(x) ((unsigned long long)(x))

static void angle(uint64_t v, N c, N s) { /* and its opposite */
    for (int k = 0; k < 2; ++k, ++angles, v = opposite(v), s = neg(s))
        set(of("cos %llx", HEX(v)), c), set(of("sin %llx", HEX(v)), s);
}
static void around(uint64_t v, const char *label) { /* a free angle */
    uint64_t t = draw(TEXT("circle %s", label)), t2 = mul(t, t), i = inverted(sum(1, t2));
    angle(v, number(mul(sum(1, opposite(t2)), i), 2), number(mul(sum(t, t), i), 2));
}
static int turn(N x, int most, N *c, N *s) { /* by a multiple of what is known; 0 if it is none */
    uint64_t v = x.v;
    int times = v != 0;
    while (v && of("cos %llx", HEX(v))->point != point && times++ < most)
        v = mul(x.v, inverted((uint64_t)times));
    looked_up += x.w * (1 + times);
    for (int k = 0; k < times && times <= most; ++k) {
        N before = *c, cosine = num(of("cos %llx", HEX(v))), sine = num(of("sin %llx", HEX(v)));
        *c = add(mult(before, cosine), neg(mult(*s, sine)));
        *s = add(mult(*s, cosine), mult(before, sine));
    }
    return times <= most;
}
enum { COS, SIN, SIGN, TANH, ABS, SQRT, FUNCTIONS };
static const char *functions[][FUNCTIONS] = {{"cos", "sin", "sign", "tanh", "abs", "sqrt"},
                                             {"cos", "sin", "sign", "tanh", "fabs", "sqrt"},
                                             {"cosf", "sinf", "sign", "tanhf", "fabsf", "sqrtf"}};
static N unknown(int f, N x) { /* only f(0) = 0, f(-x) = -f(x), for abs f(x), is known */
    uint64_t m = f != SQRT && x.v > P - x.v ? P - x.v : x.v;
    N y = number(x.v ? draw(TEXT("%s %llx", functions[0][f], HEX(m))) : 0, 1);
    if (f != ABS && m != x.v) y = neg(y);
    N rate = mult(add(ONE, neg(mult(y, y))), slope(x));
    return f == TANH ? (N){y.v, rate.v, rate.w, rate.f, NAN} : y;
}

/* -- expressions, evaluated while they are read ------------------------------------------------ */
static enum { TABLE, C, FORMULA } mode; /* which names are meant: parameters, locals, the robot's */
static const char *stem, *file;         /* the file's name without and with its end */
static int single, literals, body;      /* C of floats; how many numbers it has; in formulas */
static V expression(void), term(void), meant(const char *x), of_robot(const char *f);
static entry *own(const char *x);

static V run(int how, int i, const char *s) { /* the value of the last formula */
    const char *here = at, *x;
    int before = mode, outer = body;
    V r;
    for (at = s, mode = how, body = i; match(""), *at;) {
        entry *e = how == FORMULA && match("% =", &x) ? own(x) : NULL;
        r = expression();
        if (e) put(e, r);
        if (*at) NEED(";");
    }
    at = here, mode = before, body = outer;
    return r;
}
static N cell(entry *e) { /* an expression of JSON, evaluated once */
    if (e->point != point) put(e, run(TABLE, 0, text(e)));
    return num(e);
}
static uint64_t digits(uint64_t v) {
    for (; isdigit((unsigned char)*at); ++at) v = sum(mul(v, 10), (uint64_t)(*at - '0'));
    return v;
}
static N constant(void) { /* 12, 0.0125, 4e-05, and 3/8 but in C, with any number of digits */
    const char *start = at, *dot;
    char *end;
    uint64_t v = digits(0), below = 1;
    long shift = 0;
    if (*at == '.') dot = ++at, v = digits(v), shift = dot - at;
    if (*at == 'e') shift += strtol(at + 1, &end, 10), at = end;
    long double x = strtold(start, &end);
    if (end != at || labs(shift) > 5000) fail(2, "no number: %.20s", start);
    v = mul(v, power(shift < 0 ? inverted(10) : 10, (uint64_t)labs(shift)));
    if (mode != C && *at == '/' && isdigit((unsigned char)at[1]))
        x /= strtold(++at, NULL), below = digits(0);
    if (!below) fail(2, "no number: %.20s", start);
    bits += 4.0 * (double)(at - start + labs(shift));
    N r = number(mul(v, inverted(below)), v != below);
    return r.x = x, v ? r : ZERO;
}
static int is_nearest(const char *written, N exact) { /* double, but for errors of long double */
    char *end;
    double x = strtod(written, &end), unit = nextafter(fabs(x), INFINITY) - fabs(x);
    return end != written && is(end, single ? "f" : "") && fabsl(exact.x - x) <= 0.501L * unit;
}
static N literal(void) { /* of C: the exact number that it is the nearest of */
    const char *start = at;
    N exact = constant();
    const char *written = TEXT("%.*s%s", (int)(at - start), start, single ? "f" : "");
    entry *told = of("/files/%s/numbers/%s", file, written);
    if (!strpbrk(written, ".e") || (single && *at++ != 'f'))
        fail(2, "%s is an integer or of another type", written); /* 1/2 would be 0 */
    if (told->text && *told->text == '[') /* the next one in the order of the text */
        exact = cell(of("%s/%d", told->key, of("%d %s", point, told->key)->count++));
    else if (told->text) exact = cell(told);
    if (!is_nearest(written, exact)) fail(1, "%s is not the nearest double of it", written);
    return ++literals, exact;
}
static V call(const char *x) { /* of cos and sin: a sum of whole multiples of angles */
    const char **all = functions[mode == C ? 1 + single : 0];
    int f = 0;
    while (f < FUNCTIONS && !is(x, all[f])) ++f;
    if (f == FUNCTIONS && mode == FORMULA) return of_robot(x);
    if (f == FUNCTIONS) fail(2, "there is no function %s", x);
    if (f > SIN) return scalar(unknown(f, *expression().x));
    N c = ONE, s = ZERO;
    do {
        int minus = match("-") || (match("+"), 0);
        N part = *term().x;
        if (!turn(minus ? neg(part) : part, 1000, &c, &s))
            fail(2, "%s of what is no sum of angles, each at most 1000 times", x);
    } while (match(""), *at == '+' || *at == '-');
    return scalar(f == COS ? c : s);
}
static V primary(void) {
    const char *x, *letters = mode == C ? WORD : WORD "%" ROOT PI;
    V r;
    if (match(""), ++depth > 1000) fail(2, "more than 1000 levels");
    if (match("-")) r = op(scalar(ZERO), '-', primary());
    else if (match("(")) r = expression(), NEED(")");
    else if (isdigit((unsigned char)*at)) r = scalar(mode == C ? literal() : constant());
    else if (x = span(strspn(at, letters)), *x && match("(")) r = call(x), NEED(")");
    else r = meant(x);
    return --depth, r;
}
static V chain(V (*part)(void), const char *operators) { /* from left to right */
    V a = part();
    while (match(""), *at && strchr(operators, *at)) {
        char o = *at++;
        a = op(a, o, part());
    }
    return a;
}
static V term(void) { return chain(primary, mode == FORMULA ? "*/^@" : "*/"); }
static V expression(void) { return chain(term, "+-"); }

/* -- names: of C .x, of tables and programs :x, in formulas of body i "i x" or "all x" --------- */
typedef struct { const char *path; char kind; int parent, q, v; } joint;
static joint *joints; /* the base, bodies (r, p, s or f: how they move), the frame of an output */
static int count, nv, nq, rotors; /* bodies, speeds, coordinates; do gyroscopic terms count? */

static const char *upper(const char *s) {
    char *out = strcpy(room(strlen(s) + 1), s);
    for (char *c = out; *c; ++c) *c = (char)toupper((unsigned char)*c);
    return out;
}
static entry *element(const char *array, const char *index) { /* within the header's size */
    int size = mode == C ? integer(of("size %s_SIZE", upper(array)), 0, 1 << 30) : 0;
    if (mode == C && (!is(index, TEXT("%d", atoi(index))) || atoi(index) >= size))
        fail(2, "%s[%s] is not there", array, index);
    return of("%s[%s]", array, index);
}
static entry *own(const char *x) { /* p_x is the parent's x */
    int parents = !strncmp(x, "p_", 2);
    return of("%d %s", parents ? joints[body].parent : body, x + 2 * parents);
}
static V meant(const char *x) {
    const joint *b = &joints[body];
    const char *index = NULL;
    match("[%]", &index);
    if (mode != FORMULA)
        return got(index ? element(x, index) : of(mode == C ? ".%s" : ":%s", x));
    entry *e = own(x);
    if (e->point != point) e = of("all %s", x);
    if (e->point != point) {
        e = index ? of("%s/%s/%s", b->path, x, index) : of("%s/%s", b->path, x);
        int may_miss = strstr(" armature viscous coulomb rotor pitch ", TEXT(" %s ", x)) != NULL;
        return scalar(may_miss && !e->text ? ZERO : cell(e));
    }
    if (!index) return e->value;
    int first = x[1] ? 0 : *x == 'q' ? b->q : strchr("ugG", *x) ? b->v : 0; /* of this body */
    return scalar(e->value.x[e->value.n > 1 ? first + atoi(index) : 0]);
}

/* -- files ------------------------------------------------------------------------------------- */
static char *contents(const char *path) {
    FILE *f = fopen(path, "rb");
    long n = f && !fseek(f, 0, SEEK_END) ? ftell(f) : -1;
    if (n < 0 || n > 1 << 30) fail(2, "%s cannot be read", path);
    char *out = room((size_t)n + 1);
    rewind(f);
    if (fread(out, 1, (size_t)n, f) != strlen(out)) fail(2, "%s is no text", path);
    return fclose(f), out;
}
static char *bare(char *s) { /* no comments, blanks between words only, a ; behind directives */
    char *to = s;
    int directive = 0;
    for (char *c = s; (c = strpbrk(c, "\\?")); ++c) /* it could end a comment where we see none */
        if (!strncmp(c, "?\?/", 3) || (*c == '\\' && isspace((unsigned char)c[1])))
            fail(2, "a line that may go on");
    for (char *c = s; *c; ++c) {
        if (!strncmp(c, "/*", 2) && !(c = strstr(c + 2, "*/"))) fail(2, "a comment without an end");
        if (!strncmp(c, "*/", 2)) *++c = ' ';
        directive |= *c == '#';
        if (!strncmp(c, "//", 2) || (directive && *c == ';')) fail(2, "// or ; in a directive");
        if (directive && *c == '\n') *c = ';', directive = 0;
        int between_words = to > s && strchr(WORD, to[-1]) && c[1] && strchr(WORD, c[1]);
        if (!isspace((unsigned char)*c)) *to++ = *c;
        else if (between_words) *to++ = ' ';
    }
    *to = 0;
    return s;
}
static void check_default(const char *parameter, const char *written) {
    entry *told = of("/parameters/%s", parameter);
    int missing = told->text && is(told->text, "null");
    if (missing ? !is(written, mode == C ? "NAN" : "null") : !is_nearest(written, cell(told)))
        fail(1, "the parameter %s is %s, in the table %s", parameter, written, told->text);
}
static void store(const char *array, const char *index, int function, N x) {
    int all = of("%d writes %s", point, array)->count++;
    int input = strstr(" q qd qdd tau parameters ", TEXT(" %s ", array)) != NULL;
    if (input || all != of("%d writes %s in %d", point, array, function)->count++)
        fail(2, "%s is written twice, or is an input", array); /* of the next call */
    set(element(array, index), x);
}
static void read_c(const char *source, const char *header) { /* loads, definitions and stores */
    const char *x, *index, *f, *heads = "", *guard = upper(stem), *declared;
    int defaults = 0;
    at = header, mode = C;
    NEED(TEXT("#ifndef %s_H;#define %s_H;", guard, guard));
    while (match(TEXT("#define %s_%% %%;", guard), &x, &f)) of("size %s", x)->text = f;
    declared = at, at = source, f = single ? "f" : "";
    NEED(TEXT("#include\"%s.h\";#include<math.h>;", stem));
    match(TEXT("static $ sign($ x){return x>0.0%s?1.0%s:x<0.0%s?-1.0%s:x;}", f, f, f, f));
    for (int function = 1; *at; ++function) {
        const char *start = at;
        NEED("void %(", &x);
        int starts = is(x, TEXT("%s_parameters", stem));
        while (match("const $*restrict %", &x) || match("$*restrict %", &x)) match(",");
        NEED(")");
        heads = TEXT("%s%.*s;", heads, (int)(at - start), start);
        for (NEED("{"); !match("}"); NEED(";")) {
            if (match("(void)%", &x)) continue;
            if (match("const $ %=", &x)) put(of(".%s", x), expression());
            else if (NEED("%[%]=", &x, &index), !starts) store(x, index, function, *expression().x);
            else if (!is(index, TEXT("%d", defaults++))) fail(1, "parameters in another order");
            else check_default(STRING("/places/%s", index), span(strcspn(at, ";")));
        }
    }
    if (defaults != length(of("/places"))) fail(1, "not all parameters have values");
    at = declared;
    NEED(TEXT("typedef $ %s_real;#ifdef __cplusplus;extern\"C\"{#define restrict;#endif;%s"
              "#ifdef __cplusplus;#undef restrict;}#endif;#endif;", stem, heads));
    if (*at) fail(2, "the header goes on with %.30s", at);
}
static const char *written(const char *p) { /* how a table would say the value p of a program */
    const char *o = STRING("%s/0", p), *two = "add+ sub- mul* div/", *found = strstr(two, o);
    entry *a = of("%s/1", p), *b = of("%s/2", p);
    if (is(o, "const")) return text(a);
    if (is(o, "leaf")) { /* parameters have rate 0 */
        int parameter = !integer(b, 0, 9) && of("program/parameters/%s", text(a))->text;
        return parameter ? text(a) : STRING("leaf %s", text(a));
    }
    if (is(o, "cos") || is(o, "sin")) {
        const char *out = TEXT("%s(%s*" PI, o, text(b));
        for EACH(i, "%s/1", p)
            out = TEXT("%s + %d*v%%%d", out, integer(of("%s/1/%d/1", p, i), -1000, 1000),
                       integer(of("%s/1/%d/0", p, i), 0, 1 << 30));
        return TEXT("%s)", out);
    }
    if (found && strlen(o) == 3)
        return TEXT("v%%%d %c v%%%d", integer(a, 0, 1 << 30), found[3], integer(b, 0, 1 << 30));
    return TEXT("%s(v%%%d)", is(o, "neg") ? "-" : o, integer(a, 0, 1 << 30));
}
static void read_program(void) { /* values in order; the certificate is not needed */
    mode = TABLE;
    for EACH(k, "program/parameters") {
        const char *x = of("program/parameters#%d", k)->text;
        check_default(x, of("program/parameters/%s", x)->text);
    }
    for EACH(k, "program/inputs")
        for EACH(i, "program/inputs/%d/1", k) {
            entry *leaf = of("leaf %s", STRING("program/inputs/%d/1/%d", k, i));
            leaf->text = TEXT("\"%s[%d]", STRING("program/inputs/%d/0", k), i);
        }
    for EACH(k, "program/derived") {
        const char *d = TEXT("program/derived/%d", k), *leaf = STRING("leaf %s", STRING("%s/1", d));
        const char *sum = TEXT("\"(%s)*%s + (%s)", STRING("%s/2", d), leaf, STRING("%s/3", d));
        of("leaf %s", STRING("%s/0", d))->text = sum;
    }
    for EACH(k, "program/values") {
        entry *value = of(":v%%%d", k);
        if (!value->text) value->text = written(TEXT("program/values/%d", k));
        put(value, run(TABLE, 0, value->text));
    }
    for EACH(k, "program/outputs") {
        const char *p = TEXT("program/outputs/%d", k), *o = STRING("/files/%s/outputs/%d", file, k);
        const char *array = STRING("%s/array", of("output %s", o)->text);
        if (!is(STRING("%s/0", p), o)) fail(1, "the output %d is not %s", k, o);
        for EACH(i, "%s/2", p) {
            int value = integer(of("%s/2/%d", p, i), 0, 1 << 30);
            store(array, TEXT("%d", i), 1, num(of(":v%%%d", value)));
        }
    }
}

/* -- the robot at one point: spatial vectors about the base's origin (Featherstone) ---------------
 * Of a body: names of the table; q coordinates, g speeds, G accelerations, u what derivatives are
 * taken along (e is its infinitesimal), k and d of a mimic, a and b turning and gliding at unit
 * speed.  Vectors: x y z o axes and origin, w v turning and gliding, dw dv their rates, M centre of
 * mass, L P momentum, n f couple and force.  p_x is the parent's x.  is_g is_f is_s: 0 or 1. */
#define FRAME /* behind the parent's; zeros if that is a rotation */ \
    "x0 = p_x*rotation[0] + p_y*rotation[3] + p_z*rotation[6];" \
    "y0 = p_x*rotation[1] + p_y*rotation[4] + p_z*rotation[7];" \
    "z0 = p_x*rotation[2] + p_y*rotation[5] + p_z*rotation[8];" \
    "o0 = p_o + p_x*translation[0] + p_y*translation[1] + p_z*translation[2];" \
    "list(x0@x0 - 1, y0@y0 - 1, z0@z0 - 1, x0@y0, (x0^y0)@z0 - 1)"
#define JOINT /* t: by which angle it turns */ \
    "C = cos((t)) - e*(sin((t))*(a*u[0])); S = sin((t)) + e*(cos((t))*(a*u[0]));" \
    "x = x0*C + y0*S; y = y0*C - x0*S; z = z0; o = o0 + z0*(h*(k*q[0] + d) + e*(b*u[0]));" \
    "W = z*(a*g[0]); V = z*(b*g[0]) + o^W; A = z*(a*G[0]); B = z*(b*G[0]) + o^A;"
#define FREE /* a quaternion q[3] .. q[6]; speeds along the body's own axes */ \
    "h = x0*q[3] + y0*q[4] + z0*q[5]; s = q[6]; l = s*s - h@h;" \
    "x1 = x0*l + (h*(h@x0) + (h^x0)*s)*2; y1 = y0*l + (h*(h@y0) + (h^y0)*s)*2;" \
    "z1 = z0*l + (h*(h@z0) + (h^z0)*s)*2; U = (x1*u[3] + y1*u[4] + z1*u[5])*e;" \
    "x = x1 + U^x1; y = y1 + U^y1; z = z1 + U^z1;" \
    "o = o0 + x0*q[0] + y0*q[1] + z0*q[2] + (x1*u[0] + y1*u[1] + z1*u[2])*e;" \
    "W = x*g[3] + y*g[4] + z*g[5]; V = x*g[0] + y*g[1] + z*g[2] + o^W;" \
    "A = x*G[3] + y*G[4] + z*G[5]; B = x*G[0] + y*G[1] + z*G[2] + o^A;"
#define INERTIA(w) /* I w */ \
    "x*(inertia[0]*(x@" w ") + inertia[1]*(y@" w ") + inertia[2]*(z@" w ")) +" \
    "y*(inertia[1]*(x@" w ") + inertia[3]*(y@" w ") + inertia[4]*(z@" w ")) +" \
    "z*(inertia[2]*(x@" w ") + inertia[4]*(y@" w ") + inertia[5]*(z@" w "))"
#define MOTION \
    "w = p_w + W; v = p_v + V; dw = p_dw + A + p_w^W; dv = p_dv + B + p_w^V + p_v^W;" \
    "M = o + x*com[0] + y*com[1] + z*com[2]; P = (v + w^M)*mass; F = (dv + dw^M)*mass;" \
    "L = " INERTIA("w") " + M^P; f = F + w^P; n = " INERTIA("dw") " + M^F + w^L + v^P;"
#define DRIVE /* friction; a rotor also acts on the parent */ \
    "drive = armature*(k*G[0]) + (viscous*(k*g[0]) + coulomb*way)*is_f + J*(z@p_dw);" \
    "p_n = p_n + (z*(k*G[0]) + (p_w^z)*(k*g[0]))*J;"
#define FREE_EFFORTS "list(x@f, y@f, z@f, x@(n - o^f), y@(n - o^f), z@(n - o^f))"
#define EFFORT "k*drive + (z@(n - o^f))*a + (z@f)*b"

static V formula(int i, const char *s) { return run(FORMULA, i, s); }
static V efforts(V u, V g, V G, const char *terms) { /* T with g(ravity), f(riction), s(prings) */
    V tau = vector(nv);
    joints->path = ""; /* of the base; of springs, below */
    put(of("all u"), u), put(of("all g"), g), put(of("all G"), G);
    for (const char *c = "gfs"; *c; ++c) set(of("all is_%c", *c), strchr(terms, *c) ? ONE : ZERO);
    formula(0, "w = o; v = o; dw = o; n = o; f = o;"
               "dv = o - (x*gravity[0] + y*gravity[1] + z*gravity[2])*is_g");
    for (int i = 1; joints[i].path; ++i) {
        V wrong = formula(i, FRAME);
        for (int k = 0; k < wrong.n; ++k)
            if (wrong.x[k].v) fail(1, "%s: this is no rotation", joints[i].path);
        if (i > count) break; /* the frame of an output */
        formula(i, joints[i].kind == 'f' ? FREE MOTION : JOINT MOTION);
        if (joints[i].kind == 'f') continue;
        int smooth = of("%s/smoothing", joints[i].path)->text != NULL;
        formula(i, smooth ? "way = tanh(k*g[0]/smoothing);" DRIVE : "way = sign(k*g[0]);" DRIVE);
    }
    for (int i = count; i; --i) {
        V t = formula(i, joints[i].kind == 'f' ? FREE_EFFORTS : EFFORT);
        N *to = tau.x + joints[i].v;
        for (int k = 0; k < t.n; ++k) to[k] = add(to[k], t.x[k]);
        formula(i, "p_n = p_n + n; p_f = p_f + f");
    }
    for EACH(s, "/springs") {
        const char *p = joints->path = TEXT("/springs/%d", s);
        int i = integer(of("%s/v/0", p), 0, nv - 1), j = integer(of("%s/v/1", p), 0, nv - 1);
        int k = integer(of("%s/q/0", p), 0, nq - 1), l = integer(of("%s/q/1", p), 0, nq - 1);
        V pull = formula(0, TEXT("stiffness*(q[%d] - q[%d] + e*(u[%d] - u[%d]))*is_s +"
                                 "damping*(g[%d] - g[%d])*is_f", k, l, i, j, i, j));
        tau.x[i] = add(tau.x[i], *pull.x), tau.x[j] = add(tau.x[j], neg(*pull.x));
    }
    return tau;
}
static V of_robot(const char *f) { /* T(u, g, G), slope(x), list(x, y, ...) */
    V given[8] = {{0, NULL}}, r = vector(nv + 8);
    int n = 0;
    do given[n++] = expression(); while (n < 8 && match(","));
    if (*f == 'T') return efforts(given[0], given[1], given[2], f);
    for (int k = r.n = 0; k < n; ++k)
        for (int i = 0; i < given[k].n; ++i)
            r.x[r.n++] = *f == 's' ? slope(given[k].x[i]) : given[k].x[i];
    return r;
}

/* -- the check: what vanishes of a quantity y, or of a matrix times a random vector r ---------- */
#define WORLD "list(p_v, p_w)"
#define ALIGNED "list(p_v + p_w^o0, p_w)"
#define LOCAL "list(x0@(p_v + p_w^o0), y0@(p_v + p_w^o0), z0@(p_v + p_w^o0)," \
    "x0@p_w, y0@p_w, z0@p_w)"
static const struct { const char *name; int rows, columns; const char *zeros; } quantities[] = {
    {"inverse_dynamics", 0, 1, "y - Tgfs(0, v, a)"}, /* rows and columns: 0 means nv */
    {"inverse_dynamics_dq", 0, 0, "y - slope(Tgfs(r, v, a))"},
    {"inverse_dynamics_dqd", 0, 0, "y - slope(Tgfs(0, v + e*r, a))"},
    {"forward_dynamics_dq", 0, 0, "slope(Tgfs(r, v, b + e*y))"},
    {"forward_dynamics_dqd", 0, 0, "slope(Tgfs(0, v + e*r, b + e*y))"},
    {"bias", 0, 1, "y - Tgfs(0, v, 0)"},
    {"gravity", 0, 1, "y - Tg(0, 0, 0)"},
    {"friction", 0, 1, "y - Tf(0, v, 0) + T(0, v, 0)"},
    {"coriolis_vector", 0, 1, "y - T(0, v, 0)"},
    {"coriolis_matrix", 0, 0, "y - 1/2*slope(T(0, v + e*r, 0))"},
    {"generalized_momentum", 0, 1, "y - T(0, 0, v)"},
    {"kinetic_energy", 1, 1, "y - 1/2*(v@T(0, 0, v))"},
    {"mass_matrix", 0, 0, "y - T(0, 0, r)"},
    {"mass_matrix_inverse", 0, 0, "r - T(0, 0, y)"},
    {"forward_kinematics", 4, 4, "t = T(0, 0, 0);"
     "y - list(x0*r[0] + y0*r[1] + z0*r[2] + o0*r[3], r[3])"},
    {"jacobian world", 6, 0, "t = T(0, r, 0); y -" WORLD},
    {"jacobian local_world_aligned", 6, 0, "t = T(0, r, 0); y -" ALIGNED},
    {"jacobian local", 6, 0, "t = T(0, r, 0); y -" LOCAL},
    {"jacobian_rate world", 6, 0, "t = T(v, r, 0); y - slope(" WORLD ")"},
    {"jacobian_rate local_world_aligned", 6, 0, "t = T(v, r, 0); y - slope(" ALIGNED ")"},
    {"jacobian_rate local", 6, 0, "t = T(v, r, 0); y - slope(" LOCAL ")"},
    {"forward_dynamics", 0, 1, "y - b"}, /* by any method: tau is what b needs */
};
static const char *output; /* its path in the table */

static double check_output(void) { /* the degree of what vanishes */
    const char *asked = STRING("%s/quantity", output), *array = STRING("%s/array", output);
    int row = 0, last = sizeof quantities / sizeof *quantities - 1;
    if (!strncmp(asked, "jacobian", 8)) asked = TEXT("%s %s", asked, STRING("%s/axes", output));
    while (row < last && !is(asked, quantities[row].name)) ++row;
    if (strncmp(asked, quantities[row].name, 16)) fail(2, "%s is not known", asked);
    int rows = quantities[row].rows ? quantities[row].rows : nv;
    int columns = quantities[row].columns ? quantities[row].columns : nv;
    int found = of("%d writes %s", point, array)->count, wrong = -1;
    if (found != rows * columns) fail(1, "%s has %d elements: too few or too many", array, found);
    int seen = of("%s/frame", output)->text != NULL;
    int parent = seen ? integer(of("%s/body", output), -1, count - 1) + 1 : 0;
    joints[count + 1] = (joint){seen ? output : NULL, 0, parent, 0, 0};
    for (int k = columns > 1 ? -1 : 0; k < columns; ++k) { /* where, is found column by column */
        V y = vector(rows), r = vector(columns), zeros;
        double degree = 0;
        for (int j = 0; j < columns; ++j)
            r.x[j] = k < 0 ? number(draw(TEXT("direction %d", j)), 1) : j == k ? ONE : ZERO;
        for (int i = 0; i < found; ++i) {
            N *to = &y.x[i / columns];
            *to = add(*to, mult(num(of("%s[%d]", array, i)), r.x[i % columns]));
        }
        put(of("all y"), y), put(of("all r"), r);
        zeros = formula(count + 1, quantities[row].zeros);
        for (int i = 0; i < zeros.n; ++i) {
            wrong = zeros.x[i].v ? i : wrong;
            degree = fmax(degree, cleared(zeros.x[i]));
        }
        if (wrong < 0) return degree;
        if (k >= 0) fail(1, "%s: %s[%d] is another function", file, array, wrong * columns + k);
    }
    return fail(1, "%s: %s is another function", file, array), 0;
}

/* -- points ------------------------------------------------------------------------------------ */
static V drawn(const char *form, int n, int turns) { /* variables, each of which may be an angle */
    V r = vector(n);
    for (int k = 0; k < n; ++k) {
        entry *e = of(form, k);
        r.x[k] = number(draw(TEXT("value %s", e->key)), 1);
        if (turns) around(r.x[k].v, e->key);
        set(e, r.x[k]);
    }
    return r;
}
static void start_numbers(void) { /* a prime, pi, roots, 15 degrees */
    draw_prime();
    divisors = angles = depth = literals = 0, operations = looked_up = bits = 0;
    N pi = number(draw("pi"), 1), root[4];
    pi.x = 3.14159265358979323846264338327950288L;
    for (int k = 2; k < 4; ++k) {
        root[k] = number(power((uint64_t)k, (P + 1) / 4), 1), root[k].x = sqrtl(k);
        set(of(":" ROOT "%d", k), root[k]);
    }
    set(of(":" PI), pi), set(of(":" ROOT "6"), mult(root[2], root[3]));
    N c = *run(TABLE, 0, "(" ROOT "6 + " ROOT "2)*1/4").x;
    angle(mul(pi.v, inverted(12)), c, *run(TABLE, 0, "(" ROOT "6 - " ROOT "2)*1/4").x);
}
static void start_body(int i) { /* its numbers at this point */
    const joint *b = &joints[i];
    N c = ONE, s = ZERO, *q = of("all q")->value.x + b->q;
    int slides = b->kind == 'p', coupled = of("%s/coupled", b->path)->text || rotors;
    if (b->kind == 'f') { /* a quaternion of length 1; only q[0] .. q[2] are free */
        put(of("%d s", i), drawn(TEXT("%d s %%d", i), 3, 1));
        V h = formula(i, "C = cos(s[1]); S = sin(s[1]);"
                         "list(C*cos(s[0]), C*sin(s[0]), S*cos(s[2]), S*sin(s[2]))");
        for (int k = 0; k < 4; ++k) set(of("q[%d]", b->q + 3 + k), q[3 + k] = h.x[k]);
        return;
    }
    formula(i, of("%s/mimic", b->path)->text ? "k = mimic[0]; d = mimic[1]" : "k = 1; d = 0");
    formula(i, slides ? "h = 1; a = 0; b = k; t = 0" : "h = pitch; a = k; b = h*k; t = k*q[0] + d");
    formula(i, slides || !b->parent || !coupled ? "J = 0" : "J = rotor");
    N t = num(of("%d t", i));
    if (!turn(t, 4, &c, &s)) around(t.v, TEXT("mimic %d", i));
}
static void start(void) { /* all that the file may read, at another point */
    start_numbers();
    put(of("all q"), drawn("q[%d]", nq, 1)), put(of("all v"), drawn("qd[%d]", nv, 0));
    put(of("all a"), drawn("qdd[%d]", nv, 0)), put(of("all b"), drawn("not seen %d", nv, 0));
    set(of("all e"), (N){0, 1, 0, NULL, NAN});
    for EACH(k, "/parameters") drawn(TEXT(":%s", of("/parameters#%d", k)->text), 1, 1);
    for EACH(k, "/places") set(of("parameters[%d]", k), num(of(":%s", STRING("/places/%d", k))));
    for EACH(k, "/let") set(of(":%%%d", k), cell(of("/let/%d", k)));
    formula(0, "x = list(1, 0, 0); y = list(0, 1, 0); z = list(0, 0, 1); o = list(0, 0, 0)");
    for (int i = 1; i <= count; ++i) start_body(i);
    V tau = formula(count + 1, "Tgfs(0, v, b)"); /* as free as b, which a file does not see */
    for (int k = 0; k < nv; ++k) set(of("tau[%d]", k), tau.x[k]);
}

/* -- both files -------------------------------------------------------------------------------- */
#define CHANGED "%s was changed after it was written: its SHA-256 is another"
static const char *read_table(const char *path) { /* its SHA-256 */
    char *raw = contents(path), *last = raw;
    const char *hash = sha256(raw), *sealed;
    for (char *c = raw; (c = strstr(c, " \"sha256\": \"")); ++c) last = c;
    sealed = sha256(TEXT("%.*s", (int)(last - raw), raw));
    if (!is(last, TEXT(" \"sha256\": \"%s\"\n}\n", sealed))) fail(1, CHANGED, path);
    at = raw, read_json("");
    if (!is(STRING("/format"), "emdeg.robot-table")) fail(2, "no table of version 1");
    integer(of("/version"), 1, 1);
    rotors = of("/rotors")->text && is(of("/rotors")->text, "true");
    nv = integer(of("/nv"), 0, 10000), nq = integer(of("/nq"), 0, 10000);
    count = length(of("/bodies"));
    joints = room((size_t)(count + 2) * sizeof *joints);
    for (int i = 1; i <= count; ++i) {
        joint *b = &joints[i];
        b->path = TEXT("/bodies/%d", i - 1);
        const char *kind = TEXT(" %s ", STRING("%s/kind", b->path));
        b->kind = kind[1];
        if (!strstr(" revolute prismatic screw floating ", kind)) fail(2, "no joint:%s", kind);
        b->parent = integer(of("%s/parent", b->path), -1, i - 2) + 1;
        b->v = integer(of("%s/v", b->path), 0, nv - (b->kind == 'f' ? 6 : 1));
        b->q = integer(of("%s/q", b->path), 0, nq - (b->kind == 'f' ? 7 : 1));
    }
    for EACH(k, "/outputs")
        of("output %s", STRING("/outputs/%d/name", k))->text = TEXT("/outputs/%d", k);
    return hash;
}
int main(int n, char **arguments) {
    if (n != 3) fail(2, "say check_emdeg ROBOT.json FILE");
    const char *slash = strrchr(arguments[2], '/'), *header = "";
    char *source = contents(arguments[2]);
    file = slash ? slash + 1 : arguments[2];
    stem = TEXT("%.*s", (int)strcspn(file, "."), file);
    if (!*stem || stem[strspn(stem, WORD)]) fail(2, "a name of letters, digits and _ is expected");
    const char *hash[] = {read_table(arguments[1]), sha256(source)};
    if (!is(STRING("/files/%s/sha256", file), hash[1])) fail(1, CHANGED, file);
    int is_c = is(file + strlen(stem), ".c");
    if (is_c) {
        single = strstr(bare(source), "float*restrict") != NULL;
        real = single ? "float" : "double";
        int before_c = (int)strlen(arguments[2]) - 1;
        header = bare(contents(TEXT("%.*sh", before_c, arguments[2])));
    } else {
        at = source, read_json("program");
        if (!is(STRING("program/format"), "emdeg.program")) fail(2, "no program");
        integer(of("program/version"), 1, 1);
    }
    if (length(of(is_c ? "/outputs" : "program/outputs")) != length(of("/files/%s/outputs", file)))
        fail(1, "the outputs are others");
    seed = TEXT("check_emdeg.c %s %s", hash[0], hash[1]);
    static double chance = 1, height, worst; /* not lost in a jump */
    static const char *all;
    volatile int done = 0, points = 1;
    while (done < points) {
        if (++point > 100) fail(2, "a divisor vanishes everywhere");
        if (setjmp(vanished)) continue;
        start();
        if (is_c) read_c(source, header);
        else read_program();
        all = "";
        for EACH(k, "/files/%s/outputs", file) {
            const char *o = STRING("/files/%s/outputs/%d", file, k);
            output = of("output %s", o)->text;
            if (!output) fail(1, "the output %s is not in the table", o);
            all = TEXT("%s%s %s", all, k ? "," : "", o);
            worst = fmax(worst, check_output());
        }
        if (done++) continue;
        height = 4 * worst * (operations + bits + 2 * angles);
        chance = ((1 + angles) * worst + looked_up * angles) / ldexp(1, 60);
        chance = 2 * (chance + height / 60 / ldexp(1, 51));
        if (!(chance < ldexp(1, -9))) fail(2, "a degree of %g is too much", worst);
        points = (int)ceil(100 / -log2(chance));
    }
    printf("EQUAL: %s computes%s of %s in exact arithmetic; chance of error < 2^%.0f: %d points "
           "modulo %d primes > 2^60, degree %.0f, %d angles, height %.0f bits; %d literals agree "
           "with exact numbers to 0.501 units in the last place; robot %.16s, file %.16s\n",
           file, all, STRING("/robot"), points * log2(chance), points, points, worst, angles,
           height, literals, hash[0], hash[1]);
    return 0;
}
