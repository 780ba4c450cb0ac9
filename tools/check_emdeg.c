/* Does a file that emdeg wrote compute a robot's equations of motion?  Shares nothing with emdeg.
 *
 *     cc -std=c99 -O2 -o check_emdeg check_emdeg.c -lm
 *     ./check_emdeg ROBOT.json FILE.c             (or FILE.program.json)
 *
 * prints one line and exits 0 (equal), 1 (not equal: where) or 2 (cannot read).  The second of two
 * checkers: check_emdeg.py says at its head what is done and why it proves something.  Here the
 * arithmetic modulo p is Montgomery's, a file is evaluated while it is read, once for every point,
 * the points are others, and the recursion is one of spatial vectors about the base's origin, whose
 * formulas are texts that are evaluated as those of the files are.
 */
#include <ctype.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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

/* -- SHA-256 (FIPS 180-4), in hexadecimal; its constants are fractions of roots of primes ----- */
#define ROT(x, k) ((x) >> (k) | (x) << (32 - (k)))
static char *sha256(const char *data, size_t n) {
    static uint32_t K[64], H[8];
    uint32_t h[8], w[64], s[8];
    for (int p = 2, k = 0; k < 64 && !K[63]; ++p) {
        int divisor = 2;
        while (p % divisor) ++divisor;
        if (divisor < p) continue;
        if (k < 8) H[k] = (uint32_t)(int64_t)ldexp(fmod(sqrt(p), 1), 32);
        K[k++] = (uint32_t)(int64_t)ldexp(fmod(cbrt(p), 1), 32);
    }
    memcpy(h, H, sizeof h);
    size_t end = (n + 8) / 64 * 64 + 56; /* here the length in bits begins */
    for (size_t block = 0; block < end; block += 64) {
        for (size_t i = block; i < block + 64; ++i) {
            uint32_t byte = i < n ? (unsigned char)data[i] : i == n ? 128 : 0;
            if (i >= end) byte = (uint32_t)((uint64_t)n * 8 >> 8 * (end + 7 - i)) & 255;
            w[i % 64 / 4] = w[i % 64 / 4] << 8 | byte;
        }
        for (int i = 16; i < 64; ++i) {
            uint32_t x = w[i - 15], y = w[i - 2];
            w[i] = w[i - 16] + (ROT(x, 7) ^ ROT(x, 18) ^ x >> 3) + w[i - 7] +
                   (ROT(y, 17) ^ ROT(y, 19) ^ y >> 10);
        }
        memcpy(s, h, sizeof s);
        for (int i = 0; i < 64; ++i) {
            uint32_t t = s[7] + (ROT(s[4], 6) ^ ROT(s[4], 11) ^ ROT(s[4], 25)) + K[i] + w[i] +
                         ((s[4] & s[5]) ^ (~s[4] & s[6]));
            uint32_t u = (ROT(s[0], 2) ^ ROT(s[0], 13) ^ ROT(s[0], 22)) +
                         ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
            memmove(s + 1, s, 7 * sizeof *s);
            s[4] += t;
            s[0] = t + u;
        }
        for (int i = 0; i < 8; ++i) h[i] += s[i];
    }
    char *out = room(65);
    for (int i = 0; i < 8; ++i) sprintf(out + 8 * i, "%08x", (unsigned)h[i]);
    return out;
}

/* -- residues modulo P < 2^61, times 2^64 (Montgomery) ---------------------------------------- */
#define LOW 0xffffffffu
static uint64_t P, inverse, one, square; /* -1/P modulo 2^32; 2^64 and 2^128 modulo P */

static uint64_t sum(uint64_t a, uint64_t b) { return a + b >= P ? a + b - P : a + b; }
static uint64_t opposite(uint64_t a) { return a ? P - a : 0; }
static uint64_t mul(uint64_t a, uint64_t b) { /* a b / 2^64, by digits of 32 bits */
    uint64_t r = 0;
    for (int k = 0; k < 64; k += 32) {
        uint64_t digit = b >> k & LOW, low = (a & LOW) * digit + (r & LOW);
        uint64_t high = (a >> 32) * digit + (r >> 32) + (low >> 32), m = low * inverse & LOW;
        r = m * (P >> 32) + high + ((m * (P & LOW) + (low & LOW)) >> 32);
    }
    return r >= P ? r - P : r;
}
static uint64_t residue(uint64_t x) { return mul(x % P, square); }
static uint64_t power(uint64_t a, uint64_t e) {
    uint64_t r = one;
    for (; e; e >>= 1, a = mul(a, a))
        if (e & 1) r = mul(r, a);
    return r;
}
static uint64_t inverted(uint64_t a) { return power(a, P - 2); }
static void modulo(uint64_t p) {
    P = p, inverse = square = 1;
    for (int k = 0; k < 5; ++k) inverse = inverse * (2 + P * inverse) & LOW;
    for (int k = 0; k < 128; ++k) square = sum(square, square);
    one = residue(1);
}
static int is_prime(void) { /* P = 3 (mod 4): Miller and Rabin, without doubt below 2^81 */
    int passes = 1;
    for (uint64_t base = 2; base <= 41; ++base) {
        uint64_t x = power(residue(base), P / 2);
        passes &= x == one || x == P - one;
    }
    return passes;
}

/* -- numbers: residues, derivatives, and bounds of what they are residues of ------------------ */
typedef struct {
    uint64_t v, d; /* the residue and its derivative */
    double w;      /* a polynomial of degree <= w in variables and constants */
    double *f;     /* and of degree f[k] in 1/divisor k; NULL for none */
    long double x; /* about the number itself if it is a constant, else NaN */
} N;
typedef struct { N x[3]; int n; } V; /* a number (n = 1) or a vector (n = 3) */
enum { DIVISORS = 128 };
static const N ZERO;
static N divisor[DIVISORS];
static int divisors;
static double operations, looked_up, bits; /* done; degrees of angles; sizes of constants */
static jmp_buf vanished;                   /* a divisor is zero here: another point is drawn */

static N number(uint64_t v, double w) { return ++operations, (N){v, 0, w, NULL, NAN}; }
static N whole(int k) { return (N){residue((uint64_t)k), 0, k > 1, NULL, k}; }
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
static V scalar(N a) { return (V){{a, ZERO, ZERO}, 1}; }
static V op(V a, char o, V b) { /* + - *, / by numbers; of vectors ^ outer and @ inner product */
    V r = {{ZERO, ZERO, ZERO}, o != '@' && a.n + b.n > 2 ? 3 : 1};
    for (int i = 0, j = 1, k = 2; i < (a.n > b.n ? a.n : b.n); j = k, k = i++) {
        N x = a.x[i % a.n], y = b.x[i % b.n];
        if (o == '@') r.x[0] = add(r.x[0], mult(x, y));
        else if (o == '^') r.x[i] = add(mult(a.x[j], b.x[k]), neg(mult(a.x[k], b.x[j])));
        else if (o == '*' || o == '/') r.x[i] = mult(x, o == '*' ? y : reciprocal(y));
        else r.x[i] = add(x, o == '+' ? y : neg(y));
    }
    return r;
}

