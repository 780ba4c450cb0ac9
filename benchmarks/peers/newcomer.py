"""One library in an environment of its own: `newcomer.py PEER QUANTITY FOLDER`, driven by lines.

The folder has robot.urdf and robot.xml and states.npz (q, v, third, armature, gravity). The process
writes results.npz, says `ready`, and then for every line on its input goes once over all states and
says the seconds that it took. A library that cannot answer the question says `refused: why`.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

Made = tuple[Callable[[], object], list[np.ndarray]]  # one pass over all states, its results


class Refused(Exception):
    """This library has no such quantity."""


def frax(folder: Path, quantity: str, s: dict[str, np.ndarray]) -> Made:
    """JAX over all states at once: jit(vmap(…)), double precision."""
    import jax
    import jax.numpy as jnp

    jax.config.update("jax_enable_x64", True)
    from frax.core.robot import Robot

    robot = Robot(str(folder / "robot.urdf"))
    up, motors = jnp.array([*-s["gravity"], 0.0, 0.0, 0.0]), jnp.array(s["armature"])

    def effort(q, v, a):
        return robot.rnea(q, v, a, up, None) + motors * a

    def mass(q):
        return robot.mass_matrix(q) + jnp.diag(motors)

    def derivatives(q, v, a):
        return (*jax.jacfwd(effort, (0, 1))(q, v, a), mass(q))

    def forward(q, v, tau):
        return jnp.linalg.solve(mass(q), tau - effort(q, v, jnp.zeros_like(q)))

    asked = {
        "inverse_dynamics": (effort, 3), "mass_matrix": (mass, 1),
        "forward_dynamics": (forward, 3), "derivatives": (derivatives, 3),
    }  # fmt: skip
    function, count = asked[quantity]
    step = jax.jit(jax.vmap(function))
    given = [jax.device_put(s[k]) for k in ("q", "v", "third")[:count]]
    found = jax.block_until_ready(step(*given))
    results = [np.asarray(x) for x in (found if isinstance(found, tuple) else (found,))]
    return lambda: jax.block_until_ready(step(*given)), results


def adam(folder: Path, quantity: str, s: dict[str, np.ndarray]) -> Made:
    """CasADi's graph of adam's algorithms, as C by gcc -O3, under CasADi's map.

    adam has floating bases only: the base stands still and the rows of the joints are taken. It
    has no accelerations in its recursion, so τ = M q̈ + h.
    """
    import casadi as ca
    from adam.casadi import KinDynComputations

    n = s["q"].shape[1]
    names = [f"joint{k}" for k in range(n)]
    gravity = np.array([*s["gravity"], 0.0, 0.0, 0.0])
    model = KinDynComputations(str(folder / "robot.urdf"), names, gravity=gravity)
    q, v, a = (ca.SX.sym(x, n) for x in ("q", "v", "a"))
    base = np.eye(4)
    mass = model.mass_matrix(base, q)[6:, 6:] + ca.diag(s["armature"])
    bias = model.bias_force(base, q, np.zeros(6), v)[6:]
    effort = mass @ a + bias
    if quantity == "forward_dynamics":
        raise Refused("adam's forward dynamics is that of a floating base")
    asked = {
        "inverse_dynamics": [effort], "mass_matrix": [mass],
        "derivatives": [ca.jacobian(effort, q), ca.jacobian(effort, v), mass],
    }  # fmt: skip
    outputs = [ca.densify(x.T) for x in asked[quantity]]  # CasADi stores by columns
    function = ca.Function("adam_step", [q, v, a], outputs, {"cse": True})
    generator = ca.CodeGenerator("adam_step.c")
    generator.add(function)
    generator.generate(f"{folder}/")
    command = ["gcc", "-O3", "-march=native", "-shared", "-fPIC", "adam_step.c", "-lm", "-o"]
    subprocess.run([*command, "adam_step.so"], cwd=folder, check=True)
    mapped = ca.external("adam_step", str(folder / "adam_step.so")).map(len(s["q"]))
    columns = [np.ascontiguousarray(s[k]).reshape(-1) for k in ("q", "v", "third")]
    outs = [np.zeros(mapped.sparsity_out(k).nnz()) for k in range(mapped.n_out())]
    buffer, trigger = mapped.buffer()
    for k, column in enumerate(columns):
        buffer.set_arg(k, memoryview(column))
    for k, out in enumerate(outs):
        buffer.set_res(k, memoryview(out))
    trigger()
    keep = (columns, outs, buffer, mapped)
    return lambda keep=keep: trigger(), [out.reshape(len(s["q"]), -1) for out in outs]


def dynibo(folder: Path, quantity: str, s: dict[str, np.ndarray]) -> Made:
    """One call from Python for each state, results in place: it has no batches.

    Its gravity is 9.80665 and cannot be changed: what is missing is added outside of the time.
    """
    import dynibo as library

    robot = library.Robot.from_urdf(str(folder / "robot.urdf"))
    n, third = s["q"].shape[1], s["third"]
    more = -s["gravity"][2] / 9.80665 - 1
    lacking = more * np.array([robot.gravity(q) for q in s["q"]])
    if quantity == "forward_dynamics":
        third = third - lacking
    rows = list(zip(s["q"], s["v"], third, strict=True))
    size = n * n if quantity == "mass_matrix" else n
    out = np.zeros((len(rows), size))
    if np.any(s["armature"]) and quantity == "forward_dynamics":
        raise Refused("dynibo has no inertias of motors")

    def effort():
        for (q, v, a), result in zip(rows, out, strict=True):
            robot.inverse_dynamics(q, v, a, out=result)

    def forward():
        for (q, v, tau), result in zip(rows, out, strict=True):
            robot.forward_dynamics(q, v, tau, out=result)

    def mass():
        for (q, _, _), result in zip(rows, out, strict=True):
            robot.mass_matrix(q, out=result)

    asked = {"inverse_dynamics": effort, "forward_dynamics": forward, "mass_matrix": mass}
    if quantity not in asked:
        raise Refused("dynibo has no derivatives")
    asked[quantity]()
    result = out.copy()
    if quantity == "inverse_dynamics":
        result += s["armature"] * s["third"] + lacking
    if quantity == "mass_matrix":
        result.reshape(-1, n, n)[:, range(n), range(n)] += s["armature"]
    return asked[quantity], [result]


def mjbatch(folder: Path, quantity: str, s: dict[str, np.ndarray]) -> Made:
    """mj_forward of all states on a pool of one thread."""
    import mujoco
    from mjbatch import Batch

    if quantity != "forward_dynamics":
        raise Refused("mjbatch has forward dynamics alone")
    model = mujoco.MjModel.from_xml_path(str(folder / "robot.xml"))
    batch = Batch(model, num_sims=len(s["q"]), num_threads=1)
    for name, key in (("qpos", "q"), ("qvel", "v"), ("qfrc_applied", "third")):
        batch.bind(name)[:] = s[key]
    acceleration = batch.bind("qacc")
    batch.forward()
    return batch.forward, [np.array(acceleration)]


def main() -> None:
    """Answer the lines of the input."""
    peer, quantity, place = sys.argv[1:]
    folder = Path(place)
    states = dict(np.load(folder / "states.npz"))
    try:
        run, results = globals()[peer](folder, quantity, states)
    except Refused as refused:
        print(f"refused: {refused}", flush=True)
        return
    np.savez(folder / f"{peer}.npz", *results)
    print("ready", flush=True)
    for _ in sys.stdin:
        start = time.perf_counter()
        run()
        print(time.perf_counter() - start, flush=True)


if __name__ == "__main__":
    main()
