# Texts of the page that belong to no single screen.

skip = Till bordet
loading = Ett ögonblick…
cannot-load = Sidan kunde inte laddas. Se efter om huset ännu svarar, och ladda om den.
no-table = Något sådant bord finns inte här. Länken eller koden kan ha blivit avkortad, eller så har bordet stängts; i entrén finns andra.
bar-nav = Den här sidan
lobby = Entrén
rules = Regler
fairness = Ärlighet
settings = Inställningar
about = Om huset
chips =
    { $count ->
        [one] { $count } mark
       *[other] { $count } marker
    }
close = Stäng
seat = Plats { $letter }
offline = Huset går inte att nå. Det du ser låg sparat i den här webbläsaren; läsa kan du:
somebody-gone = Någon som har gått
