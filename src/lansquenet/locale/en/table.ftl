# Texts of a live table.

table = Table
baize = What lies on the table
menu = Menu
leave = Leave the table
connecting = Coming to the table…
not-connected = There is no connection to the house: nothing was sent.
said-of = { $one }: { $two }
why-closed = The table is closed.
why-closing = The host closes the table after this hand.
why-comes = Who comes or goes is dealt in or left out when nothing stands over.
why-rests = Nobody but bots has done anything here for a while: the table rests until somebody does.
why-finished = The session is over; the host can begin it again.
why-paused = The host has paused the table.
why-waiting = { $who ->
    [host] Start when you like: with { $least } or more sitting here, or with bots in the empty chairs.
    [guest] You have a chair. The host starts, once { $least } or more sit here.
   *[comer] Sit down if you want to play. The host starts, once { $least } or more sit here.
}
link-connecting = Connecting
link-open = Connected
link-lost = The connection is lost, and is being made again. What you have staked stays on the table.
link-ended = Closed
link-back = Connected again.
your-turn = Your turn. { $question }
cards-soon = The cards come soon.
no-onlookers = This table is played without onlookers: only those who sit here see the cards.
cards-turn = The cards are being turned.
somebody-acts = All are being asked in silence.
acts-now = { $name } is to act.
sent = Sent.
alone-kept = Your answer is kept: the house is still opening, { $share } % of it has come.
draw-over = It has been drawn who begins.
chips-even = The hand is over: you have neither won nor lost.
chips-won = The hand is over: you have won { $much }.
chips-lost = The hand is over: you have lost { $much }.
points-even = The hand is over: your score is as it was.
points-won = The hand is over: your score is better by { $much }.
points-lost = The hand is over: your score is worse by { $much }.
by-rules = rules: { $rules }
usual-rules = as usual
played = { $time } played
net = net { $chips }
my-chips = You have { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}.
you = you
you-named = { $name } (you)
leads = deals
bot = bot
standin = stand-in plays
away = away
acts = is to act
at-stake = { $chips } at stake
cards-held = { $count ->
    [one] one card
   *[other] { $count } cards
} face down
with = with { $name }
stock = Stock
cards-left = { $count } left
turned = Cards turned ({ $count })
seats = Seats
your-seat = Your seat
trick = Trick
layout = The layout
lay-on = Lay on the { $rank }
gone = { $count } gone
corner = { $what } { $count }
dock = What you may do
stake = Stake
steps = More chips
clear = Clear
stake-do = Stake { $chips }
stake-none = Nothing
stake-apart = All: { $chips }
stake-limits = From { $least } to { $most }.
stake-limits-pieces = From { $least } to { $most } pieces of { $each } chips.
stake-out = From { $least } to { $most } chips ({ $rule }).
stake-out-apart = From { $least } to { $most } chips, or { $apart } ({ $rule }).
does = { $text }
your-hand = Your hand
play-card = Play the { $card }
lay-card = Lay the { $card } aside
card-not-legal = { $card }: { $why } ({ $rule }). You may play: { $may }.
next-soon = The next hand comes soon.
you-bank = You deal and hold the bank: the others stake against you.
why-rule = The rule that asks this
command = Say what you do
not-understood = “{ $said }” is not understood. You may say: { $may }.
not-legal = { $said }: { $why } ({ $rule }). You may say: { $may }.
typed-all = all
typed-nothing = nothing
typed-rest = the rest
typed-half = half
typed-whole = the whole
clock = { $who }: { $seconds } s
clock-warning = { $seconds } seconds are left.
side = Beside the table
history = History
odds = Odds
talk = Talk
only-mine-named = Only what concerns me, { $name }
hand = Hand { $number }
pays = { $payer } → { $payee }: { $chips }
pool = pool
pot = pot
kitty = kitty
house = house
why = Why? The rule by which these chips changed hands
why-chips = Why you have won or lost chips
company = Who is here
empty-chair = An empty chair
sit-here = Sit down here
watching = All chairs are taken: you are watching.
all-taken = All chairs are taken.
start = Start
go-on = Go on
rematch = Again from the beginning
pause-table = Pause the table
close-table = Close the table for good
presence-here = here
presence-away = away
presence-out = sits out
presence-waiting = is dealt in next
presence-leaving = is leaving
seal-none = no hand checked yet
seal-checked = checked
seal-unchecked = not checked
seal-lie = this is not what I saw
seal-label = { $hand ->
    [0] Fairness: { $state }
   *[other] Fairness of hand { $hand }: { $state }
}
seal-of = Hand { $hand }: { $state }
seal-proves = The pack was fixed before this page gave its share, every card shown is the one that was fixed, and what happened is what this page saw. That is proved to you; to others it proves as much only if they took part, or trust somebody who did.
seal-proves-others = You gave no share. The pack was fixed before those who did gave theirs; to you it proves that only if one of the keys that are not the house's is of somebody you trust.
seal-lie-hand = Hand { $hand }: this is not what I saw.
seal-more = What it is
seal-failed = What failed: { $names }.
seal-proof-what = The file holds what the house signed, what this page saw and signed, and the bundle that the house gave.
seal-proof = Download the proof
share-malformed = What the house said of the cards cannot be read.
share-other-house = The house signs with another key than before.
share-miscounted = What the house says it has fixed is not what it is made of.
share-unsigned = The house has not signed what it said of the cards.
share-chain = What the house has fixed does not follow from what it fixed before.
share-fixed-twice = The house has fixed the cards of one hand twice.
share-no-commitment = The house asked for a share before it had fixed the cards. This page gave none.
share-silent-listed = The house takes a share of a seat that it had called silent. This page gave none.
share-keys = The house lists other keys than those on show at this table. This page gave no share.
share-stakes = The house lists other stakes than this page saw. This page gave no share.
share-acts = The house lists other acts or payments than this page saw. This page gave no share.
share-transcript = What the house wants signed is not made of what this page saw. This page gave no share.
share-asked-twice = The house asked for a second share for the same cards. This page gave none.
share-no-void = The house asked for another share, and had not said who was silent. This page gave none.
share-came-in = A seat came into the shuffle while it was open. This page gave no share.
share-called-silent = The house says that you were silent. This page had given its share, and keeps the proof.
share-seen = The bundle that the house gives is not what this page saw and signed.
share-bundle = The bundle that the house gives does not hold.
share-elsewhere = The house lists another key for your chair than that of this page. If you sit here in another window or on another device, it is the key of that one; if not, somebody else gives your shares.
share-unseen = This page was not shown what had happened, so it gave no share.
share-gap = While this page was away, cards were fixed of which it did not hear.
share-out = The share of this page did not come in time: it is out of the shuffle until the session ends.
share-late = The house did not take what this page sent for the shuffle; perhaps it came too late.
share-no-bundle = The house gives no bundle of this hand.
share-no-checks = The checks could not be loaded.
share-not-seen = This page did not see the hand, so there is nothing to compare it with.
share-house = Only the house itself has signed this hand: it proves nothing but that these are the cards that the house now says.
share-some = In a part of this hand only the house itself has signed: of that it proves nothing but that these are the cards that the house now says.
share-part = This page gave a share for a part of this hand only: of the rest it is proved to you only if you trust somebody else who took part.
share-older = This hand was dealt by the older protocol gt1, which proves less.
odds-off = The host has put the odds away at this table.
odds-exact = Exact, from the cards you have seen.
odds-played-out = Played out { $count } times from what you know.
odds-say = You win in { $win }, you lose in { $lose }.
odds-win = You win the hand
odds-even = Neither
odds-lose = You lose
odds-mean = On average
odds-walked = Exact: every course that the hand can still take was walked.
odds-sampled = From { $count } random orders of the cards that you do not see.
odds-over = The hand is over.
odds-wait = One moment…
odds-lab = The odds laboratory
anytime = Nothing is asked: play goes on by itself.
armed = It is said as soon as it may be.
take-back = Take it back
let-by = Go on
more-time = 30 seconds more
place-said = { $name }: { $what }
nothing-lies = Nothing lies there.
calm-on = Cards stand still.
calm-off = Cards move.
size-now = Cards at { $size }.
hurry = Hurry
next = Next
add-chips = Add { $chips }
one-answer = There was only one answer, so the house gave it for you.
staked = You have { $chips } at stake.
pays-to = { $payer } to { $payee }
choose-card = Choose a card
hint = Hint
hint-wait = One moment: every answer is weighed…
hint-best = { $answer }: { $gain } { $unit ->
    [points] points
   *[chips] chips
} on average from here, { $lead } more than the next best.
hint-even = { $answer }: { $gain } { $unit ->
    [points] points
   *[chips] chips
} on average from here. Another answer may be as good.
hint-only = { $answer }: { $gain } { $unit ->
    [points] points
   *[chips] chips
} on average from here. There is no other answer.
hint-worths = What each answer is worth
hint-exact = Exact, in { $unit ->
    [points] points
   *[chips] chips
}: walked by the rules with the cards you have seen, if nobody stakes more than must be, and against a bank of yours all that is allowed.
hint-searched = Searched in { $worlds ->
    [one] one deal
   *[other] { $worlds } deals
} that look the same from your seat, in { $unit ->
    [points] points
   *[chips] chips
}. ± is how far the distance from the best may be off, 95 times in 100.
