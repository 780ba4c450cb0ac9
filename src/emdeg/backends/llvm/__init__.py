"""The embedded machine-code backend: Program → LLVM IR → code for this CPU, through llvmlite."""
