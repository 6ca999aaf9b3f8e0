# Games that are solved.
solve-takes = { $deals } deals, { $nodes } nodes: { $memory } MB of memory, { $write } to write out, { $play } for { $rounds } rounds.
solve-about = about { $number }
solve-writing = Writing it out
solve-rounds-bar = Rounds
solve-naming = Naming what seats may know
solve-stopped = Stopped; this is what it has come to.
solve-left = It is left in { $file }, and goes on from there with --keep.
solve-least = value to seat A, at least
solve-most = value to seat A, at most
solve-exploitability = exploitability
solve-rounds = rounds ({ $method })
solve-deals = deals
solve-nodes = nodes
solve-sets = information sets
solve-seconds = seconds of the processor
solve-note = In what the game counts, a deal: half of what A wins more than B.
solve-hands-open = All hands open, and the others together against it, each seat can force:
check-walking = Walking every deal, once for each seat
check-holds = The certificate holds.
check-fails = The certificate claims more than it proves.
check-sets = { $count } information sets met, all of them in the file.
check-between = Best answers leave seat A between { $low } and { $high }: exploitability { $found }, claimed { $claimed }.
solved-begins = { $seat } begins
solved-answers = { $seat } answers to { $said }
solved-hand = hand
solved-turned = hand / turned up
solved-odds = in 100 deals
solved-does = does, in 100
solved-card = a card
solved-asked = Asked in { $share } of 100 deals; all hands together: { $done }.

# What is learnt.
learn-game = game
learn-what = what is learnt
learn-how-long = how long
learn-file = file
learn-note = { $command } makes the file of a game again, with --table that of a table.
learn-rounds = { $rounds } rounds
learn-deals-a-pool = { $deals } deals a pool, { $rounds } rounds
learn-deals = { $deals } deals for each number of seats
learn-two-seats = { $asked }  Two seats
learn-seats = { $what }, { $seats } seats
learn-to = { $least } to { $most }
learnt-all-choices = all choices
learnt-announcements = announcements
learnt-when-to-knock = when to knock
learnt-exchanges-knocks-and-cards = exchanges, knocks and cards
learnt-toepen-from-the-second-trick = Toepen from the second trick

# Lansquenet-7, and seats that are played in words.
enter-rules = { $name }, version { $version }: { $deals } deals of each, seed { $seed }
enter-rule-now = { $digest } { $line }: now { $found }
enter-one = { $game } against { $rival }: { $gain }
enter-answered = { $game }: an answer gains on { $policy } { $gain }
enter-answers = What an answer that was learnt gains on { $policy }, a hand, between (99 %)
enter-practised = practised hands
enter-gains = it gains
dataset-made = Hands: { $hands }; { $size } kB, in { $folder }.
dataset-minari = For Minari: { $name }; episodes: { $episodes }.
enter-title = { $policy }: gained a hand, between (99 %)
enter-game = game
enter-on = on { $rival }
enter-counted = Against { $rival } ahead in { $ahead }, behind in { $behind }, in { $even } it cannot be told.
enter-not-played = not played
enter-between = { $mean } ({ $least } to { $most })
words-gained = Gained on { $rival }, a hand: { $mean }, between { $least } and { $most } (99 %).
words-counted = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, each from every seat and by { $rival } alone: { $answered ->
    [one] { $answered } answer
   *[other] { $answered } answers
} counted, { $refused } refused, the list asked for { $listed ->
    [one] { $listed } time
   *[other] { $listed } times
}, given up { $given_up ->
    [one] { $given_up } time
   *[other] { $given_up } times
}.

# A dealer who cheats.
sleight-second = second deal
sleight-kept = bottom deal
sleight-league = a dealer in league
sleight-packet = a packet on the pack
sleight-taken = a card taken
sleight-odd = the odd card
sleight-splits = splits put up
sleight-second-text = The cards are marked: the dealer knows the top card, and may deal the one below it.
sleight-kept-text = The dealer knows the bottom card, and may deal it instead of the top one.
sleight-league-text = The second deal again, but the bank is another's: the dealer lets a confederate win.
sleight-packet-text = When it is his turn to bank he lays ten cards on the pack, { $cards }, and passes the bank when they are dealt. Told of a bank of one chip that is covered and kept four times.
sleight-taken-text = The box gives two cards at once: once in a deal the dealer, who knows the marked card, lets it vanish under the next, and a confederate puts the case-keeper right.
sleight-odd-text = A card that was held out is added to the pack, of the rank that is bet on, and its double tells in the box as it does. If the first of the two comes where it wins for the bank it is dealt, and the second vanishes under another; if not, the first does.
sleight-splits-text = In the shuffle the dealer brings { $pairs } pairs together, of { $pairs } ranks, so that each is a split of some turn; he does not know what will be bet on.
crooked-net = net of a chip
crooked-honest = honest
crooked-crooked = crooked
crooked-edge = edge
crooked-found-hands = Found at { $sure } by what the bank has { $way ->
    [lost] lost
   *[won] won
}: after { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}.
crooked-found-banks = Found at { $sure } by what the bank has won: after { $count ->
    [one] { $count } bank
   *[other] { $count } banks
}.
crooked-never = What the bank has won never tells it apart.

# A ruling that is doubted, and hands made anew.
doubt-heading = hand { $number } · a ruling that is doubted
doubt-here = Here ▸
doubt-is = The doubt: { $words }
doubt-nothing = nothing was written.
doubt-seen-seat = Seen on a page of Lansquenet { $version }, from the seat of { $name }.
doubt-seen-onlooker = Seen on a page of Lansquenet { $version }, by an onlooker.
doubt-whole = The whole hand is in the file: { $title }, { $acts ->
    [one] { $acts } act
   *[other] { $acts } acts
}, all as the rules have it.
anew-same = { $file }: as it was
anew-made = { $file }: made anew

# The room of a new game.
new-game-plays = { $title } plays as { $like } does: { $command }
new-game-still = Still { $like }'s, and to be told anew:
new-game-list = To have it listed: { $command }
new-game-hand = The hand in told.txt: { $command }
new-game-whole = Whether it is whole: { $command }
new-game-book = how it goes, what to do, history, sources, rules, options; see docs/book-format.md
new-game-lesson = a hand to learn it by, step by step; see docs/book-format.md
new-game-rules = the game, in the order of play; every payment by the number of its rule
new-game-odds = the figures, and what they mean in the book
new-game-events = what is told of an act
new-game-refusals = why an act cannot be done
new-game-bot = rules of thumb
new-game-en = where it is from, and of when
new-game-witness = the game told a second time, from its sources
new-game-test-rules = every rule by its number, chip for chip
new-game-transcripts = golden hands: `lansquenet replay --rewrite` makes what follows from cards and answers
