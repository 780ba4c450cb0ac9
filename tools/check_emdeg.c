/* Does a file that emdeg wrote compute a robot's equations of motion?  Shares nothing with emdeg.
 *
 *     cc -std=c99 -O2 -o check_emdeg check_emdeg.c -lm
 *     ./check_emdeg ROBOT.json FILE.c             (or FILE.program.json)
 *
 * prints one line and exits 0 (equal), 1 (not equal: where) or 2 (cannot read).  The second of two
 * checkers: check_emdeg.py says at its head what is done and why it proves something.  Here all
 * that is known stands in one table of names, and all is one language of expressions, evaluated
 * while they are read, once for every point: C source, table, program, and the formulas below of
 * a recursion of spatial vectors.  Matrices are compared by what they do to a random vector.
 */
#include <ctype.h>
#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef char long_double_has_64_bits[LDBL_MANT_DIG < 64 ? -1 : 1]; /* for products of residues */

static void need(int holds, int status, const char *form, ...) {
    va_list list;
    if (holds) return;
    va_start(list, form), printf(status == 1 ? "NOT EQUAL: " : "CANNOT READ: ");
    vprintf(form, list), puts(""), exit(status);
}
static void *room(size_t size) { /* zeros, kept until the end */
    void *out = calloc(1, size);
    return need(out != NULL, 2, "no memory"), out;
}
static int is(const char *a, const char *b) { return !strcmp(a, b); }
/* -- numbers, and the one table of names: of values, of leaves of JSON, of texts to be kept ---- */
typedef uint64_t R; /* a residue modulo P */
typedef struct {
    R v, d;           /* a value and its derivative */
    double w, *f;     /* of a polynomial of degree w in variables, f[k] in 1/divisor k, if any */
    long double x, y; /* the number if it is a constant, else NaN, to y 2^-58 */
} N;
typedef struct { int n; N *x; } V; /* a number (n = 1), a vector, or a matrix by its columns */
typedef struct entry {
    char *key;
    const char *text; /* of JSON */
    int point, count; /* where the value is known; of whatever the key says */
    V value; struct entry *next;
} entry;
static const N ZERO = {0, 0, 0, NULL, 0, 0}, ONE = {1, 0, 0, NULL, 1, 1};
static int point; /* its number; values of other points are not known */
static entry *of(const char *form, ...) {
    static entry *names[1 << 16], **e; static char key[1 << 20];
    uint16_t h = 0;
    va_list list; va_start(list, form);
    need(vsnprintf(key, sizeof key, form, list) < 1 << 20, 2, "a text is too long"), va_end(list);
    for (const char *c = key; *c; ++c) h = (uint16_t)(h * 33 + *c);
    for (e = &names[h]; *e && !is((*e)->key, key); e = &(*e)->next) {}
    if (!*e) *e = room(sizeof **e), (*e)->key = strcpy(room(strlen(key) + 1), key);
    return *e;
}
#define TEXT(...) (of(__VA_ARGS__)->key)
#define HEX(x) ((unsigned long long)(x))
static V vector(int n) { return (V){n, room((size_t)(n + 1) * sizeof(N))}; }
static V scalar(N a) { return (V){1, memcpy(room(sizeof a), &a, sizeof a)}; }
static V put(entry *e, V x) { return e->point = point, e->value = x; }
static int known(const entry *e) { return e->point == point; }
static V got(entry *e) { return need(known(e), 2, "%s is not known", e->key), e->value; }
/* -- SHA-256 (FIPS 180-4), in hexadecimal; its constants are fractions of roots of primes ------ */
#define ROT(x, k) ((x) >> (k) | (x) << (32 - (k)))
#define MIX(x, i, j, last) (ROT(x, i) ^ ROT(x, j) ^ (last))
#define FRACTION(x) ((uint32_t)(int64_t)ldexp(fmod(x, 1), 32))
static char *sha256(const char *data) {
    static uint32_t H[8], K[64], h[8], s[8], w[16];
    for (int p = 2, k = 0, divisor; k < 64 && !K[63]; ++p) {
        for (divisor = 2; p % divisor; ++divisor) {}
        if (divisor == p && k < 8) H[k] = FRACTION(sqrt(p));
        if (divisor == p) K[k++] = FRACTION(cbrt(p));
    }
    size_t n = strlen(data), end = (n + 72) / 64 * 64;
    unsigned char *m = memcpy(room(end), data, n), *last = m + end - 1;
    for (int k = 0; k < 8; ++k) last[-k] = (unsigned char)((uint64_t)n * 8 >> 8 * k); /* in bits */
    for (m[n] = 128, memcpy(h, H, sizeof h); m < last; m += 64) {
        memcpy(s, h, sizeof s);
        for (int k = 0; k < 64; ++k) {
            uint32_t a = s[0], e = s[4], x = w[(k + 1) % 16], y = w[(k + 14) % 16], *z = &w[k % 16];
            for (int j = 4 * k; k < 16 && j < 4 * k + 4; ++j) *z = *z << 8 | m[j];
            if (k > 15) *z += w[(k + 9) % 16] + MIX(x, 7, 18, x >> 3) + MIX(y, 17, 19, y >> 10);
            uint32_t t = s[7] + K[k] + *z + ((e & s[5]) ^ (~e & s[6])) + MIX(e, 6, 11, ROT(e, 25));
            uint32_t most = (a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]);
            memmove(s + 1, s, 7 * sizeof *s), s[4] += t;
            s[0] = t + MIX(a, 2, 13, ROT(a, 22)) + most;
        }
        for (int k = 0; k < 8; ++k) h[k] += s[k];
    }
    return TEXT("%08x%08x%08x%08x%08x%08x%08x%08x", h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7]);
}
/* -- residues modulo a prime P, 2^60 < P < 2^61 ------------------------------------------------ */
static R P;
static const char *seed; /* of both files */
static R sum(R a, R b) { return a + b >= P ? a + b - P : a + b; }
static R opposite(R a) { return a ? P - a : 0; }
static R mul(R a, R b) {
    int64_t quotient = (int64_t)((long double)(int64_t)a * (int64_t)b / (int64_t)P);
    R r = a * b - (R)quotient * P; /* rounded: at most 1 beside the right one */
    return r >> 63 ? r + P : r >= P ? r - P : r;
}
static R power(R a, R e) { return e ? mul(e & 1 ? a : 1, power(mul(a, a), e >> 1)) : 1; }
static R inverted(R a) { return power(a, P - 2); }
static R draw(const char *label) { /* 128 bits of SHA-256 modulo P */
    unsigned long long high, low;
    sscanf(sha256(TEXT("%s %d %s", seed, point, label)), "%16llx%16llx", &high, &low);
    return sum(mul(high % P, UINT64_MAX % P + 1), low % P);
}
static void draw_prime(void) { /* 23 modulo 24: then 2 and 3 have roots, and -1 has none */
    for (int k = 0, prime = 0; !prime; ++k) {
        P = (R)1 << 60, P += draw(TEXT("prime %d", k)) / 24 * 24 + 7, prime = 1;
        for (R base = 2; base <= 41 && prime; ++base) /* Miller and Rabin: sure below 2^81 */
            prime = power(base, P / 2) == 1 || power(base, P / 2) == P - 1;
    }
}
/* -- arithmetic of numbers and vectors --------------------------------------------------------- */
enum { DIVISORS = 128 };
static N divisor[DIVISORS];
static int divisors, angles;   /* how many */
static double size, looked_up; /* operations and bits of constants; degrees of angles */
static N number(R v, double w) { return ++size, (N){v, 0, w, NULL, NAN, NAN}; }
static N slope(N a) { return (N){a.d, 0, a.w + 3, a.f, NAN, NAN}; } /* of speed, multiplier */
static int is_zero(N a) { return !a.v && !a.d && !a.w; }
static double *joined(double *f, double *g, int product) {
    double *r = f && g ? room(DIVISORS * sizeof *r) : NULL;
    for (int k = 0; k < divisors && r; ++k) r[k] = product ? f[k] + g[k] : fmax(f[k], g[k]);
    return r ? r : f ? f : g;
}
static N neg(N a) { return (N){opposite(a.v), opposite(a.d), a.w, a.f, -a.x, a.y}; }
static N add(N a, N b) { /* y grows with every operation by more than what one can add to errors */
    if (is_zero(a) || is_zero(b)) return is_zero(a) ? b : a;
    return ++size, (N){sum(a.v, b.v), sum(a.d, b.d), fmax(a.w, b.w), joined(a.f, b.f, 0),
                       a.x + b.x, 1.02L * (a.y + b.y)};
}
static N mult(N a, N b) { /* a product of constants is one variable */
    if (is_zero(a) || is_zero(b)) return ZERO;
    double w = isnan(a.x * b.x) ? a.w + b.w : fmax(a.w, b.w);
    return ++size, (N){mul(a.v, b.v), sum(mul(a.v, b.d), mul(a.d, b.v)), w, joined(a.f, b.f, 1),
                       a.x * b.x, 1.02L * a.y * b.y};
}
static N reciprocal(N a) {
    entry *e = of("1 / %llx %llx %g %p", HEX(a.v), HEX(a.d), a.w, (void *)a.f);
    need(a.v != 0, 2, "a divisor is zero, here if not everywhere");
    if (known(e)) return *e->value.x;
    R i = inverted(a.v), d = opposite(mul(a.d, mul(i, i)));
    N r = {i, d, 1, NULL, 1 / a.x, 1.02L * a.y / a.x / a.x};
    if (isnan(a.x)) { /* no constant */
        need(divisors < DIVISORS, 2, "more than %d divisors", DIVISORS);
        r.w = 0, r.f = room(DIVISORS * sizeof *r.f), r.f[divisors] = 1, divisor[divisors++] = a;
    }
    return *put(e, scalar(r)).x;
}
static double cleared(N a) { /* w when multiplied by every divisor^f, the last one first */
    double f[DIVISORS] = {0};
    if (a.f) memcpy(f, a.f, sizeof f);
    for (int k = divisors; k--; a.w += f[k] * divisor[k].w)
        for (int j = 0; j < k && divisor[k].f; ++j) f[j] += f[k] * divisor[k].f[j];
    return a.w;
}
static N inner(const N *x, int step, const N *y, int n) {
    return n ? add(mult(*x, *y), inner(x + step, step, y + 1, n - 1)) : ZERO;
}
static V op(V a, char o, V b) { /* + - * / of each two; ^ outer product with each column of b; */
    int m = a.n / 3, matrix = m && a.n == 3 * m; /* | of matrices, & the first one transposed */
    int fit = a.n == b.n || a.n == 1 || b.n == 1, n = a.n > b.n ? a.n : b.n;
    if (o == '^') fit = a.n == 3 && b.n % 3 == 0;
    if (o == '|') fit = matrix && b.n % m == 0, n = fit ? b.n / m * 3 : 0;
    if (o == '&') fit = matrix && b.n % 3 == 0, n = b.n / 3 * m;
    V r = (need(fit, 2, "lists of %d and %d elements", a.n, b.n), vector(n));
    for (int i = 0; i < n; ++i) {
        int j = (i + 1) % 3, k = (i + 2) % 3, c = i - i % 3; /* where the column begins */
        N x = a.x[a.n > 1 ? i % a.n : 0], y = b.x[b.n > 1 ? i % b.n : 0];
        if (o == '|') r.x[i] = inner(a.x + i % 3, 3, b.x + i / 3 * m, m);
        else if (o == '&') r.x[i] = inner(a.x + i % m * 3, 1, b.x + i / m * 3, 3);
        else if (o == '^') r.x[i] = add(mult(a.x[j], b.x[c + k]), neg(mult(a.x[k], b.x[c + j])));
        else if (o == '*' || o == '/') r.x[i] = mult(x, o == '*' ? y : reciprocal(y));
        else r.x[i] = add(x, o == '+' ? y : neg(y));
    }
    return r;
}
/* -- texts: words of JSON, of expressions and of C are read in the same way -------------------- */
#define DIGITS "0123456789"
#define WORD DIGITS "_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define ROOT "\xe2\x88\x9a"
#define PI "\xcf\x80"
static const char *at, *real = "double"; /* where is read; the type of numbers in C */
static char *span(size_t n) { return at += n, TEXT("%.*s", (int)n, at - n); }
static void skip(void) { /* blanks and comments */
    while (at += strspn(at, " \t\r\n"), !strncmp(at, "/*", 2)) {
        const char *end = strstr(at + 2, "*/");
        need(end != NULL, 2, "no end of a comment"), at = end + 2;
    }
    need(strncmp(at, "//", 2) != 0, 2, "// would hide what follows");
}
static int match(const char *form, ...) { /* % a word, $ the type of numbers, ! it must be so; */
    const char *start = (skip(), at), *first = form; /* a blank: whatever is skipped, or nothing */
    va_list list; va_start(list, form);
    for (form += *form == '!'; *form; ++form) {
        int blank = isspace((unsigned char)*form) && (skip(), 1);
        size_t n = *form == '%' ? strspn(at, WORD) : *form == '$' ? strlen(real) : !blank;
        int found = *form == '%' ? n > 0 : !strncmp(at, *form == '$' ? real : form, n);
        need(found || *first != '!', 2, "expected %.60s, found %.60s", first, at);
        if (!found) return va_end(list), at = start, 0;
        if (*form == '%') *va_arg(list, const char **) = span(n);
        else at += n;
    }
    return va_end(list), 1;
}
static char *string(void) { /* of JSON; escapes stay as they are */
    const char *start = (match("!\""), at);
    while (*at && *at != '"') at += 1 + (*at == '\\' && at[1]);
    return match("!\""), TEXT("%.*s", (int)(at - start) - 1, start);
}
static void read_json(const char *path, int depth) { /* leaves are named /a/2/b, keys /a#2 */
    entry *e = of("%s", path);
    int object = match("{"), many = object || match("["), quoted = *at == '"';
    need(!e->text && depth < 100, 2, "%s is there twice, or is too deep", path);
    e->text = many ? "" : quoted ? string() : span(strspn(at, "+-." WORD));
    int word = strstr(" null true false ", TEXT(" %s ", e->text)) || strspn(e->text, "-" DIGITS);
    need(many || quoted || word, 2, "this is no JSON: %.60s", at);
    for (; many && !match(object ? "}" : "]"); ++e->count) {
        if (e->count) match("!,");
        const char *key = object ? string() : TEXT("%d", e->count);
        if (object) of("%s#%d", path, e->count)->text = key, match("!:");
        read_json(TEXT("%s/%s", path, key), depth + 1);
    }
}
static const char *text(entry *e) { return need(e->text != NULL, 2, "no %s", e->key), e->text; }
#define SAID(...) text(of(__VA_ARGS__))
static int length(entry *e) { return text(e), e->count; }
#define EACH(k, ...) (int k = 0, k##_end = length(of(__VA_ARGS__)); k < k##_end; ++k)
static int integer(entry *e, int least, int most) {
    int n = atoi(text(e)), right = n >= least && n <= most && is(e->text, TEXT("%d", n));
    return need(right, 2, "%s is no integer from %d to %d", e->key, least, most), n;
}
/* -- angles and other functions at a point ----------------------------------------------------- */
static void around(R v, R t) { /* cos and sin of v and of -v, where t is the tangent of v/2 */
    R i = inverted(sum(1, mul(t, t))), c = sum(sum(i, i), P - 1), s = mul(sum(t, t), i);
    for (int k = 0; k < 2; ++k, ++angles, v = opposite(v), s = opposite(s)) {
        V both = put(of("turn %llx", HEX(v)), vector(2));
        both.x[0] = number(c, 2), both.x[1] = number(s, 2);
    }
}
static int turn(N x, R most, N *cs) { /* by a multiple of what is known; 0 if it is none */
    R v = x.v, times = v != 0;
    while (v && !known(of("turn %llx", HEX(v))) && times++ < most) v = mul(x.v, inverted(times));
    looked_up += x.w * (double)(1 + times);
    for (R k = 0; k < times && times <= most; ++k) {
        N c = cs[0], s = cs[1], *by = got(of("turn %llx", HEX(v))).x;
        cs[0] = add(mult(c, by[0]), neg(mult(s, by[1])));
        cs[1] = add(mult(s, by[0]), mult(c, by[1]));
    }
    return times <= most;
}
static N unknown(const char *f, N x) { /* only f(0) = 0, f(-x) = -f(x), for abs f(x), is known */
    int mirrored = f[1] != 'q' && x.v > P - x.v; /* of sqrt nothing */
    N y = number(x.v ? draw(TEXT("%.3s %llx", f, HEX(mirrored ? P - x.v : x.v))) : 0, 1);
    y = mirrored && *f != 'a' ? neg(y) : y;
    N rate = mult(add(ONE, neg(mult(y, y))), slope(x)); /* of tanh */
    return *f == 't' ? (N){y.v, rate.v, rate.w, rate.f, NAN, NAN} : y;
}
/* -- expressions, evaluated while they are read; a formula may also say "x = ...;" ----------------
 * A name x means ": x" in tables and programs, ". x" in C; in a formula of a body or the like
 * "path x", or else "all x", where p_x is its parent's x and m_x its motor's. */
