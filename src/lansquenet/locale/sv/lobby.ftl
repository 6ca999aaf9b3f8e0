# The lobby: play at once, choose a game, find a table.

language = Språk
lobby-motto = Gamla europeiska hasardspel, bara om marker
lobby-pages = Husets sidor
lab = Oddslaboratoriet
lobby-no-house = Huset svarar inte.
alone-opening = Huset öppnar: Python, regler och botar hämtas en gång, 8 MB.
alone-shut = Huset kunde inte öppnas i den här webbläsaren.
lobby-now = Slå dig ner och spela
lobby-now-note = Ett eget bord, med husets botar på de andra stolarna. Inget konto, ingen väntan: det första kortet ligger där strax.
lobby-play = Spela { $game } nu
lobby-play-short = Spela nu
lobby-new-short = Öppna ett bord
lobby-practice-short = Lär dig
lobby-as = Du kommer in som
lobby-rename = Byt namn
lobby-name = Ditt namn vid borden
lobby-another = Ett annat
lobby-keep = Behåll namnet
lobby-name-note = Namnet är påhittat; vilket som helst duger. Det sparas i den här webbläsaren.
lobby-name-anew = Med ett annat namn kommer du in på nytt: en plats du har stannar hos det gamla.
lobby-device-in = En kod från din andra apparat
lobby-device-go = Kom in med den
lobby-device-out = Fortsätt på en annan apparat
lobby-device-code = Ange den här koden där inom tio minuter:
lobby-friends = Med vänner
lobby-code = Länk eller kod till bordet
lobby-join = Gå med
lobby-join-nothing = Skriv koden till ett bord, eller länken till det.
lobby-own = Öppna ett eget bord
lobby-own-open = Öppna ett bord
lobby-own-rules = Välj andra regler först
lobby-turn = Din tur
lobby-due = ditt svar senast { $when }
lobby-mine = Dina bord
lobby-others = Öppna bord
lobby-none = Inget bord är öppet just nu. Öppna ett, eller spela med botarna.
lobby-resume = Fortsätt
lobby-sit = Slå dig ner
lobby-watch = Titta på
lobby-status-waiting = väntar
lobby-status-playing = spelar
lobby-status-paused = vilar
lobby-status-finished = slut
lobby-free =
    { $free ->
        [0] ingen ledig stol
        [one] { $free } ledig stol
       *[other] { $free } lediga stolar
    }
lobby-all = Visa alla { $count }
lobby-games = Välj ett spel
lobby-kind =
    { $kind ->
        [trick] Stickspel
       *[banking] Bankspel
    } · { $least ->
        [3]
            { $most ->
                [3] 3 platser
               *[other] 3–{ $most } platser
            }
       *[other] { $least }–{ $most } platser
    }
