"""The checks that are the same by whatever protocol a hand was dealt."""

import json
from collections import Counter
from collections.abc import Callable
from hashlib import sha256

from lansquenet.errors import LansquenetError
from lansquenet.fair.checks.verdict import Bundle, Checks, Unchecked, Wrong, must


def rules(bundle: Bundle) -> None:
    """The digest of the rules is that of the game and its options."""
    text = json.dumps({"game": bundle["game"], "options": bundle["options"]}, sort_keys=True)
    same = sha256(text.encode()).hexdigest()[:16] == bundle["rules"]
    must(same, "The digest of the rules is not that of the game and its options.")


def cards(bundle: Bundle) -> None:
    """No card is shown more often than the pack has it."""
    for pack in bundle["packs"]:
        had = Counter(range(52) if pack["pack"] is None else pack["pack"])
        shown = Counter(card["card"] for card in pack["turned"] if card)
        must(shown <= had, "A card is shown more often than the pack has it.")


def payments(bundle: Bundle) -> None:
    """What one pays another gets, and the stacks afterwards are those before with the payments."""
    seats = len(bundle["names"])
    stacks = [*bundle["stacks"], *[0] * (14 - seats)]
    for payer, payee, chips, _ in bundle["payments"]:
        must(payer != payee, "An account pays itself.")
        must(all(not seats <= account < 12 for account in (payer, payee)), "An empty seat pays or is paid.")
        stacks[payer] -= chips
        stacks[payee] += chips
    must(stacks[:seats] == bundle["after"], "The payments do not lead to the stacks after the hand.")


def discards(bundle: Bundle) -> None:
    """No pack was made of discards while another had cards left."""
    if not bundle["hidden"]:
        raise Unchecked("Where no hand is hidden, one deck is committed, and shown whole when it has ended.")
    ran_out = False
    for pack in bundle["packs"]:
        if pack["pack"] is None:
            must(ran_out, "A pack was made of discards before the whole pack had run out.")
        if pack["picked"] is not None:
            ran_out = len(pack["turned"]) == pack["cards"]


def whole_shown(bundle: Bundle) -> None:
    """Every pack is shown whole, or it is told why not."""
    if bundle["hidden"]:
        raise Unchecked("The seed of a hidden deck is never shown: it would show hands that were thrown in.")
    if not all(pack["spent"] for pack in bundle["packs"]):
        raise Unchecked("The pack was still in play; ask for the bundle again when it has ended.")


def pack(bundle: Bundle) -> None:
    """The pack is the one that the game is played with."""
    from lansquenet.fair import replay

    ruled(lambda: replay.same_pack(bundle))


def turned(bundle: Bundle) -> None:
    """The cards turned are those the rules asked for, in their order."""
    from lansquenet.fair import replay

    open_only(bundle)
    ruled(lambda: replay.follow_cards(bundle, replay.rerun(bundle).turns))


def acts(bundle: Bundle) -> None:
    """The rules, run again on the acts, give the same payments and stacks."""
    from lansquenet.fair import replay

    open_only(bundle)

    def same() -> None:
        again = replay.rerun(bundle)
        must(again.payments == bundle["payments"], "By the rules the payments are others.")
        must(again.after == bundle["after"], "By the rules the stacks after the hand are others.")

    ruled(same)


def stakes(bundle: Bundle) -> None:
    """What was frozen before each card is what lay on the table, and every choice before it."""
    from lansquenet.fair import replay

    open_only(bundle)
    ruled(lambda: replay.follow_stakes(bundle, replay.rerun(bundle).turns))


def open_only(bundle: Bundle) -> None:
    """Leave a check open where hands are hidden."""
    if bundle["tape"] is None:
        raise Unchecked("In a game with hidden hands a bundle is one viewer's own: the acts are not in it.")


def ruled(run: Callable[[], None]) -> None:
    """Run the rules on what a stranger wrote; whatever they choke on is the stranger's fault."""
    try:
        run()
    except Wrong:
        raise
    except LansquenetError as wrong:
        raise Wrong(str(wrong)) from wrong
    except Exception as wrong:
        raise Wrong(f"The rules cannot run this hand: {wrong or type(wrong).__name__}") from wrong


BY_THE_RULES: Checks = {
    "pack": (23, "The pack is the one that the game is played with.", pack),
    "turned": (24, "The cards turned are those the rules asked for, in order.", turned),
    "acts": (25, "The rules, run again, give the same payments.", acts),
    "stakes": (26, "Stakes and choices were frozen before the cards they ride on.", stakes),
}
