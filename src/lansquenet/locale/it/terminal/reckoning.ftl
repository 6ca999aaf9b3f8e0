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
chart-none = nessuna
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

# Che cosa danno le sedute.
session-played = { $sessions ->
    [one] { $sessions } seduta
   *[other] { $sessions } sedute
} di { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}, ognuna con una dotazione di { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiche
}.
session-sessions = { $count ->
    [one] { $count } seduta
   *[other] { $count } sedute
}
session-law-bank = Le mani sono estratte dalla legge esatta di { $bet }, dalla parte del banco: { $nets }.
session-law-punter = Le mani sono estratte dalla legge esatta di { $bet }, dalla parte di un puntatore: { $nets }.
session-nets = { $count } netti, vedi `odds --law`
session-rules = Le mani sono simulate secondo le regole: { $seats ->
    [one] { $seats } posto
   *[other] { $seats } posti
}, { $followed }, e le decisioni sono «{ $policy }».
session-follow-a = si segue A
session-follow-b = A tiene il banco, e si segue B
session-follow-bank = A tiene il banco e lo si segue
session-stakes = Puntate secondo il piano { $plan } da { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiche
}: { $rule }.
session-share = { $share } di essa
plan-flat = la stessa puntata ogni volta
plan-martingale = il doppio della puntata dopo una perdita, la prima dopo una vincita
plan-paroli = il doppio della puntata dopo una vincita, 3 vincite al più; la prima dopo una perdita
plan-dalembert = una puntata in più dopo una perdita, una in meno dopo una vincita
plan-fibonacci = numeri di Fibonacci: uno avanti dopo una perdita, due indietro dopo una vincita
plan-labouchere = una riga 1 2 3 4: puntare i suoi estremi; cancellarli se si vince, scrivere la loro somma se si perde
plan-kelly = la parte della dotazione che ne fa crescere più in fretta il logaritmo, in fiche intere
session-median = mediana
session-ruined = rovinati
session-lie-in = 95 su 100 sono in
session-range = { $least } a { $most }
session-at-the-end = dotazione alla fine
session-ends = Una dotazione finisce con { $mean } ± { $error } fiche in media.
session-lasted = Le dotazioni perdute sono durate { $hands } mani (mediana).
session-most-won = Il maggior numero di mani di fila vinte dal banco: { $median } (mediana), { $most } in una seduta.
session-most-lost = Il maggior numero di mani di fila perdute da A: { $median } (mediana), { $most } in una seduta.
session-pool = Il piatto più alto: { $median } fiche (mediana), { $most } in una seduta.
session-nothing-moved = Con queste regole nessuna fiche è passata di mano.
session-exact = La probabilità esatta di perdere la dotazione è { $exact }; qui è stata { $here }.
session-exact-before = La probabilità esatta di perdere la dotazione prima che sia giunta a { $target } è { $exact }; qui è stata { $here }.
session-reached = { $share } delle sedute sono giunte a { $target } fiche, e { $neither } a nessuno dei due capi.
session-fell = { $share } delle dotazioni sono cadute di { $depth ->
    [one] { $depth } fiche
   *[other] { $depth } fiche
} sotto il loro massimo.
session-exact-fall = La probabilità esatta di questo, per una dotazione che non si perde mai, è { $exact }.