/* -- names of values -------------------------------------------------------------------------- */
typedef struct entry { char *key; int point; V value; struct entry *next; } entry;
enum { NAMES = 1 << 14 };
static entry *names[NAMES];
static int point; /* its number; values of other points are not known */

static entry *of(const char *form, ...) {
    static char key[1 << 16];
    size_t h = 5381;
    va_list list;
    va_start(list, form);
    if (vsnprintf(key, sizeof key, form, list) >= 1 << 16) fail(2, "a text is too long");
    va_end(list);
    for (const char *c = key; *c; ++c) h = h * 33 + (unsigned char)*c;
    entry **e = &names[h % NAMES];
    while (*e && !is((*e)->key, key)) e = &(*e)->next;
    if (!*e) *e = room(sizeof **e), (*e)->key = strcpy(room(strlen(key) + 1), key);
    return *e;
}
#define TEXT(...) (of(__VA_ARGS__)->key) /* any text, kept */
static void set(entry *e, V x) { e->value = x, e->point = point; }
static V got(entry *e) {
    if (e->point != point) fail(2, "%s is not known", e->key);
    return e->value;
}

/* -- texts: words of JSON, of expressions and of C are read in the same way ------------------- */
#define DIGITS "0123456789"
#define WORD DIGITS "_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
static const char *at; /* where is read */
static int depth;

static int follows(const char *word) {
    at += strspn(at, " \t\r\n");
    return !strncmp(at, word, strlen(word));
}
static int taken(const char *word) { return follows(word) ? at += strlen(word), 1 : 0; }
static void expect(const char *word) {
    if (!taken(word)) fail(2, "%s is expected at %.30s", word, at);
}
static char *span(size_t n) { return at += n, TEXT("%.*s", (int)n, at - n); }
static char *name(void) {
    if (follows(""), !strspn(at, WORD)) fail(2, "a name is expected at %.30s", at);
    return span(strspn(at, WORD));
}

typedef struct json {
    char kind; /* { [ " 0 (a number), the first letter of true, false, null; 0: there is nothing */
    const char *key, *text; /* of a list: 0, 1, ...; of strings and numbers */
    struct json *child, *next;
    int length, point, used; /* evaluated at this point; of a list: how many entries were taken */
    V value;
} json;

static const char *string(void) { /* behind its first quote, decoded where it stands */
    char *out = (char *)at, *end = out;
    for (; *at && *at != '"'; ++at) {
        const char *from = "nrtbf", *found = strchr(from, at[1]);
        if (*at != '\\') *end++ = *at;
        else if (*++at == 'u') fail(2, "\\u is not read");
        else *end++ = *at && found ? "\n\r\t\b\f"[found - from] : *at;
    }
    expect("\"");
    *end = 0;
    return out;
}
static json *value(void) {
    json *j = room(sizeof *j), **last = &j->child;
    if (++depth > 500) fail(2, "JSON of more than 500 levels");
    if (taken("\"")) j->kind = '"', j->text = string();
    else if (follows("{") || follows("[")) {
        for (j->kind = *at++; !taken(j->kind == '{' ? "}" : "]"); last = &(*last)->next) {
            if (j->length) expect(",");
            const char *key = TEXT("%d", j->length++);
            if (j->kind == '{') expect("\""), key = string(), expect(":");
            *last = value(), (*last)->key = key;
        }
    } else {
        j->kind = isalpha((unsigned char)*at) ? *at : '0', j->text = span(strspn(at, "+-." WORD));
        if (!*j->text) fail(2, "no JSON at %.20s", at);
    }
    return --depth, j;
}
static json *find(const json *j, const char *key) { /* of kind 0 if there is none */
    static json nothing;
    json *c = j->child;
    while (c && !is(c->key, key)) c = c->next;
    return c ? c : &nothing;
}
static json *get(const json *j, const char *key) {
    if (!find(j, key)->kind) fail(2, "there is no %s", key);
    return find(j, key);
}
static const char *text(const json *j, const char *key) {
    if (get(j, key)->kind != '"') fail(2, "%s is no text", key);
    return get(j, key)->text;
}
static int integer(const json *j, const char *key, int least, int most) {
    int n = get(j, key)->kind == '0' ? atoi(get(j, key)->text) : least - 1;
    if (n < least || n > most || !is(get(j, key)->text, TEXT("%d", n)))
        fail(2, "%s is no integer from %d to %d", key, least, most);
    return n;
}

/* -- points: residues drawn by SHA-256 of both files ------------------------------------------ */
static const char *seed;
static int angles;
#define HEX(x) ((unsigned long long)(x))

static uint64_t draw(const char *label) { /* from 128 bits */
    const char *all = TEXT("%s %d %s", seed, point, label);
    char *hex = sha256(all, strlen(all));
    uint64_t low = strtoull(hex + 48, NULL, 16);
    hex[48] = 0;
    return sum(mul(residue(strtoull(hex + 32, NULL, 16)), square), residue(low));
}
static void angle(uint64_t v, N c, N s) { /* and its opposite */
    for (int k = 0; k < 2; ++k, ++angles, v = opposite(v), s = neg(s)) {
        set(of("the cosine of %llx", HEX(v)), scalar(c));
        set(of("the sine of %llx", HEX(v)), scalar(s));
    }
}
static void around(uint64_t v, const char *label) { /* a free angle */
    uint64_t t = draw(TEXT("circle %s", label)), t2 = mul(t, t), i = inverted(sum(one, t2));
    angle(v, number(mul(sum(one, opposite(t2)), i), 2), number(mul(sum(t, t), i), 2));
}
static void turn(N x, int times, N *c, N *s) { /* by so many angles more; no other sums are known */
    for (; times > 0; --times, looked_up += x.w) {
        N before = *c, cosine = got(of("the cosine of %llx", HEX(x.v))).x[0];
        N sine = got(of("the sine of %llx", HEX(x.v))).x[0];
        *c = add(mult(before, cosine), neg(mult(*s, sine)));
        *s = add(mult(*s, cosine), mult(before, sine));
    }
    if (times < 0) turn(neg(x), -times, c, s);
}
static N unknown(const char *f, N x) { /* only f(0) = 0, f(-x) = -f(x), for abs f(x), is known */
    uint64_t m = !is(f, "sqrt") && x.v > P - x.v ? P - x.v : x.v;
    if (!strstr(" sign tanh sqrt abs ", TEXT(" %s ", f))) fail(2, "there is no function %s", f);
    N y = number(x.v ? draw(TEXT("%s %llx", f, HEX(m))) : 0, 1);
    if (!is(f, "abs") && m != x.v) y = neg(y);
    N rate = mult(add(whole(1), neg(mult(y, y))), slope(x));
    return is(f, "tanh") ? (N){y.v, rate.v, rate.w, rate.f, NAN} : y;
}

