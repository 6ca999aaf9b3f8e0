"""`python -m lansquenet` is the command `lansquenet`."""

from lansquenet.cli import main

main()
