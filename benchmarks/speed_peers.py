"""The peers, each with the same robot, the same states and the same question.

Every contender is a function of no arguments that goes once over all states and returns seconds.
"""

from __future__ import annotations

import ctypes
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

import numpy as np
import speed_build

from emdeg.exact.evaluate import evaluate
from emdeg.program.ir import Program
from emdeg.robot.robot import Robot

WHOLE = 20
#: Pinocchio's numbers in peers/*.cpp: in the coordinates of each joint, in those of the world (10
#: more), and with both triangles of M (20 more)
ALGORITHMS = {
    "inverse_dynamics": (0,), "mass_matrix": (1, 11, 21, 31), "forward_dynamics": (2, 12),
    "derivatives": (3, 23),
}  # fmt: skip
Timed = Callable[[], float]


@dataclass
class Numbers:
    """A robot as plain arrays, bodies in order."""

    parents: np.ndarray
    types: np.ndarray
    poses: np.ndarray  # rotation row by row, then translation
    inertias: np.ndarray  # mass, centre, xx xy xz yy yz zz about the centre
    armature: np.ndarray
    gravity: np.ndarray

    def pointers(self) -> list[object]:
        arrays = (self.parents, self.types, self.poses, self.inertias, self.armature, self.gravity)
        return [ctypes.c_int(len(self.parents)), *(ctypes.c_void_p(a.ctypes.data) for a in arrays)]


def depth_first(robot: Robot) -> list[int]:
    """Bodies, each limb whole before the next: Pinocchio's algorithms expect subtrees in a row."""
    found: list[int] = []
    waiting = [*reversed(robot.children[None])]
    while waiting:
        found.append(waiting.pop())
        waiting += reversed(robot.children[found[-1]])
    return found


def numbers_of(robot: Robot) -> Numbers:
    """All parameters by their values; bodies, and with them coordinates, are depth first."""
    values = {s: float(p.value) for s, p in robot.parameters.items() if p.value is not None}

    def number(expressions):
        return evaluate(list(expressions), values)

    parents, types, poses, inertias, armature = [], [], [], [], np.zeros(robot.nv)
    order = depth_first(robot)
    coordinates = [k for i in order for k in robot.bodies[i].joint.indices]
    assert coordinates == [*range(robot.nv)], "coordinates are not depth first"
    for body in (robot.bodies[i] for i in order):
        joint, placement, inertia = body.joint, body.joint.placement, body.inertia
        parents.append(-1 if body.parent is None else order.index(body.parent))
        types.append(0 if joint.revolute else 1 if joint.prismatic else 2)
        poses.append(number([*placement.rotation.entries, *placement.translation]))
        tensor = [inertia.tensor[i, j] for i, j in ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))]
        inertias.append(number([inertia.mass, *inertia.com, *tensor]))
        if joint.type.name != "floating":
            armature[joint.coordinate] = number([joint.motor.reflected_inertia])[0]
    return Numbers(
        np.array(parents, np.int32), np.array(types, np.int32), np.array(poses),
        np.array(inertias), armature, np.array(number(robot.gravity)),
    )  # fmt: skip


@dataclass
class States:
    """Random states; `third` is acceleration, or effort for forward dynamics."""

    q: np.ndarray
    v: np.ndarray
    third: np.ndarray

    @staticmethod
    def random(robot: Robot, count: int, seed: int = 0) -> States:
        rng = np.random.default_rng(seed)
        q = rng.uniform(-np.pi, np.pi, (count, robot.nq))
        for start in [k for k, s in enumerate(robot.q) if s.name.startswith("h")][::4]:
            quaternion = q[:, start : start + 4]
            quaternion /= np.linalg.norm(quaternion, axis=1, keepdims=True)
        return States(q, *rng.uniform(-2, 2, (2, count, robot.nv)))

    def arrays(self) -> list[np.ndarray]:
        return [self.q, self.v, self.third]


# -- Pinocchio --------------------------------------------------------------------------


COMPARED = 3  # states whose whole matrices are compared before anything is timed


