"""Builds the peers once and keeps them in build/peers, by the hash of source and flags."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build" / "peers"
SOURCES = ROOT / "benchmarks" / "peers"


def site() -> Path:
    import mujoco

    return Path(mujoco.__file__).resolve().parent.parent


def build(source: Path, compiler: str, flags: list[str], libraries: list[str] = ()) -> Path | None:
    """A shared library, or None when the compiler is missing; the first build takes minutes."""
    if shutil.which(compiler) is None:
        return None
    headers = b"".join(path.read_bytes() for path in sorted(SOURCES.glob("*.hpp")))
    text = source.read_bytes() + headers + "\0".join([compiler, *flags, *libraries]).encode()
    target = BUILD / f"{source.stem}-{compiler}-{hashlib.sha256(text).hexdigest()[:16]}.so"
    if not target.exists():
        print(f"    building {source.name} with {compiler}", flush=True)
        BUILD.mkdir(parents=True, exist_ok=True)
        draft = target.with_suffix(".draft")
        command = [compiler, *flags, "-shared", "-fPIC", "-w", str(source), "-o", str(draft)]
        subprocess.run([*command, *libraries], check=True)
        draft.rename(target)
    return target


def pinocchio(compiler: str) -> Path | None:
    """Pinocchio from the headers of the `pin` wheel, for this processor."""
    return _with_pinocchio("pinocchio_loop.cpp", compiler, ["-O3", "-march=native", "-DNDEBUG"])


def second_order(compiler: str) -> Path | None:
    """Pinocchio's second derivatives, likewise."""
    flags = ["-O3", "-march=native", "-DNDEBUG"]
    return _with_pinocchio("pinocchio_second_order.cpp", compiler, flags)


def tracer() -> Path | None:
    """Pinocchio traced by CasADi's C++ library; only traces, so built quickly."""
    where = site() / "casadi"
    return _with_pinocchio(
        "pinocchio_trace.cpp", "g++", ["-O1", "-DNDEBUG", f"-I{where}/include"],
        [f"-L{where}", "-lcasadi", f"-Wl,-rpath,{where}"],
    )  # fmt: skip


def _with_pinocchio(source: str, compiler: str, flags: list[str], more: list[str] = ()):
    prefix = site() / "cmeel.prefix"
    boost = ["BOOST_MPL_LIMIT_LIST_SIZE=30", "BOOST_MPL_CFG_NO_PREPROCESSED_HEADERS"]
    boost += ["BOOST_FUSION_INVOKE_MAX_ARITY=10"]
    includes = [f"-I{prefix}/include", f"-I{site()}/casadi/include/eigen3"]
    libraries = [f"-L{prefix}/lib", "-lpinocchio_default", f"-Wl,-rpath,{prefix}/lib", *more]
    flags = ["-std=c++17", *flags, *(f"-D{d}" for d in boost), *includes]
    return build(SOURCES / source, compiler, flags, libraries)


def mujoco() -> Path | None:
    where = site() / "mujoco"
    library = next(where.glob("libmujoco.so*"))
    flags = ["-O3", "-march=native", f"-I{where}/include"]
    return build(SOURCES / "mujoco_loop.c", "gcc", flags, [str(library), f"-Wl,-rpath,{where}"])


def driver() -> Path:
    found = build(SOURCES / "driver.c", "gcc", ["-O2", "-march=native"])
    assert found is not None, "the benchmark needs gcc"
    return found
