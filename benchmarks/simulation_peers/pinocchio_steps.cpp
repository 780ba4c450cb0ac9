// Pinocchio's articulated body algorithm in a fixed-step loop, timed from C++.
//
// The model is built from numbers that benchmarks/simulation.py takes from emdeg's Robot, with
// Pinocchio's fastest joint types. Fixed bases only: q += h v is then Pinocchio's `integrate`.
#include <pinocchio/fwd.hpp>

#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/multibody.hpp>

#include <chrono>

namespace pin = pinocchio;
using Vector = Eigen::VectorXd;

static double now() {
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

// poses: rotation row by row, translation; inertias: mass, centre, xx xy xz yy yz zz about it.
// scheme 0: semi-implicit Euler, 1: rk4. convention 0: local, 1: world. Returns seconds.
extern "C" double pinocchio_steps(int bodies, const int *types, const double *poses,
                                  const double *inertias, const double *gravity, int scheme,
                                  int convention, double h, long steps, double *q_state,
                                  double *v_state) {
    pin::Model model;
    pin::JointIndex parent = 0;
    for (int i = 0; i < bodies; ++i) {
        const double *pose = poses + 12 * i, *inertia = inertias + 10 * i;
        Eigen::Matrix3d rotation, tensor;
        for (int k = 0; k < 9; ++k) rotation(k / 3, k % 3) = pose[k];
        const pin::SE3 placement(rotation, Eigen::Vector3d(pose[9], pose[10], pose[11]));
        const std::string name = "joint" + std::to_string(i);
        parent = types[i] == 0 ? model.addJoint(parent, pin::JointModelRZ(), placement, name)
                               : model.addJoint(parent, pin::JointModelPZ(), placement, name);
        tensor << inertia[4], inertia[5], inertia[6], inertia[5], inertia[7], inertia[8],
            inertia[6], inertia[8], inertia[9];
        const Eigen::Vector3d centre(inertia[1], inertia[2], inertia[3]);
        model.appendBodyToJoint(parent, pin::Inertia(inertia[0], centre, tensor));
    }
    model.gravity.linear() = Eigen::Vector3d(gravity[0], gravity[1], gravity[2]);
    pin::Data data(model);
    const int n = model.nv;
    const auto how = convention ? pin::Convention::WORLD : pin::Convention::LOCAL;
    const Vector tau = Vector::Zero(n);
    Vector q = Eigen::Map<Vector>(q_state, n), v = Eigen::Map<Vector>(v_state, n);
    Vector a1(n), a2(n), a3(n), a4(n), q1(n), v2(n), v3(n), v4(n);
    const double start = now();
    for (long k = 0; k < steps; ++k) {
        if (scheme == 0) {
            v += h * pin::aba(model, data, q, v, tau, how);
            q += h * v;
        } else {
            a1 = pin::aba(model, data, q, v, tau, how);
            q1 = q + h / 2 * v;
            v2 = v + h / 2 * a1;
            a2 = pin::aba(model, data, q1, v2, tau, how);
            q1 = q + h / 2 * v2;
            v3 = v + h / 2 * a2;
            a3 = pin::aba(model, data, q1, v3, tau, how);
            q1 = q + h * v3;
            v4 = v + h * a3;
            a4 = pin::aba(model, data, q1, v4, tau, how);
            q += h / 6 * (v + 2 * v2 + 2 * v3 + v4);
            v += h / 6 * (a1 + 2 * a2 + 2 * a3 + a4);
        }
    }
    const double elapsed = now() - start;
    Eigen::Map<Vector>(q_state, n) = q;
    Eigen::Map<Vector>(v_state, n) = v;
    return elapsed;
}
