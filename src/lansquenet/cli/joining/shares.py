"""A person's part in the shuffle: what was promised and is revealed, and what can be checked on the way."""

from dataclasses import dataclass, field

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from lansquenet.books.written import Json
from lansquenet.cli.joining.wire import Kept
from lansquenet.errors import LansquenetError
from lansquenet.fair import gt1
from lansquenet.fair.chain import Chain
from lansquenet.house import messages as say
from lansquenet.rules.cards import in_order

FEW = 16  # links left, at which another chain is promised


class Untrue(LansquenetError):
    """The house has said something that does not follow; the text says what."""


@dataclass
class Shares:
    """The chains of one chair: the one in use last, the one before it as long as it may be asked for."""

    kept: Kept
    table: str
    chair: int
    chains: list[Chain] = field(default_factory=list)
    answered: str = ""  # the transcript for which the last link was given

    def __post_init__(self) -> None:
        self._read()

    def _read(self) -> None:
        """Take up what is kept; another terminal of the same person may have gone on with it."""
        self.kept.read()
        rows = self.kept.chains.get(self._place, [])
        seeds = [(bytes.fromhex(row["seed"]), row["revealed"]) for row in rows]
        self.chains = [Chain(self.table, self.chair, seed, revealed) for seed, revealed in seeds]
        self.answered = rows[-1]["answered"] if rows else ""

    @property
    def _place(self) -> str:
        return f"{self.table}/{self.chair}"

    def promise(self) -> str:
        """What to promise: the head of the chain, which is new if there was none, or few links are left."""
        if not self.chains or self.chains[-1].left < FEW:
            self.chains = [*self.chains[-1:], Chain.fresh(self.table, self.chair)]
        self._note()
        return self.chains[-1].head.hex()

    @property
    def runs_out(self) -> bool:
        """Whether another chain should be promised."""
        return bool(self.chains) and self.chains[-1].left < FEW

    def share(self, transcript: str, head: str) -> str:
        """The link before this head; given once, for one transcript only.

        Raises:
            Untrue: the head was not promised, or its link has been given for other cards.
        """
        self._read()
        for chain in self.chains:
            if chain.left and chain.head.hex() == head:
                self.answered = transcript
                link = chain.next_share()
                self._note()
                return link.hex()
            if chain.revealed and gt1.link(self.table, self.chair, chain.head).hex() == head:
                if self.answered == transcript:
                    return chain.head.hex()
                raise Untrue("asks again for a share that it has had, for other cards")
        raise Untrue("asks for a share that was not promised")

    def _note(self) -> None:
        """Keep it: a link must never be given twice for different cards."""
        rows = [
            {"seed": chain.seed.hex(), "revealed": chain.revealed, "answered": self.answered}
            for chain in self.chains[-2:]
        ]
        self.kept.note(self._place, rows)


@dataclass
class Checks:
    """What the house has said of the shuffle of a hand, each word looked at when it comes."""

    key: str  # of the house, in hex; nothing: signatures cannot be checked
    game: str
    rules: str  # their digest; nothing: the commitment's context cannot be checked
    table: str
    pack: list[int] = field(default_factory=list)  # the whole pack, sorted
    commitment: Json = field(default_factory=dict)
    frozen: Json = field(default_factory=dict)

    def begin_anew(self) -> None:
        """Forget what was said before the connection was lost: other things may have been said since."""
        self.commitment, self.frozen = {}, {}

    def committed(self, message: say.Committed) -> None:
        """The cards of a hand are fixed.

        Raises:
            Untrue: it is not signed, or is the commitment of another hand.
        """
        body = message.body
        ctx, roots = bytes.fromhex(body["ctx"]), _roots(body)
        self._signed(gt1.commitment_digest(ctx, body["cards"], roots), message.signature, "commitment")
        if self.rules and ctx != gt1.context(self.game, self.rules, self.table, message.hand):
            raise Untrue("has committed cards for another game, table or hand")
        self.commitment = body

    def wanted(self, message: say.ShareWanted) -> None:
        """The seats are asked for their shares.

        Raises:
            Untrue: it is not signed, or not made from the commitment and from what is at stake.
        """
        self.frozen = body = message.body
        self._signed(gt1.freeze_digest(bytes.fromhex(body["t"])), message.signature, "transcript")
        if self.commitment:
            stakes = {int(seat): chips for seat, chips in body["stakes"].items()}
            ctx, roots = bytes.fromhex(self.commitment["ctx"]), _roots(self.commitment)
            t = gt1.transcript(ctx, roots, _by_seat(body["heads"]), gt1.staked(body["window"], stakes))
            if t.hex() != body["t"]:
                raise Untrue("asks for shares for something else than it has committed")

    def joined(self, message: say.Joined, gave: int) -> None:
        """All shares are in; `gave` is the chair that has given one here, or -1.

        Raises:
            Untrue: a share is not what its seat promised, or the cards do not follow from the shares.
        """
        body, frozen, self.frozen = message.body, self.frozen, {}
        if not frozen:
            return  # only bots were asked, or it was said before we came
        shares, heads = _by_seat(body["shares"]), _by_seat(frozen["heads"])
        if any(gt1.link(self.table, seat, shares[seat]) != heads[seat] for seat in shares.keys() & heads):
            raise Untrue("has joined a share that was not promised")
        if shares.keys() < heads.keys() and gave not in heads.keys() - shares.keys():
            return  # somebody was silent, and those who are left were bots: of that we were told nothing
        if shares.keys() != heads.keys() or body["joint"] != _joint(frozen, shares):
            raise Untrue("has joined something else than the shares")
        if "picked" in body and self.commitment:
            self._picked(body, len(self.commitment["roots"]))

    def _picked(self, body: Json, decks: int) -> None:
        """One deck of several is played, and the others are shown."""
        if body["picked"] != gt1.picked(bytes.fromhex(body["joint"]), decks):
            raise Untrue("plays another deck than the shares have picked")
        if len(body["opened"]) != decks - 1:
            raise Untrue("has not shown every deck that is not played")
        if self.commitment["cards"] != len(self.pack):
            return
        ctx, roots = bytes.fromhex(self.commitment["ctx"]), self.commitment["roots"]
        for number, seed in body["opened"].items():
            if gt1.root_of(ctx, bytes.fromhex(seed), self.pack).hex() != roots[int(number)]:
                raise Untrue("had committed a deck that is none")

    def _signed(self, digest: bytes, signature: str, what: str) -> None:
        if not self.key:
            return
        try:
            Ed25519PublicKey.from_public_bytes(bytes.fromhex(self.key)).verify(
                bytes.fromhex(signature), digest
            )
        except (InvalidSignature, ValueError):
            raise Untrue(f"has not signed its {what} with its key") from None


def _roots(body: Json) -> list[bytes]:
    return [bytes.fromhex(root) for root in body["roots"]]


def _by_seat(body: dict[str, str]) -> dict[int, bytes]:
    return {int(seat): bytes.fromhex(said) for seat, said in body.items()}


def _joint(frozen: Json, shares: dict[int, bytes]) -> str:
    return gt1.joint(bytes.fromhex(frozen["t"]), shares).hex()


def checks(key: str, table: str, terms: say.Terms) -> Checks:
    """The checks of a table; those that need rules that are not known here are left out."""
    from lansquenet.books.book import book
    from lansquenet.books.transcript import digest

    try:
        told = book(terms.game)
        rules = told.play_by(terms.preset, terms.options)
    except LansquenetError:
        return Checks(key, terms.game, "", table)
    pack = sorted(in_order(told.game.shoe(rules)))
    return Checks(key, terms.game, digest(told, rules), table, pack)
