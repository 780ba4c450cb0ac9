/* Loops around one call, timed in C; and the arithmetic peak of one core. */
#define _POSIX_C_SOURCE 200809L
#include <stdint.h>
#include <time.h>

typedef void (*kernel4)(const double *, const double *, double *, const double *);
typedef void (*kernel3)(const double *, double *, const double *);
typedef void (*kernel5)(const double *, const double *, const double *, double *, const double *);
typedef void (*kernel7)(const double *, const double *, const double *, double *, double *,
                        double *, const double *);
typedef int (*traced)(const double **, double **, long long *, double *, int);

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* emdeg's kernel for one state on `count` different states; inputs and outputs by number. */
double drive_one(void *address, int inputs, int outputs, const int *widths, double **arrays,
                 const double *constants, long count) {
    const double *x[3] = {arrays[0], arrays[1], arrays[2]};
    double *y[3] = {arrays[inputs], arrays[inputs + 1], arrays[inputs + 2]};
    const int *wx = widths, *wy = widths + inputs;
    const double start = now();
    for (long i = 0; i < count; ++i) {
        if (inputs == 3 && outputs == 1)
            ((kernel5)address)(x[0] + i * wx[0], x[1] + i * wx[1], x[2] + i * wx[2],
                               y[0] + i * wy[0], constants);
        else if (inputs == 3)
            ((kernel7)address)(x[0] + i * wx[0], x[1] + i * wx[1], x[2] + i * wx[2],
                               y[0] + i * wy[0], y[1] + i * wy[1], y[2] + i * wy[2], constants);
        else if (inputs == 2)
            ((kernel4)address)(x[0] + i * wx[0], x[1] + i * wx[1], y[0] + i * wy[0], constants);
        else
            ((kernel3)address)(x[0] + i * wx[0], y[0] + i * wy[0], constants);
    }
    return now() - start;
}

/* A function that CasADi wrote. */
double drive_traced(void *address, const int *widths, int outputs, double **arrays, double *work,
                    long count) {
    const traced f = (traced)address;
    const double start = now();
    for (long i = 0; i < count; ++i) {
        const double *arg[8] = {arrays[0] + i * widths[0], arrays[1] + i * widths[1],
                                arrays[2] + i * widths[2]};
        double *res[8];
        for (int k = 0; k < outputs; ++k) res[k] = arrays[3 + k] + i * widths[3 + k];
        f(arg, res, 0, work, 0);
    }
    return now() - start;
}

/* Multiply-adds per second of one core, in doubles. */
#if defined(__AVX512F__)
typedef double wide __attribute__((vector_size(64)));
#elif defined(__AVX__)
typedef double wide __attribute__((vector_size(32)));
#else
typedef double wide __attribute__((vector_size(16)));
#endif

#define EACH(X) X(a) X(b) X(c) X(d) X(e) X(f) X(g) X(h) X(i) X(j) X(k) X(l)
#define START(x) wide x = zero + (double)rounds;
#define STEP(x) x = x * factor + x; __asm__ volatile("" : "+v"(x));
#define TOTAL(x) total += x;

double peak(long rounds) {
    const wide zero = {0};
    wide factor = zero + 1e-9;
    __asm__ volatile("" : "+v"(factor));
    EACH(START)
    const double start = now();
    for (long r = 0; r < rounds; ++r) {
        EACH(STEP)
    }
    const double elapsed = now() - start;
    wide total = zero;
    EACH(TOTAL)
    volatile double sink = total[0];
    (void)sink;
    return (double)rounds * 12.0 * (double)(sizeof(wide) / sizeof(double)) / elapsed;
}