static const char *scope = "", *stem, *file; /* : . or path; the name without and with its end */
static int single, literals, levels; /* C of floats; how many numbers it has; of expressions */
static double worst_literal;         /* how many units in the last place it is from exact */
static V expression(int level), of_robot(const char *f);
static int in_formula(void) { return !strspn(scope, ":."); }
static entry *own(const char *x) { /* the base has no path */
    if (!in_formula() || (strncmp(x, "p_", 2) && strncmp(x, "m_", 2))) return of("%s %s", scope, x);
    const char *k = SAID("%s/%s", scope, *x == 'p' ? "parent" : "motor");
    return *k == '-' ? of(" %s", x + 2) : of("/bodies/%s %s", k, x + 2);
}
static V run(const char *where, const char *s) { /* the value of the last formula */
    const char *here = at, *before = scope, *x;
    V r = (at = s, scope = where, vector(0));
    do {
        entry *e = in_formula() && match("% =", &x) ? own(x) : of("last");
        r = put(e, expression(0));
    } while (match(";"));
    skip(), need(!*at, 2, "this is no expression: %.60s", at);
    return at = here, scope = before, r;
}
static V cell(entry *e) { /* an expression of JSON, or a list of them, evaluated once */
    if (known(e)) return e->value;
    V r = e->count ? vector(e->count) : run(":", text(e));
    for (int k = 0; k < e->count; ++k) r.x[k] = *cell(of("%s/%d", e->key, k)).x;
    return put(e, r);
}
static N constant(void) { /* 12, 0.0125, 4e-05, with any number of digits */
    const char *start = at, *dot = NULL;
    char *end; R v = 0;
    for (; strspn(at, "." DIGITS); ++at)
        if (*at == '.') dot = at;
        else v = sum(mul(v, 10), (R)(*at - '0'));
    long shift = dot ? dot + 1 - at : 0;
    if (*at == 'e') shift += strtol(at + 1, &end, 10), at = end;
    long double x = strtold(start, &end);
    need(end == at && labs(shift) < 4000 && isfinite(x), 2, "no number: %.20s", start);
    v = mul(v, power(shift < 0 ? inverted(10) : 10, (R)labs(shift)));
    return size += 4.0 * (double)(at - start + labs(shift)), (N){v, 0, v > 1, NULL, x, x};
}
static int is_nearest(const char *written, N exact) { /* double, but for errors of long double */
    char *end; double x = strtod(written, &end), unit = nextafter(fabs(x), INFINITY) - fabs(x);
    long double error = ldexpl(exact.y, -58) / unit, apart = fabsl(exact.x - x) / unit;
    worst_literal = fmax(worst_literal, (double)(apart + error));
    return end != written && is(end, single ? "f" : "") && apart <= 0.5L + error && error < 1e4L;
}
static V literal(void) { /* of C: the exact number that it is the nearest of */
    char *end = (strtod(at, &end), end);
    const char *digits = span((size_t)(end - at)), *written = single ? TEXT("%sf", digits) : digits;
    entry *e = of("/files/%s/numbers/%s", file, written);
    need(strpbrk(digits, ".e") && (!single || *at++ == 'f'), 2, "%s: another type", digits);
    if (e->count) e = of("%s/%d", e->key, of("%d %s", point, e->key)->count++); /* in order */
    V exact = e->text ? cell(e) : run(":", digits);
    need(is_nearest(written, *exact.x), 1, "%s is not the nearest double of it", written);
    return ++literals, exact;
}
static V call(const char *f) { /* of cos and sin: a sum of whole multiples of angles */
    const char *all[] = {" cos sin sign tanh abs sqrt ", " cos sin sign tanh fabs sqrt ",
                         " cosf sinf sign tanhf fabsf sqrtf "};
    int ours = strstr(all[*scope == '.' ? 1 + single : 0], TEXT(" %s ", f)) != NULL;
    N cs[] = {ONE, ZERO};
    need(ours || in_formula(), 2, "there is no function %s", f);
    if (!ours) return of_robot(f);
    if (!strstr("cosf sinf", f)) return scalar(unknown(f + (*f == 'f'), *expression(0).x));
    do {
        int right = (match("+"), turn(*expression(1).x, 1000, cs));
        need(right, 2, "%s of what is no sum of angles, each at most 1000 times", f);
    } while (skip(), *at == '+' || *at == '-');
    return scalar(cs[*f == 's']);
}
static entry *element(const char *array, const char *k) { /* of C, within the header's size */
    int there = atoi(k) < of("size %s_size", array)->count;
    return need(there, 2, "%s[%s] is not there", array, k), of(". %s[%s]", array, k);
}
static V meant(const char *x) {
    const char *k = match("[%]", &k) ? k : NULL;
    if (!in_formula()) return got(k ? element(x, k) : own(x));
    entry *e = own(x);
    if (!known(e)) e = of("all %s", x);
    V r = known(e) ? e->value : cell(of("%s/%s", scope, x));
    need(!k || atoi(k) < r.n, 2, "%s of %s has %d elements", x, scope, r.n);
    return k ? scalar(r.x[atoi(k)]) : r;
}
static V primary(void) {
    const char *x; V r = vector(1);
    skip(), need(++levels < 1000, 2, "more than 1000 levels");
    if (match("-")) r = op(r, '-', primary());
    else if (match("(")) r = expression(0), match("!)");
    else if (strspn(at, DIGITS)) r = *scope == '.' ? literal() : scalar(constant());
    else if (x = span(strspn(at, WORD "%" ROOT PI)), *x && match("(")) r = call(x), match("!)");
    else r = meant(x);
    return --levels, r;
}
static V expression(int level) { /* a sum; of level 1 a product */
    V a = level ? primary() : expression(1);
    for (char o; skip(), *at && strchr(level ? "*/^|&" : "+-", *at);)
        o = *at++, a = op(a, o, level ? primary() : expression(1));
    return a;
}
/* -- files: C of loads, definitions and stores, its header, and programs ----------------------- */
static char *contents(const char *path) {
    FILE *f = fopen(path, "rb"); char *out = room((size_t)1 << 28);
    need(f && fread(out, 1, (1 << 28) - 1, f) == strlen(out), 2, "%s cannot be read", path);
    return fclose(f), out;
}
static int *extent(const char *array) { return &of("%d %s", point, array)->count; }
static void check_default(const char *parameter, const char *written) { /* NULL: in the program */
    const char *value = SAID("/parameters/%s", parameter), *none = written ? "NAN" : "null";
    if (!written) written = SAID("program/parameters/%s", parameter);
    int right = is(value, "null") ? is(written, none) : is_nearest(written, *run(":", value).x);
    need(right, 1, "the parameter %s is %s, in the table %s", parameter, written, value);
}
static void store(const char *array, const char *k, int starts) { /* in order: none twice */
    int input = is(array, "parameters") != starts || strstr(" q qd qdd tau ", TEXT(" %s ", array));
    int next = (*extent(starts ? "defaults" : array))++;
    need(!input && is(k, TEXT("%d", next)), 2, "%s[%s] is an input, or out of order", array, k);
    if (!starts) put(element(array, k), expression(0));
    else skip(), check_default(SAID("/places/%s", k), span(strcspn(at, ";")));
}
static void read_c(const char *source, const char *header) { /* the header is in lower case */
    const char *x, *k, *f = single ? "f" : "", *heads = "", *declared;
    at = header, scope = ".", match(TEXT("!#ifndef %s_h #define %s_h", stem, stem));
    while (match(TEXT("#define %s_%% %%", stem), &x, &k)) /* of an array: its size */
        need(is(k, TEXT("%d", of("size %s", x)->count = atoi(k))), 2, "%s is %s", x, k);
    declared = at, at = source, match(TEXT("!#include \"%s.h\" #include <math.h>", stem));
    match(TEXT("static $ sign($ x) { return x > 0.0%s ? 1.0%s : x < 0.0%s ? -1.0%s : x; }",
               f, f, f, f));
    while (skip(), *at) {
        const char *start = at; match("!void %(", &f);
        while (!match(")")) match(","), match("const "), match("!$ *restrict %", &x);
        heads = TEXT("%s %.*s;", heads, (int)(at - start), start);
        for (match("!{"); !match("}"); match("!;"))
            if (match("const $ % =", &x)) put(of(". %s", x), expression(0));
            else if (!match("(void)%", &x))
                match("!%[%] =", &x, &k), store(x, k, is(f, TEXT("%s_parameters", stem)));
    }
    need(*extent("defaults") == of("/places")->count, 1, "not all parameters have values");
    at = declared;
    match(TEXT("!typedef $ %s_real; #ifdef __cplusplus extern \"c\" { #define restrict #endif%s"
               " #ifdef __cplusplus #undef restrict } #endif #endif", stem, heads));
    skip(), need(!*at, 2, "the header goes on with %.30s", at);
}
static V computed(const char *p) { /* a value of a program, from %v0, %v1, ... before it */
    const char *o = SAID("%s/0", p), *two = strstr("add+ sub- mul* div/", o), *x = SAID("%s/1", p);
    int leaf = is(o, "leaf"), own = leaf && is(SAID("%s/2", p), "0"); /* of rate 0: a parameter */
    if (leaf) return got(of(own && of("program/parameters/%s", x)->text ? ": %s" : "leaf %s", x));
    if (is(o, "const")) return run(":", x);
    if (two && strlen(o) == 3) return run(":", TEXT("%%v%s %c %%v%s", x, two[3], SAID("%s/2", p)));
    if (*x) return run(":", TEXT("%s(%%v%s)", is(o, "neg") ? "-" : o, x));
    x = TEXT("%s((%s)*" PI, o, SAID("%s/2", p)); /* a sum of angles */
    for EACH(i, "%s/1", p)
        x = TEXT("%s + (%s)*%%v%s", x, SAID("%s/1/%d/1", p, i), SAID("%s/1/%d/0", p, i));
    return run(":", TEXT("%s)", x));
}
static void read_program(void) { /* values in order; the certificate is not needed */
    for EACH(k, "program/parameters") check_default(SAID("program/parameters#%d", k), NULL);
    for EACH(k, "program/inputs")
        for EACH(i, "program/inputs/%d/1", k)
            put(of("leaf %s", SAID("program/inputs/%d/1/%d", k, i)),
                got(of(". %s[%d]", SAID("program/inputs/%d/0", k), i)));
    for EACH(k, "program/derived") { /* leaf, of, multiplier, offset */
        const char *d = TEXT("program/derived/%d", k);
        V turned = op(run(":", SAID("%s/2", d)), '*', got(of("leaf %s", SAID("%s/1", d))));
        put(of("leaf %s", SAID("%s/0", d)), op(turned, '+', run(":", SAID("%s/3", d))));
    }
    for EACH(k, "program/values") put(of(": %%v%d", k), computed(TEXT("program/values/%d", k)));
    for EACH(k, "program/outputs") {
        const char *p = TEXT("program/outputs/%d", k), *o = SAID("/files/%s/outputs/%d", file, k);
        const char *array = SAID("/outputs/%s/array", o), *shape = "";
        need(is(SAID("%s/0", p), SAID("/outputs/%s/name", o)), 1, "the outputs are others");
        for EACH(i, "%s/2", p) put(of(". %s[%d]", array, (*extent(array))++),
                                   got(of(": %%v%s", SAID("%s/2/%d", p, i))));
        for EACH(i, "%s/1", p) shape = TEXT("%s[%s]", shape, SAID("%s/1/%d", p, i));
        of("shape %d", k)->text = shape;
    }
}
/* -- the robot at one point: spatial vectors about the base's origin (Featherstone) ---------------
 * Of a body: names of the table; q coordinates, g speeds, G accelerations, u what derivatives are
 * taken along (e is its infinitesimal); R r how the joint stands, T S how it turns and slides at
 * unit speeds, k of a mimic.  E o axes and origin (E0 o0 before the joint), w v turning and
 * gliding, dw dv their rates, c centre of mass, L P momentum, n f couple and force.  p_x is the
 * parent's x, m_x the motor's; is_g is_f is_s are 0 or 1; | & ^ products of matrices, see op. */
