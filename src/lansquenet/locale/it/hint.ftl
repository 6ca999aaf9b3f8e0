# Un consiglio: quanto vale ogni risposta.

hint-wait = Un momento: si pesa ogni risposta…
hint-best = { $answer }: { $gain } { $unit ->
    [points] punti
   *[chips] fiche
} in media da qui in poi, { $lead } più della seconda.
hint-even = { $answer }: { $gain } { $unit ->
    [points] punti
   *[chips] fiche
} in media da qui in poi. Un’altra risposta può valere altrettanto.
hint-only = { $answer }: { $gain } { $unit ->
    [points] punti
   *[chips] fiche
} in media da qui in poi. Non c’è altra risposta.
hint-worths = Quanto vale ogni risposta
hint-exact = Esatto, in { $unit ->
    [points] punti
   *[chips] fiche
}: percorso secondo le regole con le carte che hai visto, se nessuno punta più di quanto deve e, contro il tuo banco, tutto ciò che è permesso.
hint-searched = Cercato in { $worlds ->
    [one] { $worlds } distribuzione che dal tuo posto pare la stessa
   *[other] { $worlds } distribuzioni che dal tuo posto paiono la stessa
}, in { $unit ->
    [points] punti
   *[chips] fiche
}. { $by ->
    [table] Si suppone che poi tutti giochino come i bot che hanno imparato
    [thumb] Si suppone che poi tutti giochino d’esperienza
   *[anyhow] Si suppone che poi tu faccia il meno possibile, e che gli altri puntino con audacia e rispondano a caso
}. ± dice di quanto può sbagliare la distanza dalla migliore, 95 volte su 100.
