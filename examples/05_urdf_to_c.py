"""A URDF file to C: check, generate, compile with the system's compiler, compare with the JIT.

Writes out/05_urdf_to_c.png.
"""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np

import emdeg

URDF = """\
<robot name="arm">
  <link name="base"/>
  <joint name="shoulder" type="revolute">
    <parent link="base"/><child link="upper"/><axis xyz="0 1 0"/>
    <limit lower="-2" upper="2" effort="50" velocity="4"/>
  </joint>
  <link name="upper">
    <inertial><origin xyz="0.15 0 0"/><mass value="3"/>
      <inertia ixx="0.004" ixy="0" ixz="0" iyy="0.03" iyz="0" izz="0.03"/></inertial>
  </link>
  <joint name="slide" type="prismatic">
    <parent link="upper"/><child link="tool"/><origin xyz="0.3 0 0"/><axis xyz="1 0 0"/>
    <limit lower="0" upper="0.2" effort="30" velocity="1"/>
  </joint>
  <link name="tool">
    <inertial><mass value="0.5"/>
      <inertia ixx="1e-4" ixy="0" ixz="0" iyy="1e-4" iyz="0" izz="1e-4"/></inertial>
  </link>
</robot>
"""


def main() -> None:
    out = Path("out/05")
    out.mkdir(parents=True, exist_ok=True)
    (out / "arm.urdf").write_text(URDF, encoding="utf-8")
    robot = emdeg.load(out / "arm.urdf")
    print(robot.describe().splitlines()[0], "| ignored or altered:", len(robot.report.findings))
    program = emdeg.compile(robot, "inverse_dynamics")
    for name, text in emdeg.emit(program, "c").items():
        (out / name).write_text(text, encoding="utf-8")
    print(program.count(), "|", sorted(p.name for p in out.glob("arm.*")))

    compiler = shutil.which("cc") or shutil.which("clang") or shutil.which("gcc")
    if compiler is None:
        sys.exit("this example needs a C compiler: cc, clang or gcc")
    library = (out / "arm.so").resolve()
    command = [compiler, "-std=c99", "-O2", "-shared", "-fPIC", str(out / "arm.c"), "-o"]
    subprocess.run([*command, str(library), "-lm"], check=True)
    step = ctypes.CDLL(str(library)).arm_step
    q, qd, qdd = np.random.default_rng(0).standard_normal((3, 1000, 2))
    tau = np.empty((1000, 2))
    for row in zip(q, qd, qdd, tau, strict=True):
        step(*(x.ctypes.data_as(ctypes.c_void_p) for x in row))
    expected = emdeg.jit(program)(q, qd, qdd)
    print("C:", tau[0], " JIT:", expected[0])
    assert np.allclose(tau, expected, rtol=1e-12, atol=1e-12)
    draw((out / "arm.c").read_text(encoding="utf-8"), tau, expected)


def draw(source: str, tau: np.ndarray, expected: np.ndarray) -> None:
    """The generated function, and what compiled C and machine code say for the same states."""
    import matplotlib

    matplotlib.use("Agg")
    import matplotlib.pyplot as plt

    figure, (left, right) = plt.subplots(
        1, 2, figsize=(11, 3.4), width_ratios=(1.5, 1), layout="constrained"
    )
    code = source[source.index("void arm_step") :].strip()
    left.text(0, 1, code, family="monospace", fontsize=8.5, va="top", transform=left.transAxes)
    left.set_title("arm.c", loc="left")
    left.axis("off")
    for k, unit in enumerate(("shoulder, N m", "slide, N")):
        difference = 1e15 * (tau - expected)[:, k]
        right.plot(expected[:, k], difference, ".", markersize=4, label=unit)
    right.set(xlabel="effort", ylabel="C − machine code, 10⁻¹⁵", title="1000 states: last bits")
    right.legend()
    Path("out").mkdir(exist_ok=True)
    figure.savefig("out/05_urdf_to_c.png", dpi=130)
    print("wrote out/05_urdf_to_c.png")


if __name__ == "__main__":
    main()
