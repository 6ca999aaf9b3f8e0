# Ciò che si dice a chi tiene una casa.
keep-code = codice
keep-game = gioco
keep-status = stato
keep-who = chi vi siede
keep-last = ultimo atto
keep-waiting = in attesa
keep-playing = in gioco
keep-paused = in pausa
keep-finished = finito
keep-no-table = Nessun tavolo è aperto.
keep-will-close = { $table } sarà chiuso: entro dieci secondi se la casa è aperta, altrimenti quando apre.
keep-id = id
keep-name = nome
keep-since = dal
keep-password = parola d’ordine
keep-guest = ospite
keep-barred = escluso
keep-nobody = Nessuno si chiama { $name }.
keep-bars = { $name } ({ $id }) non entra più, fra dieci secondi se la casa è aperta.
keep-admits = { $name } ({ $id }) può entrare di nuovo.
keep-logins-of = Gli accessi di { $name } finiscono entro dieci secondi.
keep-logins = Gli accessi di tutti finiscono entro dieci secondi.
keep-exported = { $count ->
    [one] { $count } mano
   *[other] { $count } mani
} in { $folder }, { $transcripts } con una trascrizione; hands.csv le elenca.
keep-open = La casa è aperta a { $url }  (Ctrl-C la chiude)
keep-copied = { $count ->
    [one] { $count } riga copiata
   *[other] { $count } righe copiate
} in { $file }, ripristinate in un deposito di prova e trovate senza errori. Non vale nulla senza il file delle chiavi { $keys }: tienine una copia altrove.
keep-restored = { $count ->
    [one] { $count } riga ripristinata
   *[other] { $count } righe ripristinate
}. Mettici accanto il file delle chiavi.
keep-no-fault = Nessun errore: ogni evento, pagamento, saldo, chiave e scheda è come fu scritto.
keep-witness-there = E tutto ciò che fu detto al testimone c’è.
keep-fault = { $place }: { $fault }.
keep-at-event = tavolo { $table }, evento { $number }
keep-at-table = tavolo { $table }
keep-at-store = il deposito
keep-more-faults = E { $count ->
    [one] un altro errore ({ $count })
   *[other] altri { $count } errori
}.

# Una casa che è solo file, e libri stampati.
keep-reckoning = Calcolo delle cifre esatte
