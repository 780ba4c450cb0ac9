"""Fixed point: a program in 32-bit integers, without overflow and with a bound of its error.

words      Q formats: which number an integer stands for
sincos     sine and cosine by table and polynomial
demand     how far each output may be off
folding    the schedule of a program, with constants folded and signs moved to sums
code       the integer operations, as data; and what they compute, in NumPy's integers
assemble   a format for every value, from ranges and from what each may add to the error
prove      no overflow, and the bound of every output, over all cells of the box
design     from a demanded error to formats: the result
"""
