"""Promise F: dealing that anyone can check."""

import ast
import re
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random

import pytest

from dealt import Evening, Speaker
from lansquenet import fair
from lansquenet.errors import IllegalAct
from lansquenet.fair import gt1, gt2
from lansquenet.fair.checks.verdict import FORM, KEY, SEEN
from lansquenet.fair.dealing import BadShare, Dealing, Stage
from lansquenet.fair.gt2 import SignedLink
from lansquenet.fair.guest.chain import LINKS, Chain, links
from lansquenet.fair.replay import at_stake
from lansquenet.fair.verify import CHECKS
from lansquenet.games import GAMES
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import begin
from lansquenet.rules.state import CHANCE, POOL
from rooms import mostly_slow

SEED = bytes(range(32))
PACK = list(range(52))
OLD = gt1.context("faro", "rules-1", "table-7", 42)
JOINT = bytes.fromhex("bfe00a62e87119918896d52dabdc9ba2c3ee652cfcbac5ede2b0dbb698dbb7c1")
ROOT = "39b10033b0c61e468833e03814577846029891fd668ec09b692075aa06e1c59c"
HOUSE_KEY = bytes(range(32, 64))  # of a house that signs nothing here


# -- the vectors of gt1, by which old bundles are read; those of gt2 are in test_vectors.py


def test_context_is_that_of_the_vector():
    assert OLD.hex() == "dfa43ecefa5b3436cc841e7c6b2d02b598224f8acff839dfe3b4718207853d22"


def test_root_is_that_of_the_vector():
    assert gt1.root_of(OLD, SEED, PACK).hex() == ROOT


def test_deck_cut_and_order_of_dealing_are_those_of_the_vector():
    deck, cut = gt1.perm(SEED, "gt1/deck", 52), gt1.cut(JOINT, 52)
    assert deck[:8] == [24, 34, 51, 26, 4, 13, 32, 23]
    assert cut[:8] == (45, 32, 14, 33, 11, 13, 28, 5)
    assert [deck[place] for place in cut][:8] == [27, 31, 28, 0, 1, 11, 12, 13]


def test_transcript_and_joint_are_as_they_were_first_fixed():
    """The session of the older vector is not handed down; this one is of the session "evening"."""
    shares = {1: b"\x11" * 32, 4: b"\x44" * 32}
    heads = {seat: gt1.link("evening", seat, share) for seat, share in shares.items()}
    joint = gt1.joint(gt1.transcript(OLD, [bytes.fromhex(ROOT)], heads), shares)
    assert joint.hex() == "7fea36796183f0f4bd5c8e193b8d52869d18cdd26ab18bef75bde6ba58f6a7e1"


# -- chance


def is_uniform(below, bound):
    """Whether every number is drawn by equally many 8-bit words, and most words are taken."""
    drawn = Counter()
    for word in range(256):
        try:
            drawn[below(iter([word]), bound, 256)] += 1
        except StopIteration:
            continue
    return set(drawn) == set(range(bound)) and len(set(drawn.values())) == 1 and sum(drawn.values()) > 127


@pytest.mark.slow
def test_every_number_below_a_bound_is_equally_likely():
    """By exhaustion, with words of 8 bits."""
    assert [bound for bound in range(2, 257) if not is_uniform(gt2.below, bound)] == []


def test_remainders_alone_are_caught_to_be_uneven():
    """The control of the exhaustion."""
    assert not all(is_uniform(lambda words, n, _: next(words) % n, bound) for bound in range(2, 257))


def test_words_are_of_thirty_two_bits():
    """What is left of 2**32 above the greatest multiple of a bound is refused, and nothing else."""
    assert gt1.below(iter([3 * 2**30, 2**32 - 1, 5]), 3 * 2**30) == 5
    assert gt1.below(iter([3 * 2**30 - 1, 5]), 3 * 2**30) == 3 * 2**30 - 1
    assert gt1.below(iter([2**32 - 1]), 2) == 1


