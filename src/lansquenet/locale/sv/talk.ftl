# Vad man säger till varandra, och vilka som kommer och går.

temper = { $bot ->
    [timid] försiktig: vågar minst
    [bold] djärv: vågar mycket
    [random] gör vad som helst
    [novice] nybörjare: gör vad som helst varannan gång
    [cautious] { $shows ->
        [stakes] varsam: satsar hälften
        [answers] varsam: håller sig ibland tillbaka
       *[both] varsam: satsar hälften, och håller sig ibland tillbaka
    }
    [daring] { $shows ->
        [stakes] dristig: satsar dubbelt så mycket
        [answers] dristig: går ibland längre
       *[both] dristig: satsar dubbelt så mycket, och går ibland längre
    }
    [stubborn] { $shows ->
        [stakes] envis: satsar alltid samma andel
        [answers] envis: går ibland längre, och låter sig annars inte rubbas
       *[both] envis: satsar alltid samma andel, och går ibland längre
    }
    [learnt] lärd: spelar som den lärt sig mot sig själv
    [search] stark: prövar varje svar i många givar som ser lika ut
    [exact] stark: räknar med varje kort som kan komma
    [solved] stark: bjuder så som lösts på förhand
   *[other] stadig: spelar på tumregler
}
which-bot = Vilken bot som sätter sig
bot-usual = som vanligt: var och en av olika lynne
invite-how = Den som följer länken, skriver koden eller skannar rutorna hittar en stol här.
alone-friends = Den här sidan är ett hus för sig: det går i den här webbläsaren, och dess bord och givar stannar här. Vänner, salonger och åskådare möts i ett hus som någon håller:
qr-of-link = QR-kod för länken
share-link = Skicka länken vidare
listed-switch = Visas i entrén, för alla
whose = Vem hittar detta bord
whose-listed = alla i entrén
whose-link = den som har länken
whose-salon = salongen { $name }
comes-next = { $name } får den här stolen
leave-staked = Du har { $chips } på spel. Om du går spelar ersättaren given till slut åt dig, alltid med det svar som binder minst.
leave-hand = En giv spelas. Om du går spelar ersättaren den till slut åt dig, alltid med det svar som binder minst.
leave-not = Stanna
phrases = Fraser som var och en läser på sitt språk
phrase-hello = God dag allesammans.
phrase-luck = Lycka till.
phrase-well_played = Väl spelat.
phrase-fine_cards = Fina kort.
phrase-my_luck = Min vanliga tur.
phrase-thanks = Tack.
phrase-sorry = Förlåt.
phrase-moment = Ett ögonblick, tack.
phrase-go_on = Fortsätt gärna.
phrase-laugh = Ha!
phrase-another = En giv till?
phrase-goodbye = God natt allesammans.
phrase-won-0 = Lyckan vet var jag bor.
phrase-won-1 = Den här given ska jag minnas.
phrase-won-2 = Man får ha tålamod.
phrase-won-3 = Tack, tack. En gång till?
add-bot = Sätt dit en bot
remove = Låt { $name } gå
copy-link = Kopiera länken
copied = Kopierad
code = Kod { $code }
say-label = Säg något till alla
nothing-said = Ingen har sagt något.
say = Säg
