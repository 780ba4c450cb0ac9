/* Does a file that emdeg wrote compute a robot's equations of motion?  C99; shares nothing with emdeg.
 *
 *     cc -O2 -o check_emdeg check_emdeg.c -lm && ./check_emdeg ROBOT.json FILE.c  (or FILE.program.json)
 *
 * prints one line and exits 0 (equal), 1 (not equal: where) or 2 (cannot read).  The second of two
 * checkers: check_emdeg.py says at its head what is done and why it proves something.  Here arithmetic
 * modulo p is Montgomery's, the file is evaluated while it is read, and the points are others.
 */
#include <ctype.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static jmp_buf vanished; /* a divisor is zero at this point: another one is drawn */

static void fail(int status, const char *form, ...) {
    va_list list;
    va_start(list, form);
    printf("%s: ", status == 1 ? "NOT EQUAL" : "CANNOT READ");
    vprintf(form, list);
    printf("\n");
    exit(status);
}
static void *room(size_t size) { /* kept until the end of the program */
    static char *at;
    static size_t left;
    size = (size + 15) & ~(size_t)15;
    if (size > left) {
        left = size > 1 << 20 ? size : 1 << 20;
        if (!(at = calloc(1, left))) fail(2, "no memory");
    }
    at += size, left -= size;
    return at - size;
}
static char *copied(const char *s, size_t n) {
    char *t = room(n + 1);
    memcpy(t, s, n);
    return t;
}

/* -- SHA-256 (FIPS 180-4); the constants are the fractions of roots of primes, so they are computed -- */
static void sha256(const void *data, size_t n, char hex[65]) {
    static uint32_t K[64], H0[8];
    uint32_t h[8], w[64], s[8];
    if (!K[0])
        for (int p = 2, k = 0; k < 64; ++p) {
            int prime = 1;
            for (int d = 2; d * d <= p; ++d) prime &= p % d != 0;
            if (!prime) continue;
            long double c = cbrtl(p), r = sqrtl(p);
            if (k < 8) H0[k] = (uint32_t)((r - floorl(r)) * 4294967296.0L);
            K[k++] = (uint32_t)((c - floorl(c)) * 4294967296.0L);
        }
    memcpy(h, H0, sizeof h);
    size_t blocks = (n + 9 + 63) / 64;
    for (size_t b = 0; b < blocks; ++b) {
        for (int i = 0; i < 64; ++i) {
            size_t at = 64 * b + i;
            uint32_t byte = at < n ? ((const unsigned char *)data)[at] : at == n ? 128 : 0;
            if (b == blocks - 1 && i >= 56) byte = (uint32_t)((uint64_t)n * 8 >> 8 * (63 - i)) & 255;
            w[i / 4] = (i % 4 ? w[i / 4] << 8 : 0) | byte;
        }
#define ROT(x, k) ((x) >> (k) | (x) << (32 - (k)))
        for (int i = 16; i < 64; ++i)
            w[i] = w[i - 16] + (ROT(w[i - 15], 7) ^ ROT(w[i - 15], 18) ^ w[i - 15] >> 3) + w[i - 7] +
                   (ROT(w[i - 2], 17) ^ ROT(w[i - 2], 19) ^ w[i - 2] >> 10);
        memcpy(s, h, sizeof s);
        for (int i = 0; i < 64; ++i) {
            uint32_t t = s[7] + (ROT(s[4], 6) ^ ROT(s[4], 11) ^ ROT(s[4], 25)) +
                         ((s[4] & s[5]) ^ (~s[4] & s[6])) + K[i] + w[i];
            uint32_t u = (ROT(s[0], 2) ^ ROT(s[0], 13) ^ ROT(s[0], 22)) +
                         ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
            memmove(s + 1, s, 7 * sizeof *s);
            s[4] += t, s[0] = t + u;
        }
        for (int i = 0; i < 8; ++i) h[i] += s[i];
    }
    for (int i = 0; i < 8; ++i) sprintf(hex + 8 * i, "%08x", (unsigned)h[i]);
}

/* -- JSON ----------------------------------------------------------------------------------------------- */
typedef struct json {
    char kind; /* { [ " n (number, as text) or a letter of true, false, null: t f 0 */
    const char *key, *text;
    struct json *child, *next;
    int point, used; /* of a list: how many entries were taken at this point */
} json;

static const char *at; /* where is read */
static void blank(void) { at += strspn(at, " \t\r\n"); }
static char *string(void) {
    size_t n = 1;
    while (at[n] && (at[n] != '"' || at[n - 1] == '\\')) ++n; /* at least as long as it is */
    char *out = room(n + 1), *t = out;
    for (++at; *at && *at != '"'; ++at) {
        if (*at != '\\') { *t++ = *at; continue; }
        unsigned code = 0;
        const char *from = "nrtbf", *to = "\n\r\t\b\f", *found = strchr(from, *++at);
        if (*at == 'u' && sscanf(at + 1, "%4x", &code) == 1) {
            at += 4;
            if (code > 127) fail(2, "an escape beyond ASCII");
            *t++ = (char)code;
        } else *t++ = found && *at ? to[found - from] : *at;
    }
    if (*at++ != '"') fail(2, "a text without an end");
    return out;
}
static json *value(void) {
    json *j = room(sizeof *j), **last = &j->child;
    blank();
    j->kind = *at;
    if (*at == '"') j->text = string();
    else if (*at == '{' || *at == '[') {
        char end = *at == '{' ? '}' : ']';
        ++at, blank();
        while (*at != end) {
            const char *key = end == '}' ? *at == '"' ? string() : (fail(2, "no key"), "") : NULL;
            if (blank(), key && *at++ != ':') fail(2, "no colon behind %s", key);
            *last = value(), (*last)->key = key, last = &(*last)->next;
            if (blank(), *at == ',') ++at, blank();
            else if (*at != end) fail(2, "no JSON at %.20s", at);
        }
        ++at;
    } else {
        size_t n = strspn(at, "+-.0123456789eEtrufalsn");
        if (!n) fail(2, "no JSON at %.20s", at);
        j->text = copied(at, n);
        j->kind = *at == 't' || *at == 'f' ? *at : *at == 'n' ? '0' : 'n';
        at += n;
    }
    return j;
}
static json *find(const json *j, const char *key) {
    json *c = j->child;
    while (c && strcmp(c->key ? c->key : "", key)) c = c->next;
    return c;
}
static json *get(const json *j, const char *key) {
    json *c = find(j, key);
    if (!c) fail(2, "there is no %s", key);
    return c;
}
static json *item(const json *j, int k) {
    json *c = j->child;
    while (c && k--) c = c->next;
    if (!c) fail(2, "a list is too short");
    return c;
}
static int length(const json *j) {
    int n = 0;
    for (json *c = j->child; c; c = c->next) ++n;
    return n;
}
static int integer(const json *j) { return j->kind == 'n' ? atoi(j->text) : (fail(2, "no integer"), 0); }
static const char *text(const json *j) { return j->kind == '"' ? j->text : (fail(2, "no text"), ""); }

/* -- numbers modulo P, in Montgomery's form ------------------------------------------------------------- */
typedef struct {
    uint64_t v, d; /* the residue and its derivative */
    double w;      /* a polynomial of degree <= w in variables and constants */
    double *f;     /* and of degree f[k] in 1/divisor k; NULL for none */
} N;
enum { DIVISORS = 128 };
static uint64_t P, inverse_of_P, one, square;
static N divisor[DIVISORS];
static int divisors;
static double operations, looked_up, bits;
static const N ZERO;

