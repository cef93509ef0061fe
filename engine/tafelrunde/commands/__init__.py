"""What only the command line needs. The page leaves it out."""
