# What this is.

about-what = Der Tisch, das Regelbuch und das Labor für eine verlorene Familie europäischer Glücksspiele: die Bankspiele, in denen eine aufgedeckte Karte entscheidet, und die Pottspiele mit wenigen Stichen.
about-gap = Man kann sich allein gegen Bots setzen oder mit Freunden, jede überlieferte Regel mit ihrer Quelle lesen, jede umstrittene wählen und die genauen Aussichten dessen kennen, was man gewählt hat.
about-chips = Nur Spielchips
about-chips-text = Chips kann man hier nicht kaufen, verkaufen, tauschen oder auszahlen, und sie stehen für nichts. Diese Spiele haben Menschen ruiniert; das gehört zu ihrer Geschichte, nicht zu diesem Haus.
about-rules = Woher die Regeln sind
about-rules-text = Jede Regel ist mit eigenen Worten erzählt und nennt den Bericht, auf dem sie ruht. Wo Berichte auseinandergehen, gibt es eine Option, und wo alle schweigen, steht dabei, dass die Lesart unsere ist.
about-rules-link = Das Regelbuch
about-fair = Wie gemischt wird
about-fair-text = Das Haus legt die Karten fest; dann gibt jeder Platz, der teilnimmt, einen Beitrag und unterschreibt, was geschehen ist. Hinterher kann jeder dieser Plätze prüfen, dass die Karten vorher feststanden. Anderen beweist es das nur, wenn sie einem von ihnen trauen.
about-fair-link = Redlichkeit
about-privacy = Was aufbewahrt wird
about-privacy-text = Das Haus bewahrt den Namen auf, den Sie angeben, und die Spiele, die Sie spielen. Diese Seite lädt nichts von anderswo und setzt einen einzigen Cookie, damit man Sie wiedererkennt.
about-made = Gemacht mit
about-fonts = Schriften
about-libraries = Bibliotheken
about-cards = Die Karten zeichnet das Programm selbst; sie stehen unter seiner Lizenz.
about-licence = Lizenz
about-licence-text = Freie Software unter der Apache-Lizenz 2.0.
about-version = Fassung { $version }
about-api = Die Schnittstelle für Programme
about-verifier = Ein Spiel ohne dieses Haus prüfen
