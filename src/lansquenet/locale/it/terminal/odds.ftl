# Che altro dice il terminale: cifre, molte mani, una mano rivista, e che cosa si può fare.

odds-figure = cifra
odds-exact = esatto
odds-decimal = decimale
odds-of = { $title }, { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}
sim-banks = { $title }: { $hands } mani, il posto A tiene il banco, ogni posto gioca «{ $policy }».
sim-deals = { $title }: { $hands } mani, il posto A dà le carte, ogni posto gioca «{ $policy }».
sim-acts = { $acts } atti, { $speed } milioni al secondo in regole compilate.
sim-hands = { $hands } mani
sim-sampling = Le cifre esatte, e un campione di ognuna
sim-chips = fiche per mano
sim-error = ± errore standard
sim-found = trovato
sim-none = Per un tavolo di { $seats } posti non si conosce nessuna cifra esatta da mettere accanto a queste mani.
sim-figures = Le cifre a un tavolo di { $seats } posti, ognuna trovata giocando come è definita:
sim-by-processor = Le cifre sono state trovate dal processore, in { $hands } mani.
replay-go-on = Invio
replay-right = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}, { $acts ->
    [one] { $acts } atto
   *[other] { $acts } atti
}: tutto come vogliono le regole.
four-play = sedersi con i bot, qui nel terminale
four-rules = leggere le regole, ognuna con la sua fonte
four-odds = conoscere le probabilità, esattamente
four-serve = tenere una casa: tavoli per molte persone, nel browser
four-more = { $games } elenca i giochi, { $help } tutti i comandi.
