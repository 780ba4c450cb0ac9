"""Forces of an MJCF file beside gravity and inertia: what is switched off, what is not modelled.

<flag passive="disable">        no damping of joints (nor springs, which are not modelled)
<flag frictionloss="disable">   no dry friction
<tendon>                        tendons are not modelled; what they add is named, one by one
"""

from __future__ import annotations

from emdeg.robot.model.report import Place
from emdeg.robot.read.xml.xml_findings import Gathered
from emdeg.robot.read.xml.xml_tree import Element

#: flag → the force of joints that it switches off
FLAGS = {"passive": "damping", "damper": "damping", "frictionloss": "friction"}
_OF_TENDONS = ("armature", "damping", "stiffness", "frictionloss", "springlength")


def switched_off(root: Element, gathered: Gathered) -> frozenset[str]:
    """Of damping and friction those that flags switch off."""
    found: set[str] = set()
    for option in root.all("option"):
        for flag in option.all("flag"):
            for name, force in FLAGS.items():
                if flag.attributes.get(name) == "disable":
                    found.add(force)
                    at = Place("<flag>", flag.line)
                    gathered.note("note", at, f"{name} is disabled: joints have no {force}")
    return frozenset(found)


def say_tendons(root: Element, gathered: Gathered) -> None:
    """What tendons would add to the dynamics."""
    for holder in root.walk():
        if holder.tag != "tendon":
            continue
        for tendon in (holder, *holder.children):  # <default> has one without children
            for name in _OF_TENDONS:
                if tendon.attributes.get(name, "").strip(" 0.-"):
                    what = f"attribute {name!r} of <{tendon.tag}>"
                    reason = "tendons are not modelled: what it adds to the dynamics is missing"
                    gathered.skip(what, reason, tendon.attribute_line(name))
