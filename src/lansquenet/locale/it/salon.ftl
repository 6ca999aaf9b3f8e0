# Salons: a club, its evenings and its ledger.

salon = Salotti
salon-note = Un salotto è un link che resta: un circolo che ritorna, con le sue serate, il suo libro dei conti e le sue regole. Le fiches restano per sempre fiches da gioco.
salon-none = Non appartieni ancora a nessun salotto. Aprine uno, o entra con un link che ti hanno mandato.
salon-mine = I tuoi salotti
salon-new = Apri un salotto
salon-name = Nome del salotto
salon-nameless = Dai prima un nome al salotto.
salon-going = una serata è in corso
salon-enter = Entra
salon-enter-note = Entri con il nome { $name }. I membri vedono questo nome e ciò che vinci o perdi qui, nient’altro di te.
salon-season-now = Stagione { $season }
salon-link = Link del salotto
salon-members = Membri
salon-member = Membro { $number }
salon-role-keeper = ha le chiavi
salon-role-barred = escluso
salon-comes = viene
salon-do = Che cosa si può fare: { $name }
salon-key = Dai le chiavi
salon-unkey = Riprendi le chiavi
salon-bar = Escludi
salon-admit = Riammetti
salon-leave = Lascia il salotto
salon-tonight = Stasera
salon-come = Vengo
salon-come-not = Non vengo più
salon-coming = { $count ->
    [0] Nessuno ha ancora detto che viene.
    [one] Viene uno: { $names }
   *[other] Vengono in { $count }: { $names }
}
salon-begin = Comincia la serata
salon-waits = Un turno comincia quando { $count ->
    [one] un altro ha detto
   *[other] due hanno detto
    } «{ $come }».
salon-missing = Non l’hanno ancora detto: { $names }.
salon-alone = Sei l’unico membro: manda ad altri il link del salotto.
salon-round = Chiama il prossimo turno
salon-round-now = Turno { $round }
salon-end = Chiudi la serata
salon-sit = Al mio tavolo
salon-late = Un posto per me
salon-table = Tavolo { $number }
salon-own-table = Tavolo di un membro
salon-tables-note = Chi è nominato per primo comincia il tavolo; se i posti sono tutti presi, comincia da solo.
salon-tables-none = I tavoli di questo turno sono chiusi.
salon-ledger = Libro dei conti
salon-ledger-which = Che cosa mostra il libro
salon-ledger-none = Qui nessuna mano è ancora stata giocata fino in fondo.
salon-ledger-note = Le fiches cambiano soltanto mano: contando bot, piatti e banco della casa, ogni colonna fa zero.
salon-season = Stagione
salon-evening = Serata
salon-by = Colonne
salon-by-evening = serate
salon-by-game = giochi
salon-who = Chi
salon-sum = Insieme
salon-party-bots = Bot della casa
salon-party-guests = Ospiti
salon-party-pool = Nei piatti
salon-party-house = Banco della casa
salon-rules = Come giochiamo noi
salon-rules-note = al più { $seats } posti per tavolo, { $chips } fiches a testa
salon-rules-other = Scegli altre regole
salon-keep = Tieni queste regole
salon-kept = Fatto: valgono per i prossimi tavoli.
salon-season-new = Comincia una nuova stagione
salon-not = No, lascia
salon-sure-key = Dare le chiavi a { $name }? Chi le ha può tutto ciò che puoi tu.
salon-sure-unkey = Riprendere le chiavi a { $name }?
salon-sure-bar = Escludere { $name }? Si alza subito dai tavoli del salotto, e non entra né si siede più.
salon-sure-admit = Riammettere { $name }?
salon-sure-leave = Lasciare questo salotto? Il tuo nome viene tolto; ciò che hai vinto o perso resta sotto un numero.
salon-sure-round = Chiamare il prossimo turno? Chi viene siede di nuovo; i tavoli di questo turno chiudono a mano finita.
salon-sure-end = Chiudere la serata? I suoi tavoli chiudono a mano finita.
salon-sure-season = Cominciare una nuova stagione? Tutti ripartono da zero; le precedenti restano visibili.