static void wide(uint64_t a, uint64_t b, uint64_t *high, uint64_t *low) {
    uint64_t p = (a & 0xffffffff) * (b & 0xffffffff), q = (a >> 32) * (b & 0xffffffff);
    uint64_t r = (a & 0xffffffff) * (b >> 32), s = (a >> 32) * (b >> 32);
    uint64_t middle = (p >> 32) + (q & 0xffffffff) + (r & 0xffffffff);
    *high = s + (q >> 32) + (r >> 32) + (middle >> 32), *low = a * b;
}
static uint64_t mul(uint64_t a, uint64_t b) { /* a b / 2^64 */
    uint64_t high, low, more, rest;
    wide(a, b, &high, &low);
    wide(low * inverse_of_P, P, &more, &rest); /* rest = -low */
    high += more + (low != 0);
    return high >= P ? high - P : high;
}
static uint64_t sum(uint64_t a, uint64_t b) { return a + b >= P ? a + b - P : a + b; }
static uint64_t power(uint64_t a, uint64_t e) {
    uint64_t r = one;
    for (; e; e >>= 1, a = mul(a, a)) if (e & 1) r = mul(r, a);
    return r;
}
static void modulo(uint64_t p) {
    P = p, inverse_of_P = 1;
    for (int k = 0; k < 6; ++k) inverse_of_P *= 2 + p * inverse_of_P; /* -1/p (mod 2^64) */
    square = 1;
    for (int k = 0; k < 128; ++k) square = sum(square, square);
    one = mul(1, square);
}
static int is_prime(uint64_t p) { /* Miller and Rabin, without doubt below 2^81 */
    modulo(p);
    for (uint64_t base = 2; base <= 41; ++base) {
        uint64_t odd = p - 1, x;
        int k = 0;
        while (!(odd & 1)) odd >>= 1, ++k;
        x = power(mul(base, square), odd);
        int passes = x == one;
        for (; k--; x = mul(x, x)) passes |= x == P - one;
        if (!passes) return 0;
    }
    return 1;
}
static N number(uint64_t v, double w) { N r = {v, 0, w, NULL}; return ++operations, r; }
static int is_zero(N a) { return !a.v && !a.d && !a.w; }
static N ONE(void) { N r = {one, 0, 0, NULL}; return r; }
static double *joined(double *f, double *g, int add) { /* exponents of a product, or of a sum */
    if (!f || !g) return f ? f : g;
    double *r = room(DIVISORS * sizeof *r);
    for (int k = 0; k < divisors; ++k) r[k] = add ? f[k] + g[k] : f[k] > g[k] ? f[k] : g[k];
    return r;
}
static N add(N a, N b) {
    if (is_zero(a) || is_zero(b)) return is_zero(a) ? b : a;
    N r = {sum(a.v, b.v), sum(a.d, b.d), a.w > b.w ? a.w : b.w, joined(a.f, b.f, 0)};
    return ++operations, r;
}
static N neg(N a) { a.v = a.v ? P - a.v : 0, a.d = a.d ? P - a.d : 0; return a; }
static N sub(N a, N b) { return add(a, neg(b)); }
static N mult(N a, N b) {
    if (is_zero(a) || is_zero(b)) return ZERO;
    N r = {mul(a.v, b.v), sum(mul(a.v, b.d), mul(a.d, b.v)), a.w + b.w, joined(a.f, b.f, 1)};
    return ++operations, r;
}
static N quotient(N a, N b) {
    if (!b.v) longjmp(vanished, 1);
    int k = 0;
    while (k < divisors && memcmp(&divisor[k], &b, sizeof b)) ++k;
    if (k == divisors && ++divisors == DIVISORS) fail(2, "more than %d divisors", DIVISORS - 1);
    divisor[k] = b;
    N i = {power(b.v, P - 2), 0, 0, room(DIVISORS * sizeof(double))}, r;
    i.d = mul(P - b.d, mul(i.v, i.v)) % P, i.f[k] = 1;
    return r = mult(a, i), r;
}
static double cleared(N a) { /* w, times every divisor to the power f, the last one first */
    double f[DIVISORS] = {0};
    if (a.f) memcpy(f, a.f, sizeof f);
    for (int k = divisors; k--;) {
        a.w += f[k] * divisor[k].w;
        for (int j = 0; j < k && divisor[k].f; ++j) f[j] += f[k] * divisor[k].f[j];
    }
    return a.w;
}
static N slope(N a) { N r = {a.d, 0, a.w + 3, a.f}; return r; }
static N moving(N a, N rate) { a.d = rate.v; return a; }

/* -- points: residues drawn by SHA-256 of both files ------------------------------------------------------ */
static char seed[65];
static int point;
static uint64_t draw(const char *form, ...) {
    char label[700], hex[65];
    uint64_t r = 0;
    int n = snprintf(label, sizeof label, "%s %d ", seed, point);
    va_list list;
    va_start(list, form);
    vsnprintf(label + n, sizeof label - n, form, list);
    sha256(label, strlen(label), hex);
    for (int k = 0; k < 32; ++k) /* 128 bits */
        for (int b = 0, x = hex[k] > '9' ? hex[k] - 'a' + 10 : hex[k] - '0'; b < 4; ++b)
            r = sum(sum(r, r), (uint64_t)(x >> (3 - b) & 1) % P);
    return mul(r, square);
}
static struct { uint64_t v; N c, s; } *circle; /* (cos, sin) by the residue of an angle */
static int circles;
static void angle(uint64_t v, N c, N s) {
    if (circles % 256 == 0 && !(circle = realloc(circle, (circles + 256) * sizeof *circle))) fail(2, "no memory");
    circle[circles].v = v, circle[circles].c = c, circle[circles++].s = s;
}
static void around(uint64_t v, const char *label) { /* an angle and its opposite */
    uint64_t t = draw("circle %s", label), t2 = mul(t, t), i = power(sum(one, t2), P - 2);
    N c = number(mul(sum(one, P - t2), i), 2), s = number(mul(sum(t, t), i), 2);
    angle(v, c, s), angle(v ? P - v : 0, c, neg(s));
}
static void turn(N x, N *c, N *s) { /* by one more angle */
    int k = 0;
    while (k < circles && circle[k].v != x.v) ++k;
    if (k == circles) fail(2, "cos or sin of what is no sum of angles");
    N c0 = *c;
    *c = sub(mult(c0, circle[k].c), mult(*s, circle[k].s));
    *s = add(mult(*s, circle[k].c), mult(c0, circle[k].s));
    looked_up += x.w;
}
static N unknown(const char *name, N x) { /* f(0) = 0, f(-x) = -f(x), for abs f(x); no more is known */
    uint64_t m = strcmp(name, "sqrt") && x.v > P - x.v ? P - x.v : x.v;
    N y = number(x.v ? draw("%s %llx", name, (unsigned long long)m) : 0, 1);
    if (strcmp(name, "abs") && m != x.v) y = neg(y);
    N rate = mult(sub(ONE(), mult(y, y)), slope(x)), smooth = {y.v, rate.v, rate.w, rate.f};
    return strcmp(name, "tanh") ? y : smooth;
}

/* -- names, and expressions that are evaluated while they are read ----------------------------------------- */
enum { NAMES = 1 << 19 };
static struct { const char *key; int point; N value; } *names;
static N *place(const char *key, int make) {
    uint64_t h = 1469598103934665603u;
    for (const char *c = key; *c; ++c) h = (h ^ (unsigned char)*c) * 1099511628211u;
    size_t k = h % NAMES, tries = 0;
    for (; names[k].key && strcmp(names[k].key, key); k = (k + 1) % NAMES)
        if (++tries > NAMES / 2) fail(2, "too many names");
    if (!make && (!names[k].key || names[k].point != point)) return NULL;
    if (!names[k].key) names[k].key = copied(key, strlen(key));
    names[k].point = point;
    return &names[k].value;
}
static int in_c, first, single, literals; /* is C read, for the first time, of floats; how many numbers */
static json *numbers;
static N expression(void);

