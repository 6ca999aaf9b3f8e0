# Was gesagt wird, wenn sich jemand vom Terminal aus an den Tisch eines Hauses setzt.
join-ask-name = Ihr Name
join-ask-table = Welcher (seine Nummer oder sein Code)
join-opened = Ihr Tisch ist eröffnet; sein Code ist { $code }.  Andere kommen mit:
join-game = Spiel
join-code = Code
join-who = wer dort sitzt
join-free = { $count } frei
join-status-waiting = wartet
join-status-playing = spielt
join-status-paused = angehalten
join-status-finished = zu Ende
join-status-closed = geschlossen
join-table = Tisch { $code }
join-seated = Sie sitzen auf Stuhl { $chair }.
join-back = Sie sind wieder am Tisch.
join-lost = Die Verbindung ist verloren; sie wird wieder versucht, bis Sie gehen (Strg-C).
join-seconds = Sie haben { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
join-left-hand = Sie haben den Tisch verlassen; ein laufendes Spiel beendet die Vertretung.
join-left = Sie haben den Tisch verlassen.
join-full = Alle Stühle sind besetzt: Sie sehen zu.  Sagen Sie `{ $sit }`, wenn einer frei ist.
join-overtaken = Diese Frage ist vorbei: sie wurde anderswo beantwortet, oder von der Vertretung.
join-chair-kept = Ihr Stuhl bleibt Ihnen.
join-come-back = So kommen Sie wieder: { $command }
join-no-connection = Gerade besteht keine Verbindung; sagen Sie es noch einmal, wenn es wieder eine gibt.
join-nothing-asked = Gerade werden Sie nichts gefragt (h: was gesagt werden kann).
join-moved-on = Der Tisch ist weitergegangen, während Sie tippten: jetzt wird dies gefragt.
join-chairs = Stühle: { $chairs }
join-empty = (leer)
join-a-bot = { $name } (Bot)
join-goes-on = Es geht weiter.
join-has-left = { $name } ist gegangen.
join-sits-down = { $name } setzt sich auf Stuhl { $chair }.
join-heir = { $heir } bekommt den Stuhl von { $name }, wenn das Spiel zu Ende ist.
join-is-away = { $name } ist abwesend.
join-is-out = { $name } setzt aus.
join-is-leaving = { $name } geht.
join-is-waiting = { $name } wartet darauf, mitzuspielen.
join-is-back = { $name } ist wieder da.
join-standin-you = Die Vertretung spielt für Sie: sagen Sie `{ $back }`, um wieder selbst zu spielen.
join-standin = Die Vertretung spielt für { $name }.

# Was dort gesagt werden kann: die Wörter dafür, und was sie tun.
join-word-out = aussetzen
join-word-back = wieder
join-word-sit = setzen
join-word-leave = gehen
join-word-start = anfangen
join-word-pause = pause
join-word-go-on = weiter
join-word-rematch = revanche
join-word-list = zeigen
join-word-unlist = verbergen
join-word-close = schließen
join-word-check = prüfen
join-word-say = sagen
join-word-bot = bot
join-help = Eingabe: die Antwort in Klammern · ? die Regel · { $why }: die Zahlungen · { $check }: wie das letzte Spiel gegeben wurde · { $say } ... · { $out }, { $back }: aussetzen und wiederkommen · { $sit } · { $leave }: den Stuhl aufgeben · q, Strg-C: gehen, und ihn behalten
join-help-host = Der Gastgeber: { $start } · { $pause } · { $go_on } · { $bot } { $name } · { $rematch } · { $list } · { $unlist } · { $close }
join-you-say = Sie sagen: { $word } ({ $rule }).
join-explain = { $key }, jederzeit: { $word } ({ $rule }); wer nichts sagt, schweigt.
join-explain-enter = { $key }, jederzeit: { $word } ({ $rule }); wer nichts sagt, schweigt; Eingabe: es geht gleich weiter.

# Das Mischen, und wie ein Spiel gegeben wurde.
join-fixed = Die Karten liegen fest: { $words }
join-chair = Stuhl { $number }
join-void = Von { $names } kam kein Beitrag: dieselben Karten werden ohne ihn neu gemischt.
join-warning = WARNUNG: das Haus { $wrong }.  Trauen Sie nicht, wie dieses Spiel gegeben wird.
join-proof-kept = Was es beweist, liegt in { $file }
join-proof-not-kept = Was es beweist, konnte nicht aufgehoben werden: { $reason }.
join-seen-kept = Was Sie gesehen haben, liegt in { $file }
join-seen-not-kept = Was Sie gesehen haben, konnte nicht aufgehoben werden: { $reason }.
join-house-silent = Das Haus antwortet gerade nicht; fragen Sie noch einmal, wenn es antwortet.
join-checks-hold = Spiel { $hand }: { $count ->
    [one] { $count } Prüfung hier gemacht, und sie stimmt
   *[other] { $count } Prüfungen hier gemacht, und alle stimmen
}.
join-unchecked = Spiel { $hand }: wie es gegeben wurde, ist nicht geprüft: { $reason }
join-checked = Spiel { $hand }: wie es gegeben wurde, ist geprüft, und es ist, was Sie sahen.
join-older = es wurde nach einem älteren Protokoll gegeben, das weniger beweist.
join-unseen = hier wurde nichts davon gesehen.
join-no-part = Sie haben beim Mischen nicht mitgewirkt.
join-unproved = kann Spiel { $hand } nicht so beweisen, wie Sie es sahen ({ $why })
join-other-key = hat einen anderen Schlüssel als bei der ersten Begegnung
