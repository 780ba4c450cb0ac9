/* Does a file that emdeg wrote compute a robot's equations of motion?  Shares nothing with emdeg.
 *     cc -std=c99 -O2 -o check_emdeg check_emdeg.c -lm     and     ./check_emdeg ROBOT.json FILE
 * prints one line and exits 0 (equal), 1 (not equal: where) or 2 (cannot read).  The second of two
 * checkers: check_emdeg.py says at its head what is done and why it proves something.  Here all
 * that is known stands in one table of names, and all is one language of expressions, evaluated
 * while they are read, once for every point: C source, table, program, and the formulas below of
 * a recursion of spatial vectors.  Matrices are compared by what they do to a random vector. */
#include <float.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef char long_double_has_64_bits[LDBL_MANT_DIG < 64 ? -1 : 1]; /* for products of residues */
static void need(int holds, int end, const char *form, ...) { /* or one line, and the end */
    static char line[1 << 13]; va_list list; if (holds) return;
    va_start(list, form), vsnprintf(line, sizeof line, form, list);
    for (char *c = line; *c; ++c) if ((unsigned char)*c < 32 || (end && *c & 128)) *c = ' ';
    printf("%s: %s\n", end ? end > 1 ? "CANNOT READ" : "NOT EQUAL" : "EQUAL", line), exit(end);
}
static void *room(size_t size) { /* zeros, kept until the end */
    void *out = calloc(1, size); return need(out != NULL, 2, "no memory"), out;
}
static int is(const char *a, const char *b) { return !strcmp(a, b); }
/* -- numbers, and the one table of names: of values, of leaves of JSON, of texts to be kept ---- */
typedef unsigned long long R; /* a residue modulo P */
typedef struct {
    R v, d;           /* a value and its derivative */
    double w, *f;     /* of a polynomial of degree w in variables, f[k] in 1/divisor k, if any */
    long double x, y; /* the number if it is a constant (w: its bits), else NaN, to y 2^-58 */
} N;
typedef struct { int n; N *x; } V; /* a number (n = 1), a vector, or a matrix by its columns */
typedef struct entry {
    char *key; const char *text; /* of JSON */
    int point, count; V value; struct entry *next; /* known at that point; of whatever is counted */
} entry;
static const N ZERO = {0, 0, 0, NULL, 0, 0}, ONE = {1, 0, 0, NULL, 1, 1};
static int point; /* its number; values of other points are not known */
static entry *of(const char *form, ...) {
    static entry *names[1 << 16], **e; static char key[1 << 20];
    uint16_t h = 0; va_list list; va_start(list, form);
    need(vsnprintf(key, sizeof key, form, list) < 1 << 20, 2, "a text is too long"), va_end(list);
    for (const char *c = key; *c; ++c) h = (uint16_t)(h * 33 + *c);
    for (e = &names[h]; *e && !is((*e)->key, key); e = &(*e)->next) {}
    if (!*e) *e = room(sizeof **e), (*e)->key = strcpy(room(strlen(key) + 1), key);
    return *e;
}
#define TEXT(...) (of(__VA_ARGS__)->key)
static V vector(int n) { return (V){n, room((size_t)(n + 1) * sizeof(N))}; }
static V scalar(N a) { return (V){1, memcpy(room(sizeof a), &a, sizeof a)}; }
static V put(entry *e, V x) { return e->point = point, e->value = x; }
static int known(const entry *e) { return e->point == point; }
static V got(entry *e) { return need(known(e), 2, "%s is not known", e->key), e->value; }
static V part(V all, const char *first, int n) {
    int k = atoi(first), right = is(first, TEXT("%d", k)) && k >= 0 && k <= all.n - n;
    return need(right, 2, "%d from %s, of %d elements", n, first, all.n), (V){n, all.x + k};
}
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
    for (m[n] = 128, memcpy(h, H, sizeof h); m < last && memcpy(s, h, sizeof s); m += 64) {
        for (int k = 0; k < 64; ++k) {
            uint32_t a = s[0], e = s[4], x = w[(k + 1) % 16], y = w[(k + 14) % 16], *z = &w[k % 16];
            for (int j = 4 * k; k < 16 && j < 4 * k + 4; ++j) *z = *z << 8 | m[j];
            if (k > 15) *z += w[(k + 9) % 16] + MIX(x, 7, 18, x >> 3) + MIX(y, 17, 19, y >> 10);
            uint32_t t = s[7] + K[k] + *z + ((e & s[5]) ^ (~e & s[6])) + MIX(e, 6, 11, ROT(e, 25));
            memmove(s + 1, s, 7 * sizeof *s), s[4] += t; /* a to g become b to h */
            s[0] = t + MIX(a, 2, 13, ROT(a, 22)) + ((a & (s[2] ^ s[3])) ^ (s[2] & s[3]));
        }
        for (int k = 0; k < 8; ++k) h[k] += s[k];
    }
    return TEXT("%08x%08x%08x%08x%08x%08x%08x%08x", h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7]);
}
/* -- residues modulo a prime P, 2^60 < P < 2^61 ------------------------------------------------ */
static R P; static const char *seed; /* of both files */
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
    R high, low; sscanf(sha256(TEXT("%s %d %s", seed, point, label)), "%16llx%16llx", &high, &low);
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
enum { DIVISORS = 128, PI_BITS = 1024 }; static double degree_of[DIVISORS];
static int divisors, angles;   /* how many */
static double size, looked_up; /* operations and bits of constants; degrees of angles */
static N number(R v, double w) { return ++size, (N){v, 0, w, NULL, NAN, NAN}; }
static double bits(double w) { return size += w, w; } /* of a constant: it counts as a variable */
static double degree(N a) { return isnan(a.x) ? a.w : ceil(a.w / PI_BITS); } /* so does pi^k */
static N slope(N a) { return (N){a.d, 0, degree(a) + 3, a.f, NAN, NAN}; } /* a speed, factors */
static int is_zero(N a) { return !a.v && !a.d && !a.w; }
static double *joined(double *f, double *g, int product) {
    double *r = f && g ? room(DIVISORS * sizeof *r) : NULL;
    for (int k = 0; k < divisors && r; ++k) r[k] = product ? f[k] + g[k] : fmax(f[k], g[k]);
    return r ? r : f ? f : g;
}
static N neg(N a) { return (N){opposite(a.v), opposite(a.d), a.w, a.f, -a.x, a.y}; }
static N add(N a, N b) { /* y grows with every operation by more than what one can add to errors */
    if (is_zero(a) || is_zero(b)) return is_zero(a) ? b : a;
    double w = isnan(a.x + b.x) ? fmax(degree(a), degree(b)) : bits(a.w + b.w + 1);
    return ++size, (N){sum(a.v, b.v), sum(a.d, b.d), w, joined(a.f, b.f, 0),
                       a.x + b.x, 1.02L * (a.y + b.y)};
}
static N mult(N a, N b) {
    if (is_zero(a) || is_zero(b)) return ZERO;
    double w = isnan(a.x * b.x) ? degree(a) + degree(b) : bits(a.w + b.w);
    return ++size, (N){mul(a.v, b.v), sum(mul(a.v, b.d), mul(a.d, b.v)), w, joined(a.f, b.f, 1),
                       a.x * b.x, 1.02L * a.y * b.y};
}
static double cleared(N a) { /* the degree when multiplied by every divisor^f */
    a.w = degree(a);
    for (int k = 0; k < divisors && a.f; ++k) a.w += a.f[k] * degree_of[k];
    return a.w;
}
static N reciprocal(N a) {
    entry *e = of("1 / %llx %llx %g %p", a.v, a.d, a.w, (void *)a.f);
    need(a.v != 0, 2, "a divisor is zero, here if not everywhere");
    if (known(e)) return *e->value.x;
    R i = inverted(a.v), d = opposite(mul(a.d, mul(i, i)));
    N r = {i, d, isnan(a.x) ? 0 : bits(a.w), NULL, 1 / a.x, 1.02L * a.y / a.x / a.x};
    if (isnan(a.x)) { /* no constant */
        need(divisors < DIVISORS, 2, "more than %d divisors", DIVISORS);
        r.f = room(DIVISORS * sizeof *r.f), r.f[divisors] = 1, degree_of[divisors++] = cleared(a);
    }
    return *put(e, scalar(r)).x;
}
static N inner(const N *x, int step, const N *y, int n) {
    return n ? add(mult(*x, *y), inner(x + step, step, y + 1, n - 1)) : ZERO;
}
static V op(V a, char o, V b) { /* + - * / of each two; ^ outer product with each column of b; */
    int m = a.n && a.n == b.n * b.n ? b.n : 3, k = a.n / m; /* | of matrices, & of the first one */
    int fit = a.n == b.n || a.n == 1 || b.n == 1, n = a.n > b.n ? a.n : b.n; /* transposed */
    if (o == '^') fit = a.n == 3 && b.n % 3 == 0;
    if (o == '|') fit = k && a.n == m * k && b.n % k == 0, n = fit ? b.n / k * m : 0;
    if (o == '&') fit = k && a.n == m * k && b.n % m == 0, n = fit ? b.n / m * k : 0;
    V r = (need(fit, 2, "lists of %d and %d elements", a.n, b.n), vector(n));
    for (int i = 0; i < n; ++i) {
        int j = (i + 1) % 3, l = (i + 2) % 3, c = i - i % 3; /* where the column begins */
        N x = a.x[a.n > 1 ? i % a.n : 0], y = b.x[b.n > 1 ? i % b.n : 0];
        if (o == '|') r.x[i] = inner(a.x + i % m, m, b.x + i / m * k, k);
        else if (o == '&') r.x[i] = inner(a.x + i % k * m, 1, b.x + i / k * m, m);
        else if (o == '^') r.x[i] = add(mult(a.x[j], b.x[c + l]), neg(mult(a.x[l], b.x[c + j])));
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
        const char *end = strstr(at + 2, "*/"), *all = span(end ? (size_t)(end + 2 - at) : 0);
        need(end && !strchr(all, '\\') && !strstr(all, "??"), 2, "a comment with no end, \\ or ??");
    }
    need(strncmp(at, "//", 2) != 0, 2, "// would hide what follows");
}
static int match(const char *form, ...) { /* % a word, $ the type of numbers, ! it must be so; */
    const char *start = (skip(), at), *first = form; /* a blank: whatever is skipped, or nothing */
    va_list list; va_start(list, form); /* but between words; \n the end of a line, blanks aside */
    for (form += *form == '!'; *form; ++form) {
        const char *end = at; int blank = *form == ' ' && (skip(), 1);
        int stuck = blank && at == end && at > start && strspn(at, WORD) && strchr(WORD, at[-1]);
        size_t n = *form == '%' ? strspn(at, WORD) : *form == '$' ? strlen(real) : !blank;
        if (*form == '\n') at += strspn(at, " \t\r");
        int found = *form == '%' ? n > 0 : !stuck && !strncmp(at, *form == '$' ? real : form, n);
        need(found || *first != '!', 2, "expected %.60s, found %.60s", first + 1, at);
        if (!found) return va_end(list), at = start, 0;
        if (*form == '%') *va_arg(list, const char **) = span(n); else at += n;
    }
    return va_end(list), 1;
}
static char *string(void) { /* of JSON; escapes stay as they are */
    const char *start = (match("!\""), at);
    while (*at && *at != '"') at += 1 + (*at == '\\' && at[1]);
    return match("!\""), TEXT("%.*s", (int)(at - start) - 1, start);
}
static void read_json(const char *path, int depth) { /* leaves are named /a/2/b */
    entry *e = of("%s", path);
    int object = match("{"), many = object || match("["), quoted = *at == '"';
    need(!e->text && depth < 100, 2, "%s is there twice, or is too deep", path);
    e->text = many ? "" : quoted ? string() : span(strspn(at, "+-." WORD));
    int word = strstr(" null true false ", TEXT(" %s ", e->text)) || strspn(e->text, "-" DIGITS);
    need(many || quoted || word, 2, "this is no JSON: %.60s", at);
    for (; many && !match(object ? "}" : "]"); ++e->count) {
        const char *key = (match(e->count ? "!," : ""), object ? string() : TEXT("%d", e->count));
        read_json(TEXT("%s/%s", path, (match(object ? "!:" : ""), key)), depth + 1);
    }
}
static const char *text(entry *e) { return need(e->text != NULL, 2, "no %s", e->key), e->text; }
#define SAID(...) text(of(__VA_ARGS__))
#define EACH(k, ...) (int k = 0; SAID(__VA_ARGS__), k < of(__VA_ARGS__)->count; ++k)
/* -- angles and other functions at a point ----------------------------------------------------- */
static void around(R v, R t) { /* matrices of turns by v and -v, where t is the tangent of v/2 */
    R i = inverted(sum(1, mul(t, t))), c = sum(sum(i, i), P - 1), s = mul(sum(t, t), i);
    for (int k = 0; k < 2; ++k, ++angles, v = opposite(v), s = opposite(s)) {
        N *by = put(of("turn %llx", v), vector(4)).x;
        by[0] = by[3] = number(c, 2), by[1] = number(s, 2), by[2] = neg(by[1]);
    }
}
static int turn(N x, R most, V *cs) { /* by a multiple of what is known; 0 if it is none */
    R v = x.v, times = v != 0;
    while (v && !known(of("turn %llx", v)) && times++ < most) v = mul(x.v, inverted(times));
    looked_up += degree(x) * (double)(1 + times);
    for (R k = 0; k < times && times <= most; ++k) *cs = op(got(of("turn %llx", v)), '|', *cs);
    return times <= most;
}
static N unknown(const char *f, N x) { /* only f(0) = 0, f(-x) = -f(x), for abs f(x), is known */
    int mirrored = f[1] != 'q' && x.v > P - x.v; looked_up += degree(x); /* of sqrt nothing */
    N y = number(x.v ? draw(TEXT("%.3s %llx", f, mirrored ? P - x.v : x.v)) : 0, 1);
    y = mirrored && *f != 'a' ? neg(y) : y;
    N rate = mult(add(ONE, neg(mult(y, y))), slope(x)); /* of tanh */
    return *f == 't' ? (N){y.v, rate.v, rate.w, rate.f, NAN, NAN} : y;
}
static V drawn(const char *what, int n, int turns) { /* variables, and maybe angles */
    V r = vector(n);
    for (int k = 0; k < n; ++k) r.x[k] = number(draw(TEXT("value %s %d", what, k)), 1);
    for (int k = 0; k < n && turns; ++k) around(r.x[k].v, draw(TEXT("circle %s %d", what, k)));
    return r;
}
/* -- expressions, evaluated while they are read: x is ": x" in tables and programs, ". x" (arrays)
 * in C, in a formula ("x = ..; y") "path x" or else "all x", p_x the parent's, m_x the motor's - */
