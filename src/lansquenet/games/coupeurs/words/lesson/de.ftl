# How it goes, and what the lesson says.

how = Wer mag, legt den Fonds und bekommt eine Karte: Eine, die der eines anderen gleich ist, schlägt diese und spielt um mehr. Dann wird die Karte des Bankhalters aufgedeckt, und Karte um Karte. Jede gewinnt ihm, was auf ihrer gleichen liegt, bis eine seiner gleich ist und er alles zahlt, was noch steht.
what-to-do = Nehmen Sie eine Karte und legen Sie den Fonds: Mehr ist nicht zu wählen. Es kostet Sie etwas, am meisten, wenn Sie Ihre als Erster bekommen, und deshalb geht die Bank um. Was Sie daneben auf die Réjouissance setzen, kostet nichts: Sie ist ausgeglichen.
lesson-1 = C ist der Bankhalter. Alle anderen sind *Coupeure*: Jeder kann eine eigene Karte haben und legt darauf den *Fonds*. Legen Sie fünf.
lesson-1-no-1 = Dann sähen Sie nur zu: Legen Sie die fünf.
lesson-2 = D bekam eine Sieben, und dann Sie: eine *doppelte* Karte. D verliert sofort, und auf Ihrer liegt nun zweimal der Fonds: zehn.
lesson-3 = B hat einen König. Nun können Sie auf die *Réjouissance* setzen, eine Karte, die für alle aufgedeckt wird. Setzen Sie fünf darauf.
lesson-3-no-1 = Es ginge wohl ohne. Aber sehen Sie, wie es läuft: fünf.
lesson-3-no-2 = Weniger ginge, oder mehr. Lassen Sie es diesmal fünf sein.
lesson-4 = Der Bankhalter hält alles; er müsste es nicht. Seine eigene Karte ist eine Vier. Jede Karte wartet nun auf ihre gleiche.
lesson-5 = Die Dame ist die Réjouissance. Sie kommt so leicht wieder wie die Vier: Diese Wette ist ausgeglichen.
lesson-6 = Ein König: Der Bankhalter gewinnt, was B darauf hatte. Noch eine Sieben, und Ihre wäre auch verloren, und mit ihr der Coup.
lesson-7 = Eine Vier, die Karte des Bankhalters: Er zahlt alles, was steht, Ihnen zehn auf Ihre Sieben und fünf auf die Dame.
lesson-8 = So geht die Bank weiter. Hätte er vorher alle geschlagen, so hätte er sie behalten. Sie wissen genug: Nehmen Sie Platz.
