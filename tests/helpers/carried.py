"""A transcript as the address of a replay carries it behind its `#t=`."""

import base64
import zlib


def packed(text: str) -> str:
    """The letters that carry it."""
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return base64.urlsafe_b64encode(packer.compress(text.encode()) + packer.flush()).decode().rstrip("=")


def unpacked(letters: str) -> str:
    """The transcript that they carry."""
    return zlib.decompress(base64.urlsafe_b64decode(letters + "=="), -zlib.MAX_WBITS).decode()