/* -- expressions, evaluated while they are read ----------------------------------------------- */
static enum { TABLE, C, FORMULA } mode; /* which names are meant: parameters, locals, the robot's */
static int body, parent_of_body;        /* in formulas */
static int single, first, literals;     /* C of floats; at the first point; their number */
static json *table, *numbers;           /* what literals stand for */
static const char *header = "", *stem; /* of C: its directives and declarations; its name */
static V expression(void);

static N cell(json *j) { /* an expression of the table or of a program, evaluated once */
    const char *here = at;
    int before = mode;
    if (j->kind != '"') fail(2, "an expression is expected");
    if (j->point == point) return j->value.x[0];
    at = j->text, mode = TABLE;
    j->value = expression(), j->point = point;
    if (*at) fail(2, "unexpected %s", at);
    at = here, mode = before;
    return j->value.x[0];
}
static N constant(const char *s) { /* 12, 3/8, 0.0125, 4e-05, with any number of digits */
    const char *slash = strchr(s, '/'), *c = s;
    uint64_t part[2] = {0, slash ? 0 : one}, ten = residue(10);
    int k = 0, behind = 0, shift = 0;
    for (; *c && !strchr("ef", *c); ++c, bits += 4) {
        if (*c == '/' && !behind && !k) k = 1;
        else if (*c == '.' && !behind && !k) behind = 1;
        else if (!isdigit((unsigned char)*c)) fail(2, "no number: %s", s);
        else part[k] = sum(mul(part[k], ten), residue((uint64_t)(*c - '0'))), shift -= behind;
    }
    if (*c == 'e') shift += atoi(c + 1);
    if (!part[1] || abs(shift) > 5000) fail(2, "no number: %s", s);
    part[shift < 0] = mul(part[shift < 0], power(ten, (uint64_t)abs(shift)));
    bits += 4 * abs(shift);
    N r = number(mul(part[0], inverted(part[1])), part[0] != part[1]);
    r.x = strtold(s, NULL) / (slash ? strtold(slash + 1, NULL) : 1);
    return part[0] ? r : ZERO;
}
static char *token(void) { /* a number as it is written: in C with an f, elsewhere p/q */
    size_t n = strspn(at, DIGITS ".");
    if (at[n] == 'e') n += 1 + (at[n + 1] == '-' || at[n + 1] == '+'), n += strspn(at + n, DIGITS);
    if (mode == C) n += at[n] == 'f';
    else if (at[n] == '/' && isdigit((unsigned char)at[n + 1])) n += 1 + strspn(at + n + 1, DIGITS);
    if (at[n] && strchr(WORD ".", at[n])) fail(2, "no number: %.20s", at);
    return span(n);
}
static int is_nearest(const char *written, N exact) { /* double, but for errors of long double */
    char *end;
    double x = strtod(written, &end);
    int e, whole_text = end != written && is(end, single ? "f" : "");
    frexp(x, &e);
    return whole_text && fabsl(exact.x - x) <= 0.501L * ldexpl(x != 0, e - 53);
}
static N literal(const char *written) { /* of C: the exact number that it is the nearest of */
    json *told = find(numbers, written);
    if (!strpbrk(written, ".e") || (written[strlen(written) - 1] == 'f') != single)
        fail(2, "%s is an integer or of another type", written); /* 1/2 would be 0 */
    if (told->kind == '[') {
        if (told->point != point) told->point = point, told->used = 0;
        told = get(told, TEXT("%d", told->used++));
    }
    N exact = told->kind ? cell(told) : constant(written);
    if (!is_nearest(written, exact)) fail(1, "%s is not the nearest double of it", written);
    literals += first;
    return exact;
}
static V primary(void);
static N wave(int sine) { /* cos or sin of a sum of whole multiples of angles */
    N c = whole(1), s = ZERO, x;
    do {
        int minus = 0, times = 1;
        while (taken("-") || taken("+")) minus ^= at[-1] == '-';
        if (isdigit((unsigned char)*at)) {
            const char *written = token();
            x = constant(written);
            if (!taken("*")) x = mode == C ? literal(written) : x;
            else if (x.x <= 1000 && x.x == floorl(x.x)) times = (int)x.x, x = primary().x[0];
            else if (mode == C) fail(2, "cos or sin of %s times an angle", written);
            else x = mult(x, primary().x[0]);
        } else x = primary().x[0];
        turn(x, minus ? -times : times, &c, &s);
    } while (follows("+") || follows("-"));
    return sine ? s : c;
}
static N call(const char *f) {
    size_t n = strlen(f) - (mode == C && single && !is(f, "sign"));
    if (f[n] && f[n] != 'f') fail(2, "%s is of double", f);
    f = TEXT("%.*s", (int)n, f);
    if (is(f, "cos") || is(f, "sin")) return wave(*f == 's');
    if (mode == C) f = is(f, "fabs") ? "abs" : is(f, "abs") ? "abs of integers" : f;
    return unknown(f, expression().x[0]);
}
static entry *meant(const char *x) { /* by a name; p_x is the parent's x */
    if (mode != FORMULA) return of(mode == C ? ".%s" : ":%s", x);
    int parents = !strncmp(x, "p_", 2);
    return of("%d %s", parents ? parent_of_body : body, x + 2 * parents);
}
static const char *upper(const char *s) {
    char *out = room(strlen(s) + 1);
    for (size_t k = 0; s[k]; ++k) out[k] = (char)toupper((unsigned char)s[k]);
    return out;
}
static void check_index(const char *array, const char *index) { /* against the header's sizes */
    const char *found = strstr(header, TEXT("#define %s ", upper(TEXT("%s_%s_SIZE", stem, array))));
    int size = found ? atoi(strchr(found + 8, ' ')) : 0;
    if (mode == C && (!is(index, TEXT("%d", atoi(index))) || atoi(index) >= size))
        fail(2, "%s[%s] is not there", array, index);
}
static V primary(void) {
    V r;
    if (++depth > 1000) fail(2, "more than 1000 levels");
    if (taken("-")) r = op(scalar(ZERO), '-', primary());
    else if (taken("(")) r = expression(), expect(")");
    else if (isdigit((unsigned char)*at)) r = scalar((mode == C ? literal : constant)(token()));
    else { /* pi, roots and %12, a definition of the table, are names too, but not of C */
        char *x = span(strspn(at, mode == C ? WORD : WORD "%\xe2\x88\x9a\xcf\x80"));
        if (*x && taken("(")) r = scalar(call(x)), expect(")");
        else if (taken("[")) {
            char *index = span(strspn(at, DIGITS));
            check_index(x, index);
            r = got(of("%s[%s]", x, index));
            expect("]");
        }
        else r = got(meant(x));
    }
    return --depth, r;
}
static V chain(V (*part)(void), const char *operators) { /* from left to right */
    V a = part();
    while (follows(""), *at && strchr(operators, *at)) {
        char o = *at++;
        a = op(a, o, part());
    }
    return a;
}
static V term(void) { return chain(primary, mode == FORMULA ? "*/^@" : "*/"); }
static V expression(void) { return chain(term, "+-"); }

