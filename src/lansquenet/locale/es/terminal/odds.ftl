# Qué más dice la terminal: cifras, muchas manos, una mano otra vez, y qué se puede hacer.

odds-figure = cifra
odds-exact = exacto
odds-decimal = decimal
odds-of = { $title }, { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}
sim-banks = { $title }: { $hands } manos, el asiento A lleva la banca, cada asiento juega «{ $policy }».
sim-deals = { $title }: { $hands } manos, el asiento A da, cada asiento juega «{ $policy }».
sim-acts = { $acts } actos, { $speed } millones por segundo en reglas compiladas.
sim-hands = { $hands } manos
sim-sampling = Las cifras exactas, y una muestra de cada una
sim-chips = fichas por mano
sim-error = ± error estándar
sim-found = hallado
sim-none = Para una mesa de { $seats } asientos no se conoce ninguna cifra exacta que poner junto a estas manos.
sim-figures = Las cifras en una mesa de { $seats } asientos, cada una hallada jugando como está definida:
sim-by-processor = Las cifras las ha hallado el procesador, en { $hands } manos.
replay-go-on = Intro
replay-right = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}, { $acts ->
    [one] { $acts } acto
   *[other] { $acts } actos
}: todo como mandan las reglas.
four-play = sentarse con bots, aquí en la terminal
four-rules = leer las reglas, cada una con su fuente
four-odds = conocer las probabilidades, exactamente
four-serve = llevar una casa: mesas para mucha gente, en el navegador
four-more = { $games } enumera los juegos, { $help } todas las órdenes.
