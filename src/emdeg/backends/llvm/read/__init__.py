"""LLVM text read back as a straight-line program, and proved equal to the one it was made from."""
