# What this is.

about-what = The table, the rulebook and the laboratory for a lost family of European gambling games: the banking games in which a card turned up decides, and the pool games of few tricks.
about-gap = One may sit down alone against bots or with friends, read every documented rule with its source, choose every disputed one, and know the exact odds of what was chosen.
about-chips = Play chips only
about-chips-text = Chips cannot be bought, sold, exchanged or cashed here, and stand for nothing. These games ruined people; that is a part of their history, and no part of this house.
about-rules = Where the rules are from
about-rules-text = Every rule is told in our own words and names the account it rests on. Where accounts differ there is an option, and where all are silent it says that the reading is ours.
about-rules-link = The rulebook
about-fair = How cards are shuffled
about-fair-text = The house fixes the cards; then every seat that takes part brings a share, and signs what has happened. Afterwards each of these seats can check that the cards were fixed before. To others it proves as much only if they trust one of them.
about-fair-link = Fairness
about-privacy = What is kept
about-privacy-text = The house keeps the name you give and the hands you play. This page loads nothing from anywhere else, and sets one cookie, so that you are known when you come back.
about-made = Made with
about-fonts = Typefaces
about-libraries = Libraries
about-cards = The cards are drawn by this program itself, and are under its licence.
about-licence = Licence
about-licence-text = Free software under the Apache License 2.0.
about-version = Version { $version }
about-api = The interface for programs
about-verifier = Check a hand without this house
