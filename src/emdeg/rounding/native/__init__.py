"""Bounds of many boxes in machine code.

tape       NumPy's operations, written down instead of done
text       … as LLVM's text
playing    … compiled, and run on arrays
"""
