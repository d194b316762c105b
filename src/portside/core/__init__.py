"""What every game stands on: the contract, compilation, luck, matches, records, checks."""
