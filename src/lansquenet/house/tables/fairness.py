"""The house's part in dealing that anyone can check: it commits, freezes, and collects the shares."""

import secrets
from collections.abc import Callable
from dataclasses import replace

from lansquenet.books.transcript import Moment
from lansquenet.books.written import Json
from lansquenet.errors import HouseRefuses
from lansquenet.fair import gt2
from lansquenet.fair.dealing import Dealing, Stage
from lansquenet.fair.ed25519 import is_key
from lansquenet.fair.gt2 import Pledge, SignedLink
from lansquenet.fair.guest.chain import Chain
from lansquenet.fair.guest.keys import is_good
from lansquenet.fair.guest.seen import row_of, rows_told
from lansquenet.fair.guest.signing import Ed25519PrivateKey
from lansquenet.fair.replay import at_stake
from lansquenet.house import messages as say
from lansquenet.house.log.sealing import Keys
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.sitting import Sitting
from lansquenet.rules.game import hides
from lansquenet.rules.state import ONLOOKER
from lansquenet.seats.table import SeatedTable
from lansquenet.seats.telling import lines, unforced

FEW = 32  # links left on a bot's chain, at which it promises another
SIGNED = ("text", "follows", "seat", "action", "card", "payer", "payee", "chips")  # of a line
Here = Callable[[str], bool]  # whether an account is connected


