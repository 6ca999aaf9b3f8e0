# A hint: what each answer is worth.

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
    [one] { $worlds } deal that looks
   *[other] { $worlds } deals that look
} the same from your seat, in { $unit ->
    [points] points
   *[chips] chips
}. { $by ->
    [table] All play on like bots that have learnt
    [thumb] All play on by rules of thumb
   *[anyhow] You then do the least, the others stake boldly and answer at random
}. ± is how far the distance from the best may be off, 95 times in 100.
