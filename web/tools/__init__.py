"""How the house is built: what stands behind build.py. Standard library only."""
