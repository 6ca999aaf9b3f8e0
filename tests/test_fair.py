"""Promise F: dealing that anyone can check."""

import ast
from collections import Counter
from itertools import count
from pathlib import Path
from random import Random

import pytest

from dealt import Evening
from lansquenet import fair
from lansquenet.errors import IllegalAct
from lansquenet.fair import gt1
from lansquenet.fair.chain import LINKS, Chain, links
from lansquenet.fair.dealing import BadShare, Dealing, Stage
from lansquenet.games import GAMES
from lansquenet.rules.cards import EMPTY

SEED = bytes(range(32))
PACK = list(range(52))
CTX = gt1.context("faro", "rules-1", "table-7", 42)
JOINT = bytes.fromhex("bfe00a62e87119918896d52dabdc9ba2c3ee652cfcbac5ede2b0dbb698dbb7c1")
ROOT = "39b10033b0c61e468833e03814577846029891fd668ec09b692075aa06e1c59c"


# -- the vectors


def test_context_is_that_of_the_vector():
    assert CTX.hex() == "dfa43ecefa5b3436cc841e7c6b2d02b598224f8acff839dfe3b4718207853d22"


def test_root_is_that_of_the_vector():
    assert gt1.root_of(CTX, SEED, PACK).hex() == ROOT


def test_deck_cut_and_order_of_dealing_are_those_of_the_vector():
    deck, cut = gt1.perm(SEED, "gt1/deck", 52), gt1.cut(JOINT, 52)
    assert deck[:8] == [24, 34, 51, 26, 4, 13, 32, 23]
    assert cut[:8] == (45, 32, 14, 33, 11, 13, 28, 5)
    assert [deck[place] for place in cut][:8] == [27, 31, 28, 0, 1, 11, 12, 13]


def test_transcript_and_joint_are_as_they_were_first_fixed():
    """The session of the older vector is not handed down; this one is of the session "evening"."""
    shares = {1: b"\x11" * 32, 4: b"\x44" * 32}
    heads = {seat: gt1.link("evening", seat, share) for seat, share in shares.items()}
    joint = gt1.joint(gt1.transcript(CTX, [bytes.fromhex(ROOT)], heads), shares)
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


def test_every_number_below_a_bound_is_equally_likely():
    """By exhaustion, with words of 8 bits."""
    assert [bound for bound in range(2, 257) if not is_uniform(gt1.below, bound)] == []


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
def test_every_leaf_leads_to_the_root(size):
    leaves = [gt1.digest("leaf", gt1.u16(n)) for n in range(size)]
    tree = gt1.levels(list(leaves))
    for place, bottom in enumerate(leaves):
        path = gt1.path_of(tree, place)
        assert gt1.climbed(bottom, place, path) == tree[-1][0]
        assert len(path) == gt1.depth_of(size)
        assert size == 1 or gt1.climbed(bottom, place ^ 1, path) != tree[-1][0]


def test_parts_are_told_apart_by_their_lengths():
    assert gt1.digest("x", b"ab", b"c") != gt1.digest("x", b"a", b"bc")


