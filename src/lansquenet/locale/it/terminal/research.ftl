# Giochi che si risolvono.
solve-takes = { $deals } distribuzioni, { $nodes } nodi: { $memory } MB di memoria, { $write } per metterle per iscritto, { $play } per { $rounds } giri.
solve-about = circa { $number }
solve-writing = Lo si mette per iscritto
solve-rounds-bar = Giri
solve-naming = Si dà un nome a ciò che i posti possono sapere
solve-stopped = Fermato; ecco a che punto è.
solve-left = Resta in { $file }, e di lì riprende con --keep.
solve-least = valore per il posto A, almeno
solve-most = valore per il posto A, al massimo
solve-exploitability = sfruttabilità
solve-rounds = giri ({ $method })
solve-deals = distribuzioni
solve-nodes = nodi
solve-sets = insiemi d’informazione
solve-seconds = secondi del processore
solve-note = In ciò che il gioco conta, per distribuzione: la metà di ciò che A vince più di B.
solve-hands-open = Con tutte le mani scoperte, e gli altri insieme contro, ogni posto può forzare:
check-walking = Si percorre ogni distribuzione, una volta per posto
check-holds = Il certificato regge.
check-fails = Il certificato pretende più di quanto provi.
check-sets = { $count } insiemi d’informazione incontrati, tutti nel file.
check-between = Le risposte migliori lasciano il posto A fra { $low } e { $high }: sfruttabilità { $found }, pretesa { $claimed }.
solved-begins = { $seat } comincia
solved-answers = { $seat } risponde a { $said }
solved-hand = mano
solved-turned = mano / carta voltata
solved-odds = in 100 distribuzioni
solved-does = fa, in 100
solved-card = una carta
solved-asked = Domanda posta in { $share } distribuzioni su 100; tutte le mani insieme: { $done }.

# Ciò che si impara.
learn-game = gioco
learn-what = che cosa si impara
learn-how-long = quanto a lungo
learn-file = file
learn-note = { $command } rifà il file di un gioco, con --table quello di una tabella.
learn-rounds = { $rounds } giri
learn-deals-a-pool = { $deals } distribuzioni per piatto, { $rounds } giri
learn-deals = { $deals } distribuzioni per ogni numero di posti
learn-two-seats = { $asked }  Due posti
learn-seats = { $what }, { $seats } posti
learn-to = da { $least } a { $most }
learnt-all-choices = tutte le scelte
learnt-announcements = annunci
learnt-when-to-knock = quando bussare
learnt-exchanges-knocks-and-cards = cambi, bussate e carte
learnt-toepen-from-the-second-trick = Toepen dalla seconda presa

# Lansquenet-7, e posti giocati in parole.
enter-rules = { $name }, versione { $version }: { $deals } distribuzioni di ognuno, seme { $seed }
enter-rule-now = { $digest } { $line }: ora { $found }
enter-one = { $game } contro { $rival }: { $gain }
enter-answered = { $game }: una risposta guadagna su { $policy } { $gain }
enter-answers = Quanto una risposta imparata guadagna su { $policy }, per mano, tra (99 %)
enter-practised = mani di pratica
enter-gains = guadagna
dataset-made = Mani: { $hands }; { $size } kB, in { $folder }.
dataset-minari = Per Minari: { $name }; episodi: { $episodes }.
enter-title = { $policy }: guadagnato per mano, tra (99 %)
enter-game = gioco
enter-on = su { $rival }
enter-counted = Contro { $rival } avanti in { $ahead }, indietro in { $behind }, in { $even } non si può dire.
enter-not-played = non giocato
enter-between = { $mean } (da { $least } a { $most })
words-gained = Guadagnato su { $rival }, per mano: { $mean }, tra { $least } e { $most } (99 %).
words-counted = { $deals ->
    [one] { $deals } distribuzione
   *[other] { $deals } distribuzioni
}, ognuna da ogni posto e da { $rival } solo: { $answered ->
    [one] { $answered } risposta contata
   *[other] { $answered } risposte contate
}, { $refused } rifiutate, lista chiesta { $listed } volte, abbandonato { $given_up } volte.

