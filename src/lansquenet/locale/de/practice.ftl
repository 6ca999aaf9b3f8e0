# A hand to learn a game by.

practice = Übung
practice-note = ein Übungsspiel, aus dem Buch erklärt
practice-step = Dieser Schritt, erklärt
practice-step-number = Schritt { $number }
practice-begin = Das Spiel beginnt. Lesen Sie, was jeder Schritt tut, und gehen Sie weiter, wann Sie mögen.
practice-goes-on = Das Spiel geht weiter; was geschah, wird Ihnen nicht gezeigt.
practice-as-before = Wieder nach { $rule }
practice-usual = Eine gute erste Antwort:
practice-free = Jede andere, die angeboten wird, ist ebenso erlaubt; der Tisch zeigt, wohin sie führt.
practice-answer = { $word } ({ $text })
practice-next = Weiter
practice-back = Zurück
practice-ahead = Bis zu meiner nächsten Entscheidung
practice-finish = Den Rest des Spiels für mich spielen
practice-end = Was dabei herauskam
practice-no-payment = In diesem Spiel kamen keine Chips zu Ihnen und gingen keine von Ihnen. Was es sonst zählte, steht auf dem Tisch.
practice-play = Jetzt spielen
practice-again = Ein anderes Spiel
practice-book = Das ganze Buch

lesson-note = ein Spiel in einer Minute, am echten Tisch
lesson-step = Schritt { $number } von { $steps }
lesson-rule = Warum: { $rule }
lesson-yours = Sie haben die Wahl.
lesson-sit = Platz nehmen
lesson-again = Noch einmal
lesson-free = Frei ausprobieren