def pinocchio(
    numbers: Numbers, states: States, quantity: str, whole: bool = False
) -> dict[str, tuple[Timed, list]]:
    """{compiler: (timed loop, results: vectors of all states, or matrices of the first few)}.

    Whole: with both triangles of M, too.
    """
    found = {}
    matrices = pinocchio_matrices(numbers, states, quantity)
    algorithms = [a for a in ALGORITHMS[quantity] if whole or a < WHOLE]
    for compiler, algorithm in product(("g++", "clang++"), algorithms):
        path = speed_build.pinocchio(compiler)
        if path is None:
            continue
        library = ctypes.CDLL(str(path))
        library.peer_make.restype = ctypes.c_void_p
        library.peer_run.restype = ctypes.c_double
        handle = ctypes.c_void_p(library.peer_make(*numbers.pointers()))
        out = np.zeros_like(states.v)
        pointers = [ctypes.c_void_p(a.ctypes.data) for a in (*states.arrays(), out)]

        def run(run=library.peer_run, which=(handle, algorithm), rows=pointers, keep=out):
            return run(*which, ctypes.c_long(len(keep)), 1, *rows)

        if matrices:  # C++ hands back the last number of the first matrix
            run()
            last = matrices[0][:, -1, -1]
            assert np.allclose(out[:COMPARED, 0], last, rtol=1e-9, atol=1e-9), compiler
        name = f"{compiler}{' world' if algorithm // 10 % 2 else ''}"
        found[f"whole {name}" if algorithm > WHOLE else name] = (run, matrices or [out])
    return found


def pinocchio_matrices(numbers: Numbers, states: States, quantity: str) -> list[np.ndarray]:
    """M, or ∂τ/∂q, ∂τ/∂q̇ and M, of the first few states, from Pinocchio's Python."""
    import pinocchio as pin

    if quantity not in ("mass_matrix", "derivatives"):
        return []
    model = pinocchio_model(numbers)
    data, found = model.createData(), []
    for q, v, a in zip(*(x[:COMPARED] for x in states.arrays()), strict=True):
        if quantity == "mass_matrix":
            row = [pin.crba(model, data, q)]
        else:
            row = list(pin.computeRNEADerivatives(model, data, q, v, a))
        row[-1] = np.triu(row[-1]) + np.triu(row[-1], 1).T
        found.append([np.array(x) for x in row])
    return [np.array(column) for column in zip(*found, strict=True)]


def efforts_of(numbers: Numbers, states: States, accelerations: np.ndarray) -> np.ndarray:
    """The efforts that accelerations need, of the first few states.

    Where M is near a singular one (light fingers on a heavy robot), accelerations of two good
    algorithms differ in the sixth digit and efforts agree.
    """
    import pinocchio as pin

    model = pinocchio_model(numbers)
    data = model.createData()
    given = zip(states.q, states.v, accelerations[:COMPARED], strict=False)
    return np.array([pin.rnea(model, data, *row) for row in given])


def pinocchio_model(numbers: Numbers):
    """The robot in Pinocchio's Python."""
    import pinocchio as pin

    model = pin.Model()
    kinds = (pin.JointModelRZ, pin.JointModelPZ, pin.JointModelFreeFlyer)
    for i, parent in enumerate(numbers.parents):
        pose, inertia = numbers.poses[i], numbers.inertias[i]
        placement = pin.SE3(pose[:9].reshape(3, 3), pose[9:])
        joint = model.addJoint(int(parent) + 1, kinds[numbers.types[i]](), placement, f"joint{i}")
        xx, xy, xz, yy, yz, zz = inertia[4:]
        tensor = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        weight = pin.Inertia.Zero()  # its constructor refuses inertias that no body has
        weight.mass, weight.lever, weight.inertia = inertia[0], inertia[1:4], tensor
        model.appendBodyToJoint(joint, weight, pin.SE3.Identity())
    model.gravity.linear = numbers.gravity
    model.armature = numbers.armature
    return model


def pinocchio_python(numbers: Numbers, states: States) -> Timed:
    """One call of pin.rnea from Python, arrays ready."""
    import pinocchio as pin

    model = pinocchio_model(numbers)
    data = model.createData()
    rows = [[a[i].copy() for a in states.arrays()] for i in range(min(500, len(states.q)))]
    rnea = pin.rnea

    def run():
        start = time.perf_counter()
        for q, v, a in rows:
            rnea(model, data, q, v, a)
        return (time.perf_counter() - start) * len(states.q) / len(rows)

    return run


# -- generated C ------------------------------------------------------------------------