#define ROTATION "list(rotation&rotation - unit, (rotation|ex)^(rotation|ey) - rotation|ez)"
#define FRAME "E0 = p_E|(rotation&unit); o0 = p_o + p_E|translation;"
#define MOTION FRAME \
    "E = E0|R; U = E|(T|u); E = E + (U^E)*e; o = o0 + E0|r + (E|(S|u))*e;" \
    "W = E|(T|g); V = E|(S|g) + o^W; A = E|(T|G); B = E|(S|G) + o^A;" \
    "w = p_w + W; v = p_v + V; dw = p_dw + A + p_w^W; dv = p_dv + B + p_w^V + p_v^W;" \
    "c = o + E|com; P = (v + w^c)*mass; F = (dv + dw^c)*mass; L = E|(inertia|(E&w)) + c^P;" \
    "f = F + w^P; n = E|(inertia|(E&dw)) + c^F + w^L + v^P"
#define DRIVE(way) /* friction; a rotor also acts on the parent, a spring on the motor */ \
    MOTION "; z = E|ez; drive = armature*(k*G) + (viscous*(k*g) + coulomb*" way ")*is_f;" \
    "drive = drive + rotor*(z&p_dw); p_n = p_n + (z*(k*G) + (p_w^z)*(k*g))*rotor;" \
    "pull = stiffness*(q - m_q + e*(u - m_u))*is_s + damping*(g - m_g)*is_f;" \
    "pulls = pulls + pull; m_pulls = m_pulls - pull"
