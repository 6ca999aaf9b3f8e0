# Le mie mani.

mine = Le mie mani
mine-none = In questa casa non si è ancora giocato nulla con questo nome. Ciò che giocherai a qualunque tavolo starà qui, mano per mano.
mine-which = Quali mani
mine-game = Gioco
mine-all = tutti
mine-came = Esito
mine-won = vinte
mine-lost = perse
mine-even = né l'uno né l'altro
mine-from = Dal
mine-to = Al
mine-any-table = Tutti i tavoli
mine-hand = mano { $hand }
mine-draw = sorteggio del banco o del mazzo
mine-with = Tu ({ $me }) con { $names }
mine-table = Solo questo tavolo
mine-hands = Mani
mine-net = Netto
mine-more = Mostra altre
mine-results = Quanto fanno
mine-export = Portarle con sé
mine-csv = Una riga per mano (CSV)
mine-json = JSON
mine-zip = Trascrizioni (ZIP)
mine-note = Questo elenco lo vedi solo tu. Di una mano le cui carte restano coperte hai ciò che il tuo posto ha saputo.
mine-count = { $count ->
    [one] Una mano
   *[other] { $shown } mani
}
mine-luck = Che cosa ha fatto la fortuna
mine-luck-go = Scomporre il netto
mine-luck-more = Continuare il calcolo
mine-luck-start = Prima della prima carta
mine-luck-deal = Le carte
mine-luck-others = Scelte degli altri
mine-luck-own = Le tue scelte
mine-luck-usual = 95 volte su 100 le carte stanno entro ± { $chips }.
mine-luck-mean = Senza le carte: { $mean } per mano (± { $error }).
mine-luck-left = { $hands } calcolate, { $left } ancora da fare.
mine-luck-beyond = Tralasciate, perché le vie sono troppe: { $hands }.
mine-luck-hidden = A campione, perché vi sono carte coperte, secondo ciò che potevi vedere in ogni momento, se tutti proseguivano d'esperienza: { $games }.
mine-luck-note = Esatto dove tutte le carte sono scoperte, secondo ciò che potevi attenderti in ogni momento se nessuno puntava più del dovuto. Le parti sommano al netto.
show = Mostrare questa mano
show-note = Crea un link con cui chiunque vede ciò che in questa mano era scoperto per tutti, e nient'altro.
show-link = Link per tutti
show-frame = Cornice per una pagina
show-png = Immagine (PNG)
show-svg = Immagine (SVG)
show-picture = Le carte che hanno deciso
report = Resoconto
report-wait = Si contano le decisioni di questo tavolo.
report-goes-on = { $judged } decisioni su { $asked } sono esaminate.
report-meanwhile = Continua mentre guardi altre pagine della casa: lo ritrovi in «Le mie mani».
report-whole = { $hands ->
    [0] Nessuna tua mano a questo tavolo è finita.
    [one] Una mano, ogni decisione esaminata.
   *[other] { $hands } mani, ogni decisione esaminata.
    }
report-sum = Come si è formato il netto
report-rest = Carte, regole e gli altri
report-cost = Le tue risposte, accanto alle migliori note ({ $unit ->
    [points] punti
   *[other] fiche
    })
report-worst = Che cosa ha contato di più
report-none = Di nessuna risposta si sa che ti sia costata qualcosa.
report-all = Tutte le decisioni
report-hand = Mano { $hand }: { $count ->
    [one] una decisione
   *[other] { $count } decisioni
    }
report-given = Hai detto: { $answer }.
report-best = La migliore nota: { $answer }.
report-fine = Non si conosce una risposta migliore.
report-lost = Costa in media: { $cost } { $unit ->
    [points] punti
   *[other] fiche
    }
report-exact = (esatto)
report-error = (± { $error })
report-fork = Provare altrimenti
report-unknown = { $count ->
    [one] Una decisione non si è potuta esaminare
   *[other] { $count } decisioni non si sono potute esaminare
    }: non si è trovata nessuna distribuzione simile.
report-note = Esaminato secondo ciò che il tuo posto poteva sapere quando è stato interrogato: dove tutte le carte sono scoperte, percorrendo le regole, se nessuno punta più del dovuto e, contro il tuo banco, tutto ciò che è permesso; altrimenti in distribuzioni che dal tuo posto appaiono uguali. Ciò che può essere caso non conta nulla.
