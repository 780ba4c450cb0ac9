/* mj_step in a loop, timed from C; the model comes from a file with contacts switched off. */
#define _POSIX_C_SOURCE 200809L
#include <mujoco/mujoco.h>
#include <string.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Seconds of `steps` steps from (q, v), which are overwritten by the end; -1 for a bad file. */
double mujoco_steps(const char *file, long steps, double *q, double *v) {
    char error[500] = "";
    mjModel *m = mj_loadXML(file, NULL, error, sizeof error);
    if (!m) return -1.0;
    mjData *d = mj_makeData(m);
    memcpy(d->qpos, q, (size_t)m->nq * sizeof(double));
    memcpy(d->qvel, v, (size_t)m->nv * sizeof(double));
    const double start = now();
    for (long k = 0; k < steps; ++k) mj_step(m, d);
    const double elapsed = now() - start;
    memcpy(q, d->qpos, (size_t)m->nq * sizeof(double));
    memcpy(v, d->qvel, (size_t)m->nv * sizeof(double));
    mj_deleteData(d);
    mj_deleteModel(m);
    return elapsed;
}
