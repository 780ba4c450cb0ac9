"""What the search does in machine code: C source, LLVM's text of it, and the door to Python."""
