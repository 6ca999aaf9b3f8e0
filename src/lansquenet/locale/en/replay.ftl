# A hand gone through again.

replay = Replay
replay-note = hand { $hand }, played again
replay-what = Give this page the transcript of a session, and go through its hands step by step. Nothing of it is kept.
replay-file = A transcript in a file (or drop it anywhere on this page)
replay-paste = or pasted
replay-show = Show it
replay-no-house = The house cannot be reached.
replay-retry = Try again
replay-hands = Hands that may be seen
replay-timeline = Timeline
replay-moment = The moment that is shown
replay-at = { $at } of { $of }: { $saying }
replay-back = One step back
replay-forward = One step on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-over = The hand is over.
replay-seen-by = Seen by
replay-all = all cards
replay-public = who looks on
replay-hand = Hand
replay-hand-before = The hand before
replay-hand-after = The next hand
replay-share = Keep or share
replay-copy = Copy the link to this moment
replay-transcript = Transcript
replay-json = All of it as JSON
replay-check = Check the shuffle
replay-fork = Fork here
replay-as-played = As it was played
replay-otherwise = Played otherwise
replay-bots = The bots play on.
replay-skip = Skip
replay-same-cards = The same cards; the bots play for all others.
replay-anew = Other people keep their cards to themselves: what you were not shown is laid as it might have been. The bots play for them.
replay-close-fork = Back to the hand
replay-was = As it was played: { $chips }
replay-now = Played otherwise: { $chips }
replay-same = It comes to the same.
replay-better = { $chips ->
    [1] One chip better
   *[other] { $chips } chips better
}
replay-worse = { $chips ->
    [1] One chip worse
   *[other] { $chips } chips worse
}
doubt = I doubt this ruling
doubt-what = A file is made of this moment: what was told up to here, the rule, what you see, and the version of the page. Nothing is sent; whoever gets the file opens it with lansquenet replay.
doubt-words = What you doubt, in a sentence
doubt-save = Save the file
