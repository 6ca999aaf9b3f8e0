# Vad terminalen säger i övrigt: tal, många givar, en giv igen, och vad som kan göras.

odds-figure = tal
odds-exact = exakt
odds-decimal = decimalt
odds-of = { $title }, { $seats ->
    [one] { $seats } plats
   *[other] { $seats } platser
}
sim-banks = { $title }: { $hands } givar, plats A håller banken, varje plats spelar ”{ $policy }”.
sim-deals = { $title }: { $hands } givar, plats A ger, varje plats spelar ”{ $policy }”.
sim-acts = { $acts } handlingar, { $speed } miljoner i sekunden i kompilerade regler.
sim-hands = { $hands } givar
sim-sampling = De exakta talen, och ett stickprov av vart och ett
sim-chips = marker per giv
sim-error = ± medelfel
sim-found = funnet
sim-none = För ett bord med { $seats } platser är inget exakt tal känt att ställa bredvid dessa givar.
sim-figures = Talen vid ett bord med { $seats } platser, vart och ett funnet genom att spela som det är bestämt:
sim-by-processor = Talen har processorn funnit, i { $hands } givar.
replay-go-on = Retur
replay-right = { $hands ->
    [one] { $hands } giv
   *[other] { $hands } givar
}, { $acts ->
    [one] { $acts } handling
   *[other] { $acts } handlingar
}: allt som reglerna vill ha det.
four-play = sätta sig med botar, här i terminalen
four-rules = läsa reglerna, var och en med sin källa
four-odds = känna oddsen, exakt
four-serve = hålla ett hus: bord för många, i webbläsaren
four-more = { $games } räknar upp spelen, { $help } alla kommandon.
