# Who comes, and how.

invite = Invite
take-chair = Take the chair of { $name }
chair-promised = The chair of { $name } is yours as soon as the hand is over; where a match is played, the match.
chair-let = Rather look on
watching-free = You are watching. A bot makes room for you when the hand is over:
chair-free = A chair is free: you can sit down.
start-with-bots = Start, with bots in the empty chairs
chairs-and-way = Chairs and link
held = It is said in two seconds, unless you take it back.
hands-so-far = { $count } hands so far: { $won } won, net { $net }.
