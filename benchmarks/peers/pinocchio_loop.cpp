// Pinocchio's algorithms over rows of states, timed from C++: the peer at its best.
//
// The model is built by pinocchio_model.hpp.
#include <pinocchio/fwd.hpp>

#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/rnea-derivatives.hpp>
#include <pinocchio/algorithm/rnea.hpp>

#include "pinocchio_model.hpp"

template <typename Matrix> static void both_triangles(Matrix &M) {
    M.template triangularView<Eigen::StrictlyLower>() =
        M.transpose().template triangularView<Eigen::StrictlyLower>();
}

struct Peer {
    pin::Model model;
    pin::Data data;
    Eigen::MatrixXd dq, dv, da;
};

extern "C" void *peer_make(int bodies, const int *parents, const int *types, const double *poses,
                           const double *inertias, const double *armature,
                           const double *gravity) {
    auto *peer = new Peer;
    peer->model = model_of(bodies, parents, types, poses, inertias, armature, gravity);
    peer->data = pin::Data(peer->model);
    const int n = peer->model.nv;
    peer->dq.setZero(n, n);
    peer->dv.setZero(n, n);
    peer->da.setZero(n, n);
    return peer;
}

// algorithm: 0 rnea, 1 crba, 2 aba, 3 rnea derivatives; 11 and 12 the same in world coordinates;
// 20 more: M with both triangles, the lower one copied as Pinocchio's documentation says.
// Matrices stay where Pinocchio puts them; their last entry goes to `out` for the comparison.
// Returns seconds of the best repetition.
extern "C" double peer_run(void *handle, int algorithm, long count, int repetitions,
                           const double *q, const double *v, const double *a, double *out) {
    auto *peer = static_cast<Peer *>(handle);
    pin::Model &model = peer->model;
    pin::Data &data = peer->data;
    const int nq = model.nq, nv = model.nv, last = nv - 1;
    const bool whole = algorithm > 20;
    const bool world = algorithm / 10 % 2 == 1;
    const auto convention = world ? pin::Convention::WORLD : pin::Convention::LOCAL;
    algorithm %= 10;
    double best = 1e30;
    for (int r = 0; r < repetitions; ++r) {
        const double start = now();
        for (long i = 0; i < count; ++i) {
            const Row qi(q + i * nq, nq), vi(v + i * nv, nv), ai(a + i * nv, nv);
            if (algorithm == 0) {
                Eigen::Map<Vector>(out + i * nv, nv) = pin::rnea(model, data, qi, vi, ai);
            } else if (algorithm == 1) {
                pin::crba(model, data, qi, convention);
                if (whole) both_triangles(data.M);
                out[i * nv] = data.M(last, last);
            } else if (algorithm == 2) {
                Eigen::Map<Vector>(out + i * nv, nv) =
                    pin::aba(model, data, qi, vi, ai, convention);
            } else {
                pin::computeRNEADerivatives(model, data, qi, vi, ai, peer->dq, peer->dv, peer->da);
                if (whole) both_triangles(peer->da);
                out[i * nv] = peer->dq(last, last);
            }
        }
        best = std::min(best, now() - start);
    }
    return best;
}
