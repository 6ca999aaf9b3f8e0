# A hand checked in the page.

fairness-of = mano { $hand }
fairness-what = Le carte di una mano erano fissate prima che i posti portassero le loro parti? Qui questa pagina verifica che cosa prova il fascicolo della mano, e dice a chi.
fairness-checking = Si verifica…
fairness-cannot = Non è stato possibile caricare le verifiche. La pagina fuori rete, più sotto, fa lo stesso.
fairness-no-bundle = La casa non dà il fascicolo di questa mano.
fairness-all-holds = Tutto ciò che qui si può verificare regge
fairness-do-not-trust =
    { $count ->
        [one] Non fidarti di questa mano: una verifica fallisce
       *[other] Non fidarti di questa mano: { $count } verifiche falliscono
    }
fairness-holds = regge
fairness-fails = fallisce
fairness-open = non verificato
fairness-shown = Puoi vedere { $shown } delle { $turned } carte voltate.
fairness-shared = Questi posti hanno portato una parte della mescolata, con chiavi che non sono della casa: { $names }.
fairness-shared-house = Così anche questi, con chiavi della casa, che non provano niente: { $names }.
fairness-shared-none = Oltre a quelli della casa nessun posto ha portato una parte della mescolata: la sorte l’ha fatta la casa da sola.
fairness-check-form = È un fascicolo di un protocollo noto, intero e in ordine.
fairness-check-seal = La casa ha sigillato con la sua chiave tutto il fascicolo.
fairness-check-signatures = Ha firmato ciò che fissava, e ciò per cui ogni parte fu data.
fairness-check-context = I mazzi sono stati fissati per questo gioco, le sue opzioni, questo tavolo e questa mano.
fairness-check-transcript = Ciò che fu congelato copre i mazzi, le promesse dei posti e le loro puntate.
fairness-check-reveal = Ogni posto ha dato la parte che aveva promesso.
fairness-check-joint = La sorte è fatta di tutte queste parti, e di nient’altro.
fairness-check-decks = I mazzi non giocati, che sono stati aperti, sono onesti.
fairness-check-order = Ogni carta viene dal luogo che la sorte comune ha nominato.
fairness-check-openings = Ogni carta mostrata è quella fissata al suo posto.
fairness-check-cards = Nessuna carta è uscita più spesso di quante il mazzo ne abbia.
fairness-check-spent = Il mazzo finito, aperto per intero, è quello fissato.
fairness-check-chain = Ciò che fu fissato per ogni mazzo segue da ciò che era fissato prima.
fairness-check-shares = Ogni posto ha firmato ciò che era accaduto, e dato la parte che aveva promesso.
fairness-check-voids = Chi ha taciuto non ha più preso parte, e nessuno è entrato nel mezzo.
fairness-check-seen = È ciò che questa pagina ha visto e firmato durante la mano.
fairness-void = { $count ->
    [one] Le carte furono estratte di nuovo una volta
   *[other] Le carte furono estratte di nuovo { $count } volte
}, perché { $names } aveva taciuto: chi vedeva le parti, come la casa, avrebbe potuto scegliere fra { $decks } mazzi.
fairness-check-payments = Ciò che uno ha pagato un altro l’ha avuto, e gli averi ne seguono.
fairness-check-pack = Il mazzo è quello con cui si gioca questo gioco.
fairness-check-turned = Le carte voltate sono quelle che le regole chiedevano.
fairness-check-acts = Le regole, ripercorse, danno gli stessi pagamenti.
fairness-check-stakes = Puntate e scelte erano fissate prima delle carte da cui dipendono.
fairness-key = La chiave della casa
fairness-key-what = Ogni casa ha una chiave per sempre. Se l’hai da altra parte, confronta.
fairness-key-compare = La chiave che conosci
fairness-key-same = È la stessa chiave.
fairness-key-other = È un’altra chiave: questa mano non è stata sigillata da quella casa.
fairness-proves = Che cosa ti dice
fairness-to-seats = A ciascuno dei posti nominati sopra la cui chiave non è della casa: il mazzo era fissato prima della sua parte, nessuno da solo ha scelto le carte, e ciò che è accaduto è ciò che ha firmato.
fairness-to-some = In una parte della mano c’era un posto la cui chiave non è della casa: per quel posto il mazzo lì era fissato prima della sua parte. Del resto non prova nulla, se non che queste sono le carte che la casa ora dice.
fairness-to-house = Solo la casa ha firmato questa mano: non prova nulla, se non che queste sono le carte che la casa ora dice.
fairness-to-older = Questa mano fu data col protocollo più vecchio, gt1: le parti combaciano, ma una casa che le avesse avute presto avrebbe potuto cercare un mazzo adatto.
fairness-proves-shown = Ogni carta che ti è stata mostrata è quella fissata.
fairness-proves-chips = I pagamenti del fascicolo tornano.
fairness-proves-not = Che cosa non ti dice
fairness-not-keys = Di chi sono le chiavi: a chi non ha preso parte prova qualcosa solo se una di esse è di qualcuno di cui si fida.
fairness-not-looks = Se la casa guarda le mani coperte: le dà lei.
fairness-not-people = Se i posti sono persone diverse.
fairness-not-friends = Se due al tavolo sono amici.
fairness-not-silent = Se chi ha taciuto ha taciuto.
fairness-not-after = Che cosa è accaduto dopo l’ultima parte, se non lo si confronta con ciò che fu visto: ne parla solo il sigillo della casa.
fairness-not-rules = Se i pagamenti sono quelli delle regole: per questo, ripercorri la mano col comando qui sotto.
fairness-not-page = Se questa pagina è onesta: viene dalla stessa casa. La pagina fuori rete o il comando, da altra fonte, no.
fairness-without = Senza questa pagina
fairness-offline = La pagina fuori rete
fairness-command = O col comando, che ha anche le regole:
fairness-called = FILE
fairness-file = Un fascicolo in un file, o ciò che fu visto (o lascialo cadere su questa pagina)
fairness-seen = Il fascicolo è confrontato con ciò che fu visto.
fairness-check = Verifica

fair-what = La casa fissa le carte prima che il tuo posto porti la sua parte, e questa pagina la porta solo per ciò che ha visto da sé. Finita la mano, verifica che fu così.
fair-before = Prima
fair-committed =
    { $count ->
        [one] Il mazzo è stato fissato da questo numero
       *[other] { $count } mazzi sono stati fissati da questi numeri; uno si gioca e gli altri si mostrano
    }:
fair-words = Queste quattro parole stanno per tutto ciò che la casa ha fissato qui finora. Chiunque altro sieda a questo tavolo dovrebbe vedere le stesse quattro.
fair-none-yet = Nessun mazzo è ancora fissato.
fair-together = Insieme
fair-shares = Questi posti portano una parte della mescolata: { $names }.
fair-bots = Ne portano anche bot della casa, { $names }: non provano niente a nessuno.
fair-joint = Da tutte le parti è venuto:
fair-alone = Oltre a quelli della casa nessun posto porta una parte: la sorte la fa la casa da sola.
fair-after = Dopo
fair-check = Verifica la mano { $hand } in questo browser
fair-download = Scaricala
fair-seen = Scarica ciò che ho visto
fair-verify = O senza alcun browser:
fair-later = Quando una mano è finita, si può verificarla qui.
fair-limits = Non prova che la casa non guardi le mani coperte: le dà lei. Né che due al tavolo non siano amici. Ciò per cui hai dato una parte è provato a te; agli altri solo se hanno preso parte, o si fidano di chi l’ha fatto.
