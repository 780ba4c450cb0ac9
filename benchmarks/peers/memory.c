/* What the memory of this machine can do: bare loops of whole vectors, without any arithmetic. */
#include <stdint.h>
#include <immintrin.h>

#if defined(__AVX512F__)
typedef __m512d wide;
#define SET _mm512_set1_pd
#define LOAD _mm512_load_pd
#define STORE _mm512_store_pd
#define PAST _mm512_stream_pd
#elif defined(__AVX__)
typedef __m256d wide;
#define SET _mm256_set1_pd
#define LOAD _mm256_load_pd
#define STORE _mm256_store_pd
#define PAST _mm256_stream_pd
#else
typedef __m128d wide;
#define SET _mm_set1_pd
#define LOAD _mm_load_pd
#define STORE _mm_store_pd
#define PAST _mm_stream_pd
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
