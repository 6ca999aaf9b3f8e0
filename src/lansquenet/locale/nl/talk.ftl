# Wat men elkaar zegt, en wie komt en gaat.

temper = { $bot ->
    [timid] schuchter: waagt het minste
    [bold] stoutmoedig: waagt veel
    [random] doet maar wat
    [novice] nieuweling: doet de helft van de tijd maar wat
    [cautious] { $shows ->
        [stakes] voorzichtig: zet half zoveel in
        [answers] voorzichtig: houdt zich soms in
       *[both] voorzichtig: zet half zoveel in, en houdt zich soms in
    }
    [daring] { $shows ->
        [stakes] vermetel: zet dubbel zoveel in
        [answers] vermetel: gaat soms verder
       *[both] vermetel: zet dubbel zoveel in, en gaat soms verder
    }
    [stubborn] { $shows ->
        [stakes] koppig: zet steeds hetzelfde deel in
        [answers] koppig: gaat soms verder, en is verder niet te vermurwen
       *[both] koppig: zet steeds hetzelfde deel in, en gaat soms verder
    }
    [learnt] geleerd: speelt zoals hij het tegen zichzelf leerde
    [search] sterk: probeert elk antwoord in vele verdelingen die er eender uitzien
    [exact] sterk: rekent met elke kaart die kan komen
    [solved] sterk: zegt aan zoals tevoren is opgelost
   *[other] bezonnen: speelt op ervaring
}
which-bot = Welke bot gaat zitten
bot-usual = zoals gewoonlijk: elk van een ander humeur
invite-how = Wie deze link volgt, deze code typt of de blokjes scant, vindt hier een stoel.
alone-friends = Deze pagina is een huis op zichzelf: het draait in deze browser, en zijn tafels en spellen blijven hier. Vrienden, salons en toeschouwers treffen elkaar in een huis dat iemand houdt:
qr-of-link = QR-code van de link
share-link = Geef de link door
listed-switch = Te zien in de voorzaal, voor iedereen
whose = Wie deze tafel vindt
whose-listed = iedereen in de voorzaal
whose-link = wie de link heeft
whose-salon = de salon { $name }
comes-next = { $name } krijgt deze stoel
leave-staked = Je hebt { $chips } op het spel. Als je weggaat, speelt de vervanger voor je uit, steeds met het antwoord dat het minst bindt.
leave-hand = Er wordt een spel gespeeld. Als je weggaat, speelt de vervanger het voor je uit, steeds met het antwoord dat het minst bindt.
leave-not = Blijf
phrases = Zinnen die iedereen in zijn eigen taal leest
phrase-hello = Goedendag allemaal.
phrase-luck = Veel geluk.
phrase-well_played = Goed gespeeld.
phrase-fine_cards = Mooie kaarten.
phrase-my_luck = Dat is weer mijn geluk.
phrase-thanks = Dank je.
phrase-sorry = Het spijt me.
phrase-moment = Een ogenblik, alsjeblieft.
phrase-go_on = Ga gerust door.
phrase-laugh = Ha!
phrase-another = Nog een spel?
phrase-goodbye = Goedenacht allemaal.
phrase-won-0 = Het geluk weet waar ik woon.
phrase-won-1 = Dit spel zal ik onthouden.
phrase-won-2 = Je moet geduld hebben.
phrase-won-3 = Dank je, dank je. Nog eens?
add-bot = Zet er een bot
remove = Laat { $name } gaan
copy-link = Kopieer de link
copied = Gekopieerd
code = Code { $code }
say-label = Zeg iets tegen allen
nothing-said = Niemand heeft iets gezegd.
say = Zeg
