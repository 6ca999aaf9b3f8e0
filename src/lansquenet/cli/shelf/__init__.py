"""Books at the command line: shown, printed, and translated."""
