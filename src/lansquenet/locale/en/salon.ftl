# Salons: a club, its evenings and its ledger.

salon = Salons
salon-note = A salon is a link that stays: a club that comes again, with its evenings, its ledger and its own rules. Chips are play chips for ever.
salon-none = You belong to no salon yet. Open one, or come in by a link that somebody sent you.
salon-mine = Your salons
salon-new = Open a salon
salon-name = Name of the salon
salon-nameless = Give the salon a name first.
salon-going = an evening goes on
salon-enter = Come in
salon-enter-note = You come in under the name { $name }. Members see that name and what you win or lose here, and nothing else of you.
salon-season-now = Season { $season }
salon-link = Link of the salon
salon-members = Members
salon-member = Member { $number }
salon-role-keeper = keeper
salon-role-barred = barred
salon-comes = comes
salon-do = What a keeper may do: { $name }
salon-key = Give the keys
salon-unkey = Take back the keys
salon-bar = Bar
salon-admit = Let in again
salon-leave = Leave the salon
salon-tonight = Tonight
salon-come = I come
salon-come-not = I do not come after all
salon-coming = { $count ->
    [0] Nobody has said yet that they come.
    [one] One comes: { $names }
   *[other] { $count } come: { $names }
}
salon-begin = Begin the evening
salon-waits = A round begins once { $count ->
    [one] one more has said
   *[other] two have said
    } “{ $come }”.
salon-missing = Not yet said by: { $names }.
salon-alone = You are the only member: send others the link of the salon.
salon-round = Call the next round
salon-round-now = Round { $round }
salon-end = End the evening
salon-sit = To my table
salon-late = A chair for me
salon-table = Table { $number }
salon-own-table = A member’s own table
salon-tables-note = The first named begins the table; where every chair is taken it begins by itself.
salon-tables-none = The tables of this round are closed.
salon-ledger = Ledger
salon-ledger-which = What the ledger shows
salon-ledger-none = No hand has been played to its end here yet.
salon-ledger-note = Chips only change hands: with bots, pools and the house’s bank counted in, every column comes to nothing.
salon-season = Season
salon-evening = Evening
salon-by = Columns
salon-by-evening = evenings
salon-by-game = games
salon-who = Who
salon-sum = Together
salon-party-bots = Bots of the house
salon-party-guests = Guests
salon-party-pool = In pools
salon-party-house = Bank of the house
salon-rules = As we play it
salon-rules-note = { $seats } chairs at a table at most, { $chips } chips each
salon-rules-other = Choose other rules
salon-keep = Keep these rules
salon-kept = Kept: they hold for the next tables.
salon-season-new = Begin a new season
salon-not = No, leave it
salon-sure-key = Give { $name } the keys? A keeper may do all that you may.
salon-sure-unkey = Take the keys back from { $name }?
salon-sure-bar = Bar { $name }? They rise from the salon’s tables at once, and neither come in nor sit any more.
salon-sure-admit = Let { $name } in again?
salon-sure-leave = Leave this salon? Your name is taken out of it; what you have won or lost stays under a number.
salon-sure-round = Call the next round? Everybody who comes is seated anew; the tables of this round close when their hand is over.
salon-sure-end = End the evening? Its tables close when their hand is over.
salon-sure-season = Begin a new season? Everybody then stands at nothing; the seasons before can still be looked at.