static N rational(const char *s) { /* p or p/q, of any length */
    uint64_t x[2] = {0, one};
    for (int k = 0; k < 2 && isdigit((unsigned char)*s); ++k, s += *s == '/')
        for (x[k] = 0; isdigit((unsigned char)*s); ++s, bits += 4)
            x[k] = sum(mul(x[k], mul(10, square)), mul((uint64_t)(*s - '0'), square));
    if (*s || !x[1]) fail(2, "no exact number: %s", s);
    return x[0] == x[1] ? ONE() : x[0] ? number(mul(x[0], power(x[1], P - 2)), 1) : ZERO;
}
static N decimal(const char *s) { /* 0.0125, 4e-05 */
    char digits[4096];
    int n = 0, shift = 0, behind = 0;
    for (; isdigit((unsigned char)*s) || *s == '.'; ++s)
        if (*s == '.') behind = 1;
        else if (n < 4000) digits[n++] = *s, shift -= behind;
    digits[n] = 0;
    if (*s == 'e') shift += atoi(s + 1), s += 1 + strspn(s + 1, "+-0123456789");
    if (*s || !n || shift > 5000 || shift < -5000) fail(2, "no number: %s", s);
    N x = rational(digits), ten = number(power(mul(10, square), (uint64_t)abs(shift)), 1);
    if (shift < 0) ten.v = power(ten.v, P - 2);
    return bits += 4 * abs(shift), is_zero(x) || !shift ? x : mult(x, ten);
}
static long double about(const char *s) { /* an exact number to 63 bits */
    long double all = 0;
    while (*s) {
        long double x = *s == '-' ? -1 : 1, root = 0;
        s += *s == '-' || *s == '+';
        do {
            s += *s == '*';
            if (!strncmp(s, "\xe2\x88\x9a", 3)) root = sqrtl(s[3] - '0'), s += 4;
            else if (!strncmp(s, "\xcf\x80", 2)) root = 3.14159265358979323846264338327950288L, s += 2;
            else {
                char *end;
                root = strtold(s, &end);
                if (end == s) fail(2, "no exact number: %s", s);
                if (*(s = end) == '/') root /= strtold(s + 1, &end), s = end;
            }
            x *= root;
        } while (*s == '*');
        all += x;
    }
    return all;
}
static N literal(char *token) { /* of a C file: the exact number of which it is the nearest double */
    json *told = find(numbers, token);
    size_t n = strlen(token);
    int e;
    if ((token[n - 1] == 'f') != single) fail(2, "%s is of another type", token);
    if (single) token[n - 1] = 0;
    if (!strpbrk(token, ".e")) fail(2, "%s is an integer", token); /* 1/2 would be 0 */
    literals += first;
    if (told && told->kind == '[') {
        if (told->point != point) told->point = point, told->used = 0;
        told = item(told, told->used++);
    }
    if (!told) return decimal(token);
    double x = strtod(token, NULL);
    frexp(x, &e);
    if (first && fabsl(about(text(told)) - x) > 0.501L * ldexpl(x != 0, e - 53))
        fail(1, "%s is not the nearest double of %s", token, told->text);
    const char *here = at;
    int c = in_c;
    at = told->text, in_c = 0;
    N r = expression();
    return at = here, in_c = c, r;
}
static N root_of(int n) {
    uint64_t r = power(mul(n == 6 ? 2 : (uint64_t)n, square), (P + 1) / 4);
    return number(n == 6 ? mul(r, power(mul(3, square), (P + 1) / 4)) : r, 1);
}
static size_t token(char *out) { /* a number as it is written; p/q outside of C */
    size_t n = strspn(at, ".0123456789");
    if (in_c || at[n] == 'e') n += at[n] == 'e' ? 1 + strspn(at + n + 1, "+-0123456789") : 0, n += at[n] == 'f';
    if (!in_c && at[n] == '/' && isdigit((unsigned char)at[n + 1])) n += 1 + strspn(at + n + 1, "0123456789");
    if (n > 4000 || isalnum((unsigned char)at[n])) fail(2, "no number: %.20s", at);
    memcpy(out, at, n), out[n] = 0, at += n;
    return n;
}
static N pi_value, *lets;
static int lets_known;
static N primary(void);
static N turned_by(int sine) { /* the argument of cos and sin: a sum of whole multiples of angles */
    N c = ONE(), s = ZERO;
    do {
        char t[4096] = "";
        int minus = 0, times = 1;
        for (blank(); *at == '+' || *at == '-'; blank()) minus ^= *at++ == '-';
        N x = ZERO;
        if (!isdigit((unsigned char)*at)) x = primary();
        else if (token(t), blank(), *at != '*') x = in_c ? literal(t) : rational(t);
        else if (++at, blank(), !strncmp(at, "\xcf\x80", 2)) at += 2, x = mult(rational(t), pi_value);
        else if (times = atoi(t), x = primary(), strtod(t, NULL) != times || times > 1000)
            fail(2, "cos or sin of %s times an angle", t);
        while (times--) turn(minus ? neg(x) : x, &c, &s);
        blank();
    } while (*at == '+' || *at == '-');
    return sine ? s : c;
}
static N primary(void) {
    char name[4200];
    blank();
    if (*at == '-') return ++at, neg(primary());
    if (isdigit((unsigned char)*at)) return token(name), in_c ? literal(name) : rational(name);
    if (!strncmp(at, "\xe2\x88\x9a", 3) && at[3] && strchr("236", at[3])) return at += 4, root_of(at[-1] - '0');
    if (!strncmp(at, "\xcf\x80", 2)) return at += 2, pi_value;
    if (*at == '(') {
        N r = (++at, expression());
        return blank(), *at++ == ')' ? r : (fail(2, "no ) at %.20s", at), ZERO);
    }
    if (*at == '%') {
        long k = strtol(at + 1, (char **)&at, 10);
        return k >= 0 && k < lets_known ? lets[k] : (fail(2, "there is no %%%ld", k), ZERO);
    }
    size_t n = 0;
    while (isalnum((unsigned char)*at) || *at == '_') if (n < 500) name[n++] = *at++; else fail(2, "a long name");
    name[n] = 0, blank();
    if (n && *at == '(') {
        ++at;
        if (in_c && single && strcmp(name, "sign")) name[n - 1] = name[n - 1] == 'f' ? 0 : '?';
        int sine = !strcmp(name, "sin");
        N r = sine || !strcmp(name, "cos") ? turned_by(sine) : expression();
        if (blank(), *at++ != ')') fail(2, "no ) at %.20s", at);
        if (sine || !strcmp(name, "cos")) return r;
        const char *own = !strcmp(name, "fabs") && in_c ? "abs" : in_c && !strcmp(name, "abs") ? "?" : name;
        if (strcmp(own, "sign") && strcmp(own, "tanh") && strcmp(own, "abs") && strcmp(own, "sqrt"))
            fail(2, "there is no function %s", name);
        return unknown(own, r);
    }
    if (n && *at == '[') sprintf(name + n, "[%ld]", strtol(at + 1, (char **)&at, 10)), ++at;
    else memmove(name + 1, name, n + 1), *name = in_c ? '.' : ':'; /* a local, or a parameter */
    N *found = place(name, 0);
    return n && found ? *found : (fail(2, "%s is not known", name), ZERO);
}
static N expression(void) {
    N a = ZERO;
    for (int minus = 0;; ++at) {
        N b = primary();
        for (blank(); *at == '*' || *at == '/'; blank()) b = *at++ == '*' ? mult(b, primary()) : quotient(b, primary());
        a = minus ? sub(a, b) : add(a, b);
        if (*at != '+' && *at != '-') return a;
        minus = *at == '-';
    }
}
static N cell(const json *j) { /* an expression of the table or of a program */
    const char *here = at;
    int c = in_c;
    at = text(j), in_c = 0;
    N r = expression();
    if (*at) fail(2, "unexpected %s", at);
    return at = here, in_c = c, r;
}

