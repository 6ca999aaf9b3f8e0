# A hand checked in the page.

fairness-of = Spiel { $hand }
fairness-what = Standen die Karten eines Spiels fest, ehe die Plätze ihren Beitrag gaben? Hier prüft diese Seite, was die Akte des Spiels beweist, und sagt, wem.
fairness-checking = Wird geprüft…
fairness-cannot = Die Prüfungen konnten nicht geladen werden. Die Seite zum Mitnehmen weiter unten tut dasselbe.
fairness-no-bundle = Das Haus gibt von diesem Spiel keine Akte heraus.
fairness-all-holds = Alles, was hier geprüft werden kann, stimmt
fairness-do-not-trust =
    { $count ->
        [one] Trauen Sie diesem Spiel nicht: eine Prüfung schlägt fehl
       *[other] Trauen Sie diesem Spiel nicht: { $count } Prüfungen schlagen fehl
    }
fairness-holds = stimmt
fairness-fails = stimmt nicht
fairness-open = nicht geprüft
fairness-shown = Sie dürfen { $shown } der { $turned } aufgedeckten Karten sehen.
fairness-shared = Diese Plätze trugen zum Mischen bei, mit Schlüsseln, die nicht dem Haus gehören: { $names }.
fairness-shared-house = Ebenso diese, mit Schlüsseln des Hauses, die nichts beweisen: { $names }.
fairness-shared-none = Außer denen des Hauses trug kein Platz zum Mischen bei: das Haus allein machte den Zufall.
fairness-check-form = Es ist eine Akte eines bekannten Protokolls, ganz und in Ordnung.
fairness-check-seal = Das Haus hat die ganze Akte mit seinem Schlüssel gesiegelt.
fairness-check-signatures = Es hat unterschrieben, was es festlegte, und wofür jeder Beitrag gegeben wurde.
fairness-check-context = Die Stapel wurden für dieses Spiel, seine Optionen, diesen Tisch und dieses eine Mal festgelegt.
fairness-check-transcript = Was eingefroren wurde, umfasst die Stapel, die Versprechen der Plätze und ihre Einsätze.
fairness-check-reveal = Jeder Platz gab den Beitrag, den er vorher versprochen hatte.
fairness-check-joint = Der Zufall ist aus all diesen Beiträgen gemacht und aus nichts sonst.
fairness-check-decks = Die nicht gespielten Stapel, die geöffnet wurden, sind redlich.
fairness-check-order = Jede Karte kam von der Stelle, die der gemeinsame Zufall nannte.
fairness-check-openings = Jede gezeigte Karte ist die, die an ihrer Stelle festgelegt war.
fairness-check-cards = Keine Karte kam öfter, als der Stapel sie hat.
fairness-check-spent = Der beendete Stapel, ganz geöffnet, ist der festgelegte.
fairness-check-chain = Was für jeden Stapel festgelegt wurde, folgt aus dem, was vorher festgelegt war.
fairness-check-shares = Jeder Platz unterschrieb, was geschehen war, und gab den versprochenen Beitrag.
fairness-check-voids = Wer stumm war, war nicht mehr dabei, und niemand kam dazwischen.
fairness-check-seen = Es ist, was diese Seite sah und unterschrieb, während gespielt wurde.
fairness-void = { $count ->
    [one] Die Karten wurden einmal neu gezogen
   *[other] Die Karten wurden { $count }-mal neu gezogen
}, weil { $names } stumm war: wer die Beiträge sah, wie das Haus, hätte unter { $decks } Stapeln wählen können.
fairness-check-payments = Was einer zahlte, bekam ein anderer, und die Bestände folgen daraus.
fairness-check-pack = Der Stapel ist der, mit dem dieses Spiel gespielt wird.
fairness-check-turned = Die aufgedeckten Karten sind die, nach denen die Regeln verlangten.
fairness-check-acts = Die Regeln, noch einmal ausgeführt, ergeben dieselben Zahlungen.
fairness-check-stakes = Einsätze und Entscheidungen standen fest vor den Karten, an denen sie hängen.
fairness-key = Der Schlüssel des Hauses
fairness-key-what = Jedes Haus hat einen Schlüssel für immer. Haben Sie ihn von anderswo, so vergleichen Sie.
fairness-key-compare = Der Schlüssel, wie Sie ihn kennen
fairness-key-same = Es ist derselbe Schlüssel.
fairness-key-other = Es ist ein anderer Schlüssel: dieses Spiel wurde nicht von jenem Haus gesiegelt.
fairness-proves = Was Ihnen das sagt
fairness-to-seats = Jedem der oben genannten Plätze, dessen Schlüssel nicht dem Haus gehört: der Stapel stand fest vor seinem Beitrag, niemand allein wählte die Karten, und was geschah, ist, was er unterschrieb.
fairness-to-some = In einem Teil des Spiels war ein Platz dabei, dessen Schlüssel nicht dem Haus gehört: diesem Platz stand dort der Stapel vor seinem Beitrag fest. Vom Rest beweist es nichts, als dass dies die Karten sind, die das Haus jetzt nennt.
fairness-to-house = Nur das Haus selbst hat dieses Spiel unterschrieben: es beweist nichts, als dass dies die Karten sind, die das Haus jetzt nennt.
fairness-to-older = Dieses Spiel wurde nach dem älteren Protokoll gt1 ausgeteilt: die Teile passen zusammen, aber ein Haus, das die Beiträge früh hatte, hätte sich einen Stapel dazu suchen können.
fairness-proves-shown = Jede Karte, die man Ihnen zeigte, ist die festgelegte.
fairness-proves-chips = Die Zahlungen in der Akte gehen auf.
fairness-proves-not = Was es Ihnen nicht sagt
fairness-not-keys = Wessen Schlüssel es sind: wer nicht dabei war, dem beweist es nur etwas, wenn einer davon jemandem gehört, dem er traut.
fairness-not-looks = Ob das Haus in verdeckte Blätter sieht: es teilt sie aus.
fairness-not-people = Ob die Plätze verschiedene Menschen sind.
fairness-not-friends = Ob zwei am Tisch Freunde sind.
fairness-not-silent = Ob die Stummen stumm waren.
fairness-not-after = Was nach dem letzten Beitrag geschah, wenn es nicht mit dem verglichen wird, was gesehen wurde: davon spricht nur das Siegel des Hauses.
fairness-not-rules = Ob die Zahlungen die der Regeln sind: dafür führen Sie das Spiel mit dem Befehl unten noch einmal aus.
fairness-not-page = Ob diese Seite redlich ist: sie kommt aus demselben Haus. Die Seite zum Mitnehmen oder der Befehl, aus anderer Quelle, nicht.
fairness-without = Ohne diese Seite
fairness-offline = Die Seite zum Mitnehmen
fairness-command = Oder mit dem Befehl, der auch die Regeln hat:
fairness-called = DATEI
fairness-file = Eine Akte in einer Datei, oder was gesehen wurde (oder legen Sie sie irgendwo auf dieser Seite ab)
fairness-seen = Die Akte wird mit dem verglichen, was gesehen wurde.
fairness-check = Prüfen

