# Salons: a club, its evenings and its ledger.

salon = Salonger
salon-note = En salong är en länk som består: en krets som kommer igen, med sina kvällar, sin kassabok och egna regler. Marker är för alltid spelmarker.
salon-none = Du hör ännu inte till någon salong. Öppna en, eller kom in med en länk som någon har skickat.
salon-mine = Dina salonger
salon-new = Öppna en salong
salon-name = Salongens namn
salon-nameless = Ge salongen ett namn först.
salon-going = en kväll pågår
salon-enter = Kom in
salon-enter-note = Du kommer in under namnet { $name }. Medlemmar ser det namnet och vad du vinner eller förlorar här, och inget annat om dig.
salon-season-now = Säsong { $season }
salon-link = Salongens länk
salon-members = Medlemmar
salon-member = Medlem { $number }
salon-role-keeper = har nycklarna
salon-role-barred = utestängd
salon-comes = kommer
salon-do = Vad man kan göra: { $name }
salon-key = Ge nycklarna
salon-unkey = Ta tillbaka nycklarna
salon-bar = Stäng ute
salon-admit = Släpp in igen
salon-leave = Lämna salongen
salon-tonight = I kväll
salon-come = Jag kommer
salon-come-not = Jag kommer inte ändå
salon-coming = { $count ->
    [0] Ingen har ännu sagt att de kommer.
    [one] En kommer: { $names }
   *[other] { $count } kommer: { $names }
}
salon-begin = Börja kvällen
salon-waits = En omgång börjar så snart { $count ->
    [one] en till
   *[other] två
    } har sagt ”{ $come }”.
salon-missing = Inte sagt än av: { $names }.
salon-alone = Du är den enda medlemmen: skicka salongens länk till andra.
salon-round = Ropa upp nästa omgång
salon-round-now = Omgång { $round }
salon-end = Avsluta kvällen
salon-sit = Till mitt bord
salon-late = En stol åt mig
salon-table = Bord { $number }
salon-own-table = En medlems eget bord
salon-tables-note = Den först nämnda börjar bordet; är alla stolar tagna börjar det av sig självt.
salon-tables-none = Borden i denna omgång är stängda.
salon-ledger = Kassabok
salon-ledger-which = Vad kassaboken visar
salon-ledger-none = Ingen giv har spelats till slut här ännu.
salon-ledger-note = Marker byter bara ägare: med botar, potter och husets bank inräknade blir varje kolumn noll.
salon-season = Säsong
salon-evening = Kväll
salon-by = Kolumner
salon-by-evening = kvällar
salon-by-game = spel
salon-who = Vem
salon-sum = Tillsammans
salon-party-bots = Husets botar
salon-party-guests = Gäster
salon-party-pool = I potter
salon-party-house = Husets bank
salon-rules = Så spelar vi
salon-rules-note = högst { $seats } stolar vid ett bord, { $chips } marker var
salon-rules-other = Välj andra regler
salon-keep = Behåll dessa regler
salon-kept = Sparat: de gäller för nästa bord.
salon-season-new = Börja en ny säsong
salon-not = Nej, låt vara
salon-sure-key = Ge { $name } nycklarna? Den som har dem får allt som du får.
salon-sure-unkey = Ta tillbaka nycklarna från { $name }?
salon-sure-bar = Stänga ute { $name }? Den reser sig genast från salongens bord, och kommer varken in eller får sitta.
salon-sure-admit = Släppa in { $name } igen?
salon-sure-leave = Lämna salongen? Ditt namn tas bort ur den; det du vunnit eller förlorat står kvar under ett nummer.
salon-sure-round = Ropa upp nästa omgång? Alla som kommer får nya platser; denna omgångs bord stängs när deras giv är slut.
salon-sure-end = Avsluta kvällen? Dess bord stängs när deras giv är slut.
salon-sure-season = Börja en ny säsong? Alla står då på noll; de tidigare går ännu att se.
