"""No line of the terminal ends at a space that is not to be broken, as in French before a colon.

Rich parts words at every white space there is; from the moment at which this is loaded it leaves these two.
"""

import re

from rich import _wrap

KEPT = "\u00a0\u202f"
_wrap.re_word = re.compile(rf"[^\S{KEPT}]*[\S{KEPT}]+[^\S{KEPT}]*")
