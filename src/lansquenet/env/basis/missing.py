"""What is said when a library is missing that only research needs."""


def extra(library: str, bundle: str = "research") -> ImportError:
    """The error that names the library, and how to have it."""
    return ImportError(f"This needs {library}, which is not installed: pip install 'lansquenet[{bundle}]'.")
