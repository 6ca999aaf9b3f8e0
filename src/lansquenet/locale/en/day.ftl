# Deal of the day.

day = Deal of the day
day-what = Five hands, the same for everybody who comes today, each alone against the bots with 500 chips. Your first result stands.
day-play = Play hand { $hand }
day-question = Question of the day
day-results = Results
day-hand = Hand
day-yours = You
day-bots = The bots
day-others = All others
day-sum = In all
day-beside-bots = Beside the bots, who were dealt the same from your seat: { $chips }.
day-beside-others = Beside all others who played the same hands: { $chips }.
day-rank = You stand { $rank } of { $of } who have played all five.
day-points = What counts here are points; to gain is to be rid of them.
day-seed = The seed of this day is { $seed }: the first six bytes of the SHA-256 of “Lansquenet, the deal of” and the date. Games follow each other by name. Of your results, only the sums are kept.
day-came = The hand comes to { $chips } for you.
day-beside = See how that stands beside the others
day-asked = What is likeliest, from here on?
day-ask = From here on, if nobody stakes more: what is likeliest for you in this hand?
day-win = You win
day-even = Nothing either way
day-lose = You lose
day-right = Right: { $what }.
day-not = Not so: { $what } is likeliest.
day-walked = Walked from the rules with the cards still in the stock. In the mean it comes to { $chips }.
