# The odds laboratory.

lab-title = Laboratorio delle probabilità
lab-note = { $game } · esatto dove si può, altrimenti giocato, con il suo errore
lab-game = Gioco
lab-choose = Scegli un gioco
lab-settings = Che cosa guardare
lab-preset = Regole di partenza
lab-options = Opzioni ({ $count } cambiate)
lab-now = Adesso: { $meaning }.
lab-played = Che cosa si gioca
lab-seats = Posti
lab-stake = Puntata di un puntatore
lab-bank = Fiche del banchiere
lab-hands = Mani di un percorso
lab-courses = Percorsi
lab-policy = Scelte
lab-policy-timid = caute
lab-policy-bold = ardite
lab-policy-random = a caso
lab-seed = Seme del caso
lab-too-many = Non più di { $most } mani in tutto, per favore: meno mani o meno percorsi.
lab-progress = A che punto si è
lab-done = { $done } di { $of }
lab-compiling = Le regole si compilano; la prima volta ci vuole fino a mezzo minuto.
lab-waiting = Richiesto…
lab-stop = Ferma
lab-run = Gioca { $hands } mani
lab-check = Verifica giocando le cifre esatte
lab-ready = Le mani sono giocate; i grafici sono tracciati.
lab-intro-banking = Gioca qualche migliaio di mani per vedere come si distribuiscono, che cosa diventa una borsa, e quante volte si perde. Ogni mano comincia allo stesso modo: il posto A tiene il banco, il mazzo è pieno, e ogni puntatore tiene in gioco una puntata. Il resto si sceglie come dici tu.
lab-intro-trick = Gioca qualche migliaio di mani per vedere come si distribuiscono, che cosa diventa una borsa, e quante volte si perde. Ogni mano comincia allo stesso modo: il posto A dà le carte e il piatto è come dopo una mano senza penali. Tutti i posti scelgono come dici tu, e non è giocare bene.

lab-exact = Cifre esatte
lab-exact-finding =
    { $count ->
        [one] Una cifra, trovata percorrendo tutto ciò che una mano può diventare; nulla è stimato.
       *[other] { $count } cifre, trovate percorrendo tutto ciò che una mano può diventare; nulla è stimato.
    }
lab-no-figures = Per queste regole non si conosce alcuna cifra.
lab-walking = Si percorre tutto ciò che una mano può diventare…
lab-long-fraction = frazione di { $count } cifre

lab-figure = Cifra
lab-movers = Che cosa la muove
lab-movers-finding = { $option } = { $value } la muoverebbe di più: da { $now } a { $then }.
lab-movers-none = Nessuna opzione muove questa cifra.
lab-still = Non si muove con: { $options }.
lab-option = opzione
lab-value = valore
lab-decimal = decimale
lab-fraction = frazione
lab-change = cambiamento

lab-whose = Le fiche di chi
lab-whose-banking-0 = Posto A, il banchiere
lab-whose-banking-1 = Posto B, il primo puntatore
lab-whose-trick-0 = Posto A, il mazziere
lab-whose-trick-1 = Posto B, il primo di mano
lab-course = Risultato netto del posto { $letter } dopo n mani: la media, e la fascia di quasi tutti i percorsi
lab-course-finding = Dopo { $hands } mani il posto { $letter } è in media a { $mean } (± { $error }); 95 percorsi su 100 finiscono fra { $low } e { $high }.
lab-course-point = Dopo { $hand } mani: in media { $mean }, 95 % fra { $low } e { $high }
lab-across-hands = mani
lab-bars = Una mano del posto { $letter }
lab-bars-finding = Il posto { $letter } vince { $won } delle mani e ne perde { $lost }; una mano rende in media { $mean } (± { $error }).
lab-bar-point = { $result }: { $share } delle mani
lab-from-to = da { $least } a { $most }
lab-across-result = vinto o perso in una mano
lab-ruin = Quante volte il posto { $letter } perde la borsa
lab-ruin-finding = Con { $purse } per cominciare, il posto { $letter } perde tutto entro { $hands } mani in { $share } dei percorsi (± { $error }).
lab-ruin-point = Una borsa di { $purse } entro { $hand } mani: perduta in { $share } dei percorsi
lab-down-purse = borsa
lab-hand = mani
lab-mean = media
lab-error = errore standard
lab-low = 2,5 % sono sotto
lab-middle = mediana
lab-high = 2,5 % sono sopra
lab-from = da
lab-to = a
lab-share = parte
lab-purse = borsa

lab-checks = L’esatto accanto al giocato
lab-checks-finding = { $near } cifre su { $count } stanno entro quattro errori standard da quella esatta, ciascuna trovata giocando { $hands } mani.
lab-check-point = { $key }: esattamente { $exact }, giocato { $found }, a { $off } errori standard
lab-key = cifra
lab-found = giocato
lab-off = scarto in errori standard

lab-step = Scorri i punti
lab-as-table = Mostra come tabella
lab-table-of = { $title }, come tabella
lab-csv = Salva come CSV
lab-cite = Copia come citazione
lab-copied = La citazione è copiata.
lab-none = nessuna cambiata
lab-citation-rules = Lansquenet { $version }, laboratorio delle probabilità: { $game }, regole { $preset }, opzioni: { $options }.
lab-citation-run = { $courses } percorsi di { $hands } mani, { $seats } posti, puntata { $stake }, banco { $bank }, scelte { $policy }, seme { $seed }.
lab-citation-check = { $hands } mani per ogni cifra, seme { $seed }.
