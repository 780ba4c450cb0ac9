"""Proved rounding: how far a program in floating point can be from its exact values.

formats    float64 and float32: what one rounding can do
schedule   the rounded operations of a program, in the order of some code
plain      … of the emitted source; that of machine code comes from backends/llvm
box        the states that a bound is for
arcs       sums of cos·a + sin·b over an arc, as one thing
norms      lengths of vectors, which rotations keep
ranges     every value's range over many boxes of states at once
adjoint    … and what each rounding can do to one output
native/    … in machine code, many boxes at once
subdivide  the worst box, halved until the bound is tight
limbs      a program that adds up limbs, as one for each, over its own part of the state
bound      all outputs: the result
standard   … as one number, to compare programs of one function
fixed/     32-bit integers instead: formats for a demanded error, and their proof
"""
