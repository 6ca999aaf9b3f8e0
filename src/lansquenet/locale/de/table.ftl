# Texts of a live table.

table = Tisch
baize = Was auf dem Tisch liegt
menu = Menü
leave = Den Tisch verlassen
connecting = Auf dem Weg zum Tisch…
not-connected = Es gibt keine Verbindung zum Haus: nichts wurde gesendet.
why-finished = Die Sitzung ist zu Ende; der Gastgeber kann sie neu beginnen.
why-paused = Der Gastgeber hat den Tisch angehalten.
why-waiting = { $who ->
    [host] Beginnen Sie, wann Sie mögen, sobald { $least } oder mehr hier sitzen; Bots füllen die leeren Stühle.
    [guest] Sie haben einen Stuhl. Der Gastgeber beginnt, sobald { $least } oder mehr hier sitzen.
   *[comer] Setzen Sie sich, wenn Sie spielen wollen. Der Gastgeber beginnt, sobald { $least } oder mehr hier sitzen.
}
link-connecting = Verbindung entsteht
link-open = Verbunden
link-lost = Die Verbindung ist verloren und wird wiederhergestellt. Was Sie gesetzt haben, bleibt auf dem Tisch.
link-ended = Geschlossen
link-back = Wieder verbunden.
your-turn = Sie sind an der Reihe. { $question }
cards-soon = Die Karten kommen bald.
no-onlookers = An diesem Tisch schaut niemand zu: Die Karten sieht nur, wer hier sitzt.
cards-turn = Die Karten werden aufgedeckt.
somebody-acts = Alle werden still gefragt.
acts-now = { $name } ist an der Reihe.
sent = Gesendet.
draw-over = Das Los hat gesagt, wer beginnt.
hand-even = Das Spiel ist zu Ende: Sie haben weder gewonnen noch verloren.
hand-won = Das Spiel ist zu Ende: Sie haben { $chips } gewonnen.
hand-lost = Das Spiel ist zu Ende: Sie haben { $chips } verloren.
by-rules = Regeln: { $rules }
usual-rules = wie üblich
played = { $time } gespielt
net = netto { $chips }
my-chips =
    Sie haben { $chips ->
        [one] { $chips } Chip
       *[other] { $chips } Chips
    }.