/* -- files: outputs are named array[k]; @array is where and how often an array was written ---- */
static void check_default(const char *parameter, const char *written) {
    json *told = get(get(table, "parameters"), parameter);
    int missing = is(written, mode == C ? "NAN" : "null");
    if (missing ? told->kind != 'n' : told->kind == 'n' || !is_nearest(written, cell(told)))
        fail(1, "the parameter %s is %s, in the table %s", parameter, written, told->text);
}
static void store(const char *array, const char *index, int function, V x) {
    entry *all = of("@%s", array);
    int again = all->point == point;
    check_index(array, index);
    int input = strstr(" q qd qdd tau parameters ", TEXT(" %s ", array)) != NULL;
    if (input || (again && all->value.n != function))
        fail(2, "%s is written twice, or is an input", array); /* of the next call */
    set(all, (V){{{0, 0, again ? all->value.x[0].w + 1 : 1, NULL, 0}, ZERO, ZERO}, function});
    set(of("%s[%s]", array, index), x);
}
static void read_c(void) { /* functions of loads, definitions and stores */
    const char *real = single ? "float" : "double", *f = single ? "f" : "";
    int defaults = 0;
    taken(TEXT("static %s sign(%s x) { return x > 0.0%s ? 1.0%s : x < 0.0%s ? -1.0%s : x; }", real,
               real, f, f, f, f));
    for (int function = 1; follows(""), *at; ++function) {
        const char *start = at;
        expect("void ");
        int own = is(name(), TEXT("%s_parameters", stem));
        for (expect("("); !taken(")"); taken(",")) {
            taken("const ");
            expect(TEXT("%s *restrict ", real));
            name();
        }
        if (!strstr(header, TEXT("%.*s;", (int)(at - start), start)))
            fail(2, "the header has another %.50s", start);
        for (expect("{"); !taken("}"); expect(";")) {
            if (taken("(void)")) name();
            else if (taken(TEXT("const %s ", real))) {
                entry *local = meant(name());
                expect("=");
                set(local, expression());
            } else {
                const char *array = name(), *index = (expect("["), name());
                expect("]"), expect("="), follows("");
                if (!own) store(array, index, function, expression());
                else if (!is(index, TEXT("%d", defaults++))) fail(1, "parameters in another order");
                else check_default(text(get(table, "places"), index), span(strcspn(at, ";")));
            }
        }
    }
    if (defaults != get(table, "places")->length) fail(1, "not all parameters have values");
}
static N sum_of_angles(json *j, const N *v, int known) { /* cos or sin of values and of pi */
    N c = whole(1), s = ZERO;
    turn(mult(cell(get(j, "2")), got(of(":\xcf\x80")).x[0]), 1, &c, &s);
    for (json *t = get(j, "1")->child; t; t = t->next)
        turn(v[integer(t, "0", 0, known)], integer(t, "1", -1000, 1000), &c, &s);
    return *text(j, "0") == 'c' ? c : s;
}
static void read_program(json *data) { /* values in order; the certificate is not needed */
    json *values = get(data, "values"), *given = get(data, "parameters");
    N *v = room((size_t)(values->length + 1) * sizeof *v);
    int k = 0;
    if (!is(text(data, "format"), "emdeg.program")) fail(2, "no program");
    integer(data, "version", 1, 1);
    for (json *p = given->child; p; p = p->next) check_default(p->key, p->text ? p->text : "");
    for (json *a = get(data, "inputs")->child; a; a = a->next)
        for (json *leaf = get(a, "1")->child; leaf; leaf = leaf->next)
            set(of("=%s", text(get(a, "1"), leaf->key)),
                got(of("%s[%s]", text(a, "0"), leaf->key)));
    for (json *d = get(data, "derived")->child; d; d = d->next) {
        N x = mult(cell(get(d, "2")), got(of("=%s", text(d, "1"))).x[0]);
        set(of("=%s", text(d, "0")), scalar(add(x, cell(get(d, "3")))));
    }
    for (json *j = values->child; j; j = j->next, ++k) {
        const char *o = text(j, "0"), *two = "add+ sub- mul* div/", *found = strstr(two, o);
        json *argument = get(j, "1");
        int of_value = !strstr(" const leaf cos sin ", TEXT(" %s ", o));
        N a = of_value ? v[integer(j, "1", 0, k - 1)] : ZERO;
        if (found && (found - two) % 5 == 0 && strlen(o) == 3)
            v[k] = op(scalar(a), found[3], scalar(v[integer(j, "2", 0, k - 1)])).x[0];
        else if (is(o, "neg")) v[k] = neg(a);
        else if (is(o, "const")) v[k] = cell(argument);
        else if (is(o, "cos") || is(o, "sin")) v[k] = sum_of_angles(j, v, k - 1);
        else if (is(o, "leaf")) {
            int own = !integer(j, "2", 0, 1000) && find(given, text(j, "1"))->kind;
            v[k] = got(of(own ? ":%s" : "=%s", argument->text)).x[0];
        } else v[k] = unknown(o, a);
    }
    for (json *o = get(data, "outputs")->child; o; o = o->next) {
        json *own = get(table, "outputs")->child;
        while (own && !is(text(own, "name"), text(o, "0"))) own = own->next;
        if (!own) fail(1, "the output %s is not in the table", text(o, "0"));
        for (json *e = get(o, "2")->child; e; e = e->next)
            store(text(own, "array"), e->key, 1, scalar(v[integer(get(o, "2"), e->key, 0, k - 1)]));
    }
}

