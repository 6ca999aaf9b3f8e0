# Wat gezegd wordt tegen wie vanuit de terminal aan een tafel van een huis gaat zitten.
join-ask-name = Je naam
join-ask-table = Welke (het nummer of de code)
join-opened = Je tafel is open; de code is { $code }.  Anderen komen met:
join-game = spel
join-code = code
join-who = wie daar zit
join-free = { $count } vrij
join-status-waiting = wacht
join-status-playing = speelt
join-status-paused = stilgelegd
join-status-finished = voorbij
join-status-closed = gesloten
join-table = tafel { $code }
join-seated = Je zit op stoel { $chair }.
join-back = Je bent terug aan tafel.
join-lost = De verbinding is weg; ze wordt opnieuw geprobeerd tot je gaat (Ctrl-C).
join-seconds = Je hebt { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}.
join-left-hand = Je hebt de tafel verlaten; een lopend spel maakt de vervanger af.
join-left = Je hebt de tafel verlaten.
join-full = Alle stoelen zijn bezet: je kijkt toe.  Zeg `{ $sit }` als er een vrij is.
join-overtaken = Deze vraag is voorbij: ze is elders beantwoord, of door de vervanger.
join-chair-kept = Je stoel blijft van jou.
join-come-back = Zo kom je terug: { $command }
join-no-connection = Er is nu geen verbinding; zeg het nog eens als die er weer is.
join-nothing-asked = Er wordt je nu niets gevraagd (h: wat gezegd kan worden).
join-moved-on = De tafel is verder gegaan terwijl je typte: dit wordt nu gevraagd.
join-chairs = Stoelen: { $chairs }
join-empty = (leeg)
join-a-bot = { $name } (bot)
join-goes-on = De tafel gaat verder.
join-has-left = { $name } is weg.
join-sits-down = { $name } gaat op stoel { $chair } zitten.
join-heir = { $heir } krijgt de stoel van { $name } als het spel afgelopen is.
join-is-away = { $name } is afwezig.
join-is-out = { $name } slaat over.
join-is-leaving = { $name } vertrekt.
join-is-waiting = { $name } wacht tot er gedeeld wordt.
join-is-back = { $name } is terug.
join-standin-you = De vervanger speelt voor jou: zeg `{ $back }` om terug te komen.
join-standin = De vervanger speelt voor { $name }.

# Wat er gezegd kan worden: de woorden ervoor, en wat ze doen.
join-word-out = overslaan
join-word-back = terug
join-word-sit = zitten
join-word-leave = weg
join-word-start = begin
join-word-pause = pauze
join-word-go-on = verder
join-word-rematch = revanche
join-word-list = tonen
join-word-unlist = verbergen
join-word-close = sluiten
join-word-check = nagaan
join-word-say = zeg
join-word-bot = bot
join-help = Enter: het antwoord tussen haken · ? de regel · { $why }: de betalingen · { $check }: hoe het laatste spel gedeeld is · { $say } ... · { $out }, { $back }: overslaan en terugkomen · { $sit } · { $leave }: je stoel opgeven · q, Ctrl-C: gaan, en hem houden
join-help-host = De gastheer: { $start } · { $pause } · { $go_on } · { $bot } { $name } · { $rematch } · { $list } · { $unlist } · { $close }
join-you-say = Je zegt: { $word } ({ $rule }).
join-explain = { $key }, op elk moment: { $word } ({ $rule }); wie niets zegt zwijgt.
join-explain-enter = { $key }, op elk moment: { $word } ({ $rule }); wie niets zegt zwijgt; Enter: het spel gaat meteen verder.

# Het schudden, en hoe een spel gedeeld is.
join-fixed = De kaarten liggen vast: { $words }
join-chair = stoel { $number }
join-void = Van { $names } kwam geen aandeel: dezelfde kaarten worden zonder dat opnieuw geschud.
join-warning = WAARSCHUWING: het huis { $wrong }.  Vertrouw niet hoe dit spel gedeeld wordt.
join-proof-kept = Wat het bewijst is bewaard in { $file }
join-proof-not-kept = Wat het bewijst kon niet bewaard worden: { $reason }.
join-seen-kept = Wat je gezien hebt is bewaard in { $file }
join-seen-not-kept = Wat je gezien hebt kon niet bewaard worden: { $reason }.
join-house-silent = Het huis antwoordt nu niet; vraag het nog eens als het antwoordt.
join-checks-hold = Spel { $hand }: { $count ->
    [one] { $count } toets hier gedaan, en hij klopt
   *[other] { $count } toetsen hier gedaan, en alle kloppen
}.
join-unchecked = Spel { $hand }: hoe het gedeeld is, is niet nagegaan: { $reason }
join-checked = Spel { $hand }: hoe het gedeeld is, is nagegaan, en het is wat je zag.
join-older = het is gedeeld volgens een ouder protocol, dat minder bewijst.
join-unseen = hier is er niets van gezien.
join-no-part = je hebt niet meegedaan aan het schudden.
join-unproved = kan spel { $hand } niet bewijzen zoals je het zag ({ $why })
join-other-key = heeft een andere sleutel dan toen je het voor het eerst ontmoette