@dataclass
class Traced:
    """C that CasADi wrote from Pinocchio: how many operations, and the compiled contenders."""

    operations: int = 0
    function: str = ""
    runs: dict[str, tuple[Timed, np.ndarray]] = field(default_factory=dict)


FOLDER = speed_build.BUILD / "traced"


def traced(numbers: Numbers, states: States, quantity: str, name: str) -> Traced:
    """The variant of Pinocchio's algorithm with fewer operations, by both compilers."""
    tracer = speed_build.tracer()
    if tracer is None:
        return Traced()
    FOLDER.mkdir(parents=True, exist_ok=True)
    trace = ctypes.CDLL(str(tracer)).peer_trace
    costs = {}
    for algorithm in ALGORITHMS[quantity]:
        function = f"{name}_{quantity}_{algorithm}"
        place = (str(FOLDER).encode(), function.encode())
        costs[function] = trace(*numbers.pointers(), algorithm, *place)
    function = min(costs, key=lambda f: costs[f])
    nv, count = states.v.shape[1], len(states.q)
    sizes = {"inverse_dynamics": [nv], "forward_dynamics": [nv], "mass_matrix": [nv * nv]}
    outs = [np.zeros((count, size)) for size in sizes.get(quantity, [nv * nv] * 3)]
    arrays = [*states.arrays(), *outs]
    widths = np.array([a.shape[1] for a in arrays], np.int32)
    pointers = (ctypes.c_void_p * len(arrays))(*(a.ctypes.data for a in arrays))
    work = np.zeros(1_000_000)
    drive = ctypes.CDLL(str(speed_build.driver())).drive_traced
    drive.restype = ctypes.c_double
    result = Traced(costs[function], function)
    for compiler in ("gcc", "clang"):
        path = speed_build.build(
            FOLDER / f"{function}.c", compiler, ["-O3", "-march=native"], ["-lm"]
        )
        if path is None:
            continue
        address = ctypes.cast(getattr(ctypes.CDLL(str(path)), function), ctypes.c_void_p)

        def run(address=address, keep=arrays):
            return drive(
                address, ctypes.c_void_p(widths.ctypes.data), len(outs), pointers,
                ctypes.c_void_p(work.ctypes.data), ctypes.c_long(count),
            )  # fmt: skip

        result.runs[compiler] = (run, outs[0])
    return result


def casadi_map(function: str, states: States) -> Timed | None:
    """The compiled function under CasADi's own `map`, called from Python with columns."""
    import casadi as ca

    path = speed_build.build(FOLDER / f"{function}.c", "gcc", ["-O3", "-march=native"], ["-lm"])
    if path is None:
        return None
    mapped = ca.external(function, str(path)).map(len(states.q))
    columns = [np.ascontiguousarray(a).reshape(-1) for a in states.arrays()]  # state by state
    buffer, trigger = mapped.buffer()
    for k, column in enumerate(columns):
        buffer.set_arg(k, memoryview(column))
    outs = [np.zeros(mapped.sparsity_out(k).nnz()) for k in range(mapped.n_out())]
    for k, out in enumerate(outs):
        buffer.set_res(k, memoryview(out))

    def run(keep=(columns, outs, buffer, mapped)):
        start = time.perf_counter()
        trigger()
        return time.perf_counter() - start

    return run


# -- numba, JAX, MuJoCo -----------------------------------------------------------------


def numba_loop(program: Program, states: States) -> tuple[Timed, np.ndarray]:
    """The straight-line program as a loop over rows, compiled by numba with fast mathematics."""
    import numba

    from emdeg.backends.infix import Dialect, calls
    from emdeg.backends.plan import Plan
    from emdeg.backends.routines import routines

    functions = {**calls("math.", abs="fabs"), "sign": "np.sign({a})"}
    routine = routines(program, Dialect(functions=functions))[-1]
    names = [a.name for a in routine.arguments]
    lines = ["import math", "import numpy as np", f"def loop({', '.join(names)}):"]
    lines.append(f"    for i in range({names[0]}.shape[0]):")

    def element(array, index):
        return f"{array.name}[{index if array.name == 'constants' else f'i, {index}'}]"

    lines += routine.body("        {} = {}", "        {} = {}", element)
    space: dict[str, object] = {}
    exec("\n".join(lines), space)
    loop = numba.njit(fastmath=True, error_model="numpy")(space["loop"])
    given = dict(zip(("q", "qd", "qdd"), states.arrays(), strict=True))
    given["tau"] = states.third
    given["constants"] = np.array(Plan.of(program).constant_values(program.parameters) or [0.0])
    outs = {a.name: np.zeros((len(states.q), a.size)) for a in routine.outputs}
    arguments = [outs[n] if n in outs else given[n] for n in names]
    loop(*arguments)

    def run():
        start = time.perf_counter()
        loop(*arguments)
        return time.perf_counter() - start

    return run, next(iter(outs.values()))


