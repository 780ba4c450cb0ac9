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
#if LDBL_MANT_DIG < 64
#error "long double is too short here: products of residues need 64 bits of it"
#endif

static int need(int holds, int status, const char *form, ...) {
    va_list list;
    va_start(list, form);
    if (holds) return va_end(list), 1;
    printf(status == 1 ? "NOT EQUAL: " : "CANNOT READ: ");
    vprintf(form, list);
    printf("\n");
    exit(status);
}
static void *room(size_t size) { /* zeros, kept until the end */
    void *out = calloc(1, size);
    return need(out != NULL, 2, "no memory"), out;
}
static int is(const char *a, const char *b) { return !strcmp(a, b); }

/* -- numbers, and the one table of names: of values, of leaves of JSON, of texts to be kept ---- */
typedef struct {
    uint64_t v, d; /* a residue modulo P and its derivative */
    double w, *f;  /* of a polynomial of degree w in variables and f[k] in 1/divisor k, if any */
    long double x, y; /* the number if it is a constant, else NaN, to y 2^-58 */
} N;
typedef struct { int n; N *x; } V; /* a number (n = 1), a vector, or a matrix by its columns */
typedef struct entry {
    char *key;
    const char *text; /* of JSON */
    int point, count; /* where the value is known; of whatever the key says */
    V value;
    struct entry *next;
} entry;
static const N ZERO = {0, 0, 0, NULL, 0, 0}, ONE = {1, 0, 0, NULL, 1, 1};
static int point; /* its number; values of other points are not known */

static entry *of(const char *form, ...) {
    static entry *names[1 << 16];
    static char key[1 << 20];
    uint16_t h = 0;
    va_list list;
    va_start(list, form);
    need(vsnprintf(key, sizeof key, form, list) < 1 << 20, 2, "a text is too long");
    va_end(list);
    for (const char *c = key; *c; ++c) h = (uint16_t)(h * 33 + *c);
    entry **e = &names[h];
    while (*e && !is((*e)->key, key)) e = &(*e)->next;
    if (!*e) *e = room(sizeof **e), (*e)->key = strcpy(room(strlen(key) + 1), key);
    return *e;
}
#define TEXT(...) (of(__VA_ARGS__)->key)
#define HEX(x) ((unsigned long long)(x))
static V vector(int n) { return (V){n, room((size_t)(n + 1) * sizeof(N))}; }
static V scalar(N a) { return (V){1, memcpy(room(sizeof a), &a, sizeof a)}; }
static void put(entry *e, V x) { e->value = x, e->point = point; }
static int known(const entry *e) { return e->point == point; }
static V got(entry *e) { return need(known(e), 2, "%s is not known", e->key), e->value; }

/* -- SHA-256 (FIPS 180-4), in hexadecimal; its constants are fractions of roots of primes ------ */
#define ROT(x, k) ((x) >> (k) | (x) << (32 - (k)))
#define MIX(x, i, j, last) (ROT(x, i) ^ ROT(x, j) ^ (last))
#define FRACTION(x) ((uint32_t)(int64_t)ldexp(fmod(x, 1), 32))
static const char *sha256(const char *data) {
    static uint32_t H[8], K[64];
    uint32_t h[8], s[8], w[16];
    for (int p = 2, k = 0, divisor; k < 64 && !K[63]; ++p) {
        for (divisor = 2; p % divisor; ++divisor) {}
        if (divisor == p && k < 8) H[k] = FRACTION(sqrt(p));
        if (divisor == p) K[k++] = FRACTION(cbrt(p));
    }
    memcpy(h, H, sizeof h);
    size_t n = strlen(data), end = (n + 8) / 64 * 64 + 56; /* here the length in bits begins */
    for (size_t i = 0; i < end + 8; ++i) {
        uint32_t byte = i < n ? (unsigned char)data[i] : i == n ? 128 : 0;
        if (i >= end) byte = (uint32_t)((uint64_t)n * 8 >> 8 * (end + 7 - i)) & 255;
        w[i % 64 / 4] = w[i % 64 / 4] << 8 | byte;
        if (i % 64 < 63) continue;
        memcpy(s, h, sizeof s);
        for (int k = 0; k < 64; ++k) {
            uint32_t a = s[0], e = s[4], x = w[(k + 1) % 16], y = w[(k + 14) % 16];
            x = MIX(x, 7, 18, x >> 3) + MIX(y, 17, 19, y >> 10);
            w[k % 16] += k > 15 ? w[(k + 9) % 16] + x : 0;
            uint32_t choice = (e & s[5]) ^ (~e & s[6]), t = s[7] + K[k] + w[k % 16] + choice;
            uint32_t most = (a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]);
            memmove(s + 1, s, 7 * sizeof *s);
            t += MIX(e, 6, 11, ROT(e, 25)), s[4] += t;
            s[0] = t + MIX(a, 2, 13, ROT(a, 22)) + most;
        }
        for (int k = 0; k < 8; ++k) h[k] += s[k];
    }
    return TEXT("%08x%08x%08x%08x%08x%08x%08x%08x", h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7]);
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
        P = (uint64_t)1 << 60, P += draw(TEXT("prime %d", k)) / 24 * 24 + 7, prime = 1;
        for (uint64_t base = 2; base <= 41 && prime; ++base) /* Miller and Rabin: sure below 2^81 */
            prime = power(base, P / 2) == 1 || power(base, P / 2) == P - 1;
    }
}