/* -- the robot at one point: spatial vectors about the base's origin (Featherstone) ---------------
 * Of a body: r rotation, t translation, c centre of mass, I inertia, q coordinates, g speeds, G
 * accelerations, u what derivatives are taken along (e is its infinitesimal), k and d of a mimic, a
 * and b turning and gliding at unit speed.  Vectors: x y z o axes and origin, w v turning and
 * gliding, dw dv their rates, M centre of mass, L P momentum, n f couple and force.  p_x is the
 * parent's x. */
#define FRAME /* behind the parent's */ \
    "x0 = p_x*r0 + p_y*r3 + p_z*r6; y0 = p_x*r1 + p_y*r4 + p_z*r7; z0 = p_x*r2 + p_y*r5 + p_z*r8;" \
    "o0 = p_o + p_x*t0 + p_y*t1 + p_z*t2; wrong0 = x0@x0 - 1; wrong1 = y0@y0 - 1; wrong2 = x0@y0;" \
    "wrong3 = z0@z0 - 1; wrong4 = (x0^y0)@z0 - 1;"
#define JOINT \
    "C = cosine - e*(sine*(a*u0)); S = sine + e*(cosine*(a*u0));" \
    "x = x0*C + y0*S; y = y0*C - x0*S; z = z0; o = o0 + z0*(h*(k*q0 + d) + e*(b*u0));" \
    "W = z*(a*g0); V = z*(b*g0) + o^W; A = z*(a*G0); B = z*(b*G0) + o^A;"
#define FREE /* a quaternion q3 q4 q5 q6; speeds along the body's own axes */ \
    "x1 = x0*(q6*q6 + q3*q3 - q4*q4 - q5*q5) + (y0*(q3*q4 + q6*q5) + z0*(q3*q5 - q6*q4))*2;" \
    "y1 = y0*(q6*q6 - q3*q3 + q4*q4 - q5*q5) + (x0*(q3*q4 - q6*q5) + z0*(q4*q5 + q6*q3))*2;" \
    "z1 = z0*(q6*q6 - q3*q3 - q4*q4 + q5*q5) + (x0*(q3*q5 + q6*q4) + y0*(q4*q5 - q6*q3))*2;" \
    "x = x1 + (y1*u5 - z1*u4)*e; y = y1 + (z1*u3 - x1*u5)*e; z = z1 + (x1*u4 - y1*u3)*e;" \
    "o = o0 + x0*q0 + y0*q1 + z0*q2 + (x1*u0 + y1*u1 + z1*u2)*e;" \
    "W = x*g3 + y*g4 + z*g5; V = x*g0 + y*g1 + z*g2 + o^W;" \
    "A = x*G3 + y*G4 + z*G5; B = x*G0 + y*G1 + z*G2 + o^A;"
#define INERTIA(w) "x*(I0*(x@" w ") + I1*(y@" w ") + I2*(z@" w ")) + y*(I1*(x@" w ") + I3*(y@" w \
    ") + I4*(z@" w ")) + z*(I2*(x@" w ") + I4*(y@" w ") + I5*(z@" w "))"
#define MOTION \
    "w = p_w + W; v = p_v + V; dw = p_dw + A + p_w^W; dv = p_dv + B + p_w^V + p_v^W;" \
    "M = o + x*c0 + y*c1 + z*c2; P = (v + w^M)*mass; F = (dv + dw^M)*mass;" \
    "L = " INERTIA("w") " + M^P; f = F + w^P; n = " INERTIA("dw") " + M^F + w^L + v^P;"
#define DRIVE /* friction if there is any; a rotor also acts on the parent */ \
    "drive = armature*(k*G0) + rubs*(viscous*(k*g0) + coulomb*way) + rotor*(z@p_dw);" \
    "p_n = p_n + (z*(k*G0) + (p_w^z)*(k*g0))*rotor;"
#define FREE_EFFORTS /* and what the parent bears */ \
    "tau0 = x@f; tau1 = y@f; tau2 = z@f; tau3 = x@(n - o^f); tau4 = y@(n - o^f);" \
    "tau5 = z@(n - o^f); p_n = p_n + n; p_f = p_f + f;"
#define EFFORT "tau0 = k*drive + (z@(n - o^f))*a + (z@f)*b; p_n = p_n + n; p_f = p_f + f;"

typedef struct { json *j; char kind; int parent, q, v, n; } joint;
static joint *joints; /* revolute, prismatic, screw or floating, with n speeds from place v */
static int count, nv, nq;
static N *rest, *q, *qd, *qdd;

static N *many(int n) { return room((size_t)(n + 7) * sizeof(N)); }
static void run(int i, const char *formulas) {
    body = i, parent_of_body = i < 0 ? -1 : joints[i].parent;
    for (at = formulas, mode = FORMULA; *at; expect(";"), follows("")) {
        entry *x = meant(name());
        expect("=");
        set(x, expression());
    }
}
static void give(int i, const char *x, const N *numbers, int n) {
    for (int k = 0; k < n; ++k) set(of("%d %s%d", i, x, k), scalar(numbers[k]));
}
static void give_list(int i, const char *x, json *list) {
    for (json *c = list->child; c; c = c->next) set(of("%d %s%s", i, x, c->key), scalar(cell(c)));
}
static void place(int i) {
    run(i, FRAME);
    for (int k = 0; k < 5; ++k)
        if (got(of("%d wrong%d", i, k)).x[0].v) fail(1, "frame %d: this is no rotation", i);
}
enum { GRAVITY = 1, FRICTION = 2, SPRINGS = 4, ALL = 7 };
static N *efforts(const N *u, const N *g, const N *G, int terms) {
    N *tau = many(nv);
    run(-1, "w = o; v = o; dw = o; dv = o; n = o; f = o;");
    if (terms & GRAVITY) run(-1, "dv = o - x*gravity0 - y*gravity1 - z*gravity2;");
    for (int i = 0; i < count; ++i) {
        const joint *b = &joints[i];
        give(i, "u", u + b->v, b->n), give(i, "g", g + b->v, b->n), give(i, "G", G + b->v, b->n);
        place(i);
        run(i, b->kind == 'f' ? FREE : JOINT);
        run(i, MOTION);
        if (b->kind == 'f') continue;
        if (!(terms & FRICTION)) run(i, "rubs = 0; way = 0;");
        else if (find(b->j, "smoothing")->kind) run(i, "rubs = 1; way = tanh(k*g0/smoothing);");
        else run(i, "rubs = 1; way = sign(k*g0);");
        run(i, DRIVE);
    }
    for (int i = count; i--;) {
        run(i, joints[i].kind == 'f' ? FREE_EFFORTS : EFFORT);
        for (int k = 0; k < joints[i].n; ++k)
            tau[joints[i].v + k] = add(tau[joints[i].v + k], got(of("%d tau%d", i, k)).x[0]);
    }
    for (json *s = get(table, "springs")->child; s; s = s->next) {
        json *v = get(s, "v"), *p = get(s, "q");
        int i = integer(v, "0", 0, nv - 1), j = integer(v, "1", 0, nv - 1);
        N pull = add(q[integer(p, "0", 0, nq - 1)], neg(q[integer(p, "1", 0, nq - 1)]));
        pull.d = sum(u[i].v, opposite(u[j].v));
        pull = terms & SPRINGS ? mult(cell(get(s, "stiffness")), pull) : ZERO;
        if (terms & FRICTION)
            pull = add(pull, mult(cell(get(s, "damping")), add(g[i], neg(g[j]))));
        tau[i] = add(tau[i], pull), tau[j] = add(tau[j], neg(pull));
    }
    return tau;
}

