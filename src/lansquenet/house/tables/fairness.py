"""The house's part in dealing that anyone can check: it commits, freezes, and collects the shares."""

import secrets
from collections.abc import Callable
from dataclasses import replace

from lansquenet.fair import gt1
from lansquenet.fair.chain import Chain
from lansquenet.fair.dealing import Stage
from lansquenet.fair.replay import at_stake
from lansquenet.house import messages as say
from lansquenet.house.log.sealing import Keys
from lansquenet.house.tables.changes import TableEvent
from lansquenet.house.tables.sitting import Sitting

FEW = 32  # links left on a bot's chain, at which it promises another


class Fairness:
    """The shares of one table that are being collected, and what was signed."""

    def __init__(self, sitting: Sitting, keys: Keys) -> None:
        self.sitting, self.signer = sitting, HouseKey(keys)
        self.given: dict[int, bytes] = {}

    @property
    def complete(self) -> bool:
        """Whether every share that was asked for has come."""
        for chair in self.listed:
            if chair in self.sitting.chains and chair not in self.given:
                self.given[chair] = self._of_bot(chair)
        return all(chair in self.given for chair in self.listed)

    def _of_bot(self, chair: int) -> bytes:
        """The next share of a bot; it is the same however often the house begins anew."""
        chain = self.sitting.chains[chair]
        return replace(chain, revealed=chain.revealed + 1).head

    @property
    def listed(self) -> list[int]:
        """The chairs that are asked for a share."""
        return [int(chair) for chair in self.sitting.said["frozen"]["heads"]]

    def promises(self) -> list[TableEvent]:
        """What the bots of the house promise before a hand."""
        chairs = [chair.number for chair in self.sitting.chairs if chair.kind == "bot"]
        return [self._promise(number) for number in chairs if self._runs_out(number)]

    def _runs_out(self, number: int) -> bool:
        return number not in self.sitting.chains or self.sitting.chains[number].left < FEW

    def _promise(self, number: int) -> TableEvent:
        chain = Chain.fresh(self.sitting.id, number)
        return TableEvent("promised", {"chair": number, "head": chain.head.hex()}, {"seed": chain.seed.hex()})

    def commit(self) -> tuple[TableEvent, Callable[[], say.Committed]]:
        """Fix the cards: seeds for decks of which nobody knows yet which is played."""
        dealing = self.sitting.dealing
        seeds = [secrets.token_hex(dealing.seed_bytes) for _ in range(dealing.seeds_wanted)]
        return TableEvent("committed", {}, {"seeds": seeds}), self.committed

    def committed(self) -> say.Committed:
        """The commitment as all are told it."""
        body = self.sitting.said["committed"]
        pack = self.sitting.dealing.pack
        signed = self.signer.sign(gt1.commitment_digest(pack.ctx, len(pack.cards), pack.roots))
        return say.Committed(hand=pack.hand, body=body, signature=signed.hex())

    def outstanding(self, seconds: float) -> list[say.Committed | say.ShareWanted]:
        """What somebody who comes in has to hear of the cards in play, to check what follows."""
        if self.sitting.dealing.stage in (Stage.IDLE, Stage.COMMIT) or "committed" not in self.sitting.said:
            return []
        wanted = self.wanted(seconds)
        return [self.committed(), *([wanted] if wanted else [])]

    def freeze(self, here: Callable[[str], bool]) -> TableEvent:
        """Fix who gives a share, and what is at stake."""
        sitting = self.sitting
        listed = [chair.number for chair in sitting.chairs if self._shares(chair.number, here)]
        self.given = {}
        table = sitting.played
        staked = {
            str(sitting.seated[seat].number): chips
            for seat, chips in at_stake(table.game, table.rules, table.state).items()
        }
        return TableEvent("frozen", {"chairs": listed, "staked": staked})

    def _shares(self, number: int, here: Callable[[str], bool]) -> bool:
        chair = self.sitting.chairs[number]
        promised = chair.taken and number in self.sitting.dealing.heads
        return promised and (chair.kind == "bot" or here(chair.account))

    def wanted(self, seconds: float) -> say.ShareWanted | None:
        """What the seats that give a share are asked for."""
        if self.sitting.dealing.stage != Stage.JOIN:
            return None
        body = self.sitting.said["frozen"]
        signed = self.signer.sign(gt1.freeze_digest(bytes.fromhex(body["t"])))
        return say.ShareWanted(hand=self.sitting.hand, body=body, signature=signed.hex(), seconds=seconds)

    def give(self, chair: int, share: bytes) -> bool:
        """Take a share; whether it is one that was asked for and promised."""
        dealing = self.sitting.dealing
        fits = dealing.stage == Stage.JOIN and dealing.shares_fit(chair, share)
        if fits:
            self.given[chair] = share
        return fits

    def join(self) -> tuple[TableEvent, Callable[[], say.Joined]]:
        """All shares are in."""
        return TableEvent("joined", {"given": self._given}), self.joined

    @property
    def _given(self) -> dict[str, str]:
        return {str(chair): share.hex() for chair, share in self.given.items()}

    def joined(self) -> say.Joined:
        """How the cards were settled, as all are told it."""
        return say.Joined(hand=self.sitting.hand, body=self.sitting.said["joined"])

    def silence(self) -> TableEvent:
        """Those whose share has not come give none any more."""
        chairs = [number for number in self.listed if number not in self.given]
        return TableEvent("silent", {"chairs": chairs, "given": self._given})


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