/* -- readers: a file evaluated; outputs are named array[k] ---------------------------------------------------- */
static json *table;
static void expect(const char *words) { /* these tokens, with any space between them */
    for (const char *end; blank(), *words; words = end + (*end == ' ')) {
        end = words + strcspn(words, " ");
        if (strncmp(at, words, (size_t)(end - words))) fail(2, "not %.*s at %.30s", (int)(end - words), words, at);
        at += end - words;
    }
}
static int follows(const char *word) { return blank(), !strncmp(at, word, strlen(word)); }
static const char *identifier(void) {
    size_t n = (blank(), 0);
    while (isalnum((unsigned char)at[n]) || at[n] == '_') ++n;
    if (!n) fail(2, "no name at %.20s", at);
    return at += n, copied(at - n, n);
}
static void check_default(const char *name, const char *written) {
    json *told = get(get(table, "parameters"), name);
    char *end;
    double x = strtod(written, &end), y = told->kind == '"' ? (double)about(told->text) : 0;
    int e, missing = !strcmp(written, "NAN") || !strcmp(written, "null");
    frexp(x, &e);
    if (missing != (told->kind == '0') || (!missing && (end == written || fabs(x - y) > ldexp(x != 0, e - 53))))
        fail(1, "the parameter %s is %s, in the table %s", name, written, told->text);
}
static void read_c(const char *stem) {
    char line[600], *real = single ? "float" : "double";
    int functions = 0;
    for (blank(); *at; blank()) {
        if (follows("static")) {
            snprintf(line, sizeof line, "static %s sign ( %s x ) { return x > 0.0%.1s ? 1.0%.1s : x < 0.0%.1s ? - "
                     "1.0%.1s : x ; }", real, real, "f" + !single, "f" + !single, "f" + !single, "f" + !single);
            expect(line);
        }
        expect("void"), ++functions;
        const char *function = identifier();
        int own = !strncmp(function, stem, strlen(stem)) && !strcmp(function + strlen(stem), "_parameters"), seen = 0;
        for (expect("("); !follows(")"); at += *at == ',') {
            if (follows("const ")) expect("const");
            expect(real), expect("* restrict"), identifier(), blank();
        }
        for (expect(") {"); !follows("}"); expect(";")) {
            if (follows("(")) { expect("( void )"), identifier(); continue; }
            int local = follows("const ");
            if (local) expect("const"), expect(real);
            const char *name = identifier();
            if (local) snprintf(line, sizeof line, ".%s", name);
            else expect("["), snprintf(line, sizeof line, "%s[%s]", name, identifier()), expect("]");
            expect("="), blank();
            if (local && own) fail(2, "unexpected %s", name);
            if (!local && !own) { /* what the next call reads is written by one function only */
                char key[600];
                snprintf(key, sizeof key, "@%s", name);
                N *writer = place(key, 0);
                const char *inputs = " q qd qdd tau parameters ", *found = strstr(inputs, name);
                if ((writer && writer->w != functions) || (found && found[-1] == ' ' && found[strlen(name)] == ' '))
                    fail(2, "%s is written twice, or is an input", name);
                place(key, 1)->w = functions;
            }
            if (own) {
                json *where = item(get(table, "places"), seen++);
                size_t n = strcspn(at, ";");
                char *written = copied(at, n);
                if (single && n > 1 && strcmp(written, "NAN")) written[n - 1] = 0;
                if (atoi(strchr(line, '[') + 1) != seen - 1) fail(1, "parameters are not in order");
                check_default(where->text, written), at += n;
            } else {
                N x = expression();
                *place(line, 1) = x;
            }
        }
        if (own && seen != length(get(table, "places"))) fail(1, "not all parameters have values");
        expect("}");
    }
}
static void read_program(const json *data, const json *outputs) {
    static const char *operation[] = {"add", "sub", "mul", "div", "neg"};
    json *values = get(data, "values"), *given = get(data, "parameters");
    int n = length(values), k = 0, at_input = 0;
    N *v = room((size_t)n * sizeof *v);
    char key[600];
    if (strcmp(text(get(data, "format")), "emdeg.program") || integer(get(data, "version")) != 1)
        fail(2, "no program of version 1");
    for (json *p = given->child; p; p = p->next) check_default(p->key, p->text ? p->text : "null");
    for (json *a = get(data, "inputs")->child; a; a = a->next, at_input = 0)
        for (json *leaf = item(a, 1)->child; leaf; leaf = leaf->next) {
            snprintf(key, sizeof key, "%s[%d]", text(item(a, 0)), at_input++);
            N *x = place(key, 0);
            if (!x) fail(1, "there is no input %s", key);
            N held = *x;
            snprintf(key, sizeof key, "=%s", text(leaf)), *place(key, 1) = held;
        }
    for (json *d = get(data, "derived")->child; d; d = d->next) {
        snprintf(key, sizeof key, "=%s", text(item(d, 1)));
        N *of = place(key, 0), x = ZERO;
        x = of ? add(mult(cell(item(d, 2)), *of), cell(item(d, 3))) : (fail(2, "no leaf %s", key), ZERO);
        snprintf(key, sizeof key, "=%s", text(item(d, 0))), *place(key, 1) = x;
    }
#define BEFORE(j) (integer(j) >= 0 && integer(j) < k ? v[integer(j)] : (fail(2, "value %d looks ahead", k), ZERO))
    for (json *j = values->child; j; j = j->next, ++k) {
        const char *op = text(item(j, 0));
        json *a = item(j, 1), *b = a->next;
        int known = 0;
        while (known < 5 && strcmp(op, operation[known])) ++known;
        if (known == 0) v[k] = add(BEFORE(a), BEFORE(b));
        else if (known == 1) v[k] = sub(BEFORE(a), BEFORE(b));
        else if (known == 2) v[k] = mult(BEFORE(a), BEFORE(b));
        else if (known == 3) v[k] = quotient(BEFORE(a), BEFORE(b));
        else if (known == 4) v[k] = neg(BEFORE(a));
        else if (!strcmp(op, "const")) v[k] = cell(a);
        else if (!strcmp(op, "leaf")) {
            int own = integer(b) == 0 && find(given, text(a));
            N *x = (snprintf(key, sizeof key, own ? ":%s" : "=%s", text(a)), place(key, 0));
            v[k] = x ? *x : (fail(2, "no leaf %s", key), ZERO);
        } else if (!strcmp(op, "cos") || !strcmp(op, "sin")) {
            N c = ONE(), s = ZERO;
            if (strcmp(text(b), "0")) turn(mult(cell(b), pi_value), &c, &s);
            for (json *t = a->child; t; t = t->next) {
                int m = integer(item(t, 1));
                if (abs(m) > 1000) fail(2, "a multiple of %d", m);
                for (int i = 0; i < abs(m); ++i) turn(m < 0 ? neg(BEFORE(item(t, 0))) : BEFORE(item(t, 0)), &c, &s);
            }
            v[k] = *op == 'c' ? c : s;
        } else if (!strcmp(op, "sign") || !strcmp(op, "tanh") || !strcmp(op, "abs") || !strcmp(op, "sqrt"))
            v[k] = unknown(op, BEFORE(a));
        else fail(2, "there is no operation %s", op);
    }
    json *o = get(data, "outputs")->child;
    for (json *name = outputs->child; name; name = name->next, o = o->next, k = n) {
        if (!o || strcmp(text(item(o, 0)), text(name))) fail(1, "the outputs are not %s and so on", name->text);
        json *own = get(table, "outputs")->child;
        while (strcmp(text(get(own, "name")), name->text)) own = own->next ? own->next : (fail(2, "?"), own);
        int i = 0;
        for (json *e = item(o, 2)->child; e; e = e->next) {
            N x = BEFORE(e);
            snprintf(key, sizeof key, "%s[%d]", text(get(own, "array")), i++), *place(key, 1) = x;
        }
    }
    if (o) fail(1, "there is another output");
}

