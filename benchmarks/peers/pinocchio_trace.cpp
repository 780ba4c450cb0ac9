// Pinocchio's algorithms traced by CasADi and written as C: the generated-code route.
#include <pinocchio/autodiff/casadi.hpp>

#include <pinocchio/algorithm/aba.hpp>
#include <pinocchio/algorithm/crba.hpp>
#include <pinocchio/algorithm/rnea-derivatives.hpp>
#include <pinocchio/algorithm/rnea.hpp>
#include <pinocchio/multibody.hpp>

#include <casadi/casadi.hpp>

namespace pin = pinocchio;
using SX = casadi::SX;
using Vector = Eigen::Matrix<SX, Eigen::Dynamic, 1>;

static Vector column(const SX &symbols) {
    Vector result(symbols.size1());
    for (Eigen::Index i = 0; i < result.size(); ++i) result[i] = symbols(i);
    return result;
}

template <typename Matrix>
static SX rows(const Matrix &matrix, bool symmetric = false) {
    SX result = SX::zeros(matrix.rows() * matrix.cols());
    for (Eigen::Index i = 0; i < matrix.rows(); ++i)
        for (Eigen::Index j = 0; j < matrix.cols(); ++j)
            result(i * matrix.cols() + j) = symmetric && j < i ? matrix(j, i) : matrix(i, j);
    return result;
}

// As peer_make of pinocchio_loop.cpp, then: algorithm 0 rnea, 1 crba, 2 aba, 3 rnea derivatives;
// 11 and 12 the same in world coordinates.
extern "C" int peer_trace(int bodies, const int *parents, const int *types, const double *poses,
                          const double *inertias, const double *armature, const double *gravity,
                          int algorithm, const char *directory, const char *name) {
    pin::Model plain;
    for (int i = 0; i < bodies; ++i) {
        const double *pose = poses + 12 * i, *inertia = inertias + 10 * i;
        Eigen::Matrix3d rotation, tensor;
        for (int k = 0; k < 9; ++k) rotation(k / 3, k % 3) = pose[k];
        const pin::SE3 placement(rotation, Eigen::Vector3d(pose[9], pose[10], pose[11]));
        const std::string joint = "joint" + std::to_string(i);
        const auto parent = static_cast<pin::JointIndex>(parents[i] + 1);
        pin::JointIndex index;
        if (types[i] == 0) index = plain.addJoint(parent, pin::JointModelRZ(), placement, joint);
        else if (types[i] == 1) index = plain.addJoint(parent, pin::JointModelPZ(), placement, joint);
        else index = plain.addJoint(parent, pin::JointModelFreeFlyer(), placement, joint);
        tensor << inertia[4], inertia[5], inertia[6], inertia[5], inertia[7], inertia[8],
            inertia[6], inertia[8], inertia[9];
        const Eigen::Vector3d centre(inertia[1], inertia[2], inertia[3]);
        plain.appendBodyToJoint(index, pin::Inertia(inertia[0], centre, tensor));
    }
    plain.gravity.linear() = Eigen::Vector3d(gravity[0], gravity[1], gravity[2]);
    plain.armature = Eigen::Map<const Eigen::VectorXd>(armature, plain.nv);

    const pin::ModelTpl<SX> model = plain.cast<SX>();
    pin::DataTpl<SX> data(model);
    const SX q = SX::sym("q", model.nq), v = SX::sym("v", model.nv), a = SX::sym("a", model.nv);
    const Vector qe = column(q), ve = column(v), ae = column(a);
    std::vector<SX> outputs;
    const auto convention = algorithm > 10 ? pin::Convention::WORLD : pin::Convention::LOCAL;
    algorithm %= 10;
    if (algorithm == 0) {
        outputs = {rows(pin::rnea(model, data, qe, ve, ae))};
    } else if (algorithm == 1) {
        pin::crba(model, data, qe, convention);
        outputs = {rows(data.M, true)};
    } else if (algorithm == 2) {
        outputs = {rows(pin::aba(model, data, qe, ve, ae, convention))};
    } else {
        pin::computeRNEADerivatives(model, data, qe, ve, ae);
        outputs = {rows(data.dtau_dq), rows(data.dtau_dv), rows(data.M, true)};
    }
    const casadi::Function function(name, {q, v, a}, outputs);
    casadi::CodeGenerator generator(std::string(name) + ".c");
    generator.add(function);
    generator.generate(std::string(directory) + "/");
    return static_cast<int>(function.n_instructions());
}
