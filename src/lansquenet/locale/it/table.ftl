# Texts of a live table.

table = Tavolo
baize = Che cosa c’è sul tavolo
menu = Menu
leave = Lascia il tavolo
connecting = Si va al tavolo…
not-connected = Non c’è collegamento con la casa: nulla è stato mandato.
said-of = { $one }: { $two }
why-closed = Il tavolo è chiuso.
why-closing = Chi ospita chiude il tavolo dopo questa mano.
why-comes = Chi viene o va riceve carte o resta fuori quando nulla è in sospeso.
why-rests = Da un po’ qui solo i bot hanno fatto qualcosa: il tavolo riposa finché qualcuno non fa qualcosa.
why-finished = La partita è finita; chi ospita può ricominciarla.
why-paused = Chi ospita ha messo in pausa il tavolo.
why-waiting = { $who ->
    [host] Comincia quando vuoi: appena siedono qui in { $least } o più, o con i bot sulle sedie vuote.
    [guest] Hai una sedia. Chi ospita comincia appena siedono qui in { $least } o più.
   *[comer] Siediti, se vuoi giocare. Chi ospita comincia appena siedono qui in { $least } o più.
}
link-connecting = In collegamento
link-open = Collegato
link-lost = Il collegamento è perduto, e si sta rifacendo. Ciò che hai puntato resta sul tavolo.
link-ended = Chiuso
link-back = Di nuovo collegato.
your-turn = Tocca a te. { $question }
cards-soon = Le carte arrivano presto.
no-onlookers = A questo tavolo nessuno guarda: le carte le vede solo chi è seduto.
cards-turn = Si voltano le carte.
somebody-acts = Si interrogano tutti in silenzio.
acts-now = Tocca a { $name }.
sent = Mandato.
alone-kept = La tua risposta è tenuta da parte: la casa si sta ancora aprendo, ne è arrivato il { $share } %.
draw-over = La sorte ha detto chi comincia.
chips-even = La mano è finita: non hai vinto né perso.
chips-won = La mano è finita: hai vinto { $much }.
chips-lost = La mano è finita: hai perso { $much }.
points-even = La mano è finita: il tuo punteggio è come prima.
points-won = La mano è finita: il tuo punteggio è migliore di { $much }.
points-lost = La mano è finita: il tuo punteggio è peggiore di { $much }.
by-rules = regole: { $rules }
usual-rules = come d’uso
played = giocato { $time }
net = netto { $chips }
my-chips =
    Hai { $chips ->
        [one] { $chips } fiche
       *[other] { $chips } fiche
    }.
you = tu
you-named = { $name } (tu)
leads = dà le carte
bot = bot
standin = gioca un sostituto
away = assente
acts = tocca qui
at-stake = { $chips } in gioco
cards-held =
    { $count ->
        [one] una carta coperta
       *[other] { $count } carte coperte
    }
