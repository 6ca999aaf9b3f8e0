# A table to be opened.

new-title = Nuovo tavolo
new-other = Un altro gioco
new-preset = Le regole da cui partire
new-rules = Tutte le regole in cui i tavoli differiscono
new-company = Il tavolo
new-seek = Cerca un’opzione
new-found =
    { $count ->
        [0] nessuna trovata
        [one] { $count } trovata
       *[other] { $count } trovate
    }
new-options =
    { $count ->
        [one] { $count } opzione
       *[other] { $count } opzioni
    }
new-changed =
    { $count ->
        [one] { $count } cambiata
       *[other] { $count } cambiate
    }
new-usual = come d’uso
new-editorial = lettura nostra, dove le fonti tacciono
new-seats = Posti, da { $least } a { $most }
new-chips = Fiche con cui ci si siede
new-chairs = Chi siede dove
new-you = tu
new-empty = libero, per una persona
new-fill = Bot dappertutto
new-clear = Nessun bot
new-pace = Ritmo dei bot e delle carte
pace-slow = lento
pace-usual = solito
pace-quick = svelto
new-clock = Tempo per agire
clock-none = senza orologio
clock-s20 = 20 secondi
clock-s45 = 45 secondi
clock-s120 = 2 minuti
clock-d1 = per corrispondenza, un giorno
clock-d3 = per corrispondenza, tre giorni
clock-d7 = per corrispondenza, sette giorni
new-spectators = Chi può guardare
spectators-public = chiunque
spectators-delayed = chiunque, un po’ più tardi
spectators-none = nessuno
new-delay = Secondi di ritardo
new-records = Carte delle mani finite
records-own = ogni posto vede ciò che ha visto
records-open = tutte le carte sono scoperte per tutti
new-private = Fuori elenco: si trova solo col collegamento o col codice
new-odds-bar = Le probabilità esatte si mostrano durante il gioco
new-hints = Tutti possono chiedere consiglio
new-odds = Quanto valgono queste regole
new-odds-counting = Si conta…
new-odds-there = Esatto: ogni mano è stata percorsa con le opzioni scelte.
new-odds-slow = Queste cifre chiedono più tempo di quanto la casa ne conceda. Il tavolo si può aprire lo stesso.
new-odds-wrong = Non ci sono cifre: { $text }
new-odds-moved = { $by } punti rispetto alle regole d’uso
new-odds-more =
    { $count ->
        [one] { $count } altra cifra
       *[other] { $count } altre cifre
    }
new-odds-all =
    { $count ->
        [one] { $count } cifra
       *[other] { $count } cifre
    }
new-open = Apri il tavolo
new-range = Un numero intero da { $least } a { $most }.
new-wrong = Qualcosa più su non può stare così; è segnato al suo posto.
