# My hands.

mine = My hands
mine-none = Nothing has been played in this house under this name yet. What you play at any table will stand here, hand by hand.
mine-which = Which hands
mine-game = Game
mine-all = all
mine-came = Came to
mine-won = won
mine-lost = lost
mine-even = nothing either way
mine-from = From
mine-to = To
mine-any-table = Any table
mine-hand = hand { $hand }
mine-draw = draw for the bank or the deal
mine-with = with { $names }
mine-table = Only this table
mine-hands = Hands
mine-net = Net
mine-more = Show more
mine-results = What they come to
mine-export = Take them with you
mine-csv = A line each (CSV)
mine-json = JSON
mine-zip = Transcripts (ZIP)
mine-note = You alone see this list. Of a hand whose cards stay closed, you get what your own seat was told.
mine-count = { $count ->
    [one] One hand
   *[other] { $shown } hands
}
mine-luck = What luck did
mine-luck-go = Take the net apart
mine-luck-more = Go on reckoning
mine-luck-start = Before the first card
mine-luck-deal = The deal
mine-luck-others = Choices of others
mine-luck-own = Your choices
mine-luck-usual = The deal is within ± { $chips } 95 times in 100.
mine-luck-mean = Without the deal: { $mean } a hand (± { $error }).
mine-luck-left = { $hands } reckoned, { $left } still to come.
mine-luck-beyond = Left out, as there are too many ways to walk: { $hands }.
mine-luck-hidden = Left out, as cards are hidden there and no exact worth is known: { $games }.
mine-luck-note = Exact, by what you could expect at each moment if nobody staked more than must be. The parts add up to the net.
show = Show this hand
show-note = Makes a link by which anybody sees what lay open to all in this hand, and no more.
show-link = Link for everybody
show-frame = Frame for a page
show-png = Picture (PNG)
show-svg = Picture (SVG)
show-picture = The cards that decided it
