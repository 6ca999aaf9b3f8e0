"""A person's part in the shuffle of a hand, as the house asks for it."""

from lansquenet.books.written import Json
from lansquenet.cli.joining.shares import Untrue
from lansquenet.cli.joining.visitor import Visitor
from lansquenet.house import messages as say


async def promise(visit: Visitor) -> None:
    """Promise shares, if we sit and have promised none that still counts."""
    if not visit.shares or not visit.room or visit.shares.chair >= len(visit.room.chairs):
        return
    chair = visit.room.chairs[visit.shares.chair]
    if chair.shares and not visit.shares.runs_out:
        visit.promised = False
    elif chair.kind == "person" and not visit.promised:
        visit.promised = True
        head = visit.shares.promise()
        await visit.wire.send(say.Promise(head=head))


async def heard(visit: Visitor, message: say.Committed | say.ShareWanted | say.Joined) -> None:
    """Look at what the house says of the shuffle, and do our part."""
    assert visit.checks is not None, "the welcome comes first"
    try:
        match message:
            case say.Committed():
                visit.checks.committed(message)
            case say.ShareWanted():
                visit.checks.wanted(message)
                await _share(visit, message.body)
            case say.Joined():
                gave, visit.gave = visit.gave, -1
                visit.checks.joined(message, gave)
                await promise(visit)
    except Untrue as wrong:
        visit.warn(str(wrong))
    except (KeyError, ValueError, TypeError, AttributeError):
        visit.warn("has said something of the shuffle that cannot be read")


async def _share(visit: Visitor, body: Json) -> None:
    """Give our share, if it is asked for."""
    if visit.shares and (head := body["heads"].get(str(visit.shares.chair))):
        share = visit.shares.share(body["t"], head)
        visit.gave = visit.shares.chair
        await visit.wire.send(say.Share(share=share))