def jax_batch(program: Program, states: States) -> Timed:
    """emdeg's JAX text under jit, all states in one call."""
    import jax

    from emdeg.backends.base import emit

    jax.config.update("jax_enable_x64", True)
    (text,) = emit(program, "jax").values()
    space: dict[str, object] = {}
    exec(text, space)
    step = jax.jit(space["step"])
    count = len(program.inputs)
    arrays = [jax.device_put(a) for a in states.arrays()[:count]]
    jax.block_until_ready(step(*arrays))

    def run():
        start = time.perf_counter()
        jax.block_until_ready(step(*arrays))
        return time.perf_counter() - start

    return run


def mujoco_loop(numbers: Numbers, states: States, forward: bool, folder: Path):
    """(timed loop, results) of mj_inverse or mj_forward; None for results of a changed model."""
    path = speed_build.mujoco()
    if path is None:
        return None
    file, exact = folder / "robot.xml", mujoco_model(numbers, folder)
    library = ctypes.CDLL(str(path))
    library.mujoco_run.restype = ctypes.c_double
    out = np.zeros_like(states.v)
    count = min(len(states.q), 1000)
    pointers = [ctypes.c_void_p(a.ctypes.data) for a in (*states.arrays(), out)]

    def run(keep=out):
        seconds = library.mujoco_run(
            str(file).encode(), int(forward), ctypes.c_long(count), 1, *pointers
        )
        assert seconds > 0, "MuJoCo does not read the model"
        return seconds * len(states.q) / count

    return run, out[:count] if exact else None


def mujoco_model(numbers: Numbers, folder: Path) -> bool:
    """Write robot.xml; False when inertias had to be changed: time is all we get then."""
    import mujoco

    exact = True
    try:
        mujoco.MjModel.from_xml_string(mjcf(numbers))
    except ValueError:  # some published inertias are not those of any body
        exact = False
    (folder / "robot.xml").write_text(mjcf(numbers, balance=not exact), encoding="utf-8")
    return exact


def mjcf(numbers: Numbers, balance: bool = False) -> str:
    """The robot as a MuJoCo model without contacts, limits or damping."""
    from scipy.spatial.transform import Rotation

    def text(values):
        return " ".join(repr(float(x)) for x in values)

    def body(i: int) -> str:
        pose, inertia = numbers.poses[i], numbers.inertias[i]
        x, y, z, w = Rotation.from_matrix(pose[:9].reshape(3, 3)).as_quat()
        kind = ("hinge", "slide")[numbers.types[i]]
        xx, xy, xz, yy, yz, zz = inertia[4:]
        if numbers.parents[i] < 0 and zz > xx + yy:  # only Izz of a first link moves anything
            xx = yy = zz
        children = "".join(body(k) for k, p in enumerate(numbers.parents) if p == i)
        return (
            f'<body pos="{text(pose[9:])}" quat="{text((w, x, y, z))}">'
            f'<joint type="{kind}" axis="0 0 1" armature="{float(numbers.armature[i])!r}"/>'
            f'<inertial mass="{float(max(inertia[0], 1e-12))!r}" pos="{text(inertia[1:4])}" '
            f'fullinertia="{text((xx, yy, zz, xy, xz, yz))}"/>{children}</body>'
        )

    bodies = "".join(body(k) for k, p in enumerate(numbers.parents) if p < 0)
    return (
        '<mujoco><compiler angle="radian" boundmass="1e-9" boundinertia="1e-12" '
        f'balanceinertia="{str(balance).lower()}"/>'
        f'<option gravity="{text(numbers.gravity)}">'
        '<flag contact="disable" constraint="disable"/></option>'
        f"<worldbody>{bodies}</worldbody></mujoco>"
    )
