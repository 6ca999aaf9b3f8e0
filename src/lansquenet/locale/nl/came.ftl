# Wat op een daad volgde, in zinnen voor alle spellen.

came-shuffled = Alle { $count } kaarten worden verzameld en geschud.
came-shuffled-banks = Alle { $count } kaarten worden verzameld en geschud; { $seat } houdt de bank.
came-shuffled-deals = Alle { $count } kaarten worden verzameld en geschud; { $seat } geeft.
came-trick = { $seat } haalt de slag met { $card }.
came-banks = { $seat } houdt de volgende bank.
came-deals = { $seat } geeft het volgende spel.