/* -- the check: each quantity is what some motion needs, or solves equations with it ---------- */
static const struct {
    const char *name, *motion; /* u g G: 0 none, v qd, a qdd, k 1 in place k, w qd + e k */
    int terms, rows, columns;  /* 0: nv */
} quantities[] = {
    {"inverse_dynamics", "0va", ALL, 0, 1},     {"bias", "0v0", ALL, 0, 1},
    {"gravity", "000", GRAVITY, 0, 1},          {"friction", "0v0", FRICTION, 0, 1},
    {"coriolis_vector", "0v0", 0, 0, 1},        {"generalized_momentum", "00v", 0, 0, 1},
    {"kinetic_energy", "00v", 0, 1, 1},         {"mass_matrix", "00k", 0, 0, 0},
    {"coriolis_matrix", "0w0", 0, 0, 0},        {"mass_matrix_inverse", "000", 0, 0, 0},
    {"inverse_dynamics_dq", "kva", ALL, 0, 0},  {"inverse_dynamics_dqd", "0wa", ALL, 0, 0},
    {"forward_dynamics_dq", "kva", ALL, 0, 0},  {"forward_dynamics_dqd", "0wa", ALL, 0, 0},
    {"jacobian", "0k0", 0, 6, 0},               {"jacobian_rate", "vk0", 0, 6, 0},
    {"forward_kinematics", "000", 0, 4, 4},     {"forward_dynamics", "000", 0, 0, 1},
};
static void look_at(json *o, int k, int is_pose, N *out) { /* a frame's pose or motion, column k */
    const char *axes = is_pose ? "" : text(o, "axes");
    joints[count].parent = integer(o, "body", -1, count - 1);
    give_list(count, "r", get(o, "rotation")), give_list(count, "t", get(o, "translation"));
    place(count);
    run(count, is(axes, "world") ? "W = p_w; V = p_v;" : "W = p_w; V = p_v + p_w^o0;");
    run(count, "l0 = x0@V; l1 = y0@V; l2 = z0@V; l3 = x0@W; l4 = y0@W; l5 = z0@W;");
    for (int i = 0; i < 6; ++i) {
        out[i] = got(of(i < 3 ? "%d V" : "%d W", count)).x[i % 3];
        if (is(axes, "local")) out[i] = got(of("%d l%d", count, i)).x[0];
        if (is_pose) out[i] = i < 3 ? got(of("%d %c0", count, "xyzo"[k])).x[i] : whole(k == 3);
    }
}
static N *vanishing(json *o, int row, int k, const N *y) { /* zeros if y is column k */
    static const char *motions = "0vakw";
    const char *name = quantities[row].name, *motion = quantities[row].motion;
    int solves = is(name, "mass_matrix_inverse") || !strncmp(name, "forward_dynamics_d", 18);
    N *along = many(nv), *moving = many(nv), half = constant("1/2"), energy = ZERO;
    memcpy(moving, qd, (size_t)nv * sizeof *qd);
    if (!quantities[row].columns) along[k] = whole(1), moving[k].d = one;
    const N *choice[] = {rest, qd, qdd, along, moving}, *given[3];
    for (int i = 0; i < 3; ++i) given[i] = choice[strchr(motions, motion[i]) - motions];
    N *r = efforts(given[0], given[1], given[2], quantities[row].terms);
    if (find(o, "frame")->kind) look_at(o, k, *name == 'f', r);
    for (int i = 0; i < nv + 6; ++i) {
        if (*motion != '0' || motion[1] == 'w') r[i] = slope(r[i]);
        if (is(name, "coriolis_matrix")) r[i] = mult(half, r[i]);
        if (i < nv) energy = add(energy, mult(mult(half, qd[i]), r[i]));
        if (is(name, "forward_dynamics")) r[i] = qdd[i];
        if (is(name, "mass_matrix_inverse")) r[i] = neg(along[i]);
    }
    if (is(name, "kinetic_energy")) r[0] = energy;
    N *less = is(name, "friction") ? efforts(rest, qd, rest, 0) : rest; /* M y + r or y - r is 0 */
    N *left = solves ? efforts(rest, rest, y, 0) : many(nv);
    for (int i = 0; i < nv + 6; ++i)
        r[i] = solves ? add(left[i], r[i]) : add(y[i], neg(add(r[i], neg(less[i]))));
    return r;
}
static double check_output(json *o, const char *file) { /* the degree of what vanishes */
    const char *asked = text(o, "quantity"), *array = text(o, "array");
    int row = 0, last = sizeof quantities / sizeof *quantities - 1;
    while (row < last && !is(asked, quantities[row].name)) ++row;
    if (strncmp(asked, quantities[row].name, 16)) fail(2, "%s is not known", asked);
    int rows = quantities[row].rows ? quantities[row].rows : nv;
    int columns = quantities[row].columns ? quantities[row].columns : nv;
    double found = got(of("@%s", array)).x[0].w, degree = 0;
    if (found != rows * columns) fail(1, "%s has %g elements: too few or too many", array, found);
    for (int k = 0; k < columns; ++k) {
        N *y = many(nv);
        for (int i = 0; i < rows; ++i) y[i] = got(of("%s[%d]", array, i * columns + k)).x[0];
        y = vanishing(o, row, k, y);
        for (int i = 0; i < rows; ++i) {
            if (y[i].v) fail(1, "%s: %s[%d] is another function", file, array, i * columns + k);
            if (first) degree = fmax(degree, cleared(y[i]));
        }
    }
    return degree;
}
static N *drawn(const char *array, int n) { /* variables, each of which may be an angle */
    N *x = many(n);
    for (int k = 0; k < n; ++k) {
        entry *e = of("%s[%d]", array, k);
        x[k] = number(draw(TEXT("value %s", e->key)), 1);
        if (is(array, "q")) around(x[k].v, e->key);
        set(e, scalar(x[k]));
    }
    return x;
}
static void start_numbers(void) { /* a prime, pi, roots, multiples of 15 degrees */
    for (int k = 0; k == 0 || !is_prime(); ++k) { /* 2^60 = 16 (mod 24) */
        const char *label = TEXT("%s %d prime %d", seed, point, k);
        char *hex = sha256(label, strlen(label));
        hex[15] = 0;
        modulo(((uint64_t)1 << 60) + strtoull(hex, NULL, 16) / 24 * 24 + 7);
    }
    divisors = angles = depth = 0, operations = looked_up = 0;
    N pi = number(draw("pi"), 1), roots[7];
    pi.x = 3.14159265358979323846264338327950288L;
    set(of(":\xcf\x80"), scalar(pi));
    for (int k = 2; k < 7; ++k) {
        roots[k] = number(power(residue((uint64_t)k), (P + 1) / 4), 1);
        if (k == 6) roots[k].v = mul(roots[2].v, roots[3].v);
        roots[k].x = sqrtl(k);
        if (k != 4 && k != 5) set(of(":\xe2\x88\x9a%d", k), scalar(roots[k]));
    }
    uint64_t c = one, s = 0, v = 0, quarter = inverted(residue(4));
    uint64_t up = mul(quarter, sum(roots[6].v, roots[2].v));
    uint64_t down = mul(quarter, sum(roots[6].v, opposite(roots[2].v)));
    for (int k = 0; k < 48; ++k, v = sum(v, mul(pi.v, inverted(residue(12))))) {
        uint64_t before = c;
        angle(v, number(c, 2), number(s, 2));
        c = sum(mul(c, up), opposite(mul(s, down)));
        s = sum(mul(s, up), mul(before, down));
    }
}
static int multiple(json *mimic) { /* of q that a joint turns by; 0 if it is an angle of its own */
    if (!mimic->kind) return 1;
    const char *factor = text(mimic, "0");
    int plain = is(text(mimic, "1"), "0") && strspn(factor, "-" DIGITS) == strlen(factor);
    return plain && abs(atoi(factor)) <= 4 ? atoi(factor) : 0;
}
static void start_body(int i) { /* its numbers at this point */
    static const char *lists[] = {"rotation", "translation", "com", "inertia"};
    static const char *others[] = {"mass",  "armature", "viscous",  "coulomb",
                                   "rotor", "pitch",    "smoothing"};
    const joint *b = &joints[i];
    json *mimic = find(b->j, "mimic");
    N c = whole(1), s = ZERO;
    for (int k = 0; k < 4; ++k) give_list(i, TEXT("%c", "rtcI"[k]), get(b->j, lists[k]));
    for (int k = 0; k < 7; ++k) {
        json *x = find(b->j, others[k]);
        set(of("%d %s", i, others[k]), scalar(x->kind ? cell(x) : ZERO));
    }
    set(of("%d e", i), scalar((N){0, one, 0, NULL, NAN}));
    set(of("%d k", i), scalar(mimic->kind ? cell(get(mimic, "0")) : whole(1)));
    set(of("%d d", i), scalar(mimic->kind ? cell(get(mimic, "1")) : ZERO));
    int coupled = get(table, "rotors")->kind == 't' || find(b->j, "coupled")->kind;
    if (b->kind == 'p' || b->parent < 0 || !coupled) run(i, "rotor = 0;");
    uint64_t a[4] = {0}, norm = one; /* a quaternion of length 1 */
    for (int l = 0; l < 3; ++l) {
        a[l] = draw(TEXT("sphere %d %d", i, l));
        norm = sum(norm, mul(a[l], a[l]));
    }
    if (!norm) longjmp(vanished, 1);
    a[3] = sum(one, opposite(mul(norm, inverted(residue(2)))));
    for (int l = 0; l < 4 && b->kind == 'f'; ++l) {
        q[b->q + 3 + l] = number(mul(sum(a[l], a[l]), inverted(norm)), 2);
        set(of("q[%d]", b->q + 3 + l), scalar(q[b->q + 3 + l]));
    }
    give(i, "q", q + b->q, b->kind == 'f' ? 7 : 1);
    run(i, b->kind == 'p' ? "h = 1; a = 0; b = k;" : "h = pitch; a = k; b = h*k;");
    run(i, "way = k*q0 + d;");
    N own = got(of("%d way", i)).x[0];
    int turns = b->kind != 'f' && b->kind != 'p', times = multiple(mimic);
    if (turns && times) turn(q[b->q], times, &c, &s);
    if (turns && !times) around(own.v, TEXT("mimic %d", i)), turn(own, 1, &c, &s);
    set(of("%d cosine", i), scalar(c)), set(of("%d sine", i), scalar(s));
}
static void start(void) { /* all that the file may read, at another point */
    start_numbers();
    rest = many(nv), q = drawn("q", nq), qd = drawn("qd", nv), qdd = drawn("qdd", nv);
    for (json *p = get(table, "parameters")->child; p; p = p->next) {
        N x = number(draw(TEXT("value :%s", p->key)), 1);
        around(x.v, p->key);
        set(of(":%s", p->key), scalar(x));
    }
    for (json *p = get(table, "places")->child; p; p = p->next)
        set(of("parameters[%s]", p->key), got(of(":%s", text(get(table, "places"), p->key))));
    for (json *l = get(table, "let")->child; l; l = l->next)
        set(of(":%%%s", l->key), scalar(cell(l)));
    for (int k = 0; k < 4; ++k) {
        V e = {{whole(k == 0), whole(k == 1), whole(k == 2)}, 3};
        set(of("-1 %c", "xyzo"[k]), e);
    }
    give_list(-1, "gravity", get(table, "gravity"));
    for (int i = 0; i < count; ++i) start_body(i);
    N *tau = efforts(rest, qd, qdd, ALL); /* as free as qdd, and known with it */
    for (int k = 0; k < nv; ++k) set(of("tau[%d]", k), scalar(tau[k]));
}

