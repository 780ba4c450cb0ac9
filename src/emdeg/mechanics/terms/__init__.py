"""What joins the rigid bodies: drives, wrenches, energies, moving bases."""
