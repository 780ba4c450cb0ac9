// A model of Pinocchio from the numbers that benchmarks/speed_peers.py takes from emdeg's Robot, with
// Pinocchio's fastest joint types (revolute and prismatic along z, free flyer); and a clock.
#pragma once

#include <pinocchio/fwd.hpp>

#include <pinocchio/multibody.hpp>

#include <chrono>

namespace pin = pinocchio;
using Vector = Eigen::VectorXd;
using Row = Eigen::Map<const Vector>;

static double now() {
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

static pin::Model model_of(int bodies, const int *parents, const int *types, const double *poses,
                           const double *inertias, const double *armature,
                           const double *gravity) {
    pin::Model model;
    for (int i = 0; i < bodies; ++i) {
        const double *pose = poses + 12 * i, *inertia = inertias + 10 * i;
        Eigen::Matrix3d rotation;
        for (int k = 0; k < 9; ++k) rotation(k / 3, k % 3) = pose[k];
        const pin::SE3 placement(rotation, Eigen::Vector3d(pose[9], pose[10], pose[11]));
        const std::string name = "joint" + std::to_string(i);
        const auto parent = static_cast<pin::JointIndex>(parents[i] + 1);
        pin::JointIndex index;
        if (types[i] == 0) index = model.addJoint(parent, pin::JointModelRZ(), placement, name);
        else if (types[i] == 1) index = model.addJoint(parent, pin::JointModelPZ(), placement, name);
        else index = model.addJoint(parent, pin::JointModelFreeFlyer(), placement, name);
        Eigen::Matrix3d tensor;
        tensor << inertia[4], inertia[5], inertia[6], inertia[5], inertia[7], inertia[8],
            inertia[6], inertia[8], inertia[9];
        const Eigen::Vector3d centre(inertia[1], inertia[2], inertia[3]);
        model.appendBodyToJoint(index, pin::Inertia(inertia[0], centre, tensor));
    }
    model.gravity.linear() = Eigen::Vector3d(gravity[0], gravity[1], gravity[2]);
    model.armature = Row(armature, model.nv);
    return model;
}
