"""python -m portside.cli is portside."""

from portside.cli import main

main()
