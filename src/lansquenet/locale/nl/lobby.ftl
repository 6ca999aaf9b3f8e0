# The lobby: play at once, choose a game, find a table.

language = Taal
lobby-motto = Oude Europese gokspelen, alleen om fiches
lobby-pages = Pagina’s van dit huis
lab = Kansenlaboratorium
lobby-no-house = Het huis antwoordt niet.
lobby-now = Ga zitten en speel
lobby-now-note = Een tafel voor jou, met bots van het huis op de andere stoelen. Geen account, geen wachten: de eerste kaart ligt er zo.
lobby-play = Speel nu { $game }
lobby-play-short = Speel nu
lobby-new-short = Open een tafel
lobby-practice-short = Oefen
lobby-as = Je komt binnen als
lobby-rename = Naam veranderen
lobby-name = Je naam aan de tafels
lobby-another = Een andere
lobby-keep = Deze naam houden
lobby-name-note = De naam is verzonnen; elke andere is ook goed. Hij blijft in deze browser.
lobby-name-anew = Met een andere naam kom je opnieuw binnen: een plaats die je hebt blijft bij de oude.
lobby-device-in = Een code van je andere apparaat
lobby-device-go = Daarmee binnenkomen
lobby-device-out = Verder op een ander apparaat
lobby-device-code = Geef daar binnen tien minuten deze code:
lobby-friends = Met vrienden
lobby-friends-note = Heeft iemand je een link gestuurd, of de zes tekens van een tafel?
lobby-code = Link of code van de tafel
lobby-join = Meedoen
lobby-join-nothing = Typ de code van een tafel, of de link ernaar.
lobby-own = Open een eigen tafel, en stuur de link
lobby-mine = Jouw tafels
lobby-others = Open tafels
lobby-none = Er is nu geen open tafel. Open er een, of speel met de bots.
lobby-resume = Verder
lobby-sit = Ga zitten
lobby-watch = Kijk toe
lobby-status-waiting = wacht
lobby-status-playing = speelt
lobby-status-paused = rust
lobby-status-finished = klaar
lobby-free =
    { $free ->
        [0] geen stoel vrij
        [one] { $free } stoel vrij
       *[other] { $free } stoelen vrij
    }
lobby-all = Toon alle { $count }
lobby-games = Kies een spel
lobby-kind =
    { $kind ->
        [trick] Slagenspel
       *[banking] Bankspel
    } · { $least ->
        [3]
            { $most ->
                [3] 3 plaatsen
               *[other] 3–{ $most } plaatsen
            }
       *[other] { $least }–{ $most } plaatsen
    }

# Where each game is from, and of when the form is that is played here.
from-lansquenet = Parijse salons, 19e eeuw
from-basset = Italië; Parijs en Londen vanaf 1674
from-pharaon = De hoven van Europa, 18e eeuw
from-faro = Verenigde Staten, 19e eeuw
from-stuss = New York, omstreeks 1900
from-tempeln = Duitse herbergen, omstreeks 1900
from-landsknecht = Duitsland; het eerst genoemd in 1534
from-zecchinetta = Sicilië
from-ziginette = Sicilianen in Amerika, 20e eeuw
from-skin = Zuiden van de VS, 20e eeuw
from-monte = Spanje en Mexico, 19e eeuw
from-red_dog = Amerikaanse speelhuizen, 20e eeuw
from-loo = Engeland, sinds de Restauratie
from-irish_loo = Een vorm van Loo, naar verluidt Iers
from-tomato = Spanje
from-zwikken = Nederland, uit het Oostenrijkse Zwicken
from-toepen = Nederlandse kroegen
from-femkort = Zweden, 17e–19e eeuw
from-norrlandsknack = Noord-Zweden; een reconstructie
