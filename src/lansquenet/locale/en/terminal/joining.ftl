# What is said to who joins a table of a house from the terminal.
join-ask-name = Your name
join-ask-table = Which (its number or its code)
join-opened = Your table is open; its code is { $code }.  Others come by:
join-game = game
join-code = code
join-who = who sits there
join-free = { $count } free
join-status-waiting = waiting
join-status-playing = playing
join-status-paused = paused
join-status-finished = finished
join-status-closed = closed
join-table = table { $code }
join-seated = You sit in chair { $chair }.
join-back = You are back at the table.
join-lost = The connection is lost; it is tried again until you go (Ctrl-C).
join-seconds = You have { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
join-left-hand = You have left the table; a hand in play is finished by the stand-in.
join-left = You have left the table.
join-full = Every chair is taken: you look on.  Say `{ $sit }` when one is free.
join-overtaken = That question is over: it was answered elsewhere, or by the stand-in.
join-chair-kept = Your chair is kept.
join-come-back = Come back: { $command }
join-no-connection = There is no connection just now; say it again when there is.
join-nothing-asked = Nothing is asked of you just now (h: what can be said).
join-moved-on = The table has moved on while you typed: this is asked now.
join-chairs = Chairs: { $chairs }
join-empty = (empty)
join-a-bot = { $name } (bot)
join-goes-on = The table goes on.
join-has-left = { $name } has left.
join-sits-down = { $name } sits down in chair { $chair }.
join-heir = { $heir } has the chair of { $name } when the hand is over.
join-is-away = { $name } is away.
join-is-out = { $name } sits out.
join-is-leaving = { $name } leaves.
join-is-waiting = { $name } waits to be dealt in.
join-is-back = { $name } is back.
join-standin-you = The stand-in plays for you: say `{ $back }` to return.
join-standin = The stand-in plays for { $name }.

# What can be said there: the words for it, and what they do.
join-word-out = out
join-word-back = back
join-word-sit = sit
join-word-leave = leave
join-word-start = start
join-word-pause = pause
join-word-go-on = go on
join-word-rematch = rematch
join-word-list = list
join-word-unlist = unlist
join-word-close = close
join-word-check = check
join-word-say = say
join-word-bot = bot
join-help = Enter: the answer in brackets · ? the rule · { $why }: the payments · { $check }: how the last hand was dealt · { $say } ... · { $out }, { $back }: sit out and return · { $sit } · { $leave }: give up your chair · q, Ctrl-C: go, and keep it
join-help-host = The host: { $start } · { $pause } · { $go_on } · { $bot } { $name } · { $rematch } · { $list } · { $unlist } · { $close }
join-you-say = You { $word } ({ $rule }).
join-explain = { $key }, at any moment: { $word } ({ $rule }); who says nothing is silent.
join-explain-enter = { $key }, at any moment: { $word } ({ $rule }); who says nothing is silent; Enter: play goes on at once.

# The shuffles, and how a hand was dealt.
join-fixed = The cards are fixed: { $words }
join-chair = chair { $number }
join-void = No share came from { $names }: the same cards are mixed again without it.
join-warning = WARNING: the house { $wrong }.  Do not trust how this hand is dealt.
join-proof-kept = What proves it is kept in { $file }
join-proof-not-kept = What proves it could not be kept: { $reason }.
join-seen-kept = What you have seen is kept in { $file }
join-seen-not-kept = What you have seen could not be kept: { $reason }.
join-house-silent = The house does not answer just now; ask again when it does.
join-checks-hold = Hand { $hand }: { $count ->
    [one] { $count } check
   *[other] { $count } checks
} made here, and all hold.
join-unchecked = Hand { $hand }: its deal is not checked: { $reason }
join-checked = Hand { $hand }: its deal is checked, and is what you saw.
join-older = it was dealt by an older protocol, which proves less.
join-unseen = nothing of it was seen here.
join-no-part = you had no part in its shuffle.
join-unproved = cannot prove hand { $hand } as you saw it ({ $why })
join-other-key = has another key than when you first met it
