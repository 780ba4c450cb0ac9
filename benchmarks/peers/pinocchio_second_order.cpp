// Pinocchio's second derivatives of inverse dynamics over rows of states, timed from C++.
//
// The model is built as in pinocchio_loop.cpp. Pinocchio gives four tensors; what optimal control
// asks of them, their contraction with λ, is a loop over them, timed apart.
#include <pinocchio/fwd.hpp>

#include <pinocchio/algorithm/rnea-second-order-derivatives.hpp>
#include <pinocchio/multibody.hpp>

#include <chrono>

namespace pin = pinocchio;
using Vector = Eigen::VectorXd;
using Row = Eigen::Map<const Vector>;

struct Peer {
    pin::Model model;
    pin::Data data;
};

static double now() {
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

extern "C" void *second_make(int bodies, const int *parents, const int *types,
                             const double *poses, const double *inertias, const double *armature,
                             const double *gravity) {
    auto *peer = new Peer;
    for (int i = 0; i < bodies; ++i) {
        const double *pose = poses + 12 * i, *inertia = inertias + 10 * i;
        Eigen::Matrix3d rotation, tensor;
        for (int k = 0; k < 9; ++k) rotation(k / 3, k % 3) = pose[k];
        const pin::SE3 placement(rotation, Eigen::Vector3d(pose[9], pose[10], pose[11]));
        const std::string name = "joint" + std::to_string(i);
        const auto parent = static_cast<pin::JointIndex>(parents[i] + 1);
        pin::JointIndex index;
        if (types[i] == 0) index = peer->model.addJoint(parent, pin::JointModelRZ(), placement, name);
        else if (types[i] == 1) index = peer->model.addJoint(parent, pin::JointModelPZ(), placement, name);
        else index = peer->model.addJoint(parent, pin::JointModelFreeFlyer(), placement, name);
        tensor << inertia[4], inertia[5], inertia[6], inertia[5], inertia[7], inertia[8],
            inertia[6], inertia[8], inertia[9];
        const Eigen::Vector3d centre(inertia[1], inertia[2], inertia[3]);
        peer->model.appendBodyToJoint(index, pin::Inertia(inertia[0], centre, tensor));
    }
    peer->model.gravity.linear() = Eigen::Vector3d(gravity[0], gravity[1], gravity[2]);
    peer->model.armature = Row(armature, peer->model.nv);
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
