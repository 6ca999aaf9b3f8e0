"""What is told at Trente et quarante: what the rows count, which fields win, and what comes of a refait."""

from lansquenet.books.events.banks import bank, gains, people
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene
from lansquenet.games.trente_et_quarante.rules import (
    FREE,
    FULL,
    SECOND,
    Phase,
    PrisonTie,
    Refait,
    SecondRefait,
    pips,
)
from lansquenet.rules.cards import EMPTY

SHUFFLES = 3  # the rule that says when the cards are shuffled
REFAIT = FULL + 1


def after(scene: Scene) -> list[Event]:
    """What came of an act at Trente et quarante."""
    said = _rows(scene)
    if scene.act.phase == Phase.ANSWER and scene.after.prison != FREE:
        said = [scene.event(13, "What has not been given up is in prison: another coup decides.")]
    if _out(scene):
        return bank(scene, 15, "The cards have run out: what was not decided goes back")
    none = scene.act.phase in (Phase.FIELD, Phase.STAKE, Phase.INSURE)
    return said + bank(scene, 2, "Nobody has staked" if none else "The coup is over")


def _out(scene: Scene) -> bool:
    return bool(scene.act.actor < 0 and scene.act.action == EMPTY)


def counts(scene: Scene) -> tuple[int, int]:
    """What the two rows count with the card of this act; 0 is a row that is not full."""
    before, act = scene.before, scene.act
    if act.action < 0 or act.phase not in (Phase.NOIR, Phase.ROUGE):
        return 0, 0
    if act.phase == Phase.NOIR:
        row = before.noir + pips(act.action)
        return (row if row > FULL else 0), 0
    row = before.rouge + pips(act.action)
    return before.noir, (row if row > FULL else 0)


def _rows(scene: Scene) -> list[Event]:
    """A row that is full, and what it decides."""
    noir, rouge = counts(scene)
    if not rouge:
        return [scene.event(7, f"Noir counts {noir}.")] if noir and scene.act.phase == Phase.NOIR else []
    won = gains(scene)
    paid = f": {people(scene, won)}." if won else "."
    if noir == rouge == REFAIT:
        return [scene.event(_refait_rule(scene), f"{_refait_text(scene)}{paid}")]
    if noir == rouge:
        return [_tie(scene, noir, paid)]
    grand, petit = _winners(scene)
    fields = f"{grand} and {petit} win" if petit else f"{grand} wins"
    prison = 13 if scene.before.prison != FREE else 8
    return [scene.event(prison, f"Noir counts {noir}, rouge {rouge}; {fields}{paid}")]


def _tie(scene: Scene, count: int, paid: str) -> Event:
    """Both rows count the same, and more than at a refait."""
    text = f"Both rows count {count}, après, and the stakes"
    if scene.before.prison == FREE:
        return scene.event(10, f"{text} go back{paid}")
    freed = scene.rules.prison_tie == PrisonTie.FREED
    return scene.event(14, f"{text} {'are free' if freed else 'stay in prison'}.")


def _refait_rule(scene: Scene) -> int:
    if scene.before.prison != FREE:
        return 14
    return 13 if scene.rules.refait == Refait.PRISON else 11


def _refait_text(scene: Scene) -> str:
    """What a refait means at this table."""
    if scene.before.prison == FREE:
        meant = {
            Refait.HALF: "half of every stake is lost",
            Refait.PRISON: "the stakes go to prison",
            Refait.CHOICE: "half is given up, or all goes to prison",
        }
        return f"A refait, both rows count thirty-one; {meant[scene.rules.refait]}"
    if scene.over:
        return "Another refait; what is in prison is lost"
    deeper = scene.rules.second_refait == SecondRefait.DEEPER
    return f"Another refait; the stakes {'go to the second prison' if deeper else 'stay in prison'}"


def _winners(scene: Scene) -> tuple[str, str]:
    """The fields that win; of couleur and inverse nothing is said where nothing lies there."""
    noir, rouge = counts(scene)
    red = scene.before.red
    grand = "rouge" if rouge < noir else "noir"
    if red < 0:
        return grand, ""
    return grand, "couleur" if (red == 1) == (rouge < noir) else "inverse"


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Trente et quarante has decided."""
    if _out(scene):
        return scene.verdict(15, "pack-out")
    if scene.act.phase == Phase.ANSWER:
        return scene.verdict(11, "gives-half", seat=scene.letter(scene.act.actor))
    noir, rouge = counts(scene)
    if not rouge:
        return scene.verdict(2, "unstaked") if scene.act.actor >= 0 and scene.over else None
    nobody = None if scene.act.payments else ()  # has won or lost by it yet
    if noir == rouge == REFAIT:
        rule, key = _refait_rule(scene), _refait_key(scene)
        return scene.verdict(rule, key, (TURNED,), wins=nobody, loses=nobody)
    if noir == rouge:
        prison = f"apres-{PrisonTie(scene.rules.prison_tie).name.lower()}"
        rule, key = (14, prison) if scene.before.prison else (10, "apres")
        return scene.verdict(rule, key, (TURNED,), wins=nobody, loses=nobody, count=noir)
    key = "-".join(filter(None, _winners(scene)))
    return scene.verdict(13 if scene.before.prison else 8, key, (TURNED,), noir=noir, rouge=rouge)


def _refait_key(scene: Scene) -> str:
    if scene.before.prison == FREE:
        return f"refait-{Refait(scene.rules.refait).name.lower()}"
    if scene.over:
        return "again-lost"
    return "again-deeper" if scene.after.prison == SECOND else "again-stays"