you = Sie
leads = gibt
bot = Bot
standin = Vertretung spielt
away = abwesend
acts = ist an der Reihe
at-stake = { $chips } im Spiel
cards-held =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt
with = mit { $name }
stock = Talon
cards-left = noch { $count }
turned = Aufgedeckte Karten ({ $count })
seats = Plätze
your-seat = Ihr Platz
trick = Stich
layout = Die Tafel
lay-on = Setzen auf: { $rank }
tap-field = Tippen Sie auf eine Karte auf dem Tisch, um darauf zu setzen, oder:
gone = { $count } fort
corner = { $what } { $count }
dock = Was Sie tun können
stake = Einsatz
stake-less = Einer weniger
stake-more = Einer mehr
stake-set = Fertig
stake-slide = Einsatz, mit dem Schieber
steps = Mehr Chips
add = mehr
clear = Leeren
stake-do = { $chips } setzen
stake-none = Nichts
stake-apart = Alles: { $chips }
stake-limits = Von { $least } bis { $most }.
stake-out = Von { $least } bis { $most } Chips ({ $rule }).
stake-out-apart = Von { $least } bis { $most } Chips, oder { $apart } ({ $rule }).
does = { $text }
your-hand = Ihr Blatt
play-card = { $card } spielen
card-not-legal = { $card }: { $why } ({ $rule }). Sie dürfen spielen: { $may }.
next-soon = Das nächste Spiel kommt bald.
not-your-turn = Sie sind nicht an der Reihe.
you-bank = Sie geben und halten die Bank: Die anderen setzen gegen Sie.
why-rule = Die Regel, die dies fragt
command = Sagen Sie, was Sie tun
not-understood = „{ $said }“ ist nicht verstanden. Sie können sagen: { $may }.
not-legal = { $said }: { $why } ({ $rule }). Sie können sagen: { $may }.
typed-all = alles
typed-nothing = nichts
typed-rest = der Rest
typed-half = die Hälfte
typed-whole = das Ganze
clock = { $who }: { $seconds } s
clock-warning = Noch { $seconds } Sekunden.
side = Neben dem Tisch
history = Verlauf
odds = Aussichten
talk = Gespräch
only-mine = Nur was mich betrifft
hand = Spiel { $number }
pays = { $payer } → { $payee }: { $chips }
pool = Pott
pot = Pott
kitty = Kasse
house = Haus
why = Warum? Die Regel, nach der diese Chips den Besitzer wechselten
why-chips = Warum Sie Chips gewonnen oder verloren haben
say = Sagen
say-label = Allen etwas sagen
nothing-said = Noch hat niemand etwas gesagt.
company = Wer da ist
empty-chair = Ein leerer Stuhl
sit-here = Hier Platz nehmen
add-bot = Einen Bot hinsetzen
remove = { $name } fortschicken
watching = Alle Stühle sind besetzt: Sie schauen zu.
all-taken = Alle Stühle sind besetzt.
start = Anfangen
go-on = Weiter
rematch = Noch einmal von vorn
pause-table = Den Tisch anhalten
close-table = Den Tisch für immer schließen
copy-link = Link kopieren
copied = Kopiert
code = Code { $code }
presence-here = da
presence-away = abwesend
presence-out = setzt aus
presence-waiting = bekommt beim nächsten Spiel Karten
presence-leaving = geht
fair-what = Ehe jemand sprach, standen die Karten fest, und sie wurden mit dem gemischt, was jeder Platz beiträgt. Sie können es prüfen.
fair-before = Vorher
fair-committed =
    { $count ->
        [one] Der Stapel wurde durch diese Zahl festgelegt
       *[other] { $count } Stapel wurden durch diese Zahlen festgelegt; einer wird gespielt, die anderen werden gezeigt
    }:
fair-none-yet = Noch ist kein Stapel festgelegt.
fair-together = Gemeinsam
fair-shares = Diese Plätze tragen zum Mischen bei: { $names }. Davon kam:
fair-alone = Niemand trägt bei: das Haus allein macht den Zufall.
fair-after = Nachher
fair-check = Spiel { $hand } in diesem Browser prüfen
fair-download = Herunterladen
fair-verify = Oder ganz ohne Browser:
fair-later = Wenn ein Spiel zu Ende ist, kann es hier geprüft werden.
fair-limits = Es beweist nicht, dass das Haus nicht in verdeckte Blätter sieht: es teilt sie aus. Auch nicht, dass zwei am Tisch keine Freunde sind.
odds-off = Der Gastgeber hat die Aussichten an diesem Tisch weggelegt.
odds-exact = Genau, nach den Karten, die Sie gesehen haben.
odds-sampled = { $count }-mal ausgespielt nach dem, was Sie wissen.
odds-say = Sie gewinnen in { $win }, Sie verlieren in { $lose }.
odds-win = Sie gewinnen das Spiel
odds-even = Keins von beiden
odds-lose = Sie verlieren
odds-mean = Im Mittel
odds-over = Das Spiel ist zu Ende.
odds-wait = Einen Augenblick…
odds-lab = Das Labor der Aussichten
same = Wie zuletzt
anytime = Nichts wird gefragt: Es geht von selbst weiter.
armed = Es wird gesagt, sobald es geht.
take-back = Zurücknehmen
let-by = Weiter
more-time = 30 Sekunden mehr
place-said = { $name }: { $what }
nothing-lies = Dort liegt nichts.
calm-on = Die Karten bewegen sich nicht.
calm-off = Die Karten bewegen sich.
size-now = Karten in { $size }.