/* -- the robot at one point: Newton's and Euler's equations in base axes ------------------------------------- */
typedef struct { N x[3]; } V;
typedef struct { V R[3], p, glide[6], turn[6]; } pose; /* R by columns; velocities at unit speed */
typedef struct {
    int parent, kind, q, v, n, coupled, is_smooth; /* kind: r, p, s, f; n velocities from place v */
    N rotation[9], translation[3], com[3], inertia[6], mass, pitch, factor, offset;
    N armature, viscous, coulomb, smoothing, rotor;
    json *about;
} body;
static body *bodies;
static int count, nv, nq;
static N *q_, *qd_, *qdd_, *tau_, *rest;
static pose *poses, *moved; /* here; with derivatives */

static V plus(V a, V b) { for (int i = 0; i < 3; ++i) a.x[i] = add(a.x[i], b.x[i]); return a; }
static V minus(V a, V b) { for (int i = 0; i < 3; ++i) a.x[i] = sub(a.x[i], b.x[i]); return a; }
static V scaled(V a, N s) { for (int i = 0; i < 3; ++i) a.x[i] = mult(a.x[i], s); return a; }
static N dot(V a, V b) { return add(add(mult(a.x[0], b.x[0]), mult(a.x[1], b.x[1])), mult(a.x[2], b.x[2])); }
static V cross(V a, V b) {
    V r;
    for (int i = 0; i < 3; ++i)
        r.x[i] = sub(mult(a.x[(i + 1) % 3], b.x[(i + 2) % 3]), mult(a.x[(i + 2) % 3], b.x[(i + 1) % 3]));
    return r;
}
static V turned(const V *R, V x) { return plus(plus(scaled(R[0], x.x[0]), scaled(R[1], x.x[1])), scaled(R[2], x.x[2])); }
static V vector(const N *x) { V r = {{x[0], x[1], x[2]}}; return r; }
static V unit(int k) { V r = {{ZERO, ZERO, ZERO}}; r.x[k] = ONE(); return r; }
static V shifted(V a, V rate) { for (int i = 0; i < 3; ++i) a.x[i] = moving(a.x[i], rate.x[i]); return a; }

static void cells(const json *list, N *out, int n) { for (int k = 0; k < n; ++k) out[k] = cell(item(list, k)); }
static N optional(const json *j, const char *key, N other) { return find(j, key) ? cell(get(j, key)) : other; }
static void frame(const N *rotation, const N *translation, const char *name, int in, const pose *in_poses, V *R, V *p) {
    V own[3], base[3] = {unit(0), unit(1), unit(2)}, wrong;
    for (int k = 0; k < 3; ++k) own[k].x[0] = rotation[k], own[k].x[1] = rotation[3 + k], own[k].x[2] = rotation[6 + k];
    wrong = minus(cross(own[0], own[1]), own[2]);
    for (int k = 0; k < 9; ++k) wrong.x[0].v |= sub(dot(own[k / 3], own[k % 3]), base[k / 3].x[k % 3]).v;
    if (wrong.x[0].v | wrong.x[1].v | wrong.x[2].v) fail(1, "%s: this is no rotation", name);
    const V *outer = in < 0 ? base : in_poses[in].R;
    *p = turned(outer, vector(translation));
    if (in >= 0) *p = plus(*p, in_poses[in].p);
    for (int k = 0; k < 3; ++k) R[k] = turned(outer, own[k]);
}
static void placed(const N *speeds, pose *out) { /* the poses, with their derivatives along these speeds */
    for (int i = 0; i < count; ++i) {
        body *b = &bodies[i];
        pose *o = &out[i];
        const N *q = q_ + b->q;
        memset(o, 0, sizeof *o);
        frame(b->rotation, b->translation, text(get(b->about, "joint")), b->parent, out, o->R, &o->p);
        if (b->kind == 'f') {
            V h = vector(q + 3), own[3], R[3], v = vector(speeds + b->v), u = vector(speeds + b->v + 3);
            N w = q[6], two = add(ONE(), ONE()), even = sub(mult(w, w), dot(h, h));
            for (int k = 0; k < 3; ++k)
                own[k] = plus(plus(scaled(unit(k), even), scaled(h, mult(two, h.x[k]))), scaled(cross(h, unit(k)), mult(two, w)));
            o->p = plus(o->p, turned(o->R, shifted(vector(q), turned(own, v))));
            for (int k = 0; k < 3; ++k) R[k] = turned(o->R, shifted(own[k], turned(own, cross(u, unit(k)))));
            for (int k = 0; k < 3; ++k) o->glide[k] = o->turn[3 + k] = o->R[k] = R[k];
            continue;
        }
        N rate = mult(b->factor, speeds[b->v]), slide = b->kind == 'p' ? ONE() : b->pitch, c = ONE(), s = ZERO;
        V x = o->R[0], y = o->R[1];
        o->p = plus(o->p, scaled(o->R[2], mult(slide, moving(add(mult(b->factor, *q), b->offset), rate))));
        o->glide[0] = scaled(o->R[2], slide);
        if (b->kind == 'p') continue;
        int whole = find(b->about, "mimic") == NULL, k = 1;
        if (!whole) {
            const char *f = text(item(get(b->about, "mimic"), 0)), *offset = text(item(get(b->about, "mimic"), 1));
            k = atoi(f), whole = !strchr(f, '/') && abs(k) <= 4 && !strcmp(offset, "0");
        }
        if (!whole) turn(add(mult(b->factor, *q), b->offset), &c, &s);
        for (int j = 0; whole && j < abs(k); ++j) turn(k < 0 ? neg(*q) : *q, &c, &s);
        N c0 = c;
        c = moving(c, neg(mult(s, rate))), s = moving(s, mult(c0, rate));
        o->R[0] = plus(scaled(x, c), scaled(y, s)), o->R[1] = minus(scaled(y, c), scaled(x, s));
        o->turn[0] = o->R[2];
    }
}
enum { GRAVITY = 1, FRICTION = 2, SPRINGS = 4, ALL = 7 };
static void efforts(const N *qd, const N *qdd, int terms, const pose *poses, const N *q, N *tau) {
    typedef struct { V w, dw, a, f, n, r; } state;
    state *of = room((size_t)(count + 1) * sizeof *of), *all = of + 1, ground = {0};
    N g[3];
    cells(get(table, "gravity"), g, 3);
    if (terms & GRAVITY) ground.a = minus(ground.a, vector(g));
    for (int k = 0; k < nv; ++k) tau[k] = ZERO;
    for (int i = 0; i < count; ++i) {
        const body *b = &bodies[i];
        const pose *o = &poses[i];
        const state *below = b->parent < 0 ? &ground : &all[b->parent];
        state *s = &all[i];
        V glide = {{ZERO, ZERO, ZERO}}, turning = glide, dglide = glide, dturning = glide, nothing = glide;
        for (int k = 0; k < b->n; ++k) {
            N speed = mult(b->factor, qd[b->v + k]), rate = mult(b->factor, qdd[b->v + k]);
            glide = plus(glide, scaled(o->glide[k], speed)), turning = plus(turning, scaled(o->turn[k], speed));
            dglide = plus(dglide, scaled(o->glide[k], rate)), dturning = plus(dturning, scaled(o->turn[k], rate));
        }
        s->r = minus(o->p, b->parent < 0 ? nothing : poses[b->parent].p);
        s->a = plus(plus(below->a, cross(below->dw, s->r)), cross(below->w, cross(below->w, s->r)));
        s->a = plus(plus(s->a, dglide), cross(plus(plus(below->w, below->w), turning), glide));
        s->dw = plus(plus(below->dw, dturning), cross(below->w, turning)), s->w = plus(below->w, turning);
        const N *I = b->inertia;
        V c = turned(o->R, vector(b->com)), tensor[3] = {{{I[0], I[1], I[2]}}, {{I[1], I[3], I[4]}}, {{I[2], I[4], I[5]}}};
        V both[2] = {s->w, s->dw};
        for (int k = 0; k < 2; ++k) {
            V local = {{dot(o->R[0], both[k]), dot(o->R[1], both[k]), dot(o->R[2], both[k])}};
            both[k] = turned(o->R, turned(tensor, local));
        }
        s->f = scaled(plus(plus(s->a, cross(s->dw, c)), cross(s->w, cross(s->w, c))), b->mass);
        s->n = plus(plus(both[1], cross(s->w, both[0])), cross(c, s->f));
        if (b->kind == 'f') continue;
        N speed = mult(b->factor, qd[b->v]), rate = mult(b->factor, qdd[b->v]), effort = mult(b->armature, rate);
        if (terms & FRICTION) {
            N way = b->is_smooth ? unknown("tanh", quotient(speed, b->smoothing)) : unknown("sign", speed);
            effort = add(effort, add(mult(b->viscous, speed), mult(b->coulomb, way)));
        }
        if (b->kind != 'p' && b->parent >= 0 && b->coupled) {
            state *under = &all[b->parent];
            V z = o->R[2], more = plus(scaled(z, rate), scaled(cross(below->w, z), speed));
            effort = add(effort, mult(b->rotor, dot(z, below->dw)));
            under->n = plus(under->n, scaled(more, b->rotor));
        }
        tau[b->v] = add(tau[b->v], mult(b->factor, effort));
    }
    for (int i = count; i--;) {
        const body *b = &bodies[i];
        for (int k = 0; k < b->n; ++k) {
            N e = add(dot(poses[i].glide[k], all[i].f), dot(poses[i].turn[k], all[i].n));
            tau[b->v + k] = add(tau[b->v + k], mult(b->factor, e));
        }
        if (b->parent < 0) continue;
        state *under = &all[b->parent];
        under->n = plus(plus(under->n, all[i].n), cross(all[i].r, all[i].f)), under->f = plus(under->f, all[i].f);
    }
    for (json *x = get(table, "springs")->child; x; x = x->next) {
        int i = integer(item(get(x, "v"), 0)), j = integer(item(get(x, "v"), 1)), l = integer(item(get(x, "q"), 0));
        N stretch = sub(q[l], q[integer(item(get(x, "q"), 1))]), pull = ZERO;
        if (terms & SPRINGS) pull = mult(cell(get(x, "stiffness")), stretch);
        if (terms & FRICTION) pull = add(pull, mult(cell(get(x, "damping")), sub(qd[i], qd[j])));
        tau[i] = add(tau[i], pull), tau[j] = sub(tau[j], pull);
    }
}
static void jacobian(const json *o, const pose *poses, N *out) { /* row-major, linear rows first */
    N rotation[9], translation[3];
    V R[3], p;
    const char *axes = text(get(o, "axes"));
    int i = integer(get(o, "body"));
    cells(get(o, "rotation"), rotation, 9), cells(get(o, "translation"), translation, 3);
    frame(rotation, translation, text(get(o, "frame")), i, poses, R, &p);
    for (int k = 0; k < 6 * nv; ++k) out[k] = ZERO;
    for (; i >= 0; i = bodies[i].parent)
        for (int k = 0; k < bodies[i].n; ++k) {
            V arm = strcmp(axes, "world") ? minus(p, poses[i].p) : minus(scaled(p, ZERO), poses[i].p);
            V two[2] = {plus(poses[i].glide[k], cross(poses[i].turn[k], arm)), poses[i].turn[k]};
            for (int j = 0; j < 6; ++j) {
                N x = strcmp(axes, "local") ? two[j / 3].x[j % 3] : dot(R[j % 3], two[j / 3]);
                N *to = &out[j * nv + bodies[i].v + k];
                *to = add(*to, mult(bodies[i].factor, x));
            }
        }
}

