# Texts of a live table.

table = Tavolo
baize = Che cosa c’è sul tavolo
menu = Menu
leave = Lasciare il tavolo
connecting = Si va al tavolo…
not-connected = Non c’è collegamento con la casa: nulla è stato mandato.
why-finished = La partita è finita; chi ospita può ricominciarla.
why-paused = Chi ospita ha messo in pausa il tavolo.
why-waiting = { $who ->
    [host] Comincia quando vuoi, appena siedono qui in { $least } o più; i bot occupano le sedie vuote.
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
draw-over = La sorte ha detto chi comincia.
hand-even = La mano è finita: non hai vinto né perso.
hand-won = La mano è finita: hai vinto { $chips }.
hand-lost = La mano è finita: hai perso { $chips }.
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
tap-field = Tocca una carta sul tavolo per puntarci, oppure:
gone = { $count } uscite
corner = { $what } { $count }
dock = Che cosa puoi fare
stake = Puntata
stake-less = Uno di meno
stake-more = Uno di più
stake-set = Fatto
stake-slide = Puntata, col cursore
steps = Altre fiche
add = in più
clear = Svuota
stake-do = Punta { $chips }
stake-none = Niente
stake-apart = Tutto: { $chips }
stake-limits = Da { $least } a { $most }.
stake-out = Da { $least } a { $most } fiche ({ $rule }).
stake-out-apart = Da { $least } a { $most } fiche, oppure { $apart } ({ $rule }).
does = { $text }
your-hand = La tua mano
play-card = Gioca: { $card }
card-not-legal = { $card }: { $why } ({ $rule }). Puoi giocare: { $may }.
next-soon = La prossima mano arriva presto.
not-your-turn = Non tocca a te.
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
only-mine = Solo ciò che mi riguarda
hand = Mano { $number }
pays = { $payer } → { $payee }: { $chips }
pool = piatto
pot = piatto
kitty = cassa
house = casa
why = Perché? La regola per cui queste fiche hanno cambiato mano
why-chips = Perché hai vinto o perso fiche
say = Di’
say-label = Di’ qualcosa a tutti
nothing-said = Nessuno ha detto nulla.
company = Chi c’è
empty-chair = Una sedia vuota
sit-here = Siediti qui
add-bot = Mettici un bot
remove = Fa’ andare via { $name }
watching = Tutte le sedie sono occupate: stai guardando.
all-taken = Tutte le sedie sono occupate.
start = Comincia
go-on = Continua
rematch = Di nuovo dal principio
pause-table = Sospendere il gioco
close-table = Chiudere il tavolo per sempre
copy-link = Copia il collegamento
copied = Copiato
code = Codice { $code }
presence-here = presente
presence-away = assente
presence-out = salta il giro
presence-waiting = entra alla prossima mano
presence-leaving = se ne va
fair-what = Prima che qualcuno parlasse le carte erano fissate, e sono state mescolate con ciò che ogni posto porta. Puoi verificarlo.
fair-before = Prima
fair-committed =
    { $count ->
        [one] Il mazzo è stato fissato da questo numero
       *[other] { $count } mazzi sono stati fissati da questi numeri; uno si gioca e gli altri si mostrano
    }:
fair-none-yet = Nessun mazzo è ancora fissato.
fair-together = Insieme
fair-shares = Questi posti portano una parte della mescolata: { $names }. Ne è venuto:
fair-alone = Nessuno porta una parte: la sorte la fa la casa da sola.
fair-after = Dopo
fair-check = Verifica la mano { $hand } in questo browser
fair-download = Scaricala
fair-verify = O senza alcun browser:
fair-later = Quando una mano è finita, si può verificarla qui.
fair-limits = Non prova che la casa non guardi le mani coperte: le dà lei. Né che due al tavolo non siano amici.
odds-off = Chi ospita ha messo via le probabilità a questo tavolo.
odds-exact = Esatto, dalle carte che hai visto.
odds-sampled = Giocato { $count } volte da ciò che sai.
odds-say = Vinci in { $win }, perdi in { $lose }.
odds-win = Vinci la mano
odds-even = Né l’uno né l’altro
odds-lose = Perdi
odds-mean = In media
odds-over = La mano è finita.
odds-wait = Un momento…
odds-lab = Il laboratorio delle probabilità
same = Come prima
anytime = Non si chiede nulla: il gioco va avanti da sé.
armed = Sarà detto appena si può.
take-back = Ritirare
let-by = Avanti
more-time = 30 secondi in più
place-said = { $name }: { $what }
nothing-lies = Lì non c’è nulla.
calm-on = Le carte stanno ferme.
calm-off = Le carte si muovono.
size-now = Carte al { $size }.