# Un mazziere che bara.
sleight-second = la seconda carta
sleight-kept = la carta di sotto
sleight-league = un mazziere complice
sleight-packet = un pacchetto sul mazzo
sleight-taken = una carta presa
sleight-odd = la carta in più
sleight-splits = doppie preparate
sleight-second-text = Le carte sono segnate: il mazziere conosce la carta di sopra, e può dare quella sotto.
sleight-kept-text = Il mazziere conosce la carta di sotto, e può darla invece di quella di sopra.
sleight-league-text = Di nuovo la seconda carta, ma il banco è di un altro: il mazziere fa vincere un complice.
sleight-packet-text = Quando tocca a lui tenere il banco posa dieci carte sul mazzo, { $cards }, e passa il banco quando sono date. Detto di un banco di una fiche, coperto e tenuto quattro volte.
sleight-taken-text = La scatola dà due carte in una volta: una volta per distribuzione il mazziere, che conosce la carta segnata, la fa sparire sotto la seguente, e un complice aggiusta il segnacarte.
sleight-odd-text = Una carta tenuta fuori è aggiunta al mazzo, del valore su cui si punta, e la sua doppia si sente nella scatola come lei. Se la prima delle due viene dove vince per il banco è data, e la seconda sparisce sotto un’altra; se no, sparisce la prima.
sleight-splits-text = Mescolando il mazziere mette insieme { $pairs } coppie, di { $pairs } valori, così che ognuna sia doppia di qualche colpo; non sa su che cosa si punterà.
crooked-net = netto di una fiche
crooked-honest = onesto
crooked-crooked = baro
crooked-edge = vantaggio
crooked-found-hands = Scoperto al { $sure } da ciò che il banco ha { $way ->
    [lost] perso
   *[won] vinto
}: dopo { $count ->
    [one] { $count } mano
   *[other] { $count } mani
}.
crooked-found-banks = Scoperto al { $sure } da ciò che il banco ha vinto: dopo { $count ->
    [one] { $count } banco
   *[other] { $count } banchi
}.
crooked-never = Ciò che il banco ha vinto non lo tradisce mai.

# Una decisione di cui si dubita, e mani rifatte.
doubt-heading = mano { $number } · una decisione di cui si dubita
doubt-here = Qui ▸
doubt-is = Il dubbio: { $words }
doubt-nothing = non fu scritto nulla.
doubt-seen-seat = Visto su una pagina di Lansquenet { $version }, dal posto di { $name }.
doubt-seen-onlooker = Visto su una pagina di Lansquenet { $version }, da uno spettatore.
doubt-whole = Tutta la mano è nel file: { $title }, { $acts ->
    [one] { $acts } atto
   *[other] { $acts } atti
}, tutto come vogliono le regole.
anew-same = { $file }: com’era
anew-made = { $file }: rifatto

# La stanza di un nuovo gioco.
new-game-plays = { $title } si gioca come { $like }: { $command }
new-game-still = Ancora di { $like }, e da ridire:
new-game-list = Perché sia elencato: { $command }
new-game-hand = La mano in told.txt: { $command }
new-game-whole = Se è intero: { $command }
new-game-book = come va, che fare, storia, fonti, regole, opzioni; vedi docs/book-format.md
new-game-lesson = una mano per impararlo, passo per passo; vedi docs/book-format.md
new-game-rules = il gioco, nell’ordine in cui si gioca; ogni pagamento con il numero della sua regola
new-game-odds = le cifre, e che cosa vogliono dire nel libro
new-game-events = che cosa si dice di un atto
new-game-refusals = perché un atto non si può fare
new-game-bot = regole pratiche
new-game-en = di dove è, e di quando
new-game-witness = il gioco detto una seconda volta, dalle sue fonti
new-game-test-rules = ogni regola con il suo numero, fiche per fiche
new-game-transcripts = mani d’oro: `lansquenet replay --rewrite` fa ciò che segue da carte e risposte
