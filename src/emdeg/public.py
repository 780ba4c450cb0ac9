"""Public functions: an argument of the wrong kind ends in a sentence that names it.

    @public
    def derive(robot: Robot | str, method: str = "newton_euler") -> Equations: ...

    emdeg.derive(arm, [])      Argument method: is of the wrong kind. Found []; expected str.

Nothing is looked at while all goes well. Where a call ends in an error that is not emdeg's own, its
arguments are held against their annotations; the first that does not fit is named. If all fit,
the error is a defect of emdeg (or of a function that was handed in) and is passed on as it is.
"""

from __future__ import annotations

import builtins
import inspect
from collections.abc import Callable, Collection, Iterator, Mapping
from decimal import Decimal
from functools import wraps
from numbers import Complex, Integral, Real
from types import NoneType, SimpleNamespace, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    ParamSpec,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)  # fmt: skip

from emdeg.errors import EmdegError, UsageError

P = ParamSpec("P")
T = TypeVar("T")
C = TypeVar("C")
#: what an annotation takes beside itself
NUMBERS: Mapping[Any, Any] = {int: Integral, float: (Real, Decimal), complex: (Complex, Decimal)}


def public(function: Callable[P, T]) -> Callable[P, T]:
    """A function that users call: see above."""

    @wraps(function)
    def called(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return function(*args, **kwargs)
        except EmdegError:
            raise
        except Exception as error:
            wrong = _wrong(function, args, kwargs)
            if wrong is None:
                raise
            raise wrong from error

    return called


def keeps(function: Callable[P, T]) -> Callable[P, T]:
    """A public function that keeps its arguments for later: they are looked at when they come."""
    told = public(function)

    @wraps(function)
    def called(*args: P.args, **kwargs: P.kwargs) -> T:
        wrong = _wrong(function, args, kwargs)
        if wrong is not None:
            raise wrong
        return told(*args, **kwargs)

    return called


def public_methods(kind: type[C]) -> type[C]:
    """A class that users hold: all its own methods that they may call."""
    for name, method in list(vars(kind).items()):
        if name.startswith("_"):
            continue
        if inspect.isfunction(method):
            setattr(kind, name, public(method))
        elif isinstance(method, classmethod | staticmethod):
            setattr(kind, name, type(method)(public(method.__func__)))
    return kind


def _wrong(
    function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> UsageError | None:
    """The first argument that is not what its annotation says."""
    try:
        signature = inspect.signature(function)
        given = signature.bind(*args, **kwargs).arguments
    except TypeError:  # Python's own sentence says which argument is missing or unknown
        return None
    names = _Names(function)
    for name, value in given.items():
        parameter = signature.parameters[name]
        variadic = parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD)
        if not variadic and not fits(value, names.meant(parameter.annotation)):
            return UsageError(
                "is of the wrong kind", argument=name, found=repr(value),
                expected=_said(parameter.annotation),
            )  # fmt: skip
    return None


class _Names(Mapping[str, Any]):
    """The names of annotations: a function's globals; what only type checkers import is Any."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.known = {**vars(builtins), **getattr(inspect.unwrap(function), "__globals__", {})}

    def __getitem__(self, name: str) -> Any:
        return self.known.get(name, Any)

    def __iter__(self) -> Iterator[str]:
        return iter(self.known)

    def __len__(self) -> int:
        return len(self.known)

    def meant(self, annotation: Any) -> Any:
        """What an annotation's text stands for."""
        if annotation is inspect.Parameter.empty:
            return Any
        try:
            return get_type_hints(SimpleNamespace(__annotations__={"": annotation}), {}, self)[""]
        except Exception:  # nothing that can be looked at here
            return Any


def fits(value: object, hint: Any) -> bool:
    """Could the value be meant? In doubt it could."""
    origin, inside = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in inside)
    if origin is Literal:
        return any(type(value) is type(each) and value == each for each in inside)
    if origin is Annotated:
        return fits(value, inside[0])
    if hint is None or hint is NoneType:
        return value is None
    if hint is Any:
        return True
    if hint in NUMBERS:
        number = isinstance(value, NUMBERS[hint]) and not isinstance(value, bool)
        return number and (hint is int or _finite_size(value))
    kind = origin or hint
    protocol = getattr(kind, "_is_protocol", False)
    if not isinstance(kind, type) or (
        protocol and not getattr(kind, "_is_runtime_protocol", False)
    ):
        return True
    if isinstance(value, str | bytes) and kind not in (str, bytes, object):
        return False  # a text is a sequence of texts, but nobody means that
    return isinstance(value, kind) and _inside_fits(value, inside)


def _finite_size(value: Any) -> bool:
    """Is a number not beyond all floats?"""
    try:
        complex(value)
    except OverflowError:
        return False
    return True


def _inside_fits(value: object, hints: tuple[Any, ...]) -> bool:
    """Do the things in a container fit?"""
    if isinstance(value, Mapping) and len(hints) == 2:
        return all(fits(k, hints[0]) and fits(v, hints[1]) for k, v in value.items())
    if isinstance(value, Collection) and (len(hints) == 1 or hints[1:] == (Ellipsis,)):
        return all(fits(each, hints[0]) for each in value)
    return True


def _said(annotation: object) -> str:
    """An annotation for a reader: as it stands in the reference."""
    return annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
