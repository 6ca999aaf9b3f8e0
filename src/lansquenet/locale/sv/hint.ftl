# Ett tips: vad varje svar är värt.

hint-wait = Ett ögonblick: varje svar vägs…
hint-best = { $answer }: i medeltal { $gain } { $unit ->
    [points] poäng
   *[chips] marker
} härifrån, { $lead } mer än det näst bästa.
hint-even = { $answer }: i medeltal { $gain } { $unit ->
    [points] poäng
   *[chips] marker
} härifrån. Ett annat svar kan vara lika bra.
hint-only = { $answer }: i medeltal { $gain } { $unit ->
    [points] poäng
   *[chips] marker
} härifrån. Det finns inget annat svar.
hint-worths = Vad varje svar är värt
hint-exact = Exakt, i { $unit ->
    [points] poäng
   *[chips] marker
}: genomgånget enligt reglerna med de kort du har sett, om ingen satsar mer än som måste, och mot din bank allt som är tillåtet.
hint-searched = Sökt i { $worlds ->
    [one] { $worlds } fördelning som ser likadan ut från din plats
   *[other] { $worlds } fördelningar som ser likadana ut från din plats
}, i { $unit ->
    [points] poäng
   *[chips] marker
}. { $by ->
    [table] Alla antas spela vidare som botar som har lärt sig
    [thumb] Alla antas spela vidare på tumregler
   *[anyhow] Du antas sedan göra så lite som möjligt, och de andra satsa djärvt och svara på måfå
}. ± säger hur mycket avståndet till det bästa kan slå fel, 95 gånger av 100.
