# A hand checked in the page.

fairness-of = mano { $hand }
fairness-what = Prima che qualcuno parlasse, le carte di una mano erano fissate; poi sono state mescolate con ciò che ogni posto portava. Qui questa pagina verifica da sé che fu così.
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
fairness-shared = Questi posti hanno portato una parte della mescolata: { $names }.
fairness-shared-none = Nessun posto ha portato una parte della mescolata: la sorte l’ha fatta la casa da sola.
fairness-voids =
    { $count ->
        [one] Una volta un posto ha taciuto, e si è mescolato di nuovo.
       *[other] { $count } volte un posto ha taciuto, e si è mescolato di nuovo.
    }
fairness-check-form = È un fascicolo di questo protocollo, intero e in ordine.
fairness-check-seal = La casa ha sigillato con la sua chiave tutto il fascicolo.
fairness-check-signatures = Ha firmato ciò che fissava, prima che ogni parte fosse data.
fairness-check-context = I mazzi sono stati fissati per questo gioco, le sue opzioni, questo tavolo e questa mano.
fairness-check-transcript = Ciò che fu congelato copre i mazzi, le promesse dei posti e le loro puntate.
fairness-check-reveal = Ogni posto ha dato la parte che aveva promesso.
fairness-check-joint = La sorte è fatta di tutte queste parti, e di nient’altro.
fairness-check-decks = I mazzi non giocati, che sono stati aperti, sono onesti.
fairness-check-order = Ogni carta viene dal luogo che la sorte comune ha nominato.
fairness-check-openings = Ogni carta mostrata è quella fissata al suo posto.
fairness-check-cards = Nessuna carta è uscita più spesso di quante il mazzo ne abbia.
fairness-check-spent = Il mazzo finito, aperto per intero, è quello fissato.
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
fairness-proves-fixed = Il mazzo era fissato prima che parlassero i posti nominati sopra.
fairness-proves-together = È stato mescolato con ciò che ciascuno portava: nessuno da solo, nemmeno la casa, ha scelto le carte.
fairness-proves-shown = Ogni carta che ti è stata mostrata è quella fissata.
fairness-proves-chips = I pagamenti del fascicolo tornano.
fairness-proves-not = Che cosa non ti dice
fairness-not-looks = Se la casa guarda le mani coperte: le dà lei.
fairness-not-people = Se i posti sono persone diverse.
fairness-not-friends = Se due al tavolo sono amici.
fairness-not-rules = Se i pagamenti sono quelli delle regole: per questo, ripercorri la mano col comando qui sotto.
fairness-not-page = Se questa pagina è onesta: viene dalla stessa casa. La pagina fuori rete o il comando, da altra fonte, no.
fairness-without = Senza questa pagina
fairness-offline = La pagina fuori rete
fairness-command = O col comando, che ha anche le regole:
fairness-file = Un fascicolo in un file (o lascialo cadere su questa pagina)
fairness-check = Verifica
