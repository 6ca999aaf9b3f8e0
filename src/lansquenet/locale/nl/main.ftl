# Texts of the page that belong to no single screen.

skip = Naar de tafel
loading = Een ogenblik…
cannot-load = Deze pagina kon niet worden geladen. Kijk of het huis nog antwoordt, en laad haar opnieuw.
no-table = Zo’n tafel is er hier niet. Misschien is de link of code afgebroken, of is de tafel gesloten; in de voorzaal zijn er andere.
bar-nav = Deze pagina
lobby = Voorzaal
rules = Regels
fairness = Eerlijkheid
settings = Instellingen
about = Over dit huis
chips =
    { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    }
close = Sluiten
seat = Plaats { $letter }
offline = Het huis is niet te bereiken. Wat je ziet was in deze browser bewaard; te lezen zijn:
somebody-gone = Iemand die vertrokken is
