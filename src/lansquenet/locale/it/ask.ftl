# Le domande, nel laboratorio.

ask-title = Chiedi quello che vuoi
ask-lead = Ogni corso che una mano può prendere viene percorso: la risposta è esatta.
ask-hidden = In questo gioco le mani sono coperte, e nessun percorso è possibile. Le sue cifre esatte sono più sotto, e le mani si possono giocare.
ask-what = Che cosa si chiede
ask-of = Di che cosa
ask-all-games = In ogni gioco
ask-payments = Pagamenti, per regola
ask-word-mean = quanto in media
ask-word-chance = con quale probabilità
ask-word-law = ogni somma, e la sua probabilità
ask-word-variance = la varianza
ask-word-table = il gioco migliore di un posto
ask-of-won-bank = fiche che il banco vince
ask-of-cards = carte voltate
ask-of-hands = mani giocate
ask-of-won-house = fiche che la casa vince
ask-of-into-the-pool = fiche che vanno nel piatto
ask-of-won-seat = fiche che { $seat } vince
ask-of-bet-seat = fiche che { $seat } punta
ask-of-paid = pagamenti per { $rule }: { $text }
ask-test = Quali somme
ask-than = Il numero
ask-test-any = più di niente
ask-test-least = almeno
ask-test-most = al massimo
ask-test-exactly = esattamente
ask-sum = { $of }: { $test } { $than }
ask-any = { $of }: più di niente
ask-said-mean = In media: { $of }
ask-said-chance = Con quale probabilità: { $of }
ask-said-law = Ogni somma e la sua probabilità: { $of }
ask-said-variance = Varianza: { $of }
ask-said-table = Il gioco migliore di { $seat }, secondo: { $of }
ask-seen = Carte uscite dal mazzo
ask-after = Carte con cui comincia la mano
ask-add = { $card } (ne restano { $count })
ask-put-back = Rimettere: { $card }
ask-best = Di chi è il gioco migliore
ask-by = Chi decide, e come
ask-by-usual = come al solito: { $how }
ask-by-least = ognuno fa il minimo permesso
ask-number = Un numero per la decisione
ask-more = Altro: inizio, durata, posti
ask-over = Su
ask-span-one = una mano
ask-span-n = tante mani
ask-span-hands = { $count ->
    [one] una mano
   *[other] { $count } mani
}
ask-span-game = una partita, con tutto ciò che resta in sospeso
ask-span-tenure = finché il banco è tenuto
ask-span-ever = mano dopo mano, alla lunga
ask-shoe-on = si continua con lo stesso mazzo
ask-until = Finché
ask-until-end = la mano è finita
ask-seats = { $count } posti.
ask-known-seen = uscite: { $cards }
ask-known-after = comincia con: { $cards }
ask-known-until = fino a questo: { $event }
ask-known-by = si decide così: { $how }
ask-walking = Si percorre da { $done } secondi, di { $of } al massimo…
ask-go = Rispondi esattamente
ask-ready = La risposta è trovata.
ask-answer = La risposta
ask-mean = Media:
ask-worth = Valore:
ask-choice = il meglio
ask-loss = il secondo costa
ask-command = Al terminale:
ask-law-finding = { $count ->
    [one] È possibile una somma; la media è { $mean }, la varianza { $variance }.
   *[other] Sono possibili { $count } somme; la media è { $mean }, la varianza { $variance }.
}
ask-point = { $sum }: { $share } dei casi
ask-among = Che cosa si sceglie
ask-at = Trascrizione, per una mano a metà
ask-act = Dopo tanti atti (2.3: tre della seconda mano)
ask-known-at = dopo { $act } atti di una trascrizione
ask-chart = La scelta migliore secondo lo stato
