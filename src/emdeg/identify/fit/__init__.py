"""From equations to parameters, and how sure they are: one method a function."""
