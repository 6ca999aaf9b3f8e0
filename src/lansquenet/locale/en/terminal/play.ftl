# What the terminal says at a table where you sit with bots.

# What lies there.
term-turned = turned
term-turned-many = turned  { $count } and
term-your-hand = your hand
term-seat = seat
term-stack = stack
term-free = free
term-hand = hand
term-row = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}
term-row-free = { $chips ->
    [one] { $chips } chip
   *[other] { $chips } chips
}, { $free } free
term-colon = { $one }: { $two }
term-on = { $chips } on { $rank }
term-with = { $chips } with { $seat }

# A hand, from its beginning to its end.
term-the-draw = the draw
term-hand-number = hand { $number }
term-banks = { $seat } banks
term-deals = { $seat } deals
term-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
term-pays = { $payer } pays { $payee } { $chips } by { $rule }
term-stacks = Stacks: { $stacks }
term-scores = { $what }: { $scores }
term-points = points
term-ends = { $seat } { $net }: { $why }
term-after = { $count ->
    [one] after { $count } hand
   *[other] after { $count } hands
}
term-ended-idle = The session is over: nobody could stake anything any more (COM-6).
term-ended-complete = The session is complete.
term-ended-over = The session is over.
term-ended-ruined = You have no chips left.

# Questions and what may be said to them.
term-range = { $least } to { $most }
term-or = { $one }, or { $other }
term-may = you may say { $choices }
term-may-only = you may say only { $choices }
term-illegal = { $said }: { $why } ({ $rule }); { $may }.
term-elsewhere = '{ $said }' is said elsewhere ({ $told }): { $may } ({ $rule }).
term-for-stakes = '{ $said }' is said when stakes are asked for ({ $told }): { $may } ({ $rule }).
term-an-amount = '{ $said }' is an amount, and none is asked for: { $may } ({ $rule }).
term-a-card = '{ $said }' is a card, the { $told }, and none is asked for: { $may } ({ $rule }).
term-not-understood = '{ $said }' cannot be understood: { $may } ({ $rule }).
term-last-card = the last card
term-no-other = no other may be played: { $why }

# What is asked beside the play: the words for it, and the answers.
aside-help = help
aside-why = why
aside-worth = worth
aside-hint = hint
aside-last = last
aside-score = score
aside-undo = undo
aside-leave = quit
aside-end = end
help-rule = Enter: the answer in brackets · ? the rule · why: the payments · score: how all stand
help-hint = last: the last trick · hint: the best answer, and why · worth: of each choice
help-undo = undo: take back what you said last · q: leave, and keep the table
help-end = end: the rest of this hand as if you pressed Enter each time
help-cards = Cards: first the rank, then the suit: c ♣ · d ♦ · h ♥ · s ♠
term-nothing-paid = Nothing has been paid in this hand yet.
term-no-deal = No deal was found that looks like this one.
term-nothing-since = Nothing has happened since you spoke.
term-no-trick = No trick has been taken in this deal yet.
term-trick = Trick { $number }: { $played }: { $seat } takes it.
term-hands-over = { $count ->
    [one] { $count } hand over.
   *[other] { $count } hands over.
}
term-hands-over-pool = { $count ->
    [one] { $count } hand over
   *[other] { $count } hands over
}, { $chips } in the { $pool }.
term-taken-back = Taken back: you are asked again.
term-nothing-back = There is nothing to take back.
term-best = Best in your place: { $said }.  (Type { $word }.)
term-no-choice = There is no other answer.
term-as-good = Another answer may be as good.
term-next-best = The next best is worth { $chips } less.
term-exact = { $unit ->
    [points] Exact, in points to the end of the hand, if nobody stakes more than must be.
   *[chips] Exact, in chips to the end of the hand, if nobody stakes more than must be, and against a bank of yours all that is allowed.
}
term-searched = Searched in { $count ->
    [one] { $count } deal that looks
   *[other] { $count } deals that look
} the same from your seat, in { $unit ->
    [points] points
   *[chips] chips
}. { $by ->
    [table] All play on like bots that have learnt
    [thumb] All play on by rules of thumb
   *[anyhow] You then do the least, the others stake boldly and answer at random
}. ± is how far the distance from the best may be off, 95 times in 100.
term-counted = What the deal leaves, a pool or a match, counts with what it is worth in the mean.
term-counted-penalties = What the deal leaves, a pool or a match, counts with what it is worth in the mean. To lose a match costs as many penalties as lose it.
term-uncounted = What the deal leaves, a pool or a match, does not count.
term-unmeasured = What the deal leaves, a pool or a match, does not count: it was not measured with these options.
term-compiling = Compiling the rules of { $title }; this is kept for the next time.
term-compiling-bar = Compiling

# What may be said at any moment.
term-any-help = { $key }: { $word } as soon as you may, at any prompt
term-any-armed = You { $word } as soon as you may ({ $rule }); { $key } again: you do not.
term-any-not = You do not { $word }.
term-any-beaten = Another was first: you do not { $word }.
term-any-beside-armed = · you { $word } as soon as you may
term-any-beside = · { $key }: { $word }
term-to-the-end = · { $word }: to the end of the hand

# A table that is kept, and taken up again.
term-kept = Your table is kept.  Take it up again: { $command }
term-taken-up = Taken up: { $table }; { $stands }; { $chips ->
    [one] you have { $chips } chip
   *[other] you have { $chips } chips
}, and began with { $began }.
term-stands-over = hand { $number } is over
term-stands-in-play = hand { $number } is in play
term-table = { $title }, { $changed }, against { $others }
term-as-usual = as usual