/* -- files ------------------------------------------------------------------------------------ */
static char *contents(const char *path, size_t *n) {
    FILE *f = fopen(path, "rb");
    if (!f) fail(2, "%s cannot be opened", path);
    char *out = NULL;
    for (size_t more = 1; more; *n += more) {
        if (!(out = realloc(out, *n + 65537))) fail(2, "no memory");
        more = fread(out + *n, 1, 65536, f);
        out[*n + more] = 0;
    }
    fclose(f);
    if (strlen(out) != *n) fail(2, "%s is no text", path);
    return out;
}
#define UPPER "ABCDEFGHIJKLMNOPQRSTUVWXYZ_" DIGITS
static const char *in_header[] = { /* forms of sscanf, for whole lines; %s is the file's own name */
    "#ifndef %s_%%*[" UPPER "] %%n", "#define %s_%%*[" UPPER "] %%n", "#include <stddef.h> %%n",
    "#define %s_%%*[" UPPER "] %%*[" DIGITS "] %%n", "#ifdef __cplusplus %%n",
    "#define restrict %%n", "#undef restrict %%n", "#endif %%n", "extern \"C\" { %%n", "} %%n",
    " %%n",
    "%%*[" WORD " *,()] %%n", "%%*[" WORD " *,()]; %%n", NULL};
