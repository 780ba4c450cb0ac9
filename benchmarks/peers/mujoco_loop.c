/* MuJoCo's inverse and forward dynamics over rows of states, timed from C. */
#define _POSIX_C_SOURCE 200809L
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

double mujoco_run(const char *file, int forward, long count, int repetitions, const double *q,
                  const double *v, const double *a, double *out) {
    char error[500] = "";
    mjModel *m = mj_loadXML(file, NULL, error, sizeof error);
    if (!m) {
        fprintf(stderr, "%s\n", error);
        return -1.0;
    }
    mjData *d = mj_makeData(m);
    const size_t nq = (size_t)m->nq, nv = (size_t)m->nv;
    double best = 1e30;
    for (int r = 0; r < repetitions; ++r) {
        const double start = now();
        for (long i = 0; i < count; ++i) {
            memcpy(d->qpos, q + (size_t)i * nq, nq * sizeof(double));
            memcpy(d->qvel, v + (size_t)i * nv, nv * sizeof(double));
            if (forward) {
                memcpy(d->qfrc_applied, a + (size_t)i * nv, nv * sizeof(double));
                mj_forward(m, d);
                memcpy(out + (size_t)i * nv, d->qacc, nv * sizeof(double));
            } else {
                memcpy(d->qacc, a + (size_t)i * nv, nv * sizeof(double));
                mj_inverse(m, d);
                memcpy(out + (size_t)i * nv, d->qfrc_inverse, nv * sizeof(double));
            }
        }
        const double elapsed = now() - start;
        if (elapsed < best) best = elapsed;
    }
    mj_deleteData(d);
    mj_deleteModel(m);
    return best;
}
