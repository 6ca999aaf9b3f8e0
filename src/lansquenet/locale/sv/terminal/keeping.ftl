# Vad som sägs till den som håller ett hus.
keep-code = kod
keep-game = spel
keep-status = läge
keep-who = vem som sitter där
keep-last = senast
keep-waiting = väntar
keep-playing = spelar
keep-paused = pausat
keep-finished = slut
keep-no-table = Inget bord är öppet.
keep-will-close = { $table } kommer att stängas: inom tio sekunder om huset är öppet, annars när det öppnar.
keep-id = id
keep-name = namn
keep-since = sedan
keep-password = lösenord
keep-guest = gäst
keep-barred = avstängt
keep-nobody = Ingen heter { $name }.
keep-bars = { $name } ({ $id }) släpps inte in mer, om tio sekunder där huset är öppet.
keep-admits = { $name } ({ $id }) får komma in igen.
keep-logins-of = Inloggningarna för { $name } tar slut inom tio sekunder.
keep-logins = Allas inloggningar tar slut inom tio sekunder.
keep-exported = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
} i { $folder }, { $transcripts } med avskrift; hands.csv räknar upp dem.
keep-open = Huset är öppet på { $url }  (Ctrl-C stänger det)
keep-copied = { $count ->
    [one] { $count } rad kopierad
   *[other] { $count } rader kopierade
} till { $file }, återlagda i ett provförråd och funna felfria. Det är inget värt utan nyckelfilen { $keys }: spara en kopia av den någon annanstans.
keep-restored = { $count ->
    [one] { $count } rad återlagd
   *[other] { $count } rader återlagda
}. Lägg nyckelfilen bredvid.
keep-no-fault = Inga fel: varje händelse, betalning, saldo, nyckel och kort är som det skrevs.
keep-witness-there = Och allt som vittnet fick höra finns där.
keep-fault = { $place }: { $fault }.
keep-at-event = bord { $table }, händelse { $number }
keep-at-table = bord { $table }
keep-at-store = förrådet
keep-more-faults = Och { $count ->
    [one] { $count } fel till
   *[other] { $count } fel till
}.

# Ett hus som bara är filer, och böcker i tryck.
keep-reckoning = Exakta tal räknas ut
