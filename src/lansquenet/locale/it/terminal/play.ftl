# Quel che dice il terminale a un tavolo con i bot.

# Quel che c’è sul tavolo.
term-turned = voltate
term-turned-many = voltate  { $count } e
term-your-hand = la tua mano
term-seat = posto
term-stack = dotazione
term-free = libere
term-hand = mano
term-row = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiche
}
term-row-free = { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiche
}, libere { $free }
term-colon = { $one }: { $two }
term-on = { $chips } su { $rank }
term-with = { $chips } con { $seat }

# Una mano, dal principio alla fine.
term-the-draw = il sorteggio
term-hand-number = mano { $number }
term-banks = { $seat } tiene il banco
term-deals = { $seat } dà le carte
term-cards-left = { $count ->
    [one] resta { $count } carta
   *[other] restano { $count } carte
}
term-pays = { $payer } → { $payee }: { $chips } ({ $rule })
term-stacks = Dotazioni: { $stacks }
term-scores = { $what }: { $scores }
term-points = punti
term-ends = { $seat } { $net }: { $why }
term-after = { $count ->
    [one] dopo { $count } mano
   *[other] dopo { $count } mani
}
term-ended-idle = La seduta è finita: nessuno poteva più puntare nulla (COM-6).
term-ended-complete = La seduta è completa.
term-ended-over = La seduta è finita.
term-ended-ruined = Non ti restano fiche.

# Le domande, e quel che si può rispondere.
term-range = da { $least } a { $most }
term-or = { $one }, oppure { $other }
term-may = puoi dire: { $choices }
term-may-only = puoi dire soltanto: { $choices }
term-illegal = { $said }: { $why } ({ $rule }); { $may }.
term-elsewhere = «{ $said }» si dice altrove ({ $told }); { $may } ({ $rule }).
term-for-stakes = «{ $said }» si dice quando si chiedono le puntate ({ $told }); { $may } ({ $rule }).
term-an-amount = «{ $said }» è una somma, e non se ne chiedono; { $may } ({ $rule }).
term-a-card = «{ $said }» è una carta, { $told }, e non se ne chiedono; { $may } ({ $rule }).
term-not-understood = «{ $said }» non si capisce; { $may } ({ $rule }).
term-last-card = l’ultima carta
term-no-other = nessun’altra si può giocare: { $why }

# Quel che si chiede oltre al gioco: le parole, e le risposte.
aside-help = aiuto
aside-why = perché
aside-worth = valore
aside-hint = consiglio
aside-last = ultima
aside-score = conto
aside-undo = annulla
aside-leave = esci
aside-end = fine
help-rule = Invio: la risposta tra parentesi · ? la regola · perché: i pagamenti · conto: come stanno tutti
help-hint = ultima: l’ultima presa · consiglio: la risposta migliore, e perché · valore: di ogni scelta
help-undo = annulla: riprendi l’ultima risposta · q: te ne vai, e il tavolo resta
help-end = fine: il resto di questa mano come se premessi ogni volta Invio
help-cards = Carte: prima il valore, poi il seme: c ♣ · d ♦ · h ♥ · s ♠
term-nothing-paid = In questa mano non si è ancora pagato nulla.
term-no-deal = Non si è trovata nessuna distribuzione che somigli a questa.
term-nothing-since = Dalla tua risposta non è accaduto nulla.
term-no-trick = In questa mano non c’è ancora stata nessuna presa.
term-trick = Presa { $number }: { $played }: la fa { $seat }.
term-hands-over = { $count ->
    [one] { $count } mano finita.
   *[other] { $count } mani finite.
}
term-hands-over-pool = { $count ->
    [one] { $count } mano finita
   *[other] { $count } mani finite
}, { $pool }: { $chips }.
term-taken-back = Ripreso: la domanda torna a te.
term-nothing-back = Non c’è nulla da riprendere.
term-best = Il meglio al tuo posto: { $said }.  (Scrivi { $word }.)
term-no-choice = Non c’è altra risposta.
term-as-good = Un’altra risposta vale forse altrettanto.
term-next-best = La seconda vale { $chips } di meno.
term-exact = { $unit ->
    [points] Esatto, in punti fino alla fine della mano, se nessuno punta più di quanto deve.
   *[chips] Esatto, in fiche fino alla fine della mano, se nessuno punta più di quanto deve e, contro il tuo banco, tutto ciò che è permesso.
}
term-searched = Cercato in { $count ->
    [one] { $count } distribuzione che dal tuo posto pare la stessa
   *[other] { $count } distribuzioni che dal tuo posto paiono la stessa
}, in { $unit ->
    [points] punti
   *[chips] fiche
}. { $by ->
    [table] Si suppone che poi tutti giochino come i bot che hanno imparato
    [thumb] Si suppone che poi tutti giochino d’esperienza
   *[anyhow] Si suppone che poi tu faccia il meno possibile, e che gli altri puntino con audacia e rispondano a caso
}. ± dice di quanto può sbagliare la distanza dalla migliore, 95 volte su 100.
term-counted = Quel che la mano lascia, un piatto o una partita, conta per quanto vale in media.
term-counted-penalties = Quel che la mano lascia, un piatto o una partita, conta per quanto vale in media. Perdere una partita costa tante penalità quante la fanno perdere.
term-uncounted = Quel che la mano lascia, un piatto o una partita, non conta.
term-unmeasured = Quel che la mano lascia, un piatto o una partita, non conta: con queste opzioni non è stato misurato.
term-compiling = Si compilano le regole di { $title }; restano per la prossima volta.
term-compiling-bar = Compilazione

# Quel che si può dire in ogni momento.
term-any-help = { $key }: { $word } appena puoi, a ogni domanda
term-any-armed = Annotato: { $word } appena puoi ({ $rule }); di nuovo { $key }: anzi no.
term-any-not = Non è più annotato: { $word }.
term-any-beaten = Un altro è stato più svelto; non è più annotato: { $word }.
term-any-beside-armed = · { $word } appena puoi
term-any-beside = · { $key }: { $word }
term-to-the-end = · { $word }: fino alla fine della mano

# Un tavolo conservato, e poi ripreso.
term-kept = Il tuo tavolo è conservato.  Per riprenderlo: { $command }
term-taken-up = Ripreso: { $table }; { $stands }; hai { $chips ->
    [one] { $chips } fiche
   *[other] { $chips } fiche
}, e avevi cominciato con { $began }.
term-stands-over = la mano { $number } è finita
term-stands-in-play = la mano { $number } è in corso
term-table = { $title }, { $changed }, contro { $others }
term-as-usual = come al solito
