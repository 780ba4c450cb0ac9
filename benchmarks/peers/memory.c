/* What the memory of this machine can do: bare loops of whole vectors. */
#include <stdint.h>
#include <immintrin.h>

#if defined(__AVX512F__)
typedef __m512d wide;
#define SET _mm512_set1_pd
#define LOAD _mm512_load_pd
#define STORE _mm512_store_pd
#define PAST _mm512_stream_pd
#define FMA(x, y, z) _mm512_fmadd_pd(x, y, z)
#elif defined(__AVX__)
typedef __m256d wide;
#define SET _mm256_set1_pd
#define LOAD _mm256_load_pd
#define STORE _mm256_store_pd
#define PAST _mm256_stream_pd
#define FMA(x, y, z) _mm256_fmadd_pd(x, y, z)
#else
typedef __m128d wide;
#define SET _mm_set1_pd
#define LOAD _mm_load_pd
#define STORE _mm_store_pd
#define PAST _mm_stream_pd
#define FMA(x, y, z) _mm_add_pd(_mm_mul_pd(x, y), z)
#endif
#define STEP ((long)(sizeof(wide) / sizeof(double)))

/* p and q are aligned to 64 bytes, count is a multiple of 8 */
void fill(double *p, long count) {
    const wide x = SET(1.5);
    for (long i = 0; i < count; i += STEP) STORE(p + i, x);
}

void fill_past(double *p, long count) {
    const wide x = SET(1.5);
    for (long i = 0; i < count; i += STEP) PAST(p + i, x);
    _mm_sfence();
}

void copy(double *p, const double *q, long count) {
    for (long i = 0; i < count; i += STEP) STORE(p + i, LOAD(q + i));
}

/* For each STEP of the states: read `reads` vectors, multiply and add `work` times (rounded down to
   tens) between the writes, and write `writes` vectors, past the cache where `past` says so. */
#define EACH(DO) DO(0) DO(1) DO(2) DO(3) DO(4) DO(5) DO(6) DO(7) DO(8) DO(9)
#define START(k) wide c##k = SET(k);
#define MULTIPLY_ADD(k) c##k = FMA(c##k, factor, c##k); __asm__ volatile("" : "+v"(c##k));
void mixture(double *p, const double *q, long states, long reads, long writes, long work,
             long past) {
    const wide factor = SET(1e-9);
    EACH(START)
    for (long s = 0; s < states; s += STEP) {
        for (long r = 0; r < reads; ++r, q += STEP) c0 = FMA(LOAD(q), factor, c0);
        for (long w = 0, done = 0; w < writes; ++w, p += STEP) {
            for (; done + 10 <= work * (w + 1) / writes; done += 10) { EACH(MULTIPLY_ADD) }
            if (past) PAST(p, c0);
            else STORE(p, c0);
        }
    }
    _mm_sfence();
}
