# Wat de terminal verder zegt: getallen, veel spellen, een spel nog eens, en wat er te doen is.

odds-figure = getal
odds-exact = exact
odds-decimal = decimaal
odds-of = { $title }, { $seats ->
    [one] { $seats } plaats
   *[other] { $seats } plaatsen
}
sim-banks = { $title }: { $hands } spellen, plaats A houdt de bank, elke plaats speelt ‘{ $policy }’.
sim-deals = { $title }: { $hands } spellen, plaats A geeft, elke plaats speelt ‘{ $policy }’.
sim-acts = { $acts } handelingen, { $speed } miljoen per seconde in gecompileerde regels.
sim-hands = { $hands } spellen
sim-sampling = De exacte getallen, en van elk een steekproef
sim-chips = fiches per spel
sim-error = ± standaardfout
sim-found = gevonden
sim-none = Voor een tafel met { $seats } plaatsen is geen exact getal bekend om naast deze spellen te zetten.
sim-figures = De getallen aan een tafel met { $seats } plaatsen, elk gevonden door te spelen zoals het bepaald is:
sim-by-processor = De getallen zijn door de processor gevonden, in { $hands } spellen.
replay-go-on = Enter
replay-right = { $hands ->
    [one] { $hands } spel
   *[other] { $hands } spellen
}, { $acts ->
    [one] { $acts } handeling
   *[other] { $acts } handelingen
}: alles zoals de regels het willen.
four-play = met bots gaan zitten, hier in de terminal
four-rules = de regels lezen, elk met zijn bron
four-odds = de kansen kennen, exact
four-serve = een huis houden: tafels voor veel mensen, in de browser
four-more = { $games } noemt de spellen, { $help } alle opdrachten.