fair-what = Das Haus legt die Karten fest, ehe Ihr Platz seinen Beitrag gibt, und diese Seite gibt ihn nur für das, was sie selbst sah. Ist das Spiel zu Ende, prüft sie, dass es so war.
fair-before = Vorher
fair-committed =
    { $count ->
        [one] Der Stapel wurde durch diese Zahl festgelegt
       *[other] { $count } Stapel wurden durch diese Zahlen festgelegt; einer wird gespielt, die anderen werden gezeigt
    }:
fair-words = Diese vier Wörter stehen für alles, was das Haus hier bisher festgelegt hat. Wer sonst an diesem Tisch sitzt, sollte dieselben vier sehen.
fair-none-yet = Noch ist kein Stapel festgelegt.
fair-together = Gemeinsam
fair-shares = Diese Plätze tragen zum Mischen bei: { $names }.
fair-bots = Auch Bots des Hauses tragen bei, { $names }: sie beweisen niemandem etwas.
fair-joint = Aus allen Beiträgen kam:
fair-alone = Außer denen des Hauses trägt kein Platz bei: das Haus allein macht den Zufall.
fair-after = Nachher
fair-check = Spiel { $hand } in diesem Browser prüfen
fair-download = Herunterladen
fair-seen = Was ich sah, herunterladen
fair-verify = Oder ganz ohne Browser:
fair-later = Wenn ein Spiel zu Ende ist, kann es hier geprüft werden.
fair-limits = Es beweist nicht, dass das Haus nicht in verdeckte Blätter sieht: es teilt sie aus. Auch nicht, dass zwei am Tisch keine Freunde sind. Wofür Sie einen Beitrag gaben, ist Ihnen bewiesen; anderen nur, wenn sie selbst dabei waren oder jemandem trauen, der es war.