/* -- arithmetic of numbers and vectors --------------------------------------------------------- */
enum { DIVISORS = 128 };
static N divisor[DIVISORS];
static int divisors, angles;
static double size, looked_up; /* operations and bits of constants; degrees of angles */

static N number(uint64_t v, double w) { return ++size, (N){v, 0, w, NULL, NAN, NAN}; }
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
    uint64_t v = sum(a.v, b.v), d = sum(a.d, b.d);
    double *f = joined(a.f, b.f, 0);
    return ++size, (N){v, d, fmax(a.w, b.w), f, a.x + b.x, 1.02L * (a.y + b.y)};
}
static N mult(N a, N b) {
    if (is_zero(a) || is_zero(b)) return ZERO;
    uint64_t d = sum(mul(a.v, b.d), mul(a.d, b.v));
    double w = isnan(a.x * b.x) ? a.w + b.w : fmax(a.w, b.w); /* a constant is one variable */
    return ++size, (N){mul(a.v, b.v), d, w, joined(a.f, b.f, 1), a.x * b.x, 1.02L * a.y * b.y};
}
static N reciprocal(N a) {
    entry *e = of("1 / %llx %llx %g %p", HEX(a.v), HEX(a.d), a.w, (void *)a.f);
    need(a.v != 0, 2, "a divisor is zero, here if not everywhere");
    if (known(e)) return *e->value.x;
    uint64_t i = inverted(a.v);
    N r = {i, opposite(mul(a.d, mul(i, i))), 1, NULL, 1 / a.x, 1.02L * a.y / a.x / a.x};
    if (isnan(a.x)) { /* no constant */
        need(divisors < DIVISORS, 2, "more than %d divisors", DIVISORS);
        r.w = 0, r.f = room(DIVISORS * sizeof(double)), r.f[divisors] = 1;
        divisor[divisors++] = a;
    }
    return put(e, scalar(r)), r;
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
static V op(V a, char o, V b) { /* + - * / of each two; ^ outer product with each column of b; */
    int m = a.n / 3, matrix = o == '|' || o == '&'; /* | product of matrices, & with a transposed */
    int inner = o == '|' ? m : 3, outer = o == '|' ? 3 : m, most = a.n > b.n ? a.n : b.n;
    int fit = o == '^' ? a.n == 3 && b.n % 3 == 0 : a.n == b.n || a.n == 1 || b.n == 1;
    if (matrix) fit = a.n == 3 * m && m && b.n % inner == 0;
    need(fit, 2, "lists of %d and %d elements", a.n, b.n);
    V r = vector(matrix ? b.n / inner * outer : most);
    for (int i = 0; i < r.n; ++i) {
        const N *x = a.x + (a.n > 1 ? i : 0), *y = b.x + (b.n > 1 ? i : 0), *c = b.x + i / 3 * 3;
        int j = (i + 1) % 3, k = (i + 2) % 3;
        if (o == '^') r.x[i] = add(mult(a.x[j], c[k]), neg(mult(a.x[k], c[j])));
        else if (o == '*' || o == '/') r.x[i] = mult(*x, o == '*' ? *y : reciprocal(*y));
        else if (!matrix) r.x[i] = add(*x, o == '+' ? *y : neg(*y));
        for (k = 0; matrix && k < inner; ++k) {
            x = a.x + (o == '|' ? i % 3 + 3 * k : i % m * 3 + k);
            r.x[i] = add(r.x[i], mult(*x, b.x[i / outer * inner + k]));
        }
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
static void skip(void) { /* blanks and comments; \ and ?? might end one where we see no end */
    while (at += strspn(at, " \t\r\n"), !strncmp(at, "/*", 2)) {
        const char *end = strstr(at + 2, "*/"), *two = strstr(at, "??");
        int plain = end && at + strcspn(at, "\\") >= end && (!two || two > end);
        need(plain, 2, "no end of a comment, or \\ or ?? in it");
        at = end + 2;
    }
    need(strncmp(at, "//", 2) != 0, 2, "// would hide what follows");
}
static int match(const char *form, ...) { /* % is a word, $ the type of numbers, ! it must be so */
    int must = *form == '!';
    const char *start = (skip(), at), *first = form += must;
    va_list list;
    for (va_start(list, form); *form; ++form) { /* between words and signs anything is skipped */
        if (form > first && !(strchr(WORD ".", *form) && strchr(WORD ".", form[-1]))) skip();
        size_t n = *form == '%' ? strspn(at, WORD) : *form == '$' ? strlen(real) : *form != ' ';
        int found = *form == '%' ? n > 0 : !strncmp(at, *form == '$' ? real : form, n);
        need(found || !must, 2, "expected %.60s, found %.60s", first, at);
        if (!found) return va_end(list), at = start, 0;
        if (*form == '%') *va_arg(list, const char **) = span(n);
        else at += n;
    }
    return va_end(list), 1;
}
static const char *string(void) { /* of JSON; escapes stay as they are */
    const char *start = (match("!\""), at);
    for (; *at && *at != '"'; ++at) at += *at == '\\' && at[1];
    return match("!\""), TEXT("%.*s", (int)(at - start) - 1, start);
}
static void read_json(const char *path, int depth) { /* leaves are named /a/2/b, keys /a#2 */
    entry *e = of("%s", path);
    int object = match("{"), many = object || match("["), quoted = *at == '"';
    need(!e->text && depth < 100, 2, "%s is there twice, or is too deep", path);
    e->text = many ? "" : quoted ? string() : span(strspn(at, "+-." WORD));
    const char *word = strspn(e->text, "-" DIGITS) ? "null" : e->text;
    need(many || quoted || strstr(" null true false ", TEXT(" %s ", word)), 2, "no JSON: %s", word);
    for (; many && !match(object ? "}" : "]"); ++e->count) {
        if (e->count) match("!,");
        const char *key = object ? string() : TEXT("%d", e->count);
        if (object) of("%s#%d", path, e->count)->text = key, match("!:");
        read_json(TEXT("%s/%s", path, key), depth + 1);
    }
}
static const char *text(const entry *e) {
    return need(e->text != NULL, 2, "%s is not there", e->key), e->text;
}
#define SAID(...) text(of(__VA_ARGS__))
static int length(const entry *e) { return text(e), e->count; }
#define EACH(k, ...) (int k = 0, k##_end = length(of(__VA_ARGS__)); k < k##_end; ++k)
static int integer(const entry *e, int least, int most) {
    int n = atoi(text(e)), right = n >= least && n <= most && is(e->text, TEXT("%d", n));
    return need(right, 2, "%s is no integer from %d to %d", e->key, least, most), n;
}

/* -- angles and other functions at a point ----------------------------------------------------- */
static void angle(uint64_t v, N c, N s) { /* and its opposite: cos and sin */
    for (int k = 0; k < 2; ++k, ++angles, v = opposite(v), s = neg(s)) {
        V both = vector(2);
        both.x[0] = c, both.x[1] = s;
        put(of("turn %llx", HEX(v)), both);
    }
}
static void around(uint64_t v, const char *label) { /* a free angle */
    uint64_t t = draw(TEXT("circle %s", label)), t2 = mul(t, t), i = inverted(sum(1, t2));
    angle(v, number(mul(sum(1, opposite(t2)), i), 2), number(mul(sum(t, t), i), 2));
}
static int turn(N x, int most, N *cs) { /* by a multiple of what is known; 0 if it is none */
    uint64_t v = x.v;
    int times = v != 0;
    while (v && !known(of("turn %llx", HEX(v))) && times++ < most)
        v = mul(x.v, inverted((uint64_t)times));
    looked_up += x.w * (1 + times);
    for (int k = 0; k < times && times <= most; ++k) {
        N c = cs[0], s = cs[1], *by = got(of("turn %llx", HEX(v))).x;
        cs[0] = add(mult(c, by[0]), neg(mult(s, by[1])));
        cs[1] = add(mult(s, by[0]), mult(c, by[1]));
    }
    return times <= most;
}
static V unknown(const char *f, N x) { /* only f(0) = 0, f(-x) = -f(x), for abs f(x), is known */
    int mirrored = f[1] != 'q' && x.v > P - x.v; /* of sqrt nothing */
    uint64_t m = mirrored ? P - x.v : x.v;
    N y = number(x.v ? draw(TEXT("%.3s %llx", f, HEX(m))) : 0, 1);
    y = mirrored && *f != 'a' ? neg(y) : y;
    N rate = mult(add(ONE, neg(mult(y, y))), slope(x));
    return scalar(*f == 't' ? (N){y.v, rate.v, rate.w, rate.f, NAN, NAN} : y);
}

/* -- expressions, evaluated while they are read ------------------------------------------------ */
static enum { TABLE, C, FORMULA } mode; /* which names are meant: parameters, locals, the robot's */
static const char *stem, *file, *body;  /* the file's name without and with its end; in formulas */
static int single, literals, levels;    /* C of floats; how many numbers it has; of expressions */
static double worst_literal;            /* how many units in the last place it is from exact */
static V expression(int level), meant(const char *x), of_robot(const char *f);
static entry *own(const char *x);

static V run(int how, const char *whose, const char *s) { /* the value of the last formula */
    const char *here = at, *outer = body, *x;
    int before = mode;
    V r;
    at = s, mode = how, body = whose;
    do {
        entry *e = how == FORMULA && match("%=", &x) ? own(x) : NULL;
        r = expression(0);
        if (e) put(e, r);
    } while (skip(), *at && match("!;") && (skip(), *at));
    at = here, mode = before, body = outer;
    return r;
}
static V told(const char *s) { return run(TABLE, "", s); }
static V formula(const char *whose, const char *s) { return run(FORMULA, whose, s); }
static V cell(entry *e) { /* an expression of JSON, evaluated once */
    return known(e) ? e->value : (put(e, told(text(e))), e->value);
}
static N constant(void) { /* 12, 0.0125, 4e-05, with any number of digits */
    const char *start = at, *dot = NULL;
    char *end;
    uint64_t v = 0;
    for (; strspn(at, "." DIGITS); ++at)
        if (*at == '.') dot = at;
        else v = sum(mul(v, 10), (uint64_t)(*at - '0'));
    long shift = dot ? dot + 1 - at : 0;
    if (*at == 'e') shift += strtol(at + 1, &end, 10), at = end;
    long double x = strtold(start, &end);
    need(end == at && labs(shift) < 4000 && isfinite(x), 2, "no number: %.20s", start);
    v = mul(v, power(shift < 0 ? inverted(10) : 10, (uint64_t)labs(shift)));
    return size += 4.0 * (double)(at - start + labs(shift)), (N){v, 0, v > 1, NULL, x, x};
}
static int is_nearest(const char *written, N exact) { /* double, but for errors of long double */
    char *end;
    double x = strtod(written, &end), unit = nextafter(fabs(x), INFINITY) - fabs(x);
    long double error = ldexpl(exact.y, -58) / unit, apart = fabsl(exact.x - x) / unit;
    if (apart + error > worst_literal) worst_literal = (double)(apart + error);
    return end != written && is(end, single ? "f" : "") && apart <= 0.5L + error && error < 1e4L;
}
static V literal(void) { /* of C: the exact number that it is the nearest of */
    char *end = (strtod(at, &end), end);
    const char *digits = span((size_t)(end - at)), *written = single ? TEXT("%sf", digits) : digits;
    entry *e = of("/files/%s/numbers/%s", file, written);
    int real_number = strpbrk(digits, ".e") && (!single || *at++ == 'f'); /* 1/2 would be 0 */
    need(real_number, 2, "%s is an integer or of another type", digits);
    if (e->count) e = of("%s/%d", e->key, of("%d %s", point, e->key)->count++); /* in order */
    V exact = e->text ? cell(e) : told(digits);
    need(is_nearest(written, *exact.x), 1, "%s is not the nearest double of it", written);
    return ++literals, exact;
}
static V call(const char *f) { /* of cos and sin: a sum of whole multiples of angles */
    const char *all[] = {" cos sin sign tanh abs sqrt ", " cos sin sign tanh fabs sqrt ",
                         " cosf sinf sign tanhf fabsf sqrtf "};
    int ours = strstr(all[mode == C ? 1 + single : 0], TEXT(" %s ", f)) != NULL;
    if (!ours && mode == FORMULA) return of_robot(f);
    need(ours, 2, "there is no function %s", f);
    if (!strstr("cos sin", TEXT("%.3s", f))) return unknown(f + (*f == 'f'), *expression(0).x);
    N cs[] = {ONE, ZERO};
    do {
        int minus = match("-") || (match("+"), 0);
        V part = expression(1);
        need(turn(minus ? neg(*part.x) : *part.x, 1000, cs), 2,
             "%s of what is no sum of angles, each at most 1000 times", f);
    } while (skip(), *at == '+' || *at == '-');
    return scalar(cs[*f == 's']);
}
static V primary(void) {
    const char *x, *letters = mode == C ? WORD : WORD "%" ROOT PI;
    V r;
    skip(), need(++levels < 1000, 2, "more than 1000 levels");
    if (match("-")) r = op(vector(1), '-', primary());
    else if (match("(")) r = expression(0), match("!)");
    else if (strspn(at, DIGITS)) r = mode == C ? literal() : scalar(constant());
    else if (x = span(strspn(at, letters)), *x && match("(")) r = call(x), match("!)");
    else r = meant(x);
    return --levels, r;
}
static V expression(int level) { /* a sum; of level 1 a product */
    const char *operators = !level ? "+-" : mode == FORMULA ? "*/^|&" : "*/";
    V a = level ? primary() : expression(1);
    while (skip(), *at && strchr(operators, *at)) {
        char o = *at++;
        a = op(a, o, level ? primary() : expression(1));
    }
    return a;
}

/* -- names: of C .x, of tables :x, in formulas "path x" of a body or the like, or "all x" ------ */
static int nv, nq; /* speeds, coordinates */

static entry *own(const char *x) { /* p_x is the parent's x; the base has no path */
    const char *p = of("%s/parent", body)->text;
    if (strncmp(x, "p_", 2)) return of("%s %s", body, x);
    return p && *p != '-' ? of("/bodies/%s %s", p, x + 2) : of(" %s", x + 2);
}
static const char *upper(const char *s) {
    char *out = strcpy(room(strlen(s) + 1), s);
    for (char *c = out; *c; ++c) *c = (char)toupper((unsigned char)*c);
    return out;
}
static entry *element(const char *array, const char *index) { /* of C, within the header's size */
    int k = atoi(index), most = atoi(SAID("size %s_SIZE", upper(array)));
    need(is(index, TEXT("%d", k)) && k < most, 2, "%s[%s] is not there", array, index);
    return of("%s[%s]", array, index);
}
static V meant(const char *x) {
    const char *index = NULL;
    if (match("[%]", &index) && mode == C) return got(element(x, index));
    if (mode != FORMULA) return got(of(mode == C ? ".%s" : ":%s", x));
    entry *e = own(x), *json = of("%s/%s", body, x);
    if (!known(e) && known(of("all %s", x))) e = of("all %s", x);
    if (!known(e)) {
        put(e, json->count ? vector(json->count) : cell(json));
        for (int k = 0; k < json->count; ++k) e->value.x[k] = *cell(of("%s/%d", json->key, k)).x;
    }
    int k = index ? atoi(index) : 0;
    need(k < e->value.n, 2, "%s has %d elements", json->key, e->value.n);
    return index ? scalar(e->value.x[k]) : e->value;
}

/* -- files ------------------------------------------------------------------------------------- */
static char *contents(const char *path) {
    size_t most = (size_t)1 << 28;
    FILE *f = fopen(path, "rb");
    char *out = room(most);
    need(f && fread(out, 1, most, f) == strlen(out), 2, "%s cannot be read", path);
    return fclose(f), out;
}
static void check_default(const char *parameter, const char *written) {
    const char *value = SAID("/parameters/%s", parameter), *none = mode == C ? "NAN" : "null";
    int right = is(value, "null") ? is(written, none) : is_nearest(written, *told(value).x);
    need(right, 1, "the parameter %s is %s, in the table %s", parameter, written, value);
}
static void store(const char *array, const char *index, const char *function) {
    int all = of("%d writes %s", point, array)->count++;
    int here = of("%d writes %s in %s", point, array, function)->count++;
    int input = strstr(" q qd qdd tau parameters ", TEXT(" %s ", array)) != NULL; /* of all calls */
    need(all == here && !input, 2, "%s is written twice, or is an input", array);
    put(element(array, index), expression(0));
}
static void read_c(const char *source, const char *header) { /* loads, definitions and stores */
    const char *x, *index, *f = single ? "f" : "", *heads = "", *guard = upper(stem), *declared;
    const char *starts = TEXT("%s_parameters", stem);
    int defaults = 0;
    at = header, mode = C;
    match(TEXT("!#ifndef %s_H#define %s_H", guard, guard));
    while (match(TEXT("#define %s_%% %%", guard), &x, &index))
        of("size %s", x)->text = index, integer(of("size %s", x), 0, 1 << 30);
    declared = at, at = source;
    match(TEXT("!#include\"%s.h\"#include<math.h>", stem));
    match(TEXT("static $ sign($ x){return x>0.0%s?1.0%s:x<0.0%s?-1.0%s:x;}", f, f, f, f));
    while (skip(), *at) {
        match("!void %(", &f);
        heads = TEXT("%svoid %s(", heads, f);
        while (!match(")")) {
            const char *comma = match(",") ? "," : "", *fixed = match("const ") ? "const " : "";
            match("!$*restrict %", &x);
            heads = TEXT("%s%s%s$*restrict %s", heads, comma, fixed, x);
        }
        for (heads = TEXT("%s);", heads), match("!{"); !match("}"); match("!;")) {
            if (match("(void)%", &x)) continue;
            if (match("const $ %=", &x)) put(of(".%s", x), expression(0));
            else if (match("!%[%]=", &x, &index), !is(f, starts)) store(x, index, f);
            else {
                int next = is(x, "parameters") && is(index, TEXT("%d", defaults++));
                need(next, 1, "parameters are in another order");
                skip(), check_default(SAID("/places/%s", index), span(strcspn(at, ";")));
            }
        }
    }
    need(defaults == of("/places")->count, 1, "not all parameters have values");
    at = declared;
    match(TEXT("!typedef $ %s_real;#ifdef __cplusplus extern\"C\"{#define restrict#endif %s"
               "#ifdef __cplusplus#undef restrict}#endif#endif", stem, heads));
    skip(), need(!*at, 2, "the header goes on with %.30s", at);
}
static V value(const char *p, int k) { return got(of("value %s", SAID("%s/%d", p, k))); }
static V computed(const char *p) { /* the value p of a program */
    const char *o = SAID("%s/0", p), *two = strstr("add+ sub- mul* div/", o), *x = SAID("%s/1", p);
    if (two && strlen(o) == 3) return op(value(p, 1), two[3], value(p, 2));
    if (is(o, "const")) return told(x);
    int parameter = is(o, "leaf") && is(SAID("%s/2", p), "0"); /* they have rate 0 */
    parameter = parameter && of("program/parameters/%s", x)->text;
    if (is(o, "leaf")) return got(of(parameter ? ":%s" : "leaf %s", x));
    if (*x) return put(of(":%%"), value(p, 1)), told(is(o, "neg") ? "-%" : TEXT("%s(%%)", o));
    x = TEXT("%s((%s)*" PI, o, SAID("%s/2", p)); /* a sum of angles */
    for EACH(i, "%s/1", p) {
        put(of(":%%v%d", i), value(TEXT("%s/1/%d", p, i), 0));
        x = TEXT("%s + (%s)*%%v%d", x, SAID("%s/1/%d/1", p, i), i);
    }
    return told(TEXT("%s)", x));
}
static void read_program(void) { /* values in order; the certificate is not needed */
    mode = TABLE;
    for EACH(k, "program/parameters") {
        const char *x = SAID("program/parameters#%d", k);
        check_default(x, SAID("program/parameters/%s", x));
    }
    for EACH(k, "program/inputs") {
        const char *array = SAID("program/inputs/%d/0", k), *all = " q qd qdd tau ";
        need(strstr(all, TEXT(" %s ", array)) != NULL, 2, "there is no input %s", array);
        for EACH(i, "program/inputs/%d/1", k)
            put(of("leaf %s", SAID("program/inputs/%d/1/%d", k, i)), got(of("%s[%d]", array, i)));
    }
    for EACH(k, "program/derived") {
        const char *d = TEXT("program/derived/%d", k);
        V turned = op(told(SAID("%s/2", d)), '*', got(of("leaf %s", SAID("%s/1", d))));
        put(of("leaf %s", SAID("%s/0", d)), op(turned, '+', told(SAID("%s/3", d))));
    }
    for EACH(k, "program/values") put(of("value %d", k), computed(TEXT("program/values/%d", k)));
    for EACH(k, "program/outputs") {
        const char *p = TEXT("program/outputs/%d", k), *o = SAID("/files/%s/outputs/%d", file, k);
        const char *array = SAID("/outputs/%s/array", o), *shape = "";
        need(is(SAID("%s/0", p), SAID("/outputs/%s/name", o)), 1, "the outputs are others");
        for EACH(i, "%s/2", p) put(of("%s[%d]", array, i), value(TEXT("%s/2", p), i));
        of("%d writes %s", point, array)->count = of("%s/2", p)->count;
        for EACH(i, "%s/1", p) shape = TEXT("%s[%s]", shape, SAID("%s/1/%d", p, i));
        of("shape %s", array)->text = shape;
    }
}

/* -- the robot at one point: spatial vectors about the base's origin (Featherstone) ---------------
 * Of a body: names of the table; q coordinates, g speeds, G accelerations, u what derivatives are
 * taken along (e is its infinitesimal); R r how the joint stands, T S how it turns and slides at
 * unit speeds, k of a mimic.  E o axes and origin (E0 o0 before the joint), w v turning and
 * gliding, dw dv their rates, c centre of mass, L P momentum, n f couple and force.  p_x is the
 * parent's x; is_g is_f is_s are 0 or 1; | & ^ products of matrices, see op. */
#define ROTATION "list(rotation&rotation - unit, (rotation|ex)^(rotation|ey) - rotation|ez)"
#define FRAME "E0 = p_E|(rotation&unit); o0 = p_o + p_E|translation;"
#define MOTION FRAME \
    "E = E0|R; U = E|(T|u); E = E + (U^E)*e; o = o0 + E0|r + (E|(S|u))*e;" \
    "W = E|(T|g); V = E|(S|g) + o^W; A = E|(T|G); B = E|(S|G) + o^A;" \
    "w = p_w + W; v = p_v + V; dw = p_dw + A + p_w^W; dv = p_dv + B + p_w^V + p_v^W;" \
    "c = o + E|com; P = (v + w^c)*mass; F = (dv + dw^c)*mass; L = E|(inertia|(E&w)) + c^P;" \
    "f = F + w^P; n = E|(inertia|(E&dw)) + c^F + w^L + v^P;"
#define DRIVE /* friction; a rotor also acts on the parent */ \
    "z = E|ez; drive = armature*(k*G) + (viscous*(k*g) + coulomb*way)*is_f + J*(z&p_dw);" \
    "p_n = p_n + (z*(k*G) + (p_w^z)*(k*g))*J"
static int is_free(const char *p) { return is(SAID("%s/kind", p), "floating"); }
static V efforts(V all, const char *terms) { /* T with g(ravity), f(riction), s(prings) */
    V tau = vector(nv);
    for (int k = 0; k < 3; ++k)
        put(of("all %c", "ugG"[k]), (V){nv, all.x + k * nv}),
        put(of("all is_%c", "gfs"[k]), scalar(strchr(terms, "gfs"[k]) ? ONE : ZERO));
    formula("", "E = unit; o = ez*0; w = o; v = o; dw = o; n = o; f = o; dv = o - gravity*is_g");
    for EACH(i, "/bodies") {
        const char *p = TEXT("/bodies/%d", i);
        int v = atoi(SAID("%s/v", p)), free = is_free(p), smooth = !!of("%s/smoothing", p)->text;
        for (int k = 0; k < 3; ++k)
            put(of("%s %c", p, "ugG"[k]), (V){free ? 6 : 1, all.x + k * nv + v});
        formula(p, MOTION);
        if (free) continue;
        formula(p, smooth ? "way = tanh(k*g/smoothing);" DRIVE : "way = sign(k*g);" DRIVE);
    }
    for (int i = of("/bodies")->count; i--;) {
        const char *p = TEXT("/bodies/%d", i);
        V t = formula(p, "p_n = p_n + n; p_f = p_f + f; S&(E&f) + T&(E&(n - o^f)) + k*drive");
        N *to = tau.x + atoi(SAID("%s/v", p));
        for (int k = 0; k < t.n; ++k) to[k] = add(to[k], t.x[k]);
    }
    for EACH(s, "/springs") {
        const char *p = TEXT("/springs/%d", s), *i = SAID("%s/v/0", p), *j = SAID("%s/v/1", p);
        V pull = formula(p, TEXT("stiffness*(p_q[%s] - p_q[%s] + e*(u[%s] - u[%s]))*is_s + damping*"
            "(g[%s] - g[%s])*is_f", SAID("%s/q/0", p), SAID("%s/q/1", p), i, j, i, j));
        tau.x[atoi(i)] = add(tau.x[atoi(i)], *pull.x);
        tau.x[atoi(j)] = add(tau.x[atoi(j)], neg(*pull.x));
    }
    return tau;
}
static V of_robot(const char *f) { /* T(u, g, G), slope(x), sum(x), list(x, y, ...) */
    V all = vector(0);
    do {
        V x = *f == 'T' ? op(vector(nv), '+', expression(0)) : expression(0);
        V both = vector(all.n + x.n);
        for (int k = 0; k < both.n; ++k) both.x[k] = k < all.n ? all.x[k] : x.x[k - all.n];
        all = both;
    } while (match(","));
    if (*f == 'T') return efforts(all, f);
    for (int k = 0; k < all.n && is(f, "slope"); ++k) all.x[k] = slope(all.x[k]);
    for (int k = 1; k < all.n && is(f, "sum"); ++k) *all.x = add(*all.x, all.x[k]);
    return is(f, "sum") ? (V){1, all.x} : all;
}

/* -- the check: what vanishes of a quantity y, or of a matrix times a random vector r ---------- */
#define AT(u, g) "t = T(" #u ", " #g ", 0);" FRAME
static const struct { const char *name, *shape, *zeros; } quantities[] = { /* n: nv */
    {"inverse_dynamics", "n", "y - Tgfs(0, v, a)"},
    {"inverse_dynamics_dq", "nn", "y - slope(Tgfs(r, v, a))"},
    {"inverse_dynamics_dqd", "nn", "y - slope(Tgfs(0, v + e*r, a))"},
    {"forward_dynamics_dq", "nn", "slope(Tgfs(r, v, b + e*y))"},
    {"forward_dynamics_dqd", "nn", "slope(Tgfs(0, v + e*r, b + e*y))"},
    {"bias", "n", "y - Tgfs(0, v, 0)"},
    {"gravity", "n", "y - Tg(0, 0, 0)"},
    {"friction", "n", "y - Tf(0, v, 0) + T(0, v, 0)"},
    {"coriolis_vector", "n", "y - T(0, v, 0)"},
    {"coriolis_matrix", "nn", "y - 1/2*slope(T(0, v + e*r, 0))"},
    {"generalized_momentum", "n", "y - T(0, 0, v)"},
    {"kinetic_energy", "", "y - 1/2*sum(v*T(0, 0, v))"},
    {"mass_matrix", "nn", "y - T(0, 0, r)"},
    {"mass_matrix_inverse", "nn", "r - T(0, 0, y)"},
    {"forward_kinematics", "44", AT(0, 0) "y - list(E0|list(r[0], r[1], r[2]) + o0*r[3], r[3])"},
    {"jacobian world", "6n", AT(0, r) "y - list(p_v, p_w)"},
    {"jacobian local_world_aligned", "6n", AT(0, r) "y - list(p_v + p_w^o0, p_w)"},
    {"jacobian local", "6n", AT(0, r) "y - list(E0&(p_v + p_w^o0), E0&p_w)"},
    {"jacobian_rate world", "6n", AT(v, r) "y - slope(p_v, p_w)"},
    {"jacobian_rate local_world_aligned", "6n", AT(v, r) "y - slope(p_v + p_w^o0, p_w)"},
    {"jacobian_rate local", "6n", AT(v, r) "y - slope(E0&(p_v + p_w^o0), E0&p_w)"},
    {"forward_dynamics", "n", "y - b"}, /* by any method: tau is what b needs */
};
static double vanishing(V zeros, const char *what) { /* their degree */
    double degree = 0;
    for (int k = 0; k < zeros.n; ++k) {
        need(!zeros.x[k].v, 1, "%s: row %d of %s is another function", file, k, what);
        degree = fmax(degree, cleared(zeros.x[k]));
    }
    return degree;
}
static double check_output(const char *o) {
    const char *asked = SAID("%s/quantity", o), *array = SAID("%s/array", o);
    int row = 0, last = sizeof quantities / sizeof *quantities - 1;
    if (!strncmp(asked, "jacobian", 8)) asked = TEXT("%s %s", asked, SAID("%s/axes", o));
    while (row < last && !is(asked, quantities[row].name)) ++row;
    need(!strncmp(asked, quantities[row].name, 16), 2, "%s is not known", asked);
    int found = of("%d writes %s", point, array)->count, size[2] = {1, 1}; /* rows and columns */
    const char *form = quantities[row].shape, *shape = "", *written = of("shape %s", array)->text;
    for (int k = 0; form[k]; ++k) {
        size[k] = form[k] == 'n' ? nv : form[k] - '0';
        shape = TEXT("%s[%d]", shape, size[k]);
    }
    need(!written || is(written, shape), 1, "%s has the shape %s, not %s", array, written, shape);
    need(found == size[0] * size[1], 1, "%s has %d elements: too few or too many", array, found);
    V y = vector(size[0]), r = vector(size[1]);
    for (int k = 0; k < r.n; ++k) r.x[k] = r.n > 1 ? number(draw(TEXT("direction %d", k)), 1) : ONE;
    for (int k = 0; k < found; ++k) {
        N x = mult(*got(of("%s[%d]", array, k)).x, r.x[k % r.n]), *to = &y.x[k / r.n];
        *to = add(*to, x);
    }
    put(of("all y"), y), put(of("all r"), r);
    return vanishing(formula(o, quantities[row].zeros), array);
}

/* -- points ------------------------------------------------------------------------------------ */
static N drawn(entry *e, int turns) { /* a variable, and maybe an angle */
    N x = number(draw(TEXT("value %s", e->key)), 1);
    if (turns) around(x.v, e->key);
    return put(e, scalar(x)), x;
}
static V array(const char *name, int n, int turns) {
    V r = vector(n);
    for (int k = 0; k < n; ++k) r.x[k] = drawn(of("%s[%d]", name, k), turns);
    return r;
}
static void start_body(int i) { /* its numbers at this point */
    const char *p = TEXT("/bodies/%d", i), *kind = TEXT(" %s ", SAID("%s/kind", p));
    int slides = kind[1] == 'p', fixed = integer(of("%s/parent", p), -1, i - 1) < 0;
    int coupled = of("%s/coupled", p)->text || is(SAID("/rotors"), "true");
    int first = integer(of("%s/q", p), 0, nq - (is_free(p) ? 7 : 1));
    need(strstr(" revolute prismatic screw floating ", kind) != NULL, 2, "no joint:%s", kind);
    integer(of("%s/v", p), 0, nv - (is_free(p) ? 6 : 1));
    vanishing(formula(p, ROTATION), "a rotation");
    N *q = got(of(" q")).x + first, cs[] = {ONE, ZERO};
    put(of("%s q", p), (V){is_free(p) ? 7 : 1, q});
    if (is_free(p)) { /* a quaternion of length 1; only q[0] .. q[2] are free */
        put(of("%s s", p), array(TEXT("%s s", p), 3, 1));
        V h = formula(p, "C = cos(s[1]); S = sin(s[1]);"
                         "list(C*cos(s[0]), C*sin(s[0]), S*cos(s[2]), S*sin(s[2]))");
        for (int k = 0; k < 4; ++k) put(of("q[%d]", first + 3 + k), scalar(q[3 + k] = h.x[k]));
        formula(p, "H = list(q[3], q[4], q[5])^unit; R = unit + (H*q[6] + H|H)*2; k = 0; drive = 0;"
                   "r = list(q[0], q[1], q[2]); S = list(unit, unit*0); T = list(unit*0, unit)");
        return;
    }
    formula(p, slides ? "h = 1; a = 0" : "h = pitch; a = 1");
    formula(p, slides || fixed || !coupled ? "J = 0" : "J = rotor");
    formula(p, "k = mimic[0]; S = ez*(h*k); T = ez*(a*k); d = k*q + mimic[1]; r = ez*(h*d);"
               "t = a*d");
    N t = *got(of("%s t", p)).x;
    if (!turn(t, 4, cs)) around(t.v, TEXT("mimic %d", i));
    formula(p, "R = list(cos(t), sin(t), 0, -sin(t), cos(t), 0, 0, 0, 1)");
}
static void start(void) { /* all that the file may read, at another point */
    draw_prime();
    divisors = angles = literals = levels = 0, size = looked_up = 0;
    for (uint64_t k = 2; k < 4; ++k) {
        N root = {power(k, (P + 1) / 4), 0, 1, NULL, sqrtl(k), 2};
        put(of(":" ROOT "%c", "0123"[k]), scalar(root));
    }
    put(of(":" ROOT "6"), told(ROOT "2*" ROOT "3"));
    put(of(":" PI), scalar((N){draw("pi"), 0, 1, NULL, 3.14159265358979323846264338327950288L, 4}));
    angle(told("1/12*" PI).x->v, *told("(" ROOT "6 + " ROOT "2)*1/4").x,
          *told("(" ROOT "6 - " ROOT "2)*1/4").x); /* 15 degrees */
    put(of(" q"), array("q", nq, 1)), put(of("all v"), array("qd", nv, 0));
    put(of("all a"), array("qdd", nv, 0)), put(of("all b"), array("not seen", nv, 0));
    put(of("all e"), scalar((N){0, 1, 0, NULL, NAN, NAN}));
    for EACH(k, "/parameters") drawn(of(":%s", SAID("/parameters#%d", k)), 1);
    for EACH(k, "/places") put(of("parameters[%d]", k), got(of(":%s", SAID("/places/%d", k))));
    for EACH(k, "/let") put(of(":%%%d", k), cell(of("/let/%d", k)));
    put(of("all unit"), formula("", "list(1, 0, 0, 0, 1, 0, 0, 0, 1)"));
    for (int k = 0; k < 3; ++k) put(of("all e%c", "xyz"[k]), (V){3, got(of("all unit")).x + 3 * k});
    for EACH(i, "/bodies") start_body(i);
    V tau = formula("", "Tgfs(0, v, b)"); /* as free as b, which a file does not see */
    for (int k = 0; k < nv; ++k) put(of("tau[%d]", k), (V){1, tau.x + k});
}

/* -- both files -------------------------------------------------------------------------------- */
int main(int n, char **arguments) {
    need(n == 3, 2, "say check_emdeg ROBOT.json FILE");
    char *raw = contents(arguments[1]), *source = contents(arguments[2]), *seal = raw;
    const char *slash = strrchr(arguments[2], '/'), *header = NULL, *changed =
        "%s was changed after it was written: its SHA-256 is another";
    const char *hash[] = {sha256(raw), sha256(source)};
    for (char *c = raw; (c = strstr(c, " \"sha256\": \"")); ++c) seal = c;
    const char *sealed = sha256(TEXT("%.*s", (int)(seal - raw), raw));
    need(is(seal, TEXT(" \"sha256\": \"%s\"\n}\n", sealed)), 1, changed, arguments[1]);
    at = raw, read_json("", 0);
    need(is(SAID("/format"), "emdeg.robot-table") && is(SAID("/version"), "2"), 2, "no table");
    nv = integer(of("/nv"), 0, 10000), nq = integer(of("/nq"), 0, 10000);
    file = slash ? slash + 1 : arguments[2];
    stem = TEXT("%.*s", (int)strcspn(file, "."), file);
    need(*stem && !stem[strspn(stem, WORD)], 2, "a name of letters, digits and _ is expected");
    need(is(SAID("/files/%s/sha256", file), hash[1]), 1, changed, file);
    if (is(file + strlen(stem), ".c")) {
        single = strstr(source, "float *restrict") != NULL;
        real = single ? "float" : "double";
        header = contents(TEXT("%.*sh", (int)strlen(arguments[2]) - 1, arguments[2]));
    } else {
        at = source, read_json("program", 0), skip(), need(!*at, 2, "%s goes on", file);
        int known_format = is(SAID("program/format"), "emdeg.program");
        need(known_format && is(SAID("program/version"), "1"), 2, "no program of version 1");
    }
    int outputs = of(header ? "/outputs" : "program/outputs")->count;
    need(outputs == of("/files/%s/outputs", file)->count, 1, "the outputs are others");
    seed = TEXT("check_emdeg.c %s %s", hash[0], hash[1]);
    double chance = 1, height = 0, worst = 0;
    const char *names = "";
    int points = 1;
    for (point = 1; point <= points; ++point) {
        start();
        if (header) read_c(source, header);
        else read_program();
        for EACH(k, "/files/%s/outputs", file) {
            const char *place = header ? TEXT("%d", k) : SAID("/files/%s/outputs/%d", file, k);
            const char *o = TEXT("/outputs/%s", place);
            if (of("%s/rotation", o)->text) vanishing(formula(o, ROTATION), "a rotation");
            worst = fmax(worst, check_output(o));
            if (point == 1) names = TEXT("%s%s %s", names, k ? "," : "", SAID("%s/name", o));
        }
        if (point > 1) continue;
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