with = con { $name }
stock = Mazzo
cards-left = ne restano { $count }
turned = Carte voltate ({ $count })
seats = Posti
your-seat = Il tuo posto
trick = Presa
layout = Il tabellone
lay-on = Punta su: { $rank }
gone = { $count } uscite
corner = { $what } { $count }
dock = Che cosa puoi fare
stake = Puntata
steps = Altre fiche
clear = Svuota
stake-do = Punta { $chips }
stake-none = Niente
stake-apart = Tutto: { $chips }
stake-limits = Da { $least } a { $most }.
stake-limits-pieces = Da { $least } a { $most } pezzi da { $each } fiche.
stake-out = Da { $least } a { $most } fiche ({ $rule }).
stake-out-apart = Da { $least } a { $most } fiche, oppure { $apart } ({ $rule }).
does = { $text }
your-hand = La tua mano
play-card = Gioca: { $card }
lay-card = Scarta: { $card }
card-not-legal = { $card }: { $why } ({ $rule }). Puoi giocare: { $may }.
next-soon = La prossima mano arriva presto.
you-bank = Dai le carte e tieni il banco: gli altri puntano contro di te.
why-rule = La regola che lo chiede
command = Di’ che cosa fai
not-understood = «{ $said }» non si capisce. Puoi dire: { $may }.
not-legal = { $said }: { $why } ({ $rule }). Puoi dire: { $may }.
typed-all = tutto
typed-nothing = niente
typed-rest = il resto
typed-half = la metà
typed-whole = l’intero
clock = { $who }: { $seconds } s
clock-warning = Restano { $seconds } secondi.
side = Accanto al tavolo
history = Storia
odds = Probabilità
talk = Conversazione
only-mine-named = Solo ciò che riguarda me, { $name }
hand = Mano { $number }
pays = { $payer } → { $payee }: { $chips }
pool = piatto
pot = piatto
kitty = cassa
house = casa
why = Perché? La regola per cui queste fiche hanno cambiato mano
why-chips = Perché hai vinto o perso fiche
company = Chi c’è
empty-chair = Una sedia vuota
sit-here = Siediti qui
watching = Tutte le sedie sono occupate: stai guardando.
all-taken = Tutte le sedie sono occupate.
start = Comincia
go-on = Continua
rematch = Di nuovo dal principio
pause-table = Metti in pausa
close-table = Chiudere il tavolo per sempre
presence-here = presente
presence-away = assente
presence-out = salta il giro
presence-waiting = entra alla prossima mano
presence-leaving = se ne va
seal-none = ancora nessuna mano verificata
seal-checked = verificato
seal-unchecked = non verificato
seal-lie = non è ciò che ho visto
seal-label = { $hand ->
    [0] Lealtà: { $state }
   *[other] Lealtà della mano { $hand }: { $state }
}
seal-of = Mano { $hand }: { $state }
seal-proves = Il mazzo era fissato prima che questa pagina desse la sua parte, ogni carta mostrata è quella fissata, e ciò che è accaduto è ciò che questa pagina ha visto. A te è provato; agli altri solo se hanno preso parte, o si fidano di chi l’ha fatto.
seal-proves-others = Non hai dato una parte. Il mazzo era fissato prima che gli altri dessero la loro; a te lo prova solo se una delle chiavi che non sono della casa è di qualcuno di cui ti fidi.
seal-lie-hand = Mano { $hand }: non è ciò che ho visto.
seal-more = Di che si tratta
seal-failed = Che cosa fallisce: { $names }.
seal-proof-what = Il file contiene ciò che la casa ha firmato, ciò che questa pagina ha visto e firmato, e il fascicolo che la casa ha dato.
seal-proof = Scarica la prova
share-malformed = Ciò che la casa ha detto delle carte non si può leggere.
share-other-house = La casa firma con un’altra chiave che prima.
share-miscounted = Ciò che la casa dice di aver fissato non è ciò di cui è fatto.
share-unsigned = La casa non ha firmato ciò che ha detto delle carte.
share-chain = Ciò che la casa ha fissato non segue da ciò che aveva fissato prima.
share-fixed-twice = La casa ha fissato due volte le carte di una mano.
share-no-commitment = La casa ha chiesto una parte prima di aver fissato le carte. Questa pagina non ne ha data.
share-silent-listed = La casa prende la parte di un posto che aveva detto muto. Questa pagina non ne ha data.
share-keys = La casa elenca altre chiavi da quelle che si vedono a questo tavolo. Questa pagina non ha dato la sua parte.
share-stakes = La casa elenca altre puntate da quelle che questa pagina ha visto. Questa pagina non ha dato la sua parte.
share-acts = La casa elenca altri atti o pagamenti da quelli che questa pagina ha visto. Questa pagina non ha dato la sua parte.
share-transcript = Ciò che la casa vuol far firmare non è fatto di ciò che questa pagina ha visto. Questa pagina non ha dato la sua parte.
share-asked-twice = La casa ha chiesto una seconda parte per le stesse carte. Questa pagina non l’ha data.
share-no-void = La casa ha chiesto un’altra parte, e non aveva detto chi aveva taciuto. Questa pagina non l’ha data.
share-came-in = Un posto è entrato nella mescolata mentre era aperta. Questa pagina non ha dato la sua parte.
share-called-silent = La casa dice che hai taciuto. Questa pagina aveva dato la sua parte, e ne conserva la prova.
share-seen = Il fascicolo che la casa dà non è ciò che questa pagina ha visto e firmato.
share-bundle = Il fascicolo che la casa dà non regge.
share-elsewhere = La casa dà per il tuo posto un’altra chiave da quella di questa pagina. Se siedi qui in un’altra finestra o su un altro apparecchio, è la sua; se no, qualcun altro dà le tue parti.
share-unseen = A questa pagina non fu mostrato ciò che era accaduto; perciò non ha dato la sua parte.
share-gap = Mentre questa pagina era assente, furono fissate carte di cui non ha saputo.
share-out = La parte di questa pagina non è giunta in tempo: è fuori dalla mescolata finché la seduta finisce.
share-late = La casa non ha preso ciò che questa pagina mandava per la mescolata; forse era tardi.
share-no-bundle = La casa non dà il fascicolo di questa mano.
share-no-checks = Non è stato possibile caricare le verifiche.
share-not-seen = Questa pagina non ha visto la mano; non c’è nulla con cui confrontarla.
share-house = Solo la casa ha firmato questa mano: non prova nulla, se non che queste sono le carte che la casa ora dice.
share-some = In una parte di questa mano solo la casa ha firmato: di quella non prova nulla, se non che queste sono le carte che la casa ora dice.
share-part = Questa pagina ha dato una parte solo per un tratto di questa mano: del resto ti è provato solo se ti fidi di qualcun altro che ha preso parte.
share-older = Questa mano fu data col protocollo più vecchio, gt1, che prova meno.
odds-off = Chi ospita ha messo via le probabilità a questo tavolo.
odds-exact = Esatto, dalle carte che hai visto.
odds-played-out = Giocato { $count } volte da ciò che sai.
odds-say = Vinci in { $win }, perdi in { $lose }.
odds-win = Vinci la mano
odds-even = Né l’uno né l’altro
odds-lose = Perdi
odds-mean = In media
odds-walked = Esatto: si è percorso ogni corso che la mano può ancora prendere.
odds-sampled = Da { $count } ordini a caso delle carte che non vedi.
odds-over = La mano è finita.
odds-wait = Un momento…
odds-lab = Il laboratorio delle probabilità
anytime = Non si chiede nulla: il gioco va avanti da sé.
armed = Sarà detto appena si può.
take-back = Ritirare
let-by = Avanti
more-time = Altri 30 s
place-said = { $name }: { $what }
nothing-lies = Lì non c’è nulla.
calm-on = Le carte stanno ferme.
calm-off = Le carte si muovono.
size-now = Carte al { $size }.
hurry = Presto
next = Avanti
add-chips = Aggiungi { $chips }
one-answer = C’era una sola risposta, e la casa l’ha data per te.
staked = Hai { $chips } in gioco.
pays-to = { $payer } a { $payee }
choose-card = Scegli una carta
hint = Consiglio
hint-wait = Un momento: si pesa ogni risposta…
hint-best = { $answer }: { $gain } { $unit ->
    [points] punti
   *[chips] fiche
} in media da qui in poi, { $lead } più della seconda.
hint-even = { $answer }: { $gain } { $unit ->
    [points] punti
   *[chips] fiche
} in media da qui in poi. Un’altra risposta può valere altrettanto.
hint-only = { $answer }: { $gain } { $unit ->
    [points] punti
   *[chips] fiche
} in media da qui in poi. Non c’è altra risposta.
hint-worths = Quanto vale ogni risposta
hint-exact = Esatto, in { $unit ->
    [points] punti
   *[chips] fiche
}: percorso secondo le regole con le carte che hai visto, se nessuno punta più di quanto deve e, contro il tuo banco, tutto ciò che è permesso.
hint-searched = Cercato in { $worlds ->
    [one] una mano
   *[other] { $worlds } mani
} che dal tuo posto sembrano uguali, in { $unit ->
    [points] punti
   *[chips] fiche
}. ± dice di quanto può sbagliare la distanza dalla migliore, 95 volte su 100.
