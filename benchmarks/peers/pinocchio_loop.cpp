// Pinocchio's algorithms over rows of states, timed from C++: the peer at its best.
//
// The model is built from numbers that benchmarks/speed_peers.py takes from emdeg's Robot, with
// Pinocchio's fastest joint types (revolute and prismatic along z, free flyer).
#include <pinocchio/fwd.hpp>

#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/rnea-derivatives.hpp>
#include <pinocchio/algorithm/rnea.hpp>
#include <pinocchio/multibody.hpp>

#include <chrono>

namespace pin = pinocchio;
using Vector = Eigen::VectorXd;
using Row = Eigen::Map<const Vector>;

struct Peer {
    pin::Model model;
    pin::Data data;
    Eigen::MatrixXd dq, dv, da;
};

static double now() {
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

extern "C" void *peer_make(int bodies, const int *parents, const int *types, const double *poses,
                           const double *inertias, const double *armature,
                           const double *gravity) {
    auto *peer = new Peer;
    for (int i = 0; i < bodies; ++i) {
        const double *pose = poses + 12 * i, *inertia = inertias + 10 * i;
        Eigen::Matrix3d rotation;
        for (int k = 0; k < 9; ++k) rotation(k / 3, k % 3) = pose[k];
        const pin::SE3 placement(rotation, Eigen::Vector3d(pose[9], pose[10], pose[11]));
        const std::string name = "joint" + std::to_string(i);
        const auto parent = static_cast<pin::JointIndex>(parents[i] + 1);
        pin::JointIndex index;
        if (types[i] == 0) index = peer->model.addJoint(parent, pin::JointModelRZ(), placement, name);
        else if (types[i] == 1) index = peer->model.addJoint(parent, pin::JointModelPZ(), placement, name);
        else index = peer->model.addJoint(parent, pin::JointModelFreeFlyer(), placement, name);
        Eigen::Matrix3d tensor;
        tensor << inertia[4], inertia[5], inertia[6], inertia[5], inertia[7], inertia[8],
            inertia[6], inertia[8], inertia[9];
        const Eigen::Vector3d centre(inertia[1], inertia[2], inertia[3]);
        peer->model.appendBodyToJoint(index, pin::Inertia(inertia[0], centre, tensor));
    }
    peer->model.gravity.linear() = Eigen::Vector3d(gravity[0], gravity[1], gravity[2]);
    peer->model.armature = Row(armature, peer->model.nv);
    peer->data = pin::Data(peer->model);
    const int n = peer->model.nv;
    peer->dq.setZero(n, n);
    peer->dv.setZero(n, n);
    peer->da.setZero(n, n);
    return peer;
}

// algorithm: 0 rnea, 1 crba, 2 aba, 3 rnea derivatives; 11 and 12 the same in world coordinates.
// Matrices stay where Pinocchio puts them; their last entry goes to `out` for the comparison.
// Returns seconds of the best repetition.
extern "C" double peer_run(void *handle, int algorithm, long count, int repetitions,
                           const double *q, const double *v, const double *a, double *out) {
    auto *peer = static_cast<Peer *>(handle);
    pin::Model &model = peer->model;
    pin::Data &data = peer->data;
    const int nq = model.nq, nv = model.nv, last = nv - 1;
    const auto convention = algorithm > 10 ? pin::Convention::WORLD : pin::Convention::LOCAL;
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
                out[i * nv] = data.M(last, last);
            } else if (algorithm == 2) {
                Eigen::Map<Vector>(out + i * nv, nv) =
                    pin::aba(model, data, qi, vi, ai, convention);
            } else {
                pin::computeRNEADerivatives(model, data, qi, vi, ai, peer->dq, peer->dv, peer->da);
                out[i * nv] = peer->dq(last, last);
            }
        }
        best = std::min(best, now() - start);
    }
    return best;
}