/* -- the check ------------------------------------------------------------------------------------------------ */
static N *many(int n) { return room((size_t)(n + 1) * sizeof(N)); }
static N *along(int k, int by_q, const N *qdd, int terms) { /* the slopes of tau by q[k] or qd[k] */
    N *unit = many(nv), *q = many(nq), *qd = many(nv), *tau = many(nv);
    unit[k] = ONE();
    memcpy(q, q_, (size_t)nq * sizeof *q), memcpy(qd, qd_, (size_t)nv * sizeof *qd);
    for (int i = 0; by_q && i < count; ++i)
        if (bodies[i].kind != 'f') q[bodies[i].q] = moving(q[bodies[i].q], unit[bodies[i].v]);
    if (by_q) placed(unit, moved);
    else qd[k] = moving(qd[k], unit[k]);
    efforts(qd, qdd, terms, by_q ? moved : poses, q, tau);
    for (int i = 0; i < nv; ++i) tau[i] = slope(tau[i]);
    return tau;
}
static void columns(N *out, N *column, int k, N factor) { /* column k of an nv x nv matrix */
    for (int i = 0; i < nv; ++i) out[i * nv + k] = mult(factor, column[i]);
}
static double worst;
static void compare(const char *file, const char *name, const N *zeros, int n) {
    for (int k = 0; k < n; ++k) {
        if (zeros[k].v) fail(1, "%s: %s[%d] of %s is another function", file, name, k, text(get(table, "robot")));
        if (first && cleared(zeros[k]) > worst) worst = cleared(zeros[k]);
    }
}
static void check_output(const char *file, const json *o) {
    const char *name = text(get(o, "quantity")), *array = text(get(o, "array")), *end = strrchr(name, '_');
    int n = nv, all = ALL, dq = end && !strcmp(end, "_dq"), dqd = end && !strcmp(end, "_dqd"), rows = nv;
    N *y = many(nv * nv + 6 * nv + 16), *r = many(nv * nv + 6 * nv + 16), half = number(power(add(ONE(), ONE()).v, P - 2), 1);
    char key[700];
#define IS(x) (!strcmp(name, x))
    if (IS("inverse_dynamics")) memcpy(r, tau_, (size_t)nv * sizeof *r);
    else if (IS("bias")) efforts(qd_, rest, all, poses, q_, r);
    else if (IS("gravity")) efforts(rest, rest, GRAVITY, poses, q_, r);
    else if (IS("coriolis_vector")) efforts(qd_, rest, 0, poses, q_, r);
    else if (IS("generalized_momentum") || IS("kinetic_energy")) efforts(rest, qd_, 0, poses, q_, r);
    else if (IS("friction")) {
        efforts(qd_, rest, FRICTION, poses, q_, r), efforts(qd_, rest, 0, poses, q_, y);
        for (int k = 0; k < nv; ++k) r[k] = sub(r[k], y[k]);
    } else if (!strncmp(name, "forward_dynamics", 16) && !dq && !dqd) memcpy(r, qdd_, (size_t)nv * sizeof *r);
    else if (IS("coriolis_matrix") || !strncmp(name, "inverse_dynamics_d", 18)) {
        for (int k = n = 0; k < nv; ++k, n = nv * nv)
            columns(r, IS("coriolis_matrix") ? along(k, 0, rest, 0) : along(k, dq, qdd_, all), k, dq || dqd ? ONE() : half);
    } else if (IS("jacobian")) jacobian(o, poses, r), n = 6 * nv;
    else if (IS("jacobian_rate")) {
        placed(qd_, moved), jacobian(o, moved, r), n = 6 * nv;
        for (int k = 0; k < n; ++k) r[k] = slope(r[k]);
    } else if (IS("forward_kinematics")) {
        N rotation[9], translation[3];
        V R[4];
        cells(get(o, "rotation"), rotation, 9), cells(get(o, "translation"), translation, 3);
        frame(rotation, translation, text(get(o, "frame")), integer(get(o, "body")), poses, R, &R[3]);
        for (int k = n = 0; k < 16; ++k, n = 16) r[k] = k < 12 ? R[k % 4].x[k / 4] : k < 15 ? ZERO : ONE();
    } else if (IS("mass_matrix") || IS("mass_matrix_inverse") || dq || dqd) {
        for (int k = n = 0; k < nv; ++k, n = nv * nv) {
            N *unit = many(nv), *column = many(nv);
            unit[k] = ONE(), efforts(rest, unit, 0, poses, q_, column), columns(r, column, k, ONE());
        }
    } else fail(2, "the quantity %s is not known", name);
    if (IS("kinetic_energy")) {
        N sum = ZERO;
        for (int k = 0; k < nv; ++k) sum = add(sum, mult(half, mult(qd_[k], r[k])));
        r[0] = sum, n = 1;
    }
    for (int k = 0; k <= n; ++k) {
        N *x = (snprintf(key, sizeof key, "%s[%d]", array, k), place(key, 0));
        if (!x != (k == n)) fail(1, "%s has not %d elements", array, n);
        if (x) y[k] = *x;
    }
    if (IS("mass_matrix_inverse") || !strncmp(name, "forward_dynamics_d", 18)) { /* M Y = 1, M Y = -slopes */
        N *M = r, *zeros = many(nv * nv);
        for (int k = 0; k < nv; ++k) {
            N *right = dq || dqd ? along(k, dq, qdd_, all) : many(nv);
            if (!dq && !dqd) right[k] = neg(ONE());
            for (int i = 0; i < nv; ++i)
                for (int j = (zeros[i * nv + k] = right[i], 0); j < nv; ++j)
                    zeros[i * nv + k] = add(zeros[i * nv + k], mult(M[i * nv + j], y[j * nv + k]));
        }
        compare(file, array, zeros, rows * nv);
    } else {
        for (int k = 0; k < n; ++k) y[k] = sub(y[k], r[k]);
        compare(file, array, y, n);
    }
}
static N *array(const char *name, int n) { /* variables, each of which may be an angle */
    N *x = many(n);
    char key[600];
    for (int k = 0; k < n; ++k) {
        snprintf(key, sizeof key, "%s[%d]", name, k);
        x[k] = number(draw("value %s", key), 1);
        if (*name == 'q' && !name[1]) around(x[k].v, key);
        *place(key, 1) = x[k];
    }
    return x;
}
static void start(void) { /* a prime and all residues */
    int k = 0;
    do {
        uint64_t x = 0;
        modulo((uint64_t)1 << 60), one = square = 0;
        char label[200], hex[65];
        snprintf(label, sizeof label, "%s %d prime %d", seed, point, k++);
        sha256(label, strlen(label), hex), hex[15] = 0; /* 60 bits; 2^60 = 16 (mod 24) */
        x = strtoull(hex, NULL, 16);
        P = ((uint64_t)1 << 60) + x / 24 * 24 + 7;
    } while (!is_prime(P));
    divisors = circles = 0;
    pi_value = number(draw("pi"), 1);
    N fifteen[2], c = ONE(), s = ZERO, quarter = number(power(mul(4, square), P - 2), 1), step = mult(pi_value, number(power(mul(12, square), P - 2), 1)), sum = ZERO;
    fifteen[0] = mult(add(root_of(6), root_of(2)), quarter), fifteen[1] = mult(sub(root_of(6), root_of(2)), quarter);
    for (int j = 0; j < 48; ++j) {
        N c0 = c;
        c.w = s.w = 2, angle(sum.v, c, s), angle(sum.v ? P - sum.v : 0, c, neg(s));
        c = sub(mult(c, fifteen[0]), mult(s, fifteen[1])), s = add(mult(s, fifteen[0]), mult(c0, fifteen[1])), sum = add(sum, step);
    }
    q_ = array("q", nq), qd_ = array("qd", nv), qdd_ = array("qdd", nv), rest = many(nv);
    char key[700];
    for (json *p = get(table, "parameters")->child; p; p = p->next) {
        snprintf(key, sizeof key, ":%s", p->key);
        N x = number(draw("value %s", key), 1);
        around(x.v, key), *place(key, 1) = x;
    }
    k = 0;
    for (json *p = get(table, "places")->child; p; p = p->next) {
        N *x = (snprintf(key, sizeof key, ":%s", text(p)), place(key, 0));
        N held = x ? *x : (fail(2, "no parameter %s", key), ZERO);
        snprintf(key, sizeof key, "parameters[%d]", k++), *place(key, 1) = held;
    }
    lets = many(length(get(table, "let"))), lets_known = 0;
    for (json *l = get(table, "let")->child; l; l = l->next) lets[lets_known] = cell(l), ++lets_known;
    bodies = room((size_t)(count + 1) * sizeof *bodies), k = 0;
    for (json *j = get(table, "bodies")->child; j; j = j->next) {
        body *b = &bodies[k++];
        json *mimic = find(j, "mimic");
        b->about = j, b->kind = *text(get(j, "kind")), b->n = b->kind == 'f' ? 6 : 1;
        b->parent = integer(get(j, "parent")), b->q = integer(get(j, "q")), b->v = integer(get(j, "v"));
        if (b->parent >= k - 1 || b->q + (b->kind == 'f' ? 7 : 1) > nq || b->v + b->n > nv) fail(2, "body %d", k - 1);
        cells(get(j, "rotation"), b->rotation, 9), cells(get(j, "translation"), b->translation, 3);
        cells(get(j, "com"), b->com, 3), cells(get(j, "inertia"), b->inertia, 6), b->mass = cell(get(j, "mass"));
        b->armature = optional(j, "armature", ZERO), b->viscous = optional(j, "viscous", ZERO);
        b->coulomb = optional(j, "coulomb", ZERO), b->rotor = optional(j, "rotor", ZERO);
        b->pitch = optional(j, "pitch", ZERO), b->smoothing = optional(j, "smoothing", ONE());
        b->factor = mimic ? cell(item(mimic, 0)) : ONE(), b->offset = mimic ? cell(item(mimic, 1)) : ZERO;
        b->is_smooth = find(j, "smoothing") != NULL;
        b->coupled = get(table, "rotors")->kind == 't' || find(j, "coupled");
        if (mimic && b->kind != 'p') snprintf(key, sizeof key, "mimic %d", k), around(add(mult(b->factor, q_[b->q]), b->offset).v, key);
        for (int i = 0; b->kind == 'f' && i < 4; ++i) { /* a quaternion of length 1 */
            N a[3], norm = ZERO, two = add(ONE(), ONE());
            for (int l = 0; l < 3; ++l) a[l] = number(draw("sphere %d %d", k, l), 1), norm = add(norm, mult(a[l], a[l]));
            N below = add(ONE(), norm), x = i < 3 ? mult(two, a[i]) : sub(ONE(), norm);
            if (!below.v) longjmp(vanished, 1);
            q_[b->q + 3 + i] = number(mul(x.v, power(below.v, P - 2)), 2);
            snprintf(key, sizeof key, "q[%d]", b->q + 3 + i), *place(key, 1) = q_[b->q + 3 + i];
        }
    }
    poses = room((size_t)(count + 1) * sizeof *poses), moved = room((size_t)(count + 1) * sizeof *moved);
    placed(rest, poses), tau_ = many(nv);
    efforts(qd_, qdd_, ALL, poses, q_, tau_); /* as free as qdd, and known with it */
    for (k = 0; k < nv; ++k) snprintf(key, sizeof key, "tau[%d]", k), *place(key, 1) = tau_[k];
}
static char *contents(const char *path, size_t *n) {
    FILE *f = fopen(path, "rb");
    if (!f) fail(2, "%s cannot be opened", path);
    char *out = NULL;
    for (*n = 0;;) {
        if (!(out = realloc(out, *n + 65537))) fail(2, "no memory");
        size_t more = fread(out + *n, 1, 65536, f);
        out[*n += more] = 0;
        if (!more) break;
    }
    if (strlen(out) != *n) fail(2, "%s is no text", path);
    return fclose(f), out;
}
static char *without_comments(char *s) { /* a line that goes on could end one where we do not see it */
    for (char *c = s; (c = strpbrk(c, "\\?")); ++c)
        if ((*c != '?' && c[1 + strspn(c + 1, " \t\r\v\f")] == '\n') || !strncmp(c, "?\?/", 3)) fail(2, "a continued line");
    for (char *c = s, *end; (c = strstr(c, "/*")); memset(c, ' ', (size_t)(end + 2 - c)))
        if (!(end = strstr(c + 2, "*/"))) fail(2, "a comment without an end");
    return s;
}
static void check_directives(char *s, const char *stem, int header) { /* and take them out */
    char upper[300], own[400];
    for (int k = 0; k < 299 && (upper[k] = (char)toupper((unsigned char)stem[k])); ++k) upper[k + 1] = 0;
    for (char *line = s, *end; *line; line = end + (*end == '\n')) {
        end = line + strcspn(line, "\n");
        char *mark = memchr(line, '#', (size_t)(end - line)), copy[500];
        if (!mark) {
            if (header && strcspn(line, "{}=\"?<>#%\\") < (size_t)(end - line) && (end - line != 12 || strncmp(line, "extern \"C\" {", 12)) && (end - line != 1 || *line != '}'))
                fail(2, "%s.h: unexpected %.*s", stem, (int)(end - line), line);
            continue;
        }
        if (end - line > 400) fail(2, "a long line");
        memcpy(copy, line, (size_t)(end - line)), copy[end - line] = 0;
        int n = 0, plain = 0;
        if (header) {
            snprintf(own, sizeof own, "#define %s_%%*[A-Z0-9_]%%n %%*[0-9]%%n", upper);
            plain = !strcmp(copy, "#ifdef __cplusplus") || !strcmp(copy, "#define restrict") || !strncmp(copy, "#ifndef ", 8) ||
                    !strcmp(copy, "#undef restrict") || !strncmp(copy, "#endif", 6) || !strcmp(copy, "#include <stddef.h>");
            if (!plain) sscanf(copy, own, &n, &n), plain = n && !copy[n];
        } else {
            snprintf(own, sizeof own, "#include \"%s.h\"", stem);
            plain = !strcmp(copy, own) || !strcmp(copy, "#include <math.h>");
        }
        if (!plain) fail(2, "unexpected %s", copy);
        memset(line, ' ', (size_t)(end - line));
    }
}
int main(int n, char **arguments) {
    if (n != 3) fail(2, "usage: check_emdeg ROBOT.json FILE.c");
    size_t sizes[2];
    char *raw = contents(arguments[1], &sizes[0]), *file = contents(arguments[2], &sizes[1]), hex[3][65], *last = NULL, path[4096];
    for (char *c = raw; (c = strstr(c, " \"sha256\": \"")); ++c) last = c;
    if (!last) fail(2, "%s is no table", arguments[1]);
    sha256(raw, (size_t)(last - raw), hex[0]);
    if (strncmp(last + 12, hex[0], 64) || strcmp(last + 76, "\"\n}\n")) fail(1, "%s was changed after it was written: its SHA-256 is another", arguments[1]);
    sha256(raw, sizes[0], hex[0]), sha256(file, sizes[1], hex[1]);
    const char *name = strrchr(arguments[2], '/') ? strrchr(arguments[2], '/') + 1 : arguments[2];
    const char *stem = copied(name, strcspn(name, "."));
    if (!*stem || strlen(stem) > 200 || stem[strspn(stem, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_")])
        fail(2, "a name of letters, digits and _ is expected, not %s", stem);
    at = raw, table = value();
    if (strcmp(text(get(table, "format")), "emdeg.robot-table") || integer(get(table, "version")) != 1) fail(2, "no table of version 1");
    json *about_file = find(get(table, "files"), name), *program = NULL;
    if (!about_file) fail(2, "%s says nothing of %s", arguments[1], name);
    if (strcmp(text(get(about_file, "sha256")), hex[1])) fail(1, "%s was changed after it was written: its SHA-256 is another", name);
    nv = integer(get(table, "nv")), nq = integer(get(table, "nq")), count = length(get(table, "bodies"));
    numbers = find(about_file, "numbers") ? find(about_file, "numbers") : room(sizeof *numbers);
    names = calloc(NAMES, sizeof *names);
    size_t length_of = strlen(name);
    if (length_of > 2 && !strcmp(name + length_of - 2, ".c")) {
        size_t m;
        snprintf(path, sizeof path, "%.*s.h", (int)(length_of - 2 + (size_t)(name - arguments[2])), arguments[2]);
        check_directives(without_comments(contents(path, &m)), stem, 1);
        check_directives(without_comments(file), stem, 0);
        single = strstr(file, "float *restrict") != NULL, in_c = 1;
    } else at = file, program = value();
    snprintf(path, sizeof path, "check_emdeg.c %s %s", hex[0], hex[1]);
    sha256(path, strlen(path), seed);
    double chance = 1, height = 0, angles = 0;
    volatile int done = 0, points = 1;
    while (done < points) {
        if (++point > 100) fail(2, "a divisor vanishes everywhere");
        first = !done, operations = looked_up = 0;
        if (setjmp(vanished)) continue;
        start();
        at = file, in_c = !program;
        if (program) read_program(program, get(about_file, "outputs"));
        else read_c(stem);
        in_c = 0;
        for (json *o = get(table, "outputs")->child; o; o = o->next)
            for (json *wanted = get(about_file, "outputs")->child; wanted; wanted = wanted->next)
                if (!strcmp(text(wanted), text(get(o, "name")))) check_output(name, o);
        if (first) {
            angles = circles, height = 4 * worst * (operations + bits + 2 * angles);
            chance = 2 * (((1 + angles) * worst + looked_up * angles) / ldexp(1, 60) + height / 60 / ldexp(1, 51));
            if (!(chance < ldexp(1, -9))) fail(2, "a degree of %g is too much for primes of 61 bits", worst);
            points = (int)ceil(100 / -log2(chance));
        }
        ++done;
    }
    printf("EQUAL: %s computes", name);
    for (json *o = get(about_file, "outputs")->child; o; o = o->next) printf(" %s%s", text(o), o->next ? "," : "");
    printf(" of %s in exact arithmetic; chance of error < 2^%.0f: %d points modulo %d primes > 2^60, degree %.0f, %.0f angles, "
           "height %.0f bits; %d literals agree with exact numbers to 0.501 units in the last place; robot %.16s, file %.16s\n",
           text(get(table, "robot")), points * log2(chance), points, points, worst, angles, height, literals, hex[0], hex[1]);
    return 0;
}
