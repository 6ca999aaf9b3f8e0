# Texts of a live table.

table = Tisch
baize = Was auf dem Tisch liegt
menu = Menü
leave = Tisch verlassen
connecting = Auf dem Weg zum Tisch…
not-connected = Es gibt keine Verbindung zum Haus: nichts wurde gesendet.
said-of = { $one }: { $two }
why-closed = Der Tisch ist geschlossen.
why-closing = Der Gastgeber schließt den Tisch nach diesem Spiel.
why-comes = Wer kommt oder geht, spielt mit oder scheidet aus, wenn nichts mehr aussteht.
why-rests = Seit einer Weile hat hier niemand als Bots etwas getan: der Tisch ruht, bis jemand etwas tut.
why-finished = Die Sitzung ist zu Ende; der Gastgeber kann sie neu beginnen.
why-paused = Der Gastgeber hat den Tisch angehalten.
why-waiting = { $who ->
    [host] Beginnen Sie, wann Sie mögen: sobald { $least } oder mehr hier sitzen, oder mit Bots auf den leeren Stühlen.
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
alone-kept = Ihre Antwort ist aufgehoben: Das Haus wird noch geöffnet, { $share } % davon sind da.
draw-over = Das Los hat gesagt, wer beginnt.
chips-even = Das Spiel ist zu Ende: Sie haben weder gewonnen noch verloren.
chips-won = Das Spiel ist zu Ende: Sie haben { $much } gewonnen.
chips-lost = Das Spiel ist zu Ende: Sie haben { $much } verloren.
points-even = Das Spiel ist zu Ende: Ihr Punktestand ist wie zuvor.
points-won = Das Spiel ist zu Ende: Ihr Punktestand ist um { $much } besser.
points-lost = Das Spiel ist zu Ende: Ihr Punktestand ist um { $much } schlechter.
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
you-named = { $name } (Sie)
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
gone = { $count } fort
corner = { $what } { $count }
dock = Was Sie tun können
stake = Einsatz
steps = Mehr Chips
clear = Leeren
stake-do = { $chips } setzen
stake-none = Nichts
stake-apart = Alles: { $chips }
stake-limits = Von { $least } bis { $most }.
stake-limits-pieces = Von { $least } bis { $most } Stücken zu je { $each } Chips.
stake-out = Von { $least } bis { $most } Chips ({ $rule }).
stake-out-apart = Von { $least } bis { $most } Chips, oder { $apart } ({ $rule }).
does = { $text }
your-hand = Ihr Blatt
play-card = { $card } spielen
lay-card = { $card } weglegen
card-not-legal = { $card }: { $why } ({ $rule }). Sie dürfen spielen: { $may }.
next-soon = Das nächste Spiel kommt bald.
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
only-mine-named = Nur was mich, { $name }, betrifft
hand = Spiel { $number }
pays = { $payer } → { $payee }: { $chips }
pool = Pott
pot = Pott
kitty = Pott
house = Haus
why = Warum? Die Regel, nach der diese Chips den Besitzer wechselten
why-chips = Warum Sie Chips gewonnen oder verloren haben
company = Wer da ist
empty-chair = Ein leerer Stuhl
sit-here = Hier Platz nehmen
watching = Alle Stühle sind besetzt: Sie schauen zu.
all-taken = Alle Stühle sind besetzt.
start = Anfangen
go-on = Weiter
rematch = Noch einmal von vorn
pause-table = Tisch anhalten
close-table = Den Tisch für immer schließen
presence-here = da
presence-away = abwesend
presence-out = setzt aus
presence-waiting = bekommt beim nächsten Spiel Karten
presence-leaving = geht
seal-none = noch kein Spiel geprüft
seal-checked = geprüft
seal-unchecked = nicht geprüft
seal-lie = das ist nicht, was ich sah
seal-label = { $hand ->
    [0] Redlichkeit: { $state }
   *[other] Redlichkeit von Spiel { $hand }: { $state }
}
seal-of = Spiel { $hand }: { $state }
seal-proves = Der Stapel stand fest, ehe diese Seite ihren Beitrag gab, jede gezeigte Karte ist die festgelegte, und was geschah, ist, was diese Seite sah. Ihnen ist das bewiesen; anderen nur, wenn sie selbst dabei waren oder jemandem trauen, der es war.
seal-proves-others = Sie gaben keinen Beitrag. Der Stapel stand fest, ehe die anderen ihren gaben; Ihnen beweist es das nur, wenn einer der Schlüssel, die nicht dem Haus gehören, von jemandem ist, dem Sie trauen.
seal-lie-hand = Spiel { $hand }: das ist nicht, was ich sah.
seal-more = Was es ist
seal-failed = Was nicht stimmt: { $names }.
seal-proof-what = Die Datei enthält, was das Haus unterschrieb, was diese Seite sah und unterschrieb, und die Akte, die das Haus herausgab.
seal-proof = Den Beweis herunterladen
share-malformed = Was das Haus über die Karten sagte, ist nicht zu lesen.
share-other-house = Das Haus unterschreibt mit einem anderen Schlüssel als vorher.
share-miscounted = Was das Haus festgelegt haben will, ist nicht das, woraus es gemacht ist.
share-unsigned = Das Haus hat nicht unterschrieben, was es über die Karten sagte.
share-chain = Was das Haus festgelegt hat, folgt nicht aus dem, was es vorher festlegte.
share-fixed-twice = Das Haus hat die Karten eines Spiels zweimal festgelegt.
share-no-commitment = Das Haus verlangte einen Beitrag, ehe es die Karten festgelegt hatte. Diese Seite gab keinen.
share-silent-listed = Das Haus nimmt einen Beitrag von einem Platz, den es stumm genannt hatte. Diese Seite gab keinen.
share-keys = Das Haus nennt andere Schlüssel, als an diesem Tisch zu sehen sind. Diese Seite gab keinen Beitrag.
share-stakes = Das Haus nennt andere Einsätze, als diese Seite sah. Diese Seite gab keinen Beitrag.
share-acts = Das Haus nennt andere Handlungen oder Zahlungen, als diese Seite sah. Diese Seite gab keinen Beitrag.
share-transcript = Was das Haus unterschrieben haben will, ist nicht aus dem gemacht, was diese Seite sah. Diese Seite gab keinen Beitrag.
share-asked-twice = Das Haus verlangte einen zweiten Beitrag für dieselben Karten. Diese Seite gab keinen.
share-no-void = Das Haus verlangte noch einen Beitrag und hatte nicht gesagt, wer stumm war. Diese Seite gab keinen.
share-came-in = Ein Platz kam hinzu, während gemischt wurde. Diese Seite gab keinen Beitrag.
share-called-silent = Das Haus sagt, Sie seien stumm gewesen. Diese Seite hatte ihren Beitrag gegeben und bewahrt den Beweis auf.
share-seen = Die Akte, die das Haus herausgibt, ist nicht, was diese Seite sah und unterschrieb.
share-bundle = Die Akte, die das Haus herausgibt, stimmt nicht.
share-elsewhere = Das Haus nennt für Ihren Platz einen anderen Schlüssel als den dieser Seite. Sitzen Sie hier in einem anderen Fenster oder an einem anderen Gerät, so ist es dessen Schlüssel; wenn nicht, gibt jemand anderes Ihre Beiträge.
share-unseen = Dieser Seite wurde nicht gezeigt, was geschehen war; darum gab sie keinen Beitrag.
share-gap = Während diese Seite fort war, wurden Karten festgelegt, von denen sie nicht hörte.
share-out = Der Beitrag dieser Seite kam nicht rechtzeitig: sie mischt nicht mit, bis die Sitzung endet.
share-late = Das Haus nahm nicht an, was diese Seite zum Mischen schickte; vielleicht kam es zu spät.
share-no-bundle = Das Haus gibt von diesem Spiel keine Akte heraus.
share-no-checks = Die Prüfungen konnten nicht geladen werden.
share-not-seen = Diese Seite sah das Spiel nicht; es gibt nichts, womit es zu vergleichen wäre.
share-house = Nur das Haus selbst hat dieses Spiel unterschrieben: es beweist nichts, als dass dies die Karten sind, die das Haus jetzt nennt.
share-some = In einem Teil dieses Spiels hat nur das Haus selbst unterschrieben: davon beweist es nichts, als dass dies die Karten sind, die das Haus jetzt nennt.
share-part = Diese Seite gab nur für einen Teil dieses Spiels einen Beitrag: vom Rest ist es Ihnen nur bewiesen, wenn Sie jemand anderem trauen, der dabei war.
share-older = Dieses Spiel wurde nach dem älteren Protokoll gt1 ausgeteilt, das weniger beweist.
odds-off = Der Gastgeber hat die Aussichten an diesem Tisch weggelegt.
odds-exact = Genau, nach den Karten, die Sie gesehen haben.
odds-played-out = { $count }-mal ausgespielt nach dem, was Sie wissen.
odds-say = Sie gewinnen in { $win }, Sie verlieren in { $lose }.
odds-win = Sie gewinnen das Spiel
odds-even = Keins von beiden
odds-lose = Sie verlieren
odds-mean = Im Mittel
odds-walked = Genau: Jeder Verlauf, den das Spiel noch nehmen kann, wurde durchgegangen.
odds-sampled = Aus { $count } zufälligen Reihenfolgen der Karten, die Sie nicht sehen.
odds-over = Das Spiel ist zu Ende.
odds-wait = Einen Augenblick…
odds-lab = Das Labor der Aussichten
anytime = Nichts wird gefragt: Es geht von selbst weiter.
armed = Es wird gesagt, sobald es geht.
take-back = Zurücknehmen
let-by = Weiter
more-time = Noch 30 s
place-said = { $name }: { $what }
nothing-lies = Dort liegt nichts.
calm-on = Die Karten bewegen sich nicht.
calm-off = Die Karten bewegen sich.
size-now = Karten in { $size }.
hurry = Schneller
next = Weiter
add-chips = { $chips } dazulegen
one-answer = Es gab nur eine Antwort; das Haus hat sie für Sie gegeben.
staked = Sie haben { $chips } im Spiel.
pays-to = { $payer } an { $payee }
choose-card = Karte wählen
hint = Tipp
hint-wait = Einen Augenblick: Jede Antwort wird abgewogen…
hint-best = { $answer }: von hier an im Mittel { $gain } { $unit ->
    [points] Punkte
   *[chips] Chips
}, { $lead } mehr als die nächstbeste Antwort.
hint-even = { $answer }: von hier an im Mittel { $gain } { $unit ->
    [points] Punkte
   *[chips] Chips
}. Eine andere Antwort mag ebenso gut sein.
hint-only = { $answer }: von hier an im Mittel { $gain } { $unit ->
    [points] Punkte
   *[chips] Chips
}. Eine andere Antwort gibt es nicht.
hint-worths = Was jede Antwort wert ist
hint-exact = Genau, in { $unit ->
    [points] Punkten
   *[chips] Chips
}: nach den Regeln durchgegangen mit den Karten, die man gesehen hat, wenn niemand mehr setzt, als er muss, und gegen Ihre Bank alles, was erlaubt ist.
hint-searched = Gesucht in { $worlds ->
    [one] einer Verteilung, die
   *[other] { $worlds } Verteilungen, die
} vom eigenen Platz aus gleich aussehen, in { $unit ->
    [points] Punkten
   *[chips] Chips
}. ± sagt, wie weit der Abstand zur besten Antwort danebenliegen kann, in 95 von 100 Fällen.