def test_rejected_word_is_followed_by_the_next():
    assert gt1.below(iter([255, 254, 7]), 10, 256) == 7


@pytest.mark.parametrize("size", [1, 2, 3, 32, 52, 312])
@pytest.mark.parametrize("protocol", [gt1, gt2])
def test_every_leaf_leads_to_the_root(protocol, size):
    leaves = [gt1.digest("leaf", gt1.u16(n)) for n in range(size)]
    tree = protocol.levels(list(leaves))
    for place, bottom in enumerate(leaves):
        path = protocol.path_of(tree, place)
        assert protocol.climbed(bottom, place, path) == tree[-1][0]
        assert len(path) == protocol.depth_of(size)
        assert size == 1 or protocol.climbed(bottom, place ^ 1, path) != tree[-1][0]


def test_parts_are_told_apart_by_their_lengths():
    assert gt2.digest("x", b"ab", b"c") != gt2.digest("x", b"a", b"bc")


def test_protocols_share_no_label():
    """Nothing that is hashed by one can be taken for a word of the other."""
    labels = [
        set(re.findall(r'"(gt\d/\w+)', Path(module.__file__).read_text("utf-8"))) for module in (gt1, gt2)
    ]
    assert min(map(len, labels)) > 9
    assert not labels[0] & labels[1]


def test_page_has_every_label_and_every_check():
    """As the protocol stands there, others must be able to make it; the checks in their order."""
    text = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
    labels = set(re.findall(r'"(gt2/\w+)', Path(gt2.__file__).read_text("utf-8")))
    assert {label for label in labels if f"'{label}'" not in text} == set()
    rows = [(name, int(code)) for code, name in re.findall(r"^\| (\d+) \| (\w+) \|", text, re.MULTILINE)]
    checks = [(name, code) for name, (code, *_) in CHECKS.items()]
    assert rows == [("form", FORM), *checks, ("key", KEY), ("seen", SEEN)]


def test_head_is_told_in_four_words_that_tell_all_of_its_first_bytes():
    assert gt2.words(bytes.fromhex("7f000001" + "00" * 28)) == "lusab babad babab babab"
    assert gt2.words(b"\xff" * 32) == "zuzuz zuzuz zuzuz zuzuz"
    rng = Random(5)
    heads = [rng.randbytes(8) for _ in range(500)]
    assert len({gt2.words(head) for head in heads}) == 500
    assert all(re.fullmatch("([a-z]{5} ){3}[a-z]{5}", gt2.words(head)) for head in heads)