static const char *in_source[] = {"#include \"%s.h\" %%n", "#include <math.h> %%n", NULL};

static void strip(char *s, const char *own, const char **forms) { /* comments and directives */
    for (char *c = s; (c = strpbrk(c, "\\?")); ++c) /* it could end a comment where we see none */
        if (!strncmp(c, "?\?/", 3) || (*c == '\\' && c[1 + strspn(c + 1, " \t\r\v\f")] == '\n'))
            fail(2, "a continued line");
    for (char *c = s, *end; (c = strchr(c, '/')); ++c) {
        if (c[1] == '/') fail(2, "a comment behind //");
        if (c[1] != '*') continue;
        if (!(end = strstr(c + 2, "*/"))) fail(2, "a comment without an end");
        memset(c, ' ', (size_t)(end + 2 - c));
    }
    for (char *line = s, *end; *line; line = end) {
        int known = 0;
        end = line + strcspn(line, "\n"), end += *end == '\n';
        const char *copy = (at = line, span((size_t)(end - line)));
        for (const char **f = forms; *f; ++f) {
            int n = 0;
            sscanf(copy, TEXT(*f, own), &n);
            known |= n && !copy[n];
        }
        if (known && forms == in_source) memset(line, ' ', (size_t)(end - line));
        if (known) continue;
        if (forms == in_header || copy[strspn(copy, " \t\r\v\f")] == '#')
            fail(2, "unexpected %s", copy);
    }
    char *to = s;
    for (char *c = s; *c; ++c) { /* one blank for many */
        int blank = isspace((unsigned char)*c);
        if (!blank || (to > s && to[-1] != ' ')) *to++ = blank ? ' ' : *c;
    }
    *to = 0;
}
static void check_hash(const char *file, const char *expected, const char *found) {
    if (!is(expected, found))
        fail(1, "%s was changed after it was written: its SHA-256 is another", file);
}
static void read_table(char *raw, const char *path) {
    char *last = raw;
    for (char *c = raw; (c = strstr(c, " \"sha256\": \"")); ++c) last = c;
    check_hash(path, TEXT(" \"sha256\": \"%s\"\n}\n", sha256(raw, (size_t)(last - raw))), last);
    at = raw, table = value();
    if (!is(text(table, "format"), "emdeg.robot-table")) fail(2, "no table of version 1");
    integer(table, "version", 1, 1);
    nv = integer(table, "nv", 0, 10000), nq = integer(table, "nq", 0, 10000);
    json *bodies = get(table, "bodies");
    joints = room((size_t)(bodies->length + 1) * sizeof *joints);
    for (json *j = bodies->child; j; j = j->next, ++count) {
        joint *b = &joints[count];
        b->j = j, b->kind = *text(j, "kind"), b->n = b->kind == 'f' ? 6 : 1;
        b->parent = integer(j, "parent", -1, count - 1), b->v = integer(j, "v", 0, nv - b->n);
        b->q = integer(j, "q", 0, nq - (b->kind == 'f' ? 7 : 1));
    }
}
int main(int n, char **arguments) {
    if (n != 3) fail(2, "say check_emdeg ROBOT.json FILE");
    size_t sizes[3] = {0, 0, 0};
    char *raw = contents(arguments[1], &sizes[0]), *file = contents(arguments[2], &sizes[1]);
    const char *hash[] = {sha256(raw, sizes[0]), sha256(file, sizes[1])};
    const char *slash = strrchr(arguments[2], '/'), *name = slash ? slash + 1 : arguments[2];
    stem = TEXT("%.*s", (int)strcspn(name, "."), name);
    if (!*stem || stem[strspn(stem, WORD)]) fail(2, "a name of letters, digits and _ is expected");
    read_table(raw, arguments[1]);
    json *about = get(get(table, "files"), name), *outputs = get(about, "outputs"), *program = NULL;
    check_hash(name, text(about, "sha256"), hash[1]);
    numbers = find(about, "numbers");
    if (strlen(name) > 2 && is(name + strlen(name) - 2, ".c")) {
        int before_c = (int)strlen(arguments[2]) - 1;
        char *beside = contents(TEXT("%.*sh", before_c, arguments[2]), &sizes[2]);
        strip(beside, upper(stem), in_header), strip(file, stem, in_source);
        header = beside;
        single = strstr(file, "float *restrict") != NULL;
        if (outputs->length != get(table, "outputs")->length) fail(1, "the outputs are others");
    } else {
        at = file, program = value();
        if (get(program, "outputs")->length != outputs->length) fail(1, "the outputs are others");
    }
    seed = TEXT("check_emdeg.c %s %s", hash[0], hash[1]);
    static double chance = 1, height, worst; /* not lost in a jump */
    volatile int done = 0, points = 1;
    while (done < points) {
        if (++point > 100) fail(2, "a divisor vanishes everywhere");
        first = !done;
        if (setjmp(vanished)) continue;
        start();
        at = file, mode = program ? TABLE : C;
        if (program) read_program(program);
        else read_c();
        for (json *o = get(table, "outputs")->child; o; o = o->next)
            for (json *w = outputs->child; w; w = w->next)
                if (is(text(outputs, w->key), text(o, "name")))
                    worst = fmax(worst, check_output(o, name));
        if (first) {
            height = 4 * worst * (operations + bits + 2 * angles);
            chance = ((1 + angles) * worst + looked_up * angles) / ldexp(1, 60);
            chance = 2 * (chance + height / 60 / ldexp(1, 51));
            if (!(chance < ldexp(1, -9))) fail(2, "a degree of %g is too much", worst);
            points = (int)ceil(100 / -log2(chance));
        }
        ++done;
    }
    printf("EQUAL: %s computes", name);
    for (json *w = outputs->child; w; w = w->next) printf(" %s%s", w->text, w->next ? "," : "");
    printf(" of %s in exact arithmetic; chance of error < 2^%.0f: %d points modulo %d primes > "
           "2^60, degree %.0f, %d angles, height %.0f bits; %d literals agree with exact numbers "
           "to 0.501 units in the last place; robot %.16s, file %.16s\n",
           text(table, "robot"), points * log2(chance), points, points, worst, angles, height,
           literals, hash[0], hash[1]);
    return 0;
}