static const char *scope = "", *stem, *file; /* : . or path; the name without and with its end */
static int single, literals, levels; /* C of floats; how many numbers it has; of expressions */
static int function, unwritten;      /* of C: its number; how many results it has still to write */
static double worst_literal;         /* how many units in the last place it is from exact */
static V expression(int level), of_robot(const char *f);
static int in_formula(void) { return !strspn(scope, ":."); }
static entry *own(const char *x) { /* the base has no path */
    if (!in_formula() || x[1] != '_') return of("%s %s", scope, x);
    const char *k = SAID("%s/%s", scope, *x == 'p' ? "parent" : "motor");
    return *k == '-' ? of(" %s", x + 2) : of("/bodies/%s %s", k, x + 2);
}
static V run(const char *where, const char *s) { /* the value of the last formula */
    const char *here = at, *before = scope, *x; V r = (at = s, scope = where, vector(0));
    for (entry *e; e = in_formula() && match("% =", &x) ? own(x) : of("last"),
                   r = put(e, expression(0)), match(";");) {}
    skip(), need(!*at, 2, "this is no expression: %.60s", at); return at = here, scope = before, r;
}
static V cell(entry *e) { /* an expression of JSON, or a list of them, evaluated once */
    V r = known(e) ? e->value : e->count ? vector(e->count) : run(":", text(e));
    for (int k = 0; k < e->count && !known(e); ++k) r.x[k] = *cell(of("%s/%d", e->key, k)).x;
    return put(e, r);
}
static N constant(void) { /* a whole number of any length */
    const char *digits = span(strspn(at, DIGITS));
    long double x = strtold(digits, NULL); R v = 0;
    for (const char *c = digits; *c; ++c) v = sum(mul(v, 10), (R)(*c - '0'));
    return (N){v, 0, bits(v > 1 ? 4.0 * (double)strlen(digits) : 0), NULL, x, x};
}
static V literal(entry *e) { /* of C: the number that it stands for: e, a listed one, or itself */
    char *end; double x = (skip(), strtod(at, &end)), unit = nextafter(fabs(x), INFINITY) - fabs(x);
    const char *digits = span((size_t)(end - at)), *f = single ? "f" : "";
    int right = isfinite(x) && *digits && !digits[strspn(digits, DIGITS ".e+-")], shift;
    right = right && (!*scope || strpbrk(digits, ".e")) && match(f); /* 010 is 8, 0x1e an integer */
    need(right, 2, "%s%s is no decimal, or an integer, or of another type", digits, f);
    if (!e) e = of("/files/%s/numbers/%s%s", file, digits, f);
    if (e->count) e = of("%s/%d", e->key, of("%d %s", point, e->key)->count++); /* in order */
    R v = (R)ldexp(frexp(fabs(x), &shift), 53), two = shift < 53 ? inverted(2) : 2;
    v = mul(v, power(two, (R)abs(shift - 53)));
    N exact = e->text ? *cell(e).x : (N){v, 0, bits(v > 1 ? 64 + abs(shift) : 0), NULL, x, x};
    long double error = ldexpl(exact.y, -58) / unit, apart = fabsl(exact.x - x) / unit;
    worst_literal = fmax(worst_literal, (double)(apart + error)); /* but for errors of ours */
    need(apart <= 0.5L + error && error < 1e4L, 1, "%s is not the nearest double of it", digits);
    return ++literals, scalar(exact);
}
static V call(const char *f) { /* of cos and sin: a sum of whole multiples of angles */
    const char *c = single ? " cosf sinf sign tanhf fabsf sqrtf " : " cos sin sign tanh fabs sqrt ";
    c = strstr(*scope == '.' ? c : " cos sin sign tanh abs sqrt ", TEXT(" %s ", f));
    if (!c) return need(in_formula(), 2, "there is no function %s", f), of_robot(f);
    if (!strstr("cosf sinf", f)) return scalar(unknown(f + (*f == 'f'), *expression(0).x));
    V cs = {2, (N[]){ONE, ZERO}};
    do match("+"), need(turn(*expression(1).x, 1000, &cs), 2, "no angle, or over 1000 times one");
    while (skip(), *at == '+' || *at == '-');
    return scalar(cs.x[*f == 's']);
}
static V meant(const char *x) {
    const char *k = match("[%]", &k) ? k : NULL;
    entry *e = *scope == '.' && !k ? of(". const %d %s", function, x) : own(x);
    if (in_formula() && !known(e)) e = of("all %s", x);
    V r = in_formula() && !known(e) ? cell(of("%s/%s", scope, x)) : got(e);
    return k ? part(r, k, 1) : r;
}
static V primary(void) {
    const char *x; V r = vector(1); skip(), need(++levels < 1000, 2, "more than 1000 levels");
    if (match("-")) r = op(r, '-', primary());
    else if (match("(")) r = expression(0), match("!)");
    else if (strspn(at, DIGITS)) r = *scope == '.' ? literal(NULL) : scalar(constant());
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
static void check_start(const char *k) { /* the value that a parameter starts with */
    entry *e = of("/parameters/%s/1", k); if (!is(text(e), "null")) literal(e);
    else need(match("NAN") || match("null"), 1, "%s has no value", SAID("/parameters/%s/0", k));
}
static int alike(const char *a, const char *name) { /* a: its letters and digits, 50 at most */
    for (int n = 0; *name && !(*name & 128) && n < 50; ++name)
        if (a += *a == '_', *name != '_' && strspn(name, WORD))
            if (++n, *a++ != (*name | 32)) return 0;
    return 1;
}
static int is_named(const char *x, const char *k) { /* joint_elbow 2, parameter_m1 0: is it that? */
    int right = strncmp(x, "joint_", 6) != 0;
    if (!strncmp(x, "parameter_", 10)) return alike(x + 10, SAID("/parameters/%s/0", k));
    for EACH(i, "/bodies")
        right |= is(SAID("/bodies/%d/q", i), k) && alike(x + 6, SAID("/bodies/%d/joint", i));
    return right;
}
static void store(entry *e, const char *k) { /* results in order: none twice */
    int n = e->value.n, starts = is(e->key, ".start parameters");
    int right = n < e->count && is(k, TEXT("%d", n)) && (starts || !scope[1]);
    need(right, 2, "%s[%s] is an input, or out of order", e->key, k);
    if (starts) check_start(k); else e->value.x[n] = *expression(0).x;
    e->value.n = n + 1, --unwritten;
}
static void read_c(const char *source, const char *header) { /* the header is in lower case */
    const char *x, *k, *f = single ? "f" : "", *heads = "", *rest;
    at = header, scope = ".", match(TEXT("!#ifndef %s_h\n#define %s_h\n", stem, stem));
    while (match(TEXT("#define %s_%% %%\n", stem), &x, &k)) /* sizes, and names of places */
        need(is(k, TEXT("%d", of("size %s", x)->count = atoi(k))), 2, "%s is %s", x, k),
        need(is_named(x, k), 1, "%s is not %s", x, k);
    rest = at, at = source, match(TEXT("!#include \"%s.h\"\n #include <math.h>\n", stem));
    match(TEXT("static $ sign($ x) { return x > 0.0%s ? 1.0%s : x < 0.0%s ? -1.0%s : x; }",
               f, f, f, f));
    for (const char *begin; skip(), *(begin = at); ++function) {
        match(TEXT("!void %s_%%(", stem), &f), scope = is(f, "parameters") ? ".start" : ".";
        while (!match(")")) { /* an input, or room for results, which one function writes */
            int input = (match(","), match("const "));
            entry *e = (match("!$ *restrict %", &x), own(x)); int n = of("size %s_size", x)->count;
            need(input == known(e), 2, "%s is written twice, or is an input, or never written", x);
            put(e, input ? part(got(e), "0", n) : (V){0, vector(unwritten += e->count = n).x});
        }
        heads = TEXT("%s %.*s;", heads, (int)(at - begin), begin);
        for (match("!{"); !match("}"); match("!;"))
            if (match("const $ % =", &x)) put(of(". const %d %s", function, x), expression(0));
            else if (!match("(void)%", &x)) match("!%[%] =", &x, &k), store(own(x), k);
        need(!unwritten, 2, "%d elements are not written by %s_%s", unwritten, stem, f);
        for EACH(i, "/outputs") /* whoever has the name of a result writes it */
            need(!is(SAID("/outputs/%d/array", i), f) || known(own(f)), 1, "%s is no %s", f, f);
    }
    int n = of(".start parameters")->value.n;
    need(n == of("size parameters_size")->count, 1, "only %d parameters have values", n), at = rest;
    match(TEXT("!typedef $ %s_real;\n #ifdef __cplusplus\n extern \"c\" {\n #define restrict\n"
        " #endif\n%s\n #ifdef __cplusplus\n #undef restrict\n }\n #endif\n #endif", stem, heads));
    skip(), need(!*at, 2, "the header goes on with %.30s", at);
}
static V computed(const char *p) { /* a value of a program, from %v0, %v1, ... before it */
    const char *o = SAID("%s/0", p), *two = strstr("add+ sub- mul* div/", o), *x = SAID("%s/1", p);
    if (is(o, "leaf")) return got(of("leaf %s at rate %s", x, SAID("%s/2", p)));
    if (is(o, "const")) return run(":", x);
    if (two && strlen(o) == 3) return run(":", TEXT("%%v%s %c %%v%s", x, two[3], SAID("%s/2", p)));
    if (*x) return run(":", TEXT("%s(%%v%s)", is(o, "neg") ? "-" : o, x));
    x = TEXT("%s((%s)*" PI, o, SAID("%s/2", p)); /* a sum of angles */
    for EACH(i, "%s/1", p)
        x = TEXT("%s + (%s)*%%v%s", x, SAID("%s/1/%d/1", p, i), SAID("%s/1/%d/0", p, i));
    return run(":", TEXT("%s)", x));
}
#define OUTPUT(k) TEXT("/outputs/%s", SAID("/files/%s/outputs/%d", file, k))
static void read_program(void) { /* values in order; the certificate is not needed */
    for EACH(k, "/parameters") {
        const char *name = SAID("/parameters/%d/0", k);
        if (!(at = of("program/parameters/%s", name)->text)) continue;
        check_start(TEXT("%d", k)), need(!*at, 2, "%s is no number", name);
        put(of("leaf %s at rate 0", name), got(of(": %s", name)));
    }
    const char *order = " q qd qdd tau ";
    for EACH(k, "program/inputs") { /* in the order in which callers give them */
        const char *a = SAID("program/inputs/%d/0", k), *here = strstr(order, TEXT(" %s ", a));
        V all = (need(here != NULL, 1, "no input %s", a), order = here + 1, got(of(". %s", a)));
        need(of("program/inputs/%d/1", k)->count == all.n, 1, "%s has not %d elements", a, all.n);
        for EACH(i, "program/inputs/%d/1", k)
            put(of("leaf %s at rate %d", SAID("program/inputs/%d/1/%d", k, i), is(a, "q") ? 1 : 2),
                (V){1, all.x + i});
    }
    for EACH(k, "program/derived") { /* leaf, of, multiplier, offset */
        const char *d = TEXT("program/derived/%d", k);
        V turned = op(cell(of("%s/2", d)), '*', got(of("leaf %s at rate 1", SAID("%s/1", d))));
        put(of("leaf %s at rate 1", SAID("%s/0", d)), op(turned, '+', cell(of("%s/3", d))));
    }
    for EACH(k, "program/values") put(of(": %%v%d", k), computed(TEXT("program/values/%d", k)));
    for EACH(k, "program/outputs") {
        const char *p = TEXT("program/outputs/%d", k), *o = OUTPUT(k), *it = SAID("%s/0", p);
        for EACH(i, "%s/1", p) it = TEXT("%s[%s]", it, SAID("%s/1/%d", p, i)); /* with its shape */
        need(is(it, TEXT("%s%s", SAID("%s/name", o), SAID("%s/shape", o))), 1, "another %s", it);
        V y = put(of(". %s", SAID("%s/array", o)), vector(of("%s/2", p)->count));
        for (int i = 0; i < y.n; ++i) y.x[i] = *got(of(": %%v%s", SAID("%s/2/%d", p, i))).x;
    }
}
/* -- the robot at one point: spatial vectors about the base's origin (Featherstone).  Of a body: q
 * coordinates, g speeds, G accelerations, u what derivatives are taken along (e is infinitesimal);
 * R r how the joint stands, T S how it turns and slides at unit speeds, k of a mimic; E o axes and
 * origin (E0 o0 before the joint), w v turning and gliding, dw dv their rates, c centre of mass,
 * L P momentum, n f couple and force.  A rotor acts on the parent; is_g is_f is_s are 0 or 1. -- */
#define ROTATION "list(rotation&rotation - unit, (rotation|ex)^(rotation|ey) - rotation|ez)"
#define FRAME "E0 = p_E|(rotation&unit); o0 = p_o + p_E|translation;"
#define MOTION FRAME \
    "E = E0|R; U = E|(T|u); E = E + (U^E)*e; o = o0 + E0|r + (E|(S|u))*e;" \
    "W = E|(T|g); V = E|(S|g) + o^W; A = E|(T|G); B = E|(S|G) + o^A;" \
    "w = p_w + W; v = p_v + V; dw = p_dw + A + p_w^W; dv = p_dv + B + p_w^V + p_v^W;" \
    "c = o + E|com; P = (v + w^c)*mass; F = (dv + dw^c)*mass; L = E|(inertia|(E&w)) + c^P;" \
    "f = F + w^P; n = E|(inertia|(E&dw)) + c^F + w^L + v^P;" \
    "p_n = p_n + (A + p_w^W)*rotor; s = k*g; dry = coulomb*sign(s) + smooth*tanh(s/smoothing);" \
    "drive = armature*(k*G) + (viscous*s + dry)*is_f;" \
    "pull = stiffness*(x - m_x + e*(u - m_u))*is_s + damping*(g - m_g)*is_f;" \
    "pulls = pulls + pull; m_pulls = m_pulls - pull"
#define EFFORT "p_n = p_n + n; p_f = p_f + f; sum = S&(E&f) + T&(E&(n - o^f + p_dw*rotor));" \
    "sum = sum + k*drive + pulls; pulls = 0; sum"
static int nv, nq; /* speeds, coordinates */
static int is_free(const char *p) { return is(SAID("%s/kind", p), "floating"); }
static char *body(int i) { return TEXT("/bodies/%d", i); }
static V speeds(V all, int i) { return part(all, SAID("%s/v", body(i)), is_free(body(i)) ? 6 : 1); }
static V efforts(V all, const char *terms) { /* T with g(ravity), f(riction), s(prings) */
    V tau = vector(nv);
    for (const char *c = "gfs"; *c; ++c)
        put(of("all is_%c", *c), scalar(strchr(terms, *c) ? ONE : ZERO));
    run("", "E = unit; o = ez*0; w = o; v = o; dw = o; n = o; f = o; dv = o - gravity*is_g");
    for EACH(i, "/bodies") for (int k = 0; k < 3; ++k)
        put(of("%s %c", body(i), "ugG"[k]), speeds((V){nv, all.x + k * nv}, i));
    for EACH(i, "/bodies") run(body(i), MOTION);
    for (int i = of("/bodies")->count; i--;) {
        V t = run(body(i), EFFORT), to = speeds(tau, i);
        memcpy(to.x, op(to, '+', t).x, (size_t)to.n * sizeof(N));
    }
    return tau;
}
static V of_robot(const char *f) { /* T(u, g, G), list(x, y, ...), slope(...) or sum(...) of it */
    V all = vector(0);
    do {
        V x = *f == 'T' ? op(vector(nv), '+', expression(0)) : expression(0), before = all;
        all = vector(before.n + x.n);
        for (int k = 0; k < all.n; ++k) all.x[k] = k < before.n ? before.x[k] : x.x[k - before.n];
    } while (match(","));
    if (*f == 'T') return efforts(all, f);
    for (int k = 0; k < all.n && is(f, "slope"); ++k) all.x[k] = slope(all.x[k]);
    for (int k = 1; k < all.n && is(f, "sum"); ++k) *all.x = add(*all.x, all.x[k]);
    return is(f, "sum") ? (V){1, all.x} : all;
}
/* -- the check: what vanishes of a quantity y, or of a matrix times a random vector r ---------- */
#define AT(u, g) "t = T(" #u ", " #g ", 0);" FRAME "X = unit + (E0 - unit)*own_axes;" \
    "V = X&(p_v + p_w^o0*own_origin); W = X&p_w; list(" ROTATION ", " /* of a frame */
static const char *quantities[] = { /* names, and what vanishes */
    "inverse_dynamics", "y - Tgfs(0, v, a)", "bias", "y - Tgfs(0, v, 0)",
    "inverse_dynamics_dqd", "y - slope(Tgfs(0, v + e*r, a))",
    "forward_dynamics", "y - b", "forward_dynamics_dqd", "slope(Tgfs(0, v + e*r, b + e*y))",
    "forward_dynamics_factorised", "y - b", "forward_dynamics_articulated", "y - b",
    "forward_dynamics_explicit", "y - b", "inverse_dynamics_dq", "y - slope(Tgfs(r, v, a))",
    "forward_dynamics_dq", "slope(Tgfs(r, v, b + e*y))", /* tau is what accelerations b need */
    "gravity", "y - Tg(0, 0, 0)", "friction", "y - Tf(0, v, 0) + T(0, v, 0)",
    "coriolis_vector", "y - T(0, v, 0)", "generalized_momentum", "y - T(0, 0, v)",
    "coriolis_matrix", "y - slope(T(0, v + e*r, 0))/2", "kinetic_energy", "y - sum(v*T(0, 0, v))/2",
    "mass_matrix", "y - T(0, 0, r)", "mass_matrix_inverse", "r - T(0, 0, y)",
    "mass_matrix_factor", "D=Y*eye; L=Y*below; K=L+eye; list((Y-D-L)&r, K|(D&(K&r))-T(0,0,r))",
    "forward_kinematics", AT(0, 0) "y - list(E0|list(r[0], r[1], r[2]) + o0*r[3], r[3]))",
    "jacobian", AT(0, r) "y - list(V, W))", "jacobian_rate", AT(v, r) "y - slope(V, W))", NULL
};
static double vanishing(V zeros, const char *what) { /* their degree */
    double degree = 0;
    for (int k = 0; k < zeros.n; degree = fmax(degree, cleared(zeros.x[k++])))
        need(!zeros.x[k].v, 1, "%s: row %d of %s is another function", file, k, what);
    return degree;
}
static double check_output(const char *o) {
    const char *array = SAID("%s/array", o), **asked = quantities;
    int rows = 1, columns = 1, given = sscanf(SAID("%s/shape", o), "[%4d][%4d]", &rows, &columns);
    const char *name = SAID("%s/name", o); /* what a result is called is what it must be */
    while (*asked && !is(*asked, TEXT("%.*s", (int)strcspn(name, ":"), name))) asked += 2;
    need(*asked != NULL, 2, "%s is not known", name);
    V Y = put(of("all Y"), got(of(". %s", array))), y = put(of("all y"), vector(rows));
    V r = put(of("all r"), columns > 1 ? drawn("direction", columns, 0) : scalar(ONE));
    int right = Y.n == rows * columns && rows > 0 && (strchr(asked[1], 'r') != NULL) == (given > 1);
    const int said[] = {of("size %s_rows", array)->count, of("size %s_columns", array)->count};
    right &= !*scope || given < 2 || (said[0] == rows && said[1] == columns); /* by a header */
    need(right, 1, "%s has %d elements, not as many, or in other rows", array, Y.n);
    for (int k = 0; k < rows; ++k) y.x[k] = inner(Y.x + k * columns, 1, r.x, columns);
    return vanishing(run(o, asked[1]), array);
}
/* -- points ------------------------------------------------------------------------------------ */
static void start_body(const char *p) { /* how its joint stands */
    need(is_free(p) || is(SAID("%s/kind", p), "joint"), 2, "%s has no joint that is known", p);
    N *q = put(of("%s q", p), part(got(of(". q")), SAID("%s/q", p), is_free(p) ? 7 : 1)).x;
    vanishing(run(p, "pulls = 0; k = mimic[0];" ROTATION), "a rotation");
    if (is_free(p)) { /* a quaternion of length 1: the square of any other one over its length^2 */
        V h = run(p, "m = q[6]; h = list(q[3], q[4], q[5]); list(h*2*m, m*m - h&h)/(m*m + h&h)");
        for (int k = 0; k < 4; ++k) q[3 + k] = number(h.x[k].v, 2);
        run(p, "H = list(q[3], q[4], q[5])^unit; R = unit + (H*q[6] + H|H)*2; x = 0;"
               "r = list(q[0], q[1], q[2]); S = list(unit, unit*0); T = list(unit*0, unit)");
        return;
    }
    N t = *run(p, "x = q; S = ez*(slide*k); T = ez*(turn*k); d = k*q + mimic[1];"
                  "r = ez*(slide*d); t = turn*d").x;
    if (!turn(t, 4, &(V){2, (N[]){ONE, ZERO}})) around(t.v, draw(TEXT("mimic %s", p)));
    run(p, "R = list(cos(t), sin(t), 0, -sin(t), cos(t), 0, 0, 0, 1)");
}
static void start(void) { /* all that the file may read, at another point */
    draw_prime(), divisors = angles = literals = 0, size = looked_up = 0;
    for (int k = 2; k < 7; k = k == 2 ? 3 : 2 * k)
        put(of(": " ROOT "%d", k), scalar((N){power((R)k, (P + 1) / 4), 0, 8, NULL, sqrtl(k), 2}));
    put(of(": " PI), scalar((N){draw("pi"), 0, PI_BITS, NULL, 3.1415926535897932384626433832L, 4}));
    R half = run(":", ROOT "6 - " ROOT "3 + " ROOT "2 - 2").x->v; /* the tangent of 7.5 degrees */
    around(run(":", "1/12*" PI).x->v, half);
    put(of(". q"), drawn("q", nq, 1)); put(of("all v"), put(of(". qd"), drawn("qd", nv, 0)));
    put(of("all a"), put(of(". qdd"), drawn("qdd", nv, 0)));
    put(of("all b"), drawn("not seen", nv, 0));
    put(of("all e"), scalar((N){0, 1, 0, NULL, NAN, NAN}));
    V own = put(of(". parameters"), drawn("parameters", of("/parameters")->count, 1));
    for (int k = 0; k < own.n; ++k) put(of(": %s", SAID("/parameters/%d/0", k)), (V){1, own.x + k});
    for EACH(k, "/let") put(of(": %%%d", k), cell(of("/let/%d", k)));
    run("all", "ex = list(1, 0, 0); ey = list(0, 1, 0); ez = ex^ey; unit = list(ex, ey, ez)");
    V eye = put(of("all eye"), vector(nv * nv)), below = put(of("all below"), vector(nv * nv));
    for (int i = 0; i < nv; ++i)
        for (int k = 0; k <= i; ++k) (i > k ? below : eye).x[i * nv + k] = ONE;
    for EACH(i, "/bodies") start_body(body(i));
    put(of(". tau"), run("all", "Tgfs(0, v, b)")); /* as free as b, which a file does not see */
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
    at = raw, read_json("", 0), nv = atoi(SAID("/nv")), nq = atoi(SAID("/nq"));
    need(is(TEXT("%s %s", SAID("/format"), SAID("/version")), "emdeg.robot-table 4"), 2,
         "version 4 of a table is read: let `emdeg generate --proof` write it again");
    need(nv >= 0 && nv < 10000 && nq >= 0 && nq < 10000, 2, "%d speeds, %d coordinates", nv, nq);
    file = slash ? slash + 1 : given[2], stem = TEXT("%.*s", (int)strcspn(file, "."), file);
    need(*stem && !stem[strspn(stem, WORD)], 2, "a name of letters, digits and _ is expected");
    need(is(SAID("/files/%s/sha256", file), hash[1]), 1, changed, file);
    if (is(file + strlen(stem), ".c")) {
        single = strstr(source, "float *restrict") != NULL, real = single ? "float" : "double";
        header = contents(TEXT("%.*sh", (int)strlen(given[2]) - 1, given[2]));
        for (char *c = header; *c; ++c) if (*c >= 'A' && *c <= 'Z') *c |= 32; /* lower case */
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
            worst = fmax(worst, check_output(OUTPUT(k)));
            names = TEXT("%s%s %s", k ? names : "", k ? "," : "", SAID("%s/name", OUTPUT(k)));
        }
        height = 4 * worst * (size + 2 * angles);
        chance = ldexp((1 + angles) * worst + looked_up * angles, -59) + ldexp(height / 60, -50);
        need(chance < ldexp(1, -9) && *names, 2, "a degree of %g is too much, or no result", worst);
        points = (int)ceil(100 / -log2(chance));
    }
    need(0, 0, "%s computes%s of %s in exact arithmetic; chance of error < 2^%.0f: %d points "
           "modulo %d primes > 2^60, degree %.0f, %d angles, height %.0f bits; %d literals agree "
           "with exact numbers to %.2g units in the last place; robot %.16s, file %.16s\n",
           file, names, SAID("/robot"), points * log2(chance), points, points, worst, angles,
           height, literals, worst_literal, hash[0], hash[1]);
}
