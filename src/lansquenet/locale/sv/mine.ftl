# Mina givar.

mine = Mina givar
mine-none = Inget har ännu spelats i det här huset under det här namnet. Det du spelar vid något bord står sedan här, giv för giv.
mine-which = Vilka givar
mine-game = Spel
mine-all = alla
mine-came = Utfall
mine-won = vunna
mine-lost = förlorade
mine-even = varken eller
mine-from = Från
mine-to = Till
mine-any-table = Vilket bord som helst
mine-hand = giv { $hand }
mine-draw = dragning om banken eller given
mine-with = Du ({ $me }) med { $names }
mine-table = Bara det här bordet
mine-hands = Givar
mine-net = Netto
mine-more = Visa fler
mine-results = Vad de ger
mine-export = Ta dem med dig
mine-csv = En rad per giv (CSV)
mine-json = JSON
mine-zip = Avskrifter (ZIP)
mine-note = Bara du ser den här listan. Av en giv vars kort förblir dolda får du det som din plats fick veta.
mine-count = { $count ->
    [one] En giv
   *[other] { $shown } givar
}
mine-luck = Vad turen gjorde
mine-luck-go = Dela upp nettot
mine-luck-more = Räkna vidare
mine-luck-start = Före första kortet
mine-luck-deal = Korten
mine-luck-others = Andras val
mine-luck-own = Dina val
mine-luck-usual = 95 gånger av 100 ligger korten inom ± { $chips }.
mine-luck-mean = Utan korten: { $mean } per giv (± { $error }).
mine-luck-left = { $hands } räknade, { $left } återstår.
mine-luck-beyond = Utelämnade, eftersom vägarna är för många: { $hands }.
mine-luck-hidden = Genom stickprov, eftersom kort är dolda där, efter vad du kunde se i varje ögonblick, om alla spelade vidare på tumregler: { $games }.
mine-luck-note = Exakt där alla kort ligger öppna, efter vad du kunde vänta dig i varje ögonblick om ingen satsade mer än man måste. Delarna summerar till nettot.
show = Visa den här given
show-note = Gör en länk där vem som helst ser det som låg öppet för alla i given, och inget mer.
show-link = Länk för alla
show-frame = Ram för en sida
show-png = Bild (PNG)
show-svg = Bild (SVG)
show-picture = Korten som avgjorde
report = Rapport
report-wait = Besluten vid detta bord räknas.
report-goes-on = { $judged } av { $asked } beslut är bedömda.
report-meanwhile = Det fortsätter medan du tittar på andra sidor i huset: du hittar det igen under ”Mina givar”.
report-whole = { $hands ->
    [0] Ingen av dina givar vid detta bord är slut.
    [one] En giv, varje beslut bedömt.
   *[other] { $hands } givar, varje beslut bedömt.
    }
report-sum = Hur nettot kom till
report-rest = Korten, reglerna och de andra
report-cost = Dina svar, bredvid de bästa kända ({ $unit ->
    [points] poäng
   *[other] marker
    })
report-worst = Vad som betydde mest
report-none = Inget svar är känt för att ha kostat dig något.
report-all = Alla beslut
report-hand = Giv { $hand }: { $count ->
    [one] ett beslut
   *[other] { $count } beslut
    }
report-given = Du sade: { $answer }.
report-best = Bäst, såvitt känt: { $answer }.
report-fine = Inget bättre svar är känt.
report-lost = Kostar i medeltal: { $cost } { $unit ->
    [points] poäng
   *[other] marker
    }
report-exact = (exakt)
report-error = (± { $error })
report-fork = Pröva annorlunda
report-unknown = { $count ->
    [one] Ett beslut
   *[other] { $count } beslut
    } kunde inte bedömas: ingen fördelning hittades som ser ut så.
report-note = Bedömt efter vad din plats kunde veta när den tillfrågades: där alla kort ligger öppna genom att följa reglerna, om ingen satsar mer än som måste, och mot din bank allt som är tillåtet; annars i fördelningar som ser likadana ut från din plats. Vad som kan vara slump räknas som ingenting.
