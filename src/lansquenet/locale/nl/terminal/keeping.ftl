# Wat gezegd wordt tegen wie een huis houdt.
keep-code = code
keep-game = spel
keep-status = stand
keep-who = wie daar zit
keep-last = laatst
keep-waiting = wacht
keep-playing = speelt
keep-paused = stilgelegd
keep-finished = voorbij
keep-no-table = Er is geen tafel open.
keep-will-close = { $table } wordt gesloten: binnen tien seconden als het huis open is, anders als het opengaat.
keep-id = id
keep-name = naam
keep-since = sinds
keep-password = wachtwoord
keep-guest = gast
keep-barred = geweerd
keep-nobody = Niemand heet { $name }.
keep-bars = { $name } ({ $id }) komt er niet meer in, over tien seconden als het huis open is.
keep-admits = { $name } ({ $id }) mag er weer in.
keep-logins-of = De aanmeldingen van { $name } eindigen binnen tien seconden.
keep-logins = De aanmeldingen van allen eindigen binnen tien seconden.
keep-exported = { $count ->
    [one] { $count } spel
   *[other] { $count } spellen
} in { $folder }, { $transcripts } met een verslag; hands.csv noemt ze.
keep-open = Het huis is open op { $url }  (Ctrl-C sluit het)
keep-copied = { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
} gekopieerd naar { $file }, teruggezet in een proefopslag en foutloos bevonden. Het is niets waard zonder het sleutelbestand { $keys }: bewaar daarvan elders een kopie.
keep-restored = { $count ->
    [one] { $count } rij
   *[other] { $count } rijen
} teruggezet. Leg het sleutelbestand ernaast.
keep-no-fault = Geen fout: elke gebeurtenis, betaling, elk saldo, elke sleutel en kaart is zoals het geschreven werd.
keep-witness-there = En alles wat de getuige gezegd is, is er.
keep-fault = { $place }: { $fault }.
keep-at-event = tafel { $table }, gebeurtenis { $number }
keep-at-table = tafel { $table }
keep-at-store = de opslag
keep-more-faults = En { $count ->
    [one] nog { $count } fout
   *[other] nog { $count } fouten
}.

# Een huis dat alleen bestanden is, en boeken in druk.
keep-reckoning = Exacte getallen worden berekend
