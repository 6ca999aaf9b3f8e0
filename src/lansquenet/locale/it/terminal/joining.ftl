# Ciò che si dice a chi siede al tavolo di una casa dal terminale.
join-ask-name = Il tuo nome
join-ask-table = Quale (il suo numero o il suo codice)
join-opened = Il tuo tavolo è aperto; il suo codice è { $code }.  Gli altri vengono con:
join-game = gioco
join-code = codice
join-who = chi vi siede
join-free = { $count ->
    [one] { $count } libera
   *[other] { $count } libere
}
join-status-waiting = in attesa
join-status-playing = in gioco
join-status-paused = in pausa
join-status-finished = finito
join-status-closed = chiuso
join-table = tavolo { $code }
join-seated = Siedi sulla sedia { $chair }.
join-back = Sei di nuovo al tavolo.
join-lost = Il collegamento è perduto; si riprova finché non vai via (Ctrl-C).
join-seconds = Hai { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
join-left-hand = Hai lasciato il tavolo; una mano in corso la finisce il sostituto.
join-left = Hai lasciato il tavolo.
join-full = Ogni sedia è occupata: tu guardi.  Di’ `{ $sit }` quando una è libera.
join-overtaken = Questa domanda è passata: le si è risposto altrove, o ha risposto il sostituto.
join-chair-kept = La tua sedia è conservata.
join-come-back = Per tornare: { $command }
join-no-connection = Ora non c’è collegamento; dillo di nuovo quando ci sarà.
join-nothing-asked = Ora non ti si chiede nulla (h: ciò che si può dire).
join-moved-on = Il tavolo è andato avanti mentre scrivevi: ora si chiede questo.
join-chairs = Sedie: { $chairs }
join-empty = (vuota)
join-a-bot = { $name } (bot)
join-goes-on = Il tavolo riprende.
join-has-left = { $name } è andato via.
join-sits-down = { $name } si siede sulla sedia { $chair }.
join-heir = { $heir } avrà la sedia di { $name } quando la mano sarà finita.
join-is-away = { $name } è assente.
join-is-out = { $name } sta fuori.
join-is-leaving = { $name } va via.
join-is-waiting = { $name } aspetta di ricevere carte.
join-is-back = { $name } è tornato.
join-standin-you = Il sostituto gioca per te: di’ `{ $back }` per tornare.
join-standin = Il sostituto gioca per { $name }.

# Ciò che vi si può dire: le parole, e che cosa fanno.
join-word-out = fuori
join-word-back = torno
join-word-sit = siedo
join-word-leave = lascio
join-word-start = comincia
join-word-pause = pausa
join-word-go-on = avanti
join-word-rematch = rivincita
join-word-list = mostra
join-word-unlist = nascondi
join-word-close = chiudi
join-word-check = verifica
join-word-say = dico
join-word-bot = bot
join-help = Invio: la risposta tra parentesi · ? la regola · { $why }: i pagamenti · { $check }: come fu data l’ultima mano · { $say } ... · { $out }, { $back }: star fuori e tornare · { $sit } · { $leave }: cedere la sedia · q, Ctrl-C: andare, e tenerla
join-help-host = Chi ospita: { $start } · { $pause } · { $go_on } · { $bot } { $name } · { $rematch } · { $list } · { $unlist } · { $close }
join-you-say = Dici: { $word } ({ $rule }).
join-explain = { $key }, in ogni momento: { $word } ({ $rule }); chi non dice nulla tace.
join-explain-enter = { $key }, in ogni momento: { $word } ({ $rule }); chi non dice nulla tace; Invio: il gioco va avanti subito.

# Le mescolate, e come fu data una mano.
join-fixed = Le carte sono fissate: { $words }
join-chair = sedia { $number }
join-void = Da { $names } non è venuta nessuna parte: le stesse carte si mescolano di nuovo senza.
join-warning = ATTENZIONE: la casa { $wrong }.  Non fidarti di come è data questa mano.
join-proof-kept = Ciò che lo prova è conservato in { $file }
join-proof-not-kept = Ciò che lo prova non si è potuto conservare: { $reason }.
join-seen-kept = Ciò che hai visto è conservato in { $file }
join-seen-not-kept = Ciò che hai visto non si è potuto conservare: { $reason }.
join-house-silent = La casa ora non risponde; chiedi di nuovo quando risponde.
join-checks-hold = Mano { $hand }: { $count ->
    [one] { $count } prova fatta qui, e regge
   *[other] { $count } prove fatte qui, e tutte reggono
}.
join-unchecked = Mano { $hand }: come fu data non è verificato: { $reason }
join-checked = Mano { $hand }: come fu data è verificato, ed è ciò che hai visto.
join-older = fu data con un protocollo più vecchio, che prova meno.
join-unseen = qui non se n’è visto nulla.
join-no-part = non hai preso parte alla mescolata.
join-unproved = non può provare la mano { $hand } come l’hai vista ({ $why })
join-other-key = ha un’altra chiave da quando l’hai incontrata la prima volta
