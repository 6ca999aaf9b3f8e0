# Een tip: wat elk antwoord waard is.

hint-wait = Een ogenblik: elk antwoord wordt gewogen…
hint-best = { $answer }: gemiddeld { $gain } { $unit ->
    [points] punten
   *[chips] fiches
} vanaf hier, { $lead } meer dan het op een na beste.
hint-even = { $answer }: gemiddeld { $gain } { $unit ->
    [points] punten
   *[chips] fiches
} vanaf hier. Een ander antwoord kan even goed zijn.
hint-only = { $answer }: gemiddeld { $gain } { $unit ->
    [points] punten
   *[chips] fiches
} vanaf hier. Er is geen ander antwoord.
hint-worths = Wat elk antwoord waard is
hint-exact = Exact, in { $unit ->
    [points] punten
   *[chips] fiches
}: volgens de regels doorlopen met de kaarten die je gezien hebt, als niemand meer inzet dan moet, en tegen jouw bank alles wat mag.
hint-searched = Gezocht in { $worlds ->
    [one] { $worlds } verdeling die er van jouw plaats hetzelfde uitziet
   *[other] { $worlds } verdelingen die er van jouw plaats hetzelfde uitzien
}, in { $unit ->
    [points] punten
   *[chips] fiches
}. { $by ->
    [table] Daarbij spelen allen door zoals bots die geleerd hebben
    [thumb] Daarbij spelen allen op ervaring door
   *[anyhow] Daarbij doe jij daarna zo min mogelijk, en de anderen zetten stoutmoedig in en antwoorden op goed geluk
}. ± zegt hoe ver de afstand tot het beste ernaast kan zitten, 95 van de 100 keer.
