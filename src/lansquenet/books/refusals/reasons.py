"""Why an act is refused, in words: every sentence there is, and what fills its gaps."""

from dataclasses import dataclass

from lansquenet.books.wording import Words, card_sign, rank_sign
from lansquenet.rules import cards

TEXTS = {
    # of any game
    "not-asked": "that is no answer to what is asked",
    "whole": "chips are whole, and never less than none",
    "one-amount": "it is {chips}, no more and no less",
    # cards
    "no-card": "there is no such card",
    "not-in-pack": "there is no {card} in this pack",
    "not-held": "you do not hold the {card}",
    "follow": "you hold {suit}, and must follow suit",
    "head": "you hold a higher {suit}, and must beat the {card}",
    "trump": "you have none of the suit led, and must trump with {suit}",
    "overtrump": "you hold a higher trump, and must beat the {card}",
    "no-undertrump": "it is a lower trump than the {card}, and you hold other cards",
    "lead-boss": "you hold the highest trump there is, and must lead the {card}",
    "lead-highest": "you must lead the highest of your trumps, the {card}",
    "lead-trumps": "you hold more than one trump, and must lead one",
    "lead-trump": "who has taken a trick leads a trump, and you hold one",
    # exchanges
    "laid-all": "you have laid aside as many as are allowed, {count}",
    "lay-one": "the dealer lays a card aside for the turn-up",
    "unseen-right": "it is not for you to choose: the card at the right is laid aside",
    # announcements
    "singles-forced": "the pool is a single, and nobody may pass",
    "dealer-bound": "against a single player the dealer may not pass",
    "dealer-defends": "only the dealer may defend",
    "one-alone": "the dealer defends against a single player, and {count} others are in",
    "miss-claimed": "{seat} has taken Miss",
    "miss-withdrawn": "the pool is a single, and Miss is withdrawn",
    "no-miss": "there is no Miss at this table",
    "for-himself": "at this table the dealer stands for himself",
    "for-the-pool": "at this table the dealer can only defend the pool against a single player",
    "taker-plays": "you have taken the turn-up, and must play",
    # bids
    "above-bid": "it comes to {chips}, and {bid} is bid: you must bid more",
    "bid-more": "{bid} is bid: you must bid more",
    "pot-holds": "the pot holds {pot}, and no more can be bid",
    "come-to-whole": "it comes to the whole pot, and the whole is bid as such",
    "half-is-third": "half of the pot comes to no more than a third of it",
    "turn-costs": "a further turn is paid for at this table",
    "no-ten": "you do not hold the Ten of trumps",
    # Toepen
    "exempt-keep": "who fetches the drinks keeps the hand",
    "exempt-challenge": "who fetches the drinks never challenges",
    "exempt-signal": "who fetches the drinks warns only of tens",
    "exempt-fold": "who fetches the drinks folds to the first knock",
    "exempt-lowest": "who fetches the drinks plays the lowest card",
    "not-poor": "your hand is not poor enough to be laid aside",
    "must-whistle": "whoever holds three tens must whistle",
    "must-rise": "whoever holds four tens must stand up",
    "no-whistle": "only with three tens or three jacks may you whistle",
    "no-rise": "only with four tens or four jacks may you stand up",
    "no-knocking": "there is no knocking at this table",
    "was-silent": "you might have knocked when you were asked: now the card is played",
    "knocked-last": "you were the last to knock",
    "knock-too-dear": "with {points} penalties of {target} you cannot afford a deal worth {value}",
    # Femkort
    "no-better": "nobody calls for better cards at this table",
    "called-already": "you have called already, and were refused",
    "calls-spent": "you have called as often as is agreed in a deal",
    "too-late": "it is too late for better cards",
    "eldest-calls": "only eldest may call, before the first lead",
    "better-was-asked": "you might have called when you were asked: now the card is played",
    "nobody-opposed": "nobody else is in",
    # amounts
    "free": "you have {chips} free and no more",
    "cover": "the banker can cover {chips} more and no more",
    "share": "your share of what the banker can cover is {chips}",
    "table-most": "no more than {chips} may lie there by the limit of the table",
    "table-least": "no less than {chips} may be laid at this table",
    "banker-most": "the banker takes no more than {chips} from you here",
    "banker-least": "the banker takes no less than {chips} here",
    "limit-above": "no more than {chips} may be named",
    "limit-below": "no less than {chips} may be named",
    "least-named": "you have named {chips} as the least",
    "nobody-owns": "nobody could bet more than {chips} here",
    "punters-own": "the punters together could bet {chips} and no more",
    "dealer-holds": "the dealer holds {chips} more and no more",
    "free-in-all": "you have {chips} to lay there in all and no more",
    "cover-in-all": "the banker can cover {chips} there in all and no more",
    "your-ante": "a raise is {chips} at most, as much as your ante",
    "raise-whole": "a raise is the whole ante, {chips}, or nothing",
    "pieces-own": "your chips are enough for {pieces} and no more",
    "pieces-bank": "the banker can answer for {pieces} and no more",
    "pieces-limit": "the limit of the table leaves room for {pieces} and no more",
    "pieces-least": "it is {pieces} at least",
    # Lansquenet
    "uncovered": "only {chips} of the bank is uncovered; more than that is banco, for {banco}",
    "uncovered-poor": "only {chips} of the bank is uncovered",
    "half-bank": "only half of the bank may be staked against: {chips} more and no more",
    "banco-poor": "banco is {banco} from you, and you have {chips} free",
    "all-goes-up": "you own less than the least, and put up all of it",
    "no-refusing": "the bank may not be refused",
    "last-asked": "you are the last to be asked, and cannot refuse the bank",
    "must-pass": "a doublet ends your turn: the bank must be passed",
    "stands-whole": "kept after a match, the bank must stand whole",
    # Skin
    "named": "no more than {chips} was named, and no more can be taken",
    "take-one": "you must take at least one chip of it",
    "not-in-centre": "no {rank} lies in the centre",
    # cards to bet on
    "no-rank": "there is no {rank} in this pack",
    "all-gone": "every {rank} has been turned",
    "nothing-free": "you have no chips free for a new bet",
    "nothing-covered": "the banker cannot cover a new bet",
    "table-too-high": "a new bet is {chips} at least, and you cannot lay so much",
    "no-high": "there is no bet on the high card at this table",
    "no-low": "there is no bet on the low card at this table",
    "call-gone": "no {rank} is left but what you have called",
    # fields to stake on
    "field-taken": "you have staked on this field already",
    "field-against": "you have staked on the field against it",
    "no-number": "the board has the numbers from 1 to {count}",
    # Macao
    "stake-times": "a stake may be lost more than once, and you could answer for {chips} and no more",
    # the coupeurs' Lansquenet
    "joy-staked": "no more than {chips} is bet on it",
    # Pharaon and Basset
    "held-to-cards": "with so few cards left no bet is taken up, lowered or masked",
    "no-masque": "no card is masked at this table",
    "gains-ride": "gains ride on the {rank}: it can be taken up, not staked anew",
    "masked": "the {rank} lies face down: show it first",
    "no-paix": "there is no paix at this table",
    "no-paroli": "there is no paroli at this table",
    "no-own-stake": "nothing of your own lies on the {rank} any more",
    "bank-cannot": "the banker could not answer for it",
    "named-already": "you have named the {rank} already",
    "parlay-rides": "what rides on the {rank} cannot be changed before it wins or loses",
    "pack-turned": "once the pack is turned, what lies there is not changed",
    "no-waiting": "nothing is laid between couples at this table",
    "no-room": "you cannot lay on any more cards",
    "paix-first": "the paix comes after the first win",
    "paix-taken": "the couch is safe: there is no paroli on a paix",
    "masse-limit": "the couch would be more than the limit of {chips}",
    "masse-poor": "you cannot put so much on the {rank}",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done, and the number of the rule that says so."""

    words: Words
    rule: str

    @property
    def text(self) -> str:
        """The reason, as a clause without a full stop."""
        return self.words.text


def because(key: str, rule: str, **gaps: int | str) -> Reason:
    """The reason of this name, with its gaps filled in."""
    return Reason(Words(f"why-{key}", TEXTS[key], gaps), rule)


def suit_sign(suit: int) -> str:
    """A suit as people read it."""
    return cards.SUIT_SIGNS[suit]


def of_card(key: str, rule: str, card: int, **gaps: int | str) -> Reason:
    """A reason that names a card."""
    return because(key, rule, card=card_sign(card), **gaps)


def of_rank(key: str, rule: str, rank: int, **gaps: int | str) -> Reason:
    """A reason that names a rank."""
    return because(key, rule, rank=rank_sign(rank) if rank < cards.RANKS else str(rank), **gaps)
