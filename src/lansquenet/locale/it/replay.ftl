# A hand gone through again.

replay = Rivedi
replay-note = mano { $hand }, rigiocata
replay-what = Da’ a questa pagina la trascrizione di una seduta, e percorri le sue mani passo per passo. Non se ne conserva nulla.
replay-file = Una trascrizione in un file (o lasciala cadere su questa pagina)
replay-paste = o incollata
replay-show = Mostrala
replay-no-house = La casa non si raggiunge.
replay-retry = Riprova
replay-hands = Mani che si possono vedere
replay-timeline = Linea del tempo
replay-moment = Il momento mostrato
replay-at = { $at } di { $of }: { $saying }
replay-back = Un passo indietro
replay-forward = Un passo avanti
replay-play = Scorri
replay-pause = Ferma
replay-speed = Velocità
replay-over = La mano è finita.
replay-seen-by = Visto da
replay-all = tutte le carte
replay-public = chi guarda
replay-hand = Mano
replay-hand-before = La mano prima
replay-hand-after = La mano dopo
replay-share = Conserva o condividi
replay-copy = Copia il collegamento a questo momento
replay-transcript = Trascrizione
replay-json = Tutto in JSON
replay-check = Verifica la mescolata
replay-fork = Devia qui
replay-as-played = Come si è giocato
replay-otherwise = Giocato altrimenti
replay-bots = I bot vanno avanti.
replay-skip = Salta
replay-same-cards = Le stesse carte; per tutti gli altri giocano i bot.
replay-anew = Gli altri tengono per sé le loro carte: ciò che non ti fu mostrato è disposto come sarebbe potuto essere. Per loro giocano i bot.
replay-close-fork = Torna alla mano
replay-was = Come si è giocato: { $chips }
replay-now = Giocato altrimenti: { $chips }
replay-same = Il risultato è lo stesso.
replay-better =
    { $chips ->
        [1] Una fiche in più
       *[other] { $chips } fiche in più
    }
replay-worse =
    { $chips ->
        [1] Una fiche in meno
       *[other] { $chips } fiche in meno
    }
doubt = Dubito di questa decisione
doubt-what = Di questo momento si fa un file: ciò che è accaduto fin qui, la regola, ciò che vedi e la versione della pagina. Nulla viene inviato; chi riceve il file lo apre con lansquenet replay.
doubt-words = Di che cosa dubiti, in una frase
doubt-save = Salva il file
