"""How the log of a table that was dealt by gt1 is folded: it is read, and a hand in play comes to its end.

Nobody brings a share to it any more: what was promised by gt1 is forgotten.
"""

from lansquenet.books.written import Json
from lansquenet.fair.first.first_dealing import FirstDealing
from lansquenet.house.tables.changes import TableEvent


def promised(dealing: FirstDealing, body: Json) -> None:
    """A seat promised a chain."""
    dealing.promise(body["chair"], bytes.fromhex(body["head"]))


def silent(dealing: FirstDealing, body: Json) -> None:
    """Some seats were silent."""
    dealing.silent(body["chairs"], _given(body))


def joined(dealing: FirstDealing, body: Json) -> None:
    """All shares were in."""
    dealing.join(_given(body))


def _given(body: Json) -> dict[int, bytes]:
    return {int(chair): bytes.fromhex(share) for chair, share in body["given"].items()}


def marked(dealing: FirstDealing, body: Json) -> TableEvent:
    """A mark as it was made then."""
    heads = {str(chair): head.hex() for chair, head in dealing.heads.items()}
    return TableEvent("mark", body | {"heads": heads})


def restored(dealing: FirstDealing, body: Json) -> None:
    """What was promised stands as at a mark."""
    for chair, head in body["heads"].items():
        dealing.promise(int(chair), bytes.fromhex(head))
