"""Motion: what the equations are for. Simulation, control, linear and discrete models.

    simulate(robot, controller, q0, qd0, t)     a run, with checks that it makes on itself
    linearise(robot, q0, qd0, tau0)             A, B about a state, along a trajectory, discrete
    derivatives(robot)                          ∂τ/∂(q, q̇, q̈) or ∂q̈/∂(q, q̇, τ) as one program

laws.py has the controllers, run/control/trajectories.py the trajectories. This package joins the
compiler (exact expressions) with the runtime (numbers) and is used by nothing below.
"""