def test_dealing_imports_no_chance_of_its_own():
    """Neither `random` nor numpy; entropy comes from `secrets`, and only where a seat begins its chain."""
    for file in Path(fair.__path__[0]).glob("*.py"):
        nodes = [*ast.walk(ast.parse(file.read_text("utf-8")))]
        names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
        names |= {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
        assert not {"random", "numpy", "numpy.random"} & names
        assert "secrets" not in names or file.name == "chain.py"


# -- chains


def test_each_link_is_what_the_one_before_promised():
    chain = Chain.fresh("evening", 3)
    for _ in range(5):
        head = chain.head
        assert gt1.link("evening", 3, chain.next_share()) == head


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


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_dealt_through(name):
    """Every card comes out of a committed deck, in some hand; nothing is turned unasked."""
    evening = Evening(name, 1, silence=0.1)
    for played in evening.hands(4):
        turned = [card.card for card in evening.dealing.dealt if card.hand == played.number]
        on_tape = Counter(played.tape)
        assert turned
        assert not Counter(turned) - on_tape
    assert evening.dealing.voids == sum(call == "silent" for call, _ in evening.calls)


@pytest.mark.parametrize("name", ["zecchinetta", "lansquenet", "toepen", "irish_loo"])
def test_same_calls_give_the_same_cards(name):
    """So a server that logs them can fold them again."""

    class Logged(Dealing):
        def __getattribute__(self, call):
            said = object.__getattribute__(self, call)
            if call not in ("gather", "commit", "promise", "freeze", "join", "silent", "close", "turn"):
                return said

            def logged(*given):
                log.append((self.hand, call, given))
                answers.append(said(*given))
                return answers[-1]

            return logged

    log, answers = [], []
    evening = Evening(name, 3, silence=0.2, dealing_of=Logged)
    list(evening.hands(3))
    again = Dealing(name, evening.dealing.rules, "table-7", "evening", evening.dealing.hidden)
    said = []
    for hand, call, given in list(log):
        again.hand = hand
        said.append(getattr(again, call)(*given))
    assert said == answers
    assert again.dealt == evening.dealing.dealt
    assert len(again) == len(evening.dealing)


def test_dealing_without_cards_is_still_a_stock():
    """Or a table would take another stock in its place."""
    assert Dealing("faro", "r", "t", "s", False)


def ready(hidden, seats=(0, 1), cards=52):
    """A dealing, the chains of its seats, and a pack that is frozen."""
    dealing = Dealing("faro", "rules", "table", "evening", hidden)
    chains = {seat: Chain("evening", seat, bytes([seat]) * 32, 1000) for seat in seats}
    for seat, chain in chains.items():
        dealing.promise(seat, chain.head)
    dealing.gather(list(range(cards)))
    dealing.commit(1, [bytes([n]) * dealing.seed_bytes for n in range(dealing.seeds_wanted)])
    dealing.freeze(list(seats), dict.fromkeys(seats, 5))
    return dealing, chains


def shares(chains):
    return {seat: chain.next_share() for seat, chain in chains.items()}


@pytest.mark.parametrize("hidden", [False, True])
def test_no_card_is_turned_before_the_seats_have_spoken(hidden):
    dealing, chains = ready(hidden)
    assert dealing.turn() is None
    dealing.join(shares(chains))
    assert dealing.turn() in range(52)


@pytest.mark.parametrize("hidden", [False, True])
def test_every_card_is_turned_once_and_then_none(hidden):
    dealing, chains = ready(hidden)
    dealing.join(shares(chains))
    assert sorted(dealing.turn() for _ in range(52)) == PACK
    assert dealing.turn() == EMPTY
    assert len(dealing) == 0


def test_choice_of_a_seat_closes_an_open_stock():
    """The card that follows it is drawn from what is said after it."""
    dealing, chains = ready(hidden=False)
    dealing.join(shares(chains))
    dealing.turn()
    dealing.close()
    assert dealing.stage == Stage.FREEZE
    assert dealing.turn() is None


def test_choice_of_a_seat_leaves_a_hidden_stock_open():
    dealing, chains = ready(hidden=True)
    dealing.join(shares(chains))
    dealing.close()
    assert dealing.stage == Stage.READY


def test_next_card_hangs_on_every_share():
    """With another share of one seat most cards are others."""
    orders = []
    for seed in (b"a", b"b"):
        dealing, chains = ready(hidden=False)
        dealing.silent([1], {0: chains[0].next_share()})
        chain = Chain("evening", 1, seed * 32, 1000)
        dealing.promise(1, chain.head)
        dealing.freeze([1], {})
        dealing.join({1: chain.next_share()})
        orders.append([dealing.turn() for _ in range(52)])
    assert sum(one == other for one, other in zip(*orders, strict=True)) < 10


def test_stakes_are_in_the_chance():
    """Whoever moves a chip after the freeze has another T."""
    (one, its), (other, others) = ready(hidden=False), ready(hidden=False)
    one.silent([0], {1: its[1].next_share()})
    other.silent([0], {1: others[1].next_share()})
    assert one.freeze([1], {0: 5, 1: 5})["t"] != other.freeze([1], {0: 5, 1: 6})["t"]


@pytest.mark.parametrize("hidden", [False, True])
def test_share_that_was_not_promised_is_refused_by_seat(hidden):
    dealing, chains = ready(hidden)
    false = shares(chains) | {1: b"x" * 32}
    assert not dealing.shares_fit(1, b"x" * 32)
    with pytest.raises(BadShare, match="Seat 1"):
        dealing.join(false)
    assert dealing.stage == Stage.JOIN


def test_missing_share_is_refused():
    dealing, chains = ready(hidden=True)
    with pytest.raises(IllegalAct):
        dealing.join({0: chains[0].next_share()})


def test_silent_seat_voids_a_hidden_pack():
    """A new deck is made without it, and the void is counted."""
    dealing, chains = ready(hidden=True)
    dealing.silent([1], {0: chains[0].next_share()})
    assert (dealing.stage, dealing.voids, [*dealing.heads]) == (Stage.COMMIT, 1, [0])
    assert len(dealing) == 52


def test_silent_seat_voids_an_open_window():
    dealing, chains = ready(hidden=False)
    dealing.silent([0], {1: chains[1].next_share()})
    assert (dealing.stage, dealing.voids, [*dealing.heads]) == (Stage.FREEZE, 1, [1])


@pytest.mark.parametrize("hidden", [False, True])
def test_share_of_a_void_window_is_spent(hidden):
    """Nobody who has seen it knows what its seat brings to the next window."""
    dealing, chains = ready(hidden)
    share = chains[0].next_share()
    dealing.silent([1], {0: share})
    assert dealing.heads == {0: share}


def test_silence_of_some_and_shares_of_the_others_make_up_a_window():
    dealing, _ = ready(hidden=True)
    with pytest.raises(IllegalAct):
        dealing.silent([1], {})
    with pytest.raises(BadShare):
        dealing.silent([1], {0: b"x" * 32})
    assert dealing.stage == Stage.JOIN


def test_seat_without_a_promise_cannot_take_part():
    dealing, chains = ready(hidden=False)
    dealing.join(shares(chains))
    dealing.close()
    with pytest.raises(ValueError, match="promised"):
        dealing.freeze([0, 1, 2], {})


def test_new_promise_holds_after_the_last_share():
    dealing, chains = ready(hidden=False)
    new = Chain("evening", 0, SEED, 1000)
    dealing.promise(0, new.head)
    dealing.join(shares(chains))
    assert dealing.heads[0] == new.head


def test_hidden_pack_takes_eight_seeds_of_their_length():
    dealing = Dealing("toepen", "rules", "table", "evening", True)
    dealing.gather(list(range(32)))
    assert (dealing.seeds_wanted, dealing.seed_bytes) == (8, 32)
    with pytest.raises(ValueError, match="8 seeds of 32 bytes"):
        dealing.commit(1, [SEED])


def test_shoe_of_several_packs_takes_a_long_seed():
    """32 bytes cannot order more than 57 cards."""
    dealing = Dealing("lansquenet", "rules", "table", "evening", False)
    dealing.gather(PACK * 6)
    assert (dealing.seeds_wanted, dealing.seed_bytes) == (1, 64)


def test_seven_other_decks_are_opened_at_the_join():
    dealing, chains = ready(hidden=True)
    body = dealing.join(shares(chains))
    assert sorted([*body["opened"], str(body["picked"])]) == [str(n) for n in range(8)]


def test_seed_of_an_open_pack_is_to_be_had_when_it_has_ended():
    dealing, chains = ready(hidden=False)
    dealing.join(shares(chains))
    assert dealing.spent == []
    dealing.gather(PACK)
    assert [pack.seed for pack in dealing.spent] == [bytes(32)]


def test_seed_of_a_hidden_pack_is_never_to_be_had():
    dealing, chains = ready(hidden=True)
    dealing.join(shares(chains))
    dealing.gather(PACK)
    assert dealing.spent == []


def test_what_is_asked_out_of_step_is_refused():
    dealing, _ = ready(hidden=False)
    for call, given in (("commit", (1, [SEED])), ("freeze", ([], {}))):
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
