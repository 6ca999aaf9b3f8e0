# Was dem gesagt wird, der ein Haus führt.
keep-code = Code
keep-game = Spiel
keep-status = Stand
keep-who = wer dort sitzt
keep-last = zuletzt
keep-waiting = wartet
keep-playing = spielt
keep-paused = angehalten
keep-finished = zu Ende
keep-no-table = Kein Tisch ist offen.
keep-will-close = { $table } wird geschlossen: in zehn Sekunden, wenn das Haus offen ist, sonst, wenn es öffnet.
keep-id = Kennung
keep-name = Name
keep-since = seit
keep-password = Passwort
keep-guest = Gast
keep-barred = ausgeschlossen
keep-nobody = Niemand heißt { $name }.
keep-bars = { $name } ({ $id }) kommt nicht mehr herein, in zehn Sekunden, wenn das Haus offen ist.
keep-admits = { $name } ({ $id }) darf wieder herein.
keep-logins-of = Die Anmeldungen von { $name } enden binnen zehn Sekunden.
keep-logins = Die Anmeldungen aller enden binnen zehn Sekunden.
keep-exported = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
} in { $folder }, { $transcripts } mit einer Mitschrift; hands.csv zählt sie auf.
keep-open = Das Haus ist offen unter { $url }  (Strg-C schließt es)
keep-copied = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} nach { $file } kopiert, in einen Probespeicher eingespielt und fehlerlos gefunden. Ohne die Schlüsseldatei { $keys } ist das nichts wert: heben Sie von ihr eine Kopie anderswo auf.
keep-restored = { $count ->
    [one] { $count } Zeile
   *[other] { $count } Zeilen
} eingespielt. Legen Sie die Schlüsseldatei daneben.
keep-no-fault = Kein Fehler: jedes Ereignis, jede Zahlung, jeder Saldo, Schlüssel und jede Karteikarte ist, wie es geschrieben wurde.
keep-witness-there = Und alles, was dem Zeugen gesagt wurde, ist da.
keep-fault = { $place }: { $fault }.
keep-at-event = Tisch { $table }, Ereignis { $number }
keep-at-table = Tisch { $table }
keep-at-store = der Speicher
keep-more-faults = Und { $count ->
    [one] noch { $count } Fehler
   *[other] noch { $count } Fehler
}.

# Ein Haus, das nur aus Dateien besteht, und Bücher im Druck.
keep-reckoning = Genaue Zahlen werden berechnet
