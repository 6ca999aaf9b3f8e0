# The lobby: play at once, choose a game, find a table.

language = Lingua
lobby-motto = Antichi giochi d’azzardo europei, soltanto per fiche
lobby-pages = Pagine di questa casa
lab = Laboratorio delle probabilità
lobby-no-house = La casa non risponde.
alone-opening = La casa si sta aprendo: Python, regole e bot si scaricano una volta sola, 8 MB.
alone-shut = La casa non si è potuta aprire in questo browser.
lobby-now = Siediti e gioca
lobby-now-note = Un tavolo tutto tuo, con i bot della casa sulle altre sedie. Nessun conto, nessuna attesa: la prima carta è lì fra un momento.
lobby-play = Gioca ora a { $game }
lobby-play-short = Gioca ora
lobby-new-short = Apri un tavolo
lobby-practice-short = Impara
lobby-as = Entri come
lobby-rename = Cambia nome
lobby-name = Il tuo nome ai tavoli
lobby-another = Un altro
lobby-keep = Tieni questo nome
lobby-name-note = Il nome è inventato; qualsiasi altro va bene. Resta in questo browser.
lobby-name-anew = Con un altro nome entri di nuovo: un posto che occupi resta a quello vecchio.
lobby-device-in = Un codice dall’altro tuo dispositivo
lobby-device-go = Entra con quello
lobby-device-out = Continua su un altro dispositivo
lobby-device-code = Dai là questo codice entro dieci minuti:
lobby-friends = Con amici
lobby-code = Collegamento o codice del tavolo
lobby-join = Unisciti
lobby-join-nothing = Scrivi il codice di un tavolo, o il suo collegamento.
lobby-own = Apri un tavolo tuo
lobby-own-open = Apri un tavolo
lobby-own-rules = Scegli prima altre regole
lobby-turn = Tocca a te
lobby-due = la tua risposta entro { $when }
lobby-mine = I tuoi tavoli
lobby-others = Tavoli aperti
lobby-none = Nessun tavolo aperto per ora. Aprine uno, o gioca con i bot.
lobby-resume = Continua
lobby-sit = Siediti
lobby-watch = Guarda
lobby-status-waiting = attende
lobby-status-playing = gioca
lobby-status-paused = in pausa
lobby-status-finished = finito
lobby-free =
    { $free ->
        [0] nessuna sedia libera
        [one] { $free } sedia libera
       *[other] { $free } sedie libere
    }
lobby-all = Mostrali tutti ({ $count })
lobby-games = Scegli un gioco
lobby-kind =
    { $kind ->
        [trick] Gioco di prese
       *[banking] Gioco di banco
    } · { $least ->
        [3]
            { $most ->
                [3] 3 posti
               *[other] 3–{ $most } posti
            }
       *[other] { $least }–{ $most } posti
    }
