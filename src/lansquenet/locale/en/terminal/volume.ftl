# Over the parts of the rulebook in print, and between its words.

volume-hand = A hand, played through
volume-hand-intro = You sit in seat A. The cards are laid as in the lesson of this game.
volume-figures-intro = Under the usual rules. A fraction is exact; one that is too long for the page is left out.
volume-figure = figure
volume-exact = exact
volume-decimal = decimal
volume-glossary = Words of the trade
volume-glossary-intro = One thing, one word, in each language of the books. Where a dictionary or a player has a word so, this is named under it.
volume-bibliography = Bibliography
volume-index = Index of rules