@pytest.mark.slow
def test_dealing_imports_no_chance_of_its_own():
    """Neither `random` nor numpy; entropy comes from `secrets`, and only where keys and chains are drawn."""
    for file in Path(fair.__path__[0]).rglob("*.py"):
        nodes = [*ast.walk(ast.parse(file.read_text("utf-8")))]
        names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
        names |= {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
        assert not {"random", "numpy", "numpy.random"} & names
        assert "secrets" not in names or file.name in ("chain.py", "keys.py")


# -- chains


def test_each_link_is_what_the_one_before_promised():
    chain = Chain.fresh("evening", 3)
    for _ in range(5):
        head = chain.head
        assert gt2.link("evening", 3, chain.next_share()) == head


def test_chain_ends_with_its_seed():
    chain = Chain("evening", 0, SEED, LINKS - 1)
    assert chain.next_share() == SEED
    with pytest.raises(ValueError, match="promise a new one"):
        chain.next_share()


def test_fresh_chain_promises_its_tip_and_has_every_link_to_reveal():
    chain = Chain.fresh("s", 3)
    assert (chain.left, len(chain.seed)) == (LINKS, 32)
    assert chain.head == links("s", 3, chain.seed)[LINKS]
    shares = [chain.next_share() for _ in range(2)]
    assert shares == [*reversed(links("s", 3, chain.seed)[LINKS - 2 : LINKS])]
    assert chain.left == LINKS - 2


def test_fresh_chains_differ():
    assert Chain.fresh("evening", 0).seed != Chain.fresh("evening", 0).seed


# -- dealing


@mostly_slow("name")
def test_every_game_is_dealt_through(name):
    """Every card comes out of a committed deck, in some hand; nothing is turned unasked."""
    evening, anything = Evening(name, 1, silence=0.1), False
    for played in evening.hands(4):
        turned = [card.card for card in evening.dealing.dealt if card.hand == played.number]
        on_tape = Counter(played.tape)
        anything |= bool(turned)
        assert not Counter(turned) - on_tape
    assert anything
    assert evening.dealing.voids == sum(call == "silent" for call, _ in evening.calls)


CALLS = (
    *("gather", "begin", "open_session", "close", "turn"),
    *("commit", "promise", "freeze", "join", "silent"),
)


@pytest.mark.parametrize("name", ["zecchinetta", "lansquenet", "toepen", "irish_loo"])
def test_same_calls_give_the_same_cards(name):
    """So a server that logs them can fold them again."""

    class Logged(Dealing):
        def __getattribute__(self, call):
            said = object.__getattribute__(self, call)
            if call not in CALLS:
                return said

            def logged(*given):
                log.append((call, given))
                answers.append(said(*given))
                return answers[-1]

            return logged

    log, answers = [], []
    evening = Evening(name, 3, silence=0.2, dealing_of=Logged)
    list(evening.hands(3))
    again = Dealing(name, evening.dealing.rules, "table-7", "table-7/1", evening.dealing.hidden)
    said = []
    for call, given in list(log):
        said.append(getattr(again, call)(*given))
    assert said == answers
    assert again.dealt == evening.dealing.dealt
    assert len(again) == len(evening.dealing)


def test_dealing_without_cards_is_still_a_stock():
    """Or a table would take another stock in its place."""
    assert Dealing("faro", "r", "t", "s", False)


def commit(dealing, hand=1):
    seeds = [bytes([n]) * dealing.seed_bytes for n in range(dealing.seeds_wanted)]
    return dealing.commit(hand, seeds, HOUSE_KEY)


def ready(hidden, seats=(0, 1), cards=52):
    """A dealing, its seats, and a pack that is frozen."""
    dealing = Dealing("faro", "rules", "table", "evening", hidden)
    speakers = {seat: Speaker("evening", seat, Random(seat)) for seat in seats}
    for seat, speaker in speakers.items():
        dealing.promise(seat, speaker.pledge)
    dealing.gather(list(range(cards)))
    commit(dealing)
    dealing.freeze(list(seats), dict.fromkeys(seats, 5))
    return dealing, speakers


def shares(dealing, speakers):
    """What these seats bring to the window that is open."""
    return {seat: speaker.share(dealing.window.frozen) for seat, speaker in speakers.items()}


def only(speakers, *seats):
    return {seat: speakers[seat] for seat in seats}


@pytest.mark.parametrize("hidden", [False, True])
def test_no_card_is_turned_before_the_seats_have_spoken(hidden):
    dealing, speakers = ready(hidden)
    assert dealing.turn() is None
    dealing.join(shares(dealing, speakers))
    assert dealing.turn() in range(52)


@pytest.mark.parametrize("hidden", [False, True])
def test_every_card_is_turned_once_and_then_none(hidden):
    dealing, speakers = ready(hidden)
    dealing.join(shares(dealing, speakers))
    assert sorted(dealing.turn() for _ in range(52)) == PACK
    assert dealing.turn() == EMPTY
    assert len(dealing) == 0


def test_choice_of_a_seat_closes_an_open_stock():
    """The card that follows it is drawn from what is said after it."""
    dealing, speakers = ready(hidden=False)
    dealing.join(shares(dealing, speakers))
    dealing.turn()
    dealing.close()
    assert dealing.stage == Stage.FREEZE
    assert dealing.turn() is None


def test_choice_of_a_seat_leaves_a_hidden_stock_open():
    dealing, speakers = ready(hidden=True)
    dealing.join(shares(dealing, speakers))
    dealing.close()
    assert dealing.stage == Stage.READY


def test_next_card_hangs_on_every_link():
    """With another link of one seat most cards are others."""
    orders = []
    for luck in (1, 2):
        dealing, speakers = ready(hidden=False)
        dealing.silent([1], shares(dealing, only(speakers, 0)))
        speakers[0] = Speaker("evening", 0, Random(luck))
        dealing.promise(0, speakers[0].pledge)
        dealing.freeze([0], {})
        dealing.join(shares(dealing, only(speakers, 0)))
        orders.append([dealing.turn() for _ in range(52)])
    assert sum(one == other for one, other in zip(*orders, strict=True)) < 10


def test_chance_does_not_hang_on_which_signature_a_seat_makes():
    """Of one transcript it could make as many as it likes: who knows the seed would choose among them."""
    dealing, speakers = ready(hidden=False)
    given = shares(dealing, speakers)
    other = {0: given[0], 1: given[1]._replace(signature=bytes(64))}
    assert gt2.joint(bytes(32), given) == gt2.joint(bytes(32), other)


@pytest.mark.parametrize(
    "change",
    [
        {"stakes": {0: 5, 1: 6}},
        {"rows": [(1, 0, 12, 5)]},
        {"hand": 2},
        {"key": True},
        {"void": True},
        {"before": True},
    ],
    ids=str,
)
def test_whatever_was_seen_is_in_the_transcript(change):
    """Whoever moves a chip, an act, a hand, a key, a void or a commitment has another T."""

    def frozen(stakes=None, rows=(), hand=1, key=False, void=False, before=False):
        dealing, speakers = ready(hidden=False, seats=(0, 1, 2))
        dealing.silent([2], shares(dealing, only(speakers, 0, 1)))
        if before:
            dealing.gather(PACK)
            commit(dealing)
        if key:
            dealing.promise(1, speakers[1].pledge._replace(key=HOUSE_KEY))
        if void:
            dealing.freeze([0, 1], {})
            dealing.silent([1], shares(dealing, only(speakers, 0)))
            dealing.out.clear()
            dealing.promise(1, speakers[1].pledge)
            speakers[0].chain.revealed -= 1
            dealing.promise(0, speakers[0].pledge)
        dealing.hand = hand
        return dealing.freeze([0, 1], stakes or {0: 5, 1: 5}, rows)["t"]

    assert frozen() == frozen()
    assert frozen(**change) != frozen()


@pytest.mark.parametrize("hidden", [False, True])
def test_share_that_was_not_promised_is_refused_by_seat(hidden):
    dealing, speakers = ready(hidden)
    false = shares(dealing, speakers) | {1: SignedLink(b"x" * 32, bytes(64))}
    assert not dealing.link_fits(1, b"x" * 32)
    with pytest.raises(BadShare, match="Seat 1"):
        dealing.join(false)
    assert dealing.stage == Stage.JOIN


def test_missing_share_is_refused():
    dealing, speakers = ready(hidden=True)
    with pytest.raises(IllegalAct):
        dealing.join(shares(dealing, only(speakers, 0)))


@pytest.mark.parametrize("hidden", [False, True])
def test_silent_seat_voids_a_window_and_the_same_cards_stand(hidden):
    """It is out, the void is counted, and the others sign anew with their next links."""
    dealing, speakers = ready(hidden)
    committed, frozen = dealing.committed(), dealing.frozen()
    given = shares(dealing, only(speakers, 0))
    body = dealing.silent([1], given)
    assert body == {
        "window": 0,
        "void": 0,
        "t": frozen["t"],
        "shares": [[0, given[0].link.hex(), given[0].signature.hex()]],
        "silent": [1],
    }
    assert (dealing.stage, dealing.voids, [*dealing.pledges]) == (Stage.FREEZE, 1, [0])
    assert dealing.pledges[0].head == given[0].link, "nobody who has seen it knows what comes next"
    again = dealing.freeze([0], {0: 5, 1: 5})
    assert dealing.committed() == committed
    assert (again["window"], again["void"], again["silent"]) == (0, 1, [1])
    dealing.join(shares(dealing, only(speakers, 0)))
    assert dealing.windows == 1
    assert dealing.turn() in range(52)


def test_who_was_silent_is_out_until_the_session_ends():
    dealing, speakers = ready(hidden=False)
    dealing.silent([1], shares(dealing, only(speakers, 0)))
    with pytest.raises(ValueError, match="no more in this session"):
        dealing.promise(1, speakers[1].pledge)
    dealing.open_session("next")
    dealing.promise(1, speakers[1].pledge)
    assert [*dealing.pledges] == [1]


def test_no_more_windows_are_void_than_seats_contribute():
    """Each void takes one out; when nobody is left, the server alone makes the chance."""
    dealing, speakers = ready(hidden=True, seats=(0, 1, 2))
    for seat in (2, 0, 1):
        rest = [other for other in dealing.window.pledges if other != seat]
        dealing.silent([seat], shares(dealing, only(speakers, *rest)))
        dealing.freeze(rest, {})
    assert dealing.window.pledges == {}
    dealing.join({})
    assert (dealing.voids, dealing.turn() in range(52)) == (3, True)


def test_silence_of_some_and_shares_of_the_others_make_up_a_window():
    dealing, _ = ready(hidden=True)
    with pytest.raises(IllegalAct):
        dealing.silent([1], {})
    with pytest.raises(BadShare):
        dealing.silent([1], {0: SignedLink(b"x" * 32, bytes(64))})
    assert dealing.stage == Stage.JOIN


def test_seat_without_a_promise_cannot_take_part():
    dealing, speakers = ready(hidden=False)
    dealing.join(shares(dealing, speakers))
    dealing.close()
    with pytest.raises(ValueError, match="promised"):
        dealing.freeze([0, 1, 2], {})


def test_new_promise_holds_after_the_last_share():
    dealing, speakers = ready(hidden=False)
    new = Speaker("evening", 0, Random(9)).pledge
    given = shares(dealing, speakers)
    dealing.promise(0, new)
    dealing.join(given)
    assert dealing.pledges[0] == new


# -- commitments are a chain


def test_every_commitment_follows_the_one_before_it():
    """Also those of hands that were broken off: their cards were never turned."""
    dealing, _ = ready(hidden=True)
    first = dealing.committed()
    dealing.gather(PACK)
    second = commit(dealing, 2)
    assert (first["number"], second["number"]) == (1, 2)
    assert first["before"] == gt2.first_link("evening", HOUSE_KEY).hex()
    assert second["before"] == first["c"]
    assert second["c"] != first["c"]


def test_chain_begins_anew_with_a_session_and_with_another_key():
    assert gt2.first_link("evening", HOUSE_KEY) != gt2.first_link("night", HOUSE_KEY)
    assert gt2.first_link("evening", HOUSE_KEY) != gt2.first_link("evening", SEED)
    dealing, _ = ready(hidden=True)
    dealing.open_session("night")
    dealing.gather(PACK)
    body = commit(dealing, 2)
    assert (body["number"], body["before"]) == (1, gt2.first_link("night", HOUSE_KEY).hex())


def test_number_of_cards_is_in_the_commitment():
    """Or a server could choose it when it knows J, and with it the cut."""
    assert gt2.decks(51, [SEED]) != gt2.decks(52, [SEED])


def test_hidden_pack_takes_eight_seeds_of_their_length():
    dealing = Dealing("toepen", "rules", "table", "evening", True)
    dealing.gather(list(range(32)))
    assert (dealing.seeds_wanted, dealing.seed_bytes) == (8, 32)
    with pytest.raises(ValueError, match="8 seeds of 32 bytes"):
        dealing.commit(1, [SEED], HOUSE_KEY)


def test_shoe_of_several_packs_takes_a_long_seed():
    """32 bytes cannot order more than 57 cards."""
    dealing = Dealing("lansquenet", "rules", "table", "evening", False)
    dealing.gather(PACK * 6)
    assert (dealing.seeds_wanted, dealing.seed_bytes) == (1, 64)


def test_seven_other_decks_are_opened_at_the_join():
    dealing, speakers = ready(hidden=True)
    body = dealing.join(shares(dealing, speakers))
    assert sorted([*body["opened"], str(body["picked"])]) == [str(n) for n in range(8)]


def test_seed_of_an_open_pack_is_to_be_had_when_it_has_ended():
    dealing, speakers = ready(hidden=False)
    dealing.join(shares(dealing, speakers))
    assert dealing.spent == []
    dealing.gather(PACK)
    assert [pack.seed for pack in dealing.spent] == [bytes(32)]


def test_seed_of_a_hidden_pack_is_never_to_be_had():
    dealing, speakers = ready(hidden=True)
    dealing.join(shares(dealing, speakers))
    dealing.gather(PACK)
    assert dealing.spent == []


def test_what_is_asked_out_of_step_is_refused():
    dealing, _ = ready(hidden=False)
    for call, given in (("commit", (1, [SEED], HOUSE_KEY)), ("freeze", ([], {}))):
        with pytest.raises(IllegalAct, match="waits for join"):
            getattr(dealing, call)(*given)


def test_empty_pack_turns_empty():
    """IRLO-8: when nothing was discarded either."""
    dealing, _ = ready(hidden=True)
    dealing.gather([])
    assert (dealing.turn(), len(dealing)) == (EMPTY, 0)


def test_forgotten_packs_are_dropped_but_the_one_in_play():
    evening = Evening("toepen", 1)
    list(evening.hands(3))
    evening.dealing.forget(3)
    assert {pack.hand for pack in evening.dealing.packs} == {3}


def test_chips_at_stake_are_those_not_free_and_those_put_into_the_pool_in_this_hand():
    """What a window says of each seat: of the pool before, and of what is won, nothing."""
    game = GAMES["loo"]
    state = begin(game, game.Rules(), [100] * 3, game.Carry(0, 6))
    state.ledger, pack = [], iter(range(52))
    while state.actor == CHANCE:
        game.apply(game.Rules(), state, next(pack))
    assert at_stake(game, game.Rules(), state) == {0: 3, 1: 0, 2: 0}, "the dealer's stake"
    ledger = [(2, POOL, 4, 15), (2, POOL, 1, 15), (POOL, 1, 2, 14), (1, 2, 9, 14)]
    assert at_stake(game, game.Rules(), state, ledger) == {0: 0, 1: 0, 2: 5}
    bank = GAMES["zecchinetta"]
    staked = begin(bank, bank.Rules(), [50, 50], bank.Carry(0))
    for action in (1, 50, 8, 12, 4, 10):  # the limits, two cards, and bets on both
        bank.apply(bank.Rules(), staked, action)
    assert at_stake(bank, bank.Rules(), staked) == {0: 14, 1: 14}, "the banker answers for both"


def greedy(table, rng: Random):
    """In Irish Loo: stand, and exchange all that may be."""
    legal = table.game.legal(table.rules, table.state)
    if table.state.phase == table.game.Phase.EXCHANGE:
        return legal[0]
    return legal[-1] if table.state.phase == table.game.Phase.ANNOUNCE else rng.choice(legal)


def restocked():
    """An Irish Loo at ten, where the discards had to be shuffled in mid-hand, and the hand."""
    for seed in count():
        evening = Evening("irish_loo", seed, seats=10, choose=greedy, options={"miss": "no"})
        played = evening.hand()
        if not all(pack.whole for pack in evening.dealing.packs):
            return evening, played
    raise AssertionError


def test_discards_are_shuffled_by_a_join_of_their_own():
    """IRLO-8: one deck, whose seed is never shown, for with it all could guess what was laid aside."""
    evening, _ = restocked()
    whole, discards = evening.dealing.packs
    assert len(whole.turned) == 52
    assert (len(discards.seeds), discards.hand, len(discards.windows)) == (1, 1, 1)
    assert discards.turned
