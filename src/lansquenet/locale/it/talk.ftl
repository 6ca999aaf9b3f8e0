# Che cosa ci si dice, e chi va e viene.

temper = { $bot ->
    [timid] timido: rischia il minimo
    [bold] ardito: rischia molto
    [random] fa quel che capita
    [novice] principiante: gioca a caso una volta su due
    [cautious] { $shows ->
        [stakes] cauto: punta la metà
        [answers] cauto: a volte si trattiene
       *[both] cauto: punta la metà, e a volte si trattiene
    }
    [daring] { $shows ->
        [stakes] temerario: punta il doppio
        [answers] temerario: a volte va oltre
       *[both] temerario: punta il doppio, e a volte va oltre
    }
    [stubborn] { $shows ->
        [stakes] ostinato: punta sempre la stessa parte
        [answers] ostinato: a volte va oltre, e per il resto non si smuove
       *[both] ostinato: punta sempre la stessa parte, e a volte va oltre
    }
    [learnt] istruito: gioca come ha imparato contro se stesso
    [search] forte: prova ogni risposta in molte distribuzioni dello stesso aspetto
    [exact] forte: fa i conti con ogni carta che può uscire
    [solved] forte: dichiara come fu risolto in anticipo
   *[other] posato: gioca d’esperienza
}
which-bot = Quale bot si siede
bot-usual = come d’uso: ognuno di un altro umore
invite-how = Chi segue questo collegamento, scrive questo codice o inquadra i quadratini trova qui una sedia.
alone-friends = Questa pagina è una casa a sé: gira in questo browser, e i suoi tavoli e le sue mani restano qui. Amici, salotti e spettatori si ritrovano in una casa che qualcuno tiene:
qr-of-link = Codice QR del collegamento
share-link = Passa il collegamento
listed-switch = Mostrato all’ingresso, a chiunque
whose = Chi trova questo tavolo
whose-listed = tutti all’ingresso
whose-link = chi ha il link
whose-salon = il salotto { $name }
comes-next = { $name } avrà questa sedia
leave-staked = Hai { $chips } in gioco. Se te ne vai, il sostituto finisce la mano per te, sempre con la risposta che impegna meno.
leave-hand = Una mano è in corso. Se te ne vai, il sostituto la finisce per te, sempre con la risposta che impegna meno.
leave-not = Resta
phrases = Frasi che ognuno legge nella sua lingua
phrase-hello = Buongiorno a tutti.
phrase-luck = Buona fortuna.
phrase-well_played = Ben giocato.
phrase-fine_cards = Belle carte.
phrase-my_luck = La mia solita fortuna.
phrase-thanks = Grazie.
phrase-sorry = Mi dispiace.
phrase-moment = Un momento, per favore.
phrase-go_on = Avanti, prego.
phrase-laugh = Ah!
phrase-another = Un’altra mano?
phrase-goodbye = Buonanotte a tutti.
phrase-won-0 = La fortuna sa dove abito.
phrase-won-1 = Di questa mano mi ricorderò.
phrase-won-2 = Ci vuole pazienza.
phrase-won-3 = Grazie, grazie. Ancora?
add-bot = Mettici un bot
remove = Fa’ andare via { $name }
copy-link = Copia il collegamento
copied = Copiato
code = Codice { $code }
say-label = Di’ qualcosa a tutti
nothing-said = Nessuno ha detto nulla.
say = Di’
