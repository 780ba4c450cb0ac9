// Pinocchio's second derivatives of inverse dynamics over rows of states, timed from C++.
//
// Pinocchio gives four tensors; what optimal control asks of them, their contraction with λ, is a
// loop over them, timed apart.
#include <pinocchio/fwd.hpp>

#include <pinocchio/algorithm/rnea-second-order-derivatives.hpp>

#include "pinocchio_model.hpp"

struct Peer {
    pin::Model model;
    pin::Data data;
};

extern "C" void *second_make(int bodies, const int *parents, const int *types,
                             const double *poses, const double *inertias, const double *armature,
                             const double *gravity) {
    auto *peer = new Peer;
    peer->model = model_of(bodies, parents, types, poses, inertias, armature, gravity);
    peer->data = pin::Data(peer->model);
    return peer;
}

// Of each state the blocks λᵀ∂²τ: qq, q v, v v, q a, n×n each and row-major, in `out` where
// `contract`; else the tensors stay where Pinocchio puts them. Returns seconds.
extern "C" double second_run(void *handle, int contract, long count, const double *q,
                             const double *v, const double *a, const double *lambda, double *out) {
    auto *peer = static_cast<Peer *>(handle);
    pin::Model &model = peer->model;
    pin::Data &data = peer->data;
    const int nq = model.nq, n = model.nv;
    const double start = now();
    for (long s = 0; s < count; ++s) {
        const Row qs(q + s * nq, nq), vs(v + s * n, n), as(a + s * n, n), ls(lambda + s * n, n);
        pin::ComputeRNEASecondOrderDerivatives(model, data, qs, vs, as);
        if (!contract) continue;
        // tensors are stored by columns: λᵀ T is one product with n × n² of them
        const Eigen::Map<const Eigen::MatrixXd> dqdq(data.d2tau_dqdq.data(), n, n * n),
            dqdv(data.d2tau_dqdv.data(), n, n * n), dvdv(data.d2tau_dvdv.data(), n, n * n),
            dadq(data.d2tau_dadq.data(), n, n * n);
        double *o = out + 4 * s * n * n;
        using Flat = Eigen::Map<Eigen::RowVectorXd>;
        Flat(o, n * n).noalias() = ls.transpose() * dqdq;
        Flat(o + n * n, n * n).noalias() = ls.transpose() * dqdv;
        Flat(o + 2 * n * n, n * n).noalias() = ls.transpose() * dvdv;
        Flat(o + 3 * n * n, n * n).noalias() = ls.transpose() * dadq;
    }
    return now() - start;
}