#define EFFORT "p_n = p_n + n; p_f = p_f + f; sum = S&(E&f) + T&(E&(n - o^f)) + k*drive + pulls;" \
    "pulls = 0; sum"
static int nv, nq; /* speeds, coordinates */
static int is_free(const char *p) { return is(SAID("%s/kind", p), "floating"); }
static char *body(int i) { return TEXT("/bodies/%d", i); }
static V efforts(V all, const char *terms) { /* T with g(ravity), f(riction), s(prings) */
    V tau = vector(nv);
    for (int k = 0; k < 3; ++k)
        put(of("all is_%c", "gfs"[k]), scalar(strchr(terms, "gfs"[k]) ? ONE : ZERO));
    run("", "E = unit; o = ez*0; w = o; v = o; dw = o; n = o; f = o; dv = o - gravity*is_g");
    for EACH(i, "/bodies")
        for (int k = 0, v = atoi(SAID("%s/v", body(i))); k < 3; ++k, v += nv)
            put(of("%s %c", body(i), "ugG"[k]), (V){is_free(body(i)) ? 6 : 1, all.x + v});
    for EACH(i, "/bodies") {
        const char *smooth = of("%s/smoothing", body(i))->text, *dry = DRIVE("sign(k*g)");
        run(body(i), is_free(body(i)) ? MOTION : smooth ? DRIVE("tanh(k*g/smoothing)") : dry);
    }
    for (int i = of("/bodies")->count; i--;) {
        V t = run(body(i), EFFORT), to = {t.n, tau.x + atoi(SAID("%s/v", body(i)))};
        memcpy(to.x, op(to, '+', t).x, (size_t)t.n * sizeof(N));
    }
    return tau;
}
static V of_robot(const char *f) { /* T(u, g, G), slope(x), sum(x), list(x, y, ...); times x are */
    V all = vector(0), r; /* D, the diagonal of Y, L, units and what is below it, U, L transposed */
    do {
        V x = *f == 'T' ? op(vector(nv), '+', expression(0)) : expression(0);
        r = all, all = vector(r.n + x.n);
        for (int k = 0; k < all.n; ++k) all.x[k] = k < r.n ? r.x[k] : x.x[k - r.n];
    } while (match(","));
    if (*f == 'T') return efforts(all, f);
    for (int k = 0; k < all.n && is(f, "slope"); ++k) all.x[k] = slope(all.x[k]);
    for (int k = 1; k < all.n && is(f, "sum"); ++k) *all.x = add(*all.x, all.x[k]);
    if (!strchr("LDU", *f)) return is(f, "sum") ? (V){1, all.x} : all;
    r = vector(nv);
    for (int i = 0; i < nv; ++i)
        for (int k = 0; k <= i; ++k) {
            N y = got(of("all Y")).x[i * nv + k], *to = r.x + (*f == 'U' ? k : i);
            y = (i == k) == (*f == 'D') ? y : i == k ? ONE : ZERO;
            *to = add(*to, mult(y, all.x[*f == 'U' ? i : k]));
        }
    return r;
}
/* -- the check: what vanishes of a quantity y, or of a matrix times a random vector r ---------- */
#define AT(u, g) "t = T(" #u ", " #g ", 0);" FRAME
static const struct { const char *name, *shape, *zeros; } quantities[] = { /* n: nv */
    {"inverse_dynamics", "n", "y - Tgfs(0, v, a)"}, {"bias", "n", "y - Tgfs(0, v, 0)"},
    {"inverse_dynamics_dq", "nn", "y - slope(Tgfs(r, v, a))"},
    {"inverse_dynamics_dqd", "nn", "y - slope(Tgfs(0, v + e*r, a))"},
    {"forward_dynamics", "n", "y - b"}, /* by any method: tau is what b needs */
    {"forward_dynamics_dq", "nn", "slope(Tgfs(r, v, b + e*y))"},
    {"forward_dynamics_dqd", "nn", "slope(Tgfs(0, v + e*r, b + e*y))"},
    {"gravity", "n", "y - Tg(0, 0, 0)"}, {"friction", "n", "y - Tf(0, v, 0) + T(0, v, 0)"},
    {"coriolis_vector", "n", "y - T(0, v, 0)"}, {"generalized_momentum", "n", "y - T(0, 0, v)"},
    {"coriolis_matrix", "nn", "y - 1/2*slope(T(0, v + e*r, 0))"},
    {"kinetic_energy", "", "y - 1/2*sum(v*T(0, 0, v))"},
    {"mass_matrix", "nn", "y - T(0, 0, r)"}, {"mass_matrix_inverse", "nn", "r - T(0, 0, y)"},
    {"mass_matrix_factor", "nn", "list(y - L(r) + r - D(r), U(D(L(r))) - T(0, 0, r))"},
    {"forward_kinematics", "44", AT(0, 0) "y - list(E0|list(r[0], r[1], r[2]) + o0*r[3], r[3])"},
    {"jacobian world", "6n", AT(0, r) "y - list(p_v, p_w)"},
    {"jacobian local_world_aligned", "6n", AT(0, r) "y - list(p_v + p_w^o0, p_w)"},
    {"jacobian local", "6n", AT(0, r) "y - list(E0&(p_v + p_w^o0), E0&p_w)"},
    {"jacobian_rate world", "6n", AT(v, r) "y - slope(p_v, p_w)"},
    {"jacobian_rate local_world_aligned", "6n", AT(v, r) "y - slope(p_v + p_w^o0, p_w)"},
    {"jacobian_rate local", "6n", AT(v, r) "y - slope(E0&(p_v + p_w^o0), E0&p_w)"},
};
static double vanishing(V zeros, const char *what) { /* their degree */
    double degree = 0;
    for (int k = 0; k < zeros.n; degree = fmax(degree, cleared(zeros.x[k++])))
        need(!zeros.x[k].v, 1, "%s: row %d of %s is another function", file, k, what);
    return degree;
}
static double check_output(const char *o, const char *written) { /* shape, in a program */
    const char *asked = SAID("%s/quantity", o), *array = SAID("%s/array", o), *shape = "", *c;
    int row = 0, rows = sizeof quantities / sizeof *quantities, n = *extent(array), size[] = {1, 1};
    while (row < rows && !is(asked, quantities[row].name)) ++row;
    need(row < rows, 2, "%s is not known", asked);
    for (int k = 0; *(c = quantities[row].shape + k); shape = TEXT("%s[%d]", shape, size[k++]))
        size[k] = *c == 'n' ? nv : *c - '0';
    need(!written || is(written, shape), 1, "%s has the shape %s, not %s", array, written, shape);
    need(n == size[0] * size[1], 1, "%s has %d elements: too few or too many", array, n);
    V y = put(of("all y"), vector(size[0])), r = put(of("all r"), vector(size[1]));
    V Y = put(of("all Y"), vector(n));
    for (int k = 0; k < n; ++k) Y.x[k] = *got(of(". %s[%d]", array, k)).x;
    for (int k = 0; k < r.n; ++k) r.x[k] = r.n > 1 ? number(draw(TEXT("direction %d", k)), 1) : ONE;
    for (int k = 0; k < y.n; ++k) y.x[k] = inner(Y.x + k * r.n, 1, r.x, r.n);
    if (of("%s/rotation", o)->text) vanishing(run(o, ROTATION), "a rotation");
    return vanishing(run(o, quantities[row].zeros), array);
}
/* -- points ------------------------------------------------------------------------------------ */
static N drawn(entry *e, int turns) { /* a variable, and maybe an angle */
    N x = number(draw(TEXT("value %s", e->key)), 1);
    if (turns) around(x.v, draw(TEXT("circle %s", e->key)));
    return *put(e, scalar(x)).x;
}
static V array(const char *name, int n, int turns) { /* ". x" is what a file may read */
    V r = vector(n);
    for (int k = 0; k < n; ++k) r.x[k] = drawn(of("%s[%d]", name, k), turns);
    return r;
}
static void start_body(const char *p, int i) { /* how its joint stands */
    int free = is_free(p), first = integer(of("%s/q", p), 0, nq - (free ? 7 : 1));
    need(free || is(SAID("%s/kind", p), "joint"), 2, "there is no joint %s", SAID("%s/kind", p));
    integer(of("%s/v", p), 0, nv - (free ? 6 : 1)), integer(of("%s/parent", p), -1, i - 1);
    vanishing(run(p, "pulls = 0;" ROTATION), "a rotation");
    N *q = put(of("%s q", p), (V){free ? 7 : 1, got(of(" q")).x + first}).x, cs[] = {ONE, ZERO};
    if (free) { /* a quaternion of length 1; only q[0] .. q[2] are free */
        put(of("%s s", p), array(TEXT("%s s", p), 3, 1));
        V h = run(p, "C = cos(s[1]); S = sin(s[1]);"
                     "list(C*cos(s[0]), C*sin(s[0]), S*cos(s[2]), S*sin(s[2]))");
        for (int k = 0; k < 4; ++k) put(of(". q[%d]", first + 3 + k), scalar(q[3 + k] = h.x[k]));
        run(p, "H = list(q[3], q[4], q[5])^unit; R = unit + (H*q[6] + H|H)*2; k = 0; drive = 0;"
               "r = list(q[0], q[1], q[2]); S = list(unit, unit*0); T = list(unit*0, unit)");
        return;
    }
    N t = *run(p, "k = mimic[0]; S = ez*(slide*k); T = ez*(turn*k); d = k*q + mimic[1];"
                  "r = ez*(slide*d); t = turn*d").x;
    if (!turn(t, 4, cs)) around(t.v, draw(TEXT("mimic %d", i)));
    run(p, "R = list(cos(t), sin(t), 0, -sin(t), cos(t), 0, 0, 0, 1)");
}
static void start(void) { /* all that the file may read, at another point */
    draw_prime(), divisors = angles = literals = 0, size = looked_up = 0;
    for (int k = 2; k < 4; ++k)
        put(of(": " ROOT "%d", k), scalar((N){power((R)k, (P + 1) / 4), 0, 1, NULL, sqrtl(k), 2}));
    put(of(": " ROOT "6"), run(":", ROOT "2*" ROOT "3"));
    put(of(": " PI), scalar((N){draw("pi"), 0, 1, NULL, 3.1415926535897932384626433832795L, 4}));
    R half = run(":", ROOT "6 - " ROOT "3 + " ROOT "2 - 2").x->v; /* the tangent of 7.5 degrees */
    around(run(":", "1/12*" PI).x->v, half);
    put(of(" q"), array(". q", nq, 1)), put(of("all v"), array(". qd", nv, 0));
    put(of("all a"), array(". qdd", nv, 0)), put(of("all b"), array("not seen", nv, 0));
    put(of("all e"), scalar((N){0, 1, 0, NULL, NAN, NAN}));
    for EACH(k, "/parameters") drawn(of(": %s", SAID("/parameters#%d", k)), 1);
    for EACH(k, "/places") put(of(". parameters[%d]", k), got(of(": %s", SAID("/places/%d", k))));
    for EACH(k, "/let") put(of(": %%%d", k), cell(of("/let/%d", k)));
    run("all", "ex = list(1, 0, 0); ey = list(0, 1, 0); ez = ex^ey; unit = list(ex, ey, ez)");
    for EACH(i, "/bodies") start_body(body(i), i);
    V tau = run("", "Tgfs(0, v, b)"); /* as free as b, which a file does not see */
    for (int k = 0; k < nv; ++k) put(of(". tau[%d]", k), (V){1, tau.x + k});
}
/* -- both files -------------------------------------------------------------------------------- */
int main(int n, char **given) {
    need(n == 3, 2, "say check_emdeg ROBOT.json FILE");
    char *raw = contents(given[1]), *source = contents(given[2]), *header = NULL, *seal = raw;
    const char *changed = "%s was changed after it was written: its SHA-256 is another";
    for (char *c = raw; (c = strstr(c, " \"sha256\": \"")); ++c) seal = c;
    const char *hash[] = {sha256(raw), sha256(source)}, *slash = strrchr(given[2], '/');
    const char *sealed = sha256(TEXT("%.*s", (int)(seal - raw), raw)), *names = "";
    need(is(seal, TEXT(" \"sha256\": \"%s\"\n}\n", sealed)), 1, changed, given[1]);
    at = raw, read_json("", 0);
    need(is(TEXT("%s %s", SAID("/format"), SAID("/version")), "emdeg.robot-table 3"), 2,
         "version 3 of a table is read: let `emdeg generate --proof` write it again");
    nv = integer(of("/nv"), 0, 10000), nq = integer(of("/nq"), 0, 10000);
    file = slash ? slash + 1 : given[2], stem = TEXT("%.*s", (int)strcspn(file, "."), file);
    need(*stem && !stem[strspn(stem, WORD)], 2, "a name of letters, digits and _ is expected");
    need(is(SAID("/files/%s/sha256", file), hash[1]), 1, changed, file);
    if (is(file + strlen(stem), ".c")) {
        single = strstr(source, "float *restrict") != NULL, real = single ? "float" : "double";
        header = contents(TEXT("%.*sh", (int)strlen(given[2]) - 1, given[2]));
        for (char *c = header; *c; ++c) *c = (char)tolower((unsigned char)*c); /* as names are */
        int plain = !strpbrk(source, "\\") && !strpbrk(header, "\\") && !strstr(source, "??");
        need(plain && !strstr(header, "??"), 2, "\\ or ?? may end a comment");
    } else {
        at = source, read_json("program", 0), skip(), need(!*at, 2, "%s goes on", file);
        const char *format = TEXT("%s %s", SAID("program/format"), SAID("program/version"));
        need(is(format, "emdeg.program 1"), 2, "no program of version 1");
    }
    seed = TEXT("check_emdeg.c %s %s", hash[0], hash[1]);
    double chance = 1, height = 0, worst = 0; int points = 1;
    for (point = 1; point <= points; ++point) {
        start(), header ? read_c(source, header) : read_program();
        for EACH(k, "/files/%s/outputs", file) {
            const char *o = TEXT("/outputs/%s", SAID("/files/%s/outputs/%d", file, k));
            worst = fmax(worst, check_output(o, of("shape %d", k)->text));
            if (point == 1) names = TEXT("%s%s %s", names, k ? "," : "", SAID("%s/name", o));
        }
        height = 4 * worst * (size + 2 * angles);
        chance = ((1 + angles) * worst + looked_up * angles) / ldexp(1, 60);
        chance = 2 * (chance + height / 60 / ldexp(1, 51));
        need(chance < ldexp(1, -9), 2, "a degree of %g is too much", worst);
        points = (int)ceil(100 / -log2(chance));
    }
    printf("EQUAL: %s computes%s of %s in exact arithmetic; chance of error < 2^%.0f: %d points "
           "modulo %d primes > 2^60, degree %.0f, %d angles, height %.0f bits; %d literals agree "
           "with exact numbers to %.2g units in the last place; robot %.16s, file %.16s\n",
           file, names, SAID("/robot"), points * log2(chance), points, points, worst, angles,
           height, literals, worst_literal, hash[0], hash[1]);
    return 0;
}
