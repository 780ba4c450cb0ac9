"""Rolled candidates: one subroutine for each class of limbs, with its constants as data."""
