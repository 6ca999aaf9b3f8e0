# What came of an act, in sentences for all games.

came-shuffled = All { $count } cards are gathered and shuffled.
came-shuffled-banks = All { $count } cards are gathered and shuffled; { $seat } banks.
came-shuffled-deals = All { $count } cards are gathered and shuffled; { $seat } deals.
came-trick = { $seat } takes the trick with { $card }.
came-banks = { $seat } banks next.
came-deals = { $seat } deals next.
