"""`python -m emdeg`: the command `emdeg`, where it is not on the path."""

from emdeg.cli import main

if __name__ == "__main__":
    main()
