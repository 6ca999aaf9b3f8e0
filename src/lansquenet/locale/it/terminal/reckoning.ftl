# Che cosa si calcola: tabelle, leggi, domande, confronti, sedute, e quanto costano le risposte.

reckon-one-in = 1 su { $n }
reckon-side = parte
reckon-bank = banco
reckon-punter = puntatore
reckon-net = netto di una fiche
reckon-mean = media
reckon-mean-of = media { $n }
reckon-variance = varianza
reckon-covariance = covarianza
reckon-sum = somma
reckon-asked = { $word }: { $measure }
reckon-heard = ; --{ $name } { $said }
reckon-midway = ; dopo { $acts } atti di una trascrizione
reckon-midway-all = ; dopo tutti gli atti di una trascrizione
reckon-idle = { $names } tralasciato: non cambia nessuna probabilità
reckon-best = il meglio
reckon-second = il secondo costa
reckon-worth = valore
reckon-choices = scelte
reckon-chance = probabilità
reckon-hands = mani
reckon-grows-most = cresce di più   { $share } di una fortuna
reckon-grows-below = cresce al di sotto di  { $share }
reckon-played = giocato  { $mean } in { $hands } mani, a { $errors } errori standard
reckon-under = cifra, con
reckon-change = cambiamento
reckon-none = nessuna

# Quadri di mani, in giochi che sono stati imparati.
chart-corner = briscole; migliore altra
chart-and-a-lower = { $cards } e una più bassa
chart-and-two-lower = { $cards } e due più basse
chart-or-lower = { $cards } o meno
chart-first-of-three-for-a-pool-of = Primo di tre, per un piatto di { $n }
chart-first-of-four-for-a-pool-of = Primo di quattro, per un piatto di { $n }
chart-second-of-three-after-one-who-stands-for-a-pool-of = Secondo di tre, dopo uno che sta, per un piatto di { $n }
chart-dealer-of-three-after-one-who-stands-and-one-who-passes-for-a-pool-of = Mazziere di tre, dopo uno che sta e uno che passa, per un piatto di { $n }

# Quanto costano le risposte di un posto.
review-hand = { $title } · mano { $number } · { $seat }
review-judging = Si esamina
review-fine = Non si conosce una risposta migliore.
review-better = Costo { $cost }; la migliore nota: { $said }.
review-chips = { $amount } fiche
review-points = { $amount } punti
review-none = Di nessuna risposta si sa che sia costata qualcosa.
review-worst = Che cosa ha contato di più:
review-one = mano { $hand }, atto { $act }: { $said }: { $cost }
review-judged = { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}, { $decisions ->
    [one] { $decisions } scelta esaminata
   *[other] { $decisions } scelte esaminate
}.
review-cost-points = Le risposte sono costate { $cost } punti, rispetto alle migliori note; netto { $net } fiche.
review-rest = Carte, regole e gli altri
review-answers = Risposte
review-net = Netto in fiche
review-unknown = { $count ->
    [one] { $count } scelta non si è potuta
   *[other] { $count } scelte non si sono potute
} esaminare.
review-exact = percorrendo le regole, se nessuno punta più del dovuto e, contro il suo banco, tutto ciò che è permesso
review-searched = in distribuzioni che da quel posto appaiono uguali; ± vale 95 volte su 100
review-or = ; oppure
review-note = Esaminato secondo ciò che il posto poteva sapere: { $ways }.  Ciò che può essere caso non conta nulla.
