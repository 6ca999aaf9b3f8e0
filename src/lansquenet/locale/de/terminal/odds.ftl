# Was das Terminal sonst sagt: Zahlen, viele Spiele, ein Spiel noch einmal, und was zu tun ist.

odds-figure = Zahl
odds-exact = genau
odds-decimal = dezimal
odds-of = { $title }, { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}
sim-banks = { $title }: { $hands } Spiele, Platz A hält die Bank, jeder Platz spielt „{ $policy }“.
sim-deals = { $title }: { $hands } Spiele, Platz A gibt, jeder Platz spielt „{ $policy }“.
sim-acts = { $acts } Handlungen, { $speed } Millionen in der Sekunde in übersetzten Regeln.
sim-hands = { $hands } Spiele
sim-sampling = Die genauen Zahlen, und eine Stichprobe von jeder
sim-chips = Chips je Spiel
sim-error = ± Standardfehler
sim-found = gefunden
sim-none = Für einen Tisch mit { $seats } Plätzen ist keine genaue Zahl bekannt, die neben diesen Spielen stehen könnte.
sim-figures = Die Zahlen an einem Tisch mit { $seats } Plätzen, jede gefunden, indem gespielt wird, wie sie erklärt ist:
sim-by-processor = Die Zahlen hat der Prozessor gefunden, in { $hands } Spielen.
replay-go-on = Eingabe
replay-right = { $hands ->
    [one] { $hands } Spiel
   *[other] { $hands } Spiele
}, { $acts ->
    [one] { $acts } Handlung
   *[other] { $acts } Handlungen
}: alles, wie die Regeln es wollen.
four-play = sich mit Bots hinsetzen, hier im Terminal
four-rules = die Regeln lesen, jede mit ihrer Quelle
four-odds = die Aussichten kennen, genau
four-serve = ein Haus führen: Tische für viele Leute, im Browser
four-more = { $games } zählt die Spiele auf, { $help } alle Befehle.