class Fairness:
    """The shares of one table that are being collected, and what was signed."""

    def __init__(self, sitting: Sitting, keys: Keys) -> None:
        self.sitting, self.signer = sitting, HouseKey(keys)
        self.given: dict[int, SignedLink] = {}
        self.heard: set[int] = set()  # chairs of which a share has come, good or bad, since it was asked for
        self.promised: dict[int, str] = {}  # by chair, for which session a promise has come last, good or bad

    @property
    def dealing(self) -> Dealing:
        """The dealing of the cards in play, which are dealt by gt2."""
        assert isinstance(self.sitting.dealing, Dealing)
        return self.sitting.dealing

    @property
    def old(self) -> bool:
        """Whether the cards in play are still dealt by gt1: nobody is asked for anything then."""
        return not isinstance(self.sitting.dealing, Dealing)

    @property
    def complete(self) -> bool:
        """Whether every share that was asked for has come."""
        if self.old:
            return not self.listed
        for chair in self.listed:
            if chair in self.sitting.chains and chair not in self.given:
                self.given[chair] = self._of_bot(chair)
        return all(chair in self.given for chair in self.listed)

    def _of_bot(self, chair: int) -> SignedLink:
        """The share of a bot; it is the same however often the house begins anew."""
        chain = self.sitting.chains[chair]
        key = Ed25519PrivateKey.from_private_bytes(self.sitting.secrets[chair])
        return SignedLink(
            replace(chain, revealed=chain.revealed + 1).head, key.sign(self.dealing.window.frozen)
        )

    @property
    def listed(self) -> list[int]:
        """The chairs that are asked for a share."""
        dealing = self.sitting.dealing
        return [*(dealing.window.pledges if isinstance(dealing, Dealing) else dealing.window.heads)]

    # -- what is promised

    def promises(self) -> list[TableEvent]:
        """What the bots of the house promise before a hand."""
        chairs = [chair.number for chair in self.sitting.chairs if chair.kind == "bot"]
        return [self.promise_of_bot(number) for number in chairs if self._runs_out(number)]

    def _runs_out(self, number: int) -> bool:
        return number not in self.sitting.chains or self.sitting.chains[number].left < FEW

    def promise_of_bot(self, number: int) -> TableEvent:
        """What the bot in a chair promises for the session."""
        chain = Chain.fresh(self.sitting.session, number)
        secret = self.sitting.secrets.get(number) or secrets.token_bytes(32)
        key = Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw()
        body = {"chair": number, "key": key.hex(), "head": chain.head.hex()}
        return TableEvent("promised", body, {"secret": secret.hex(), "seed": chain.seed.hex()})

    def promise(self, chair: int, message: say.Promise) -> TableEvent | None:
        """A seat's promise; nothing if it stands already.

        Raises:
            HouseRefuses: it may not promise this, or not now.
        """
        if self.old or message.session != self.sitting.session:
            raise HouseRefuses("bad_promise", "There is no session of this name at this table now.")
        key = bytes.fromhex(message.key)
        if not is_key(key):
            raise HouseRefuses("bad_promise", "This is no public key with which anything can be signed.")
        if chair in self.dealing.out:
            raise HouseRefuses("out", "You were silent: you take no part in the shuffle in this session.")
        held = self.dealing.pledges.get(chair)
        if held == Pledge(key, bytes.fromhex(message.head)):
            return None
        if held and held.key != key and self.dealing.stage == Stage.JOIN and chair in self.listed:
            raise HouseRefuses("not_now", "Your share is wanted by the key that you promised before.")
        return TableEvent("promised", {"chair": chair, "key": message.key, "head": message.head})

    def missing(self, here: Here) -> bool:
        """Whether somebody in the session, who is here, has not promised anything for it yet."""
        dealing = self.sitting.dealing
        return (
            isinstance(dealing, Dealing)
            and dealing.last is None
            and any(
                chair.kind in ("person", "robot")
                and chair.number not in dealing.pledges.keys() | dealing.out
                and here(chair.account)
                for chair in self.sitting.seated
            )
        )

    # -- what is fixed

    def commit(self) -> tuple[TableEvent, Callable[[], say.Committed | None]]:
        """Fix the cards: seeds for decks of which nobody knows yet which is played."""
        dealing = self.sitting.dealing
        seeds = [secrets.token_hex(dealing.seed_bytes) for _ in range(dealing.seeds_wanted)]
        body = {} if self.old else {"key": self.signer.public.hex()}
        return TableEvent("committed", body, {"seeds": seeds}), self.committed

    def committed(self) -> say.Committed | None:
        """The commitment as all are told it."""
        if self.old:
            return None
        pack, body = self.dealing.pack, self.dealing.committed()
        return say.Committed(hand=pack.hand, body=body, signature=self.signer.sign(pack.link.digest).hex())

    def outstanding(self, seconds: float) -> list[say.Told]:
        """What somebody who comes in has to hear of the cards in play, to check what follows."""
        dealing = self.sitting.dealing
        if self.old or dealing.stage in (Stage.IDLE, Stage.COMMIT) or not dealing.packs:
            return []
        said = [self.committed(), *map(self._void, self.sitting.voids), self.wanted(seconds)]
        return [message for message in said if message]

    def freeze(self, here: Here) -> TableEvent:
        """Fix who gives a share, what is at stake, and what all have seen."""
        sitting, table = self.sitting, self.sitting.played
        self.given, self.heard = {}, set()
        state = sitting.view_of(table.state, ONLOOKER) if sitting.hidden else table.state
        at = at_stake(table.game, table.rules, state, table.state.ledger)
        staked = {str(sitting.seated[seat].number): chips for seat, chips in at.items()}
        body: Json = {"chairs": [], "staked": staked}
        if not self.old:
            body["chairs"] = [chair.number for chair in sitting.seated if self._shares(chair.number, here)]
            body["told"] = told_rows(table, table.moments[sitting.told_moments :])
        return TableEvent("frozen", body)

    def _shares(self, number: int, here: Here) -> bool:
        """Whether a seat of the hand is asked: nobody comes in while a window is open."""
        chair, dealing = self.sitting.chairs[number], self.dealing
        open_to_it = not dealing.void or number in dealing.window.pledges
        return number in dealing.pledges and open_to_it and (chair.kind == "bot" or here(chair.account))

    def wanted(self, seconds: float) -> say.ShareWanted | None:
        """What the seats that give a share are asked for."""
        if self.old or self.dealing.stage != Stage.JOIN:
            return None
        signed = self.signer.sign(self.dealing.window.frozen)
        body, hand = self.dealing.frozen(), self.sitting.hand
        return say.ShareWanted(hand=hand, body=body, signature=signed.hex(), seconds=seconds)

    # -- what comes

    def awaits(self, chair: int) -> bool:
        """Whether a share of this chair was asked for, and no share at all has come of it since."""
        return self.sitting.dealing.stage == Stage.JOIN and chair in self.listed and chair not in self.heard

    def expects(self, chair: int) -> bool:
        """Whether no promise at all has come of this chair for the session that is played."""
        return self.promised.get(chair) != self.sitting.session

    def give(self, chair: int, message: say.Share) -> bool:
        """Take a share; whether it is one that was asked for and promised, and is signed."""
        if self.old or self.dealing.stage != Stage.JOIN or chair not in self.listed:
            return False
        window = self.dealing.window
        share = SignedLink(bytes.fromhex(message.share), bytes.fromhex(message.signature))
        fits = (
            (message.window, message.void) == (window.number, window.void)
            and self.dealing.link_fits(chair, share.link)
            and is_good(window.pledges[chair].key, window.frozen, share.signature)
        )
        if fits:
            self.given.setdefault(chair, share)
        return fits

    def join(self) -> tuple[TableEvent, Callable[[], say.Joined | None]]:
        """All shares are in."""
        return TableEvent("joined", {"given": self._given}), self.joined

    @property
    def _given(self) -> dict[str, list[str]]:
        given = {} if self.old else self.given
        return {str(chair): [part.hex() for part in share] for chair, share in sorted(given.items())}

    def joined(self) -> say.Joined | None:
        """How the cards were settled, as all are told it."""
        return None if self.old else say.Joined(hand=self.sitting.hand, body=self.sitting.joined)

    def silence(self) -> tuple[TableEvent, Callable[[], say.Void | None]]:
        """Those whose share has not come give none any more."""
        chairs = [number for number in self.listed if self.old or number not in self.given]
        return TableEvent("silent", {"chairs": chairs, "given": self._given}), self.void

    def void(self) -> say.Void | None:
        """The window that was made void last, as all are told it."""
        return self._void(self.sitting.voids[-1]) if self.sitting.voids else None

    def _void(self, body: Json) -> say.Void:
        signed = self.signer.sign(gt2.voided(bytes.fromhex(body["t"]), body["silent"]))
        return say.Void(hand=self.sitting.hand, body=body, signature=signed.hex())


def told_rows(table: SeatedTable, moments: list[Moment]) -> list[list[int]]:
    """What all are told alike of these moments, in numbers: what each seat signs that it has seen."""
    known, names = (table.told, table.rules), table.session.names
    said = [
        line
        for moment in moments
        for line in unforced(*known, moment, lines(*known, names, moment, ONLOOKER))
    ]
    rows = [row for line in said if (row := row_of({name: getattr(line, name) for name in SIGNED}))]
    return [[*map(int, row)] for row in rows_told(rows, hides(table.game))]


class HouseKey:
    """The key with which a house signs what it promises."""

    def __init__(self, keys: Keys) -> None:
        self.key = keys.signer

    @property
    def public(self) -> bytes:
        """The key by which anybody can check what was signed."""
        return self.key.public_key().public_bytes_raw()

    def sign(self, message: bytes) -> bytes:
        """The signature of a message."""
        return self.key.sign(message)
