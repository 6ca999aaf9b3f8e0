# La mano del giorno.

day = La mano del giorno
day-what = Cinque mani, le stesse per chiunque venga oggi, ciascuno da solo contro i bot con 500 fiche. Vale il primo risultato.
day-play = Giocare la mano { $hand }
day-question = La domanda del giorno
day-results = Risultati
day-hand = Mano
day-yours = Tu
day-bots = I bot
day-others = Tutti gli altri
day-sum = In tutto
day-beside-bots = Accanto ai bot, che al tuo posto ebbero le stesse carte: { $chips }.
day-beside-others = Accanto a tutti gli altri che hanno giocato le stesse mani: { $chips }.
day-rank = Sei al posto { $rank } su { $of } che le hanno giocate tutte e cinque.
day-points = Qui contano i punti; guadagnare è liberarsene.
day-seed = Il seme del caso di oggi è { $seed }: i primi sei byte dello SHA-256 di «Lansquenet, the deal of» e della data. I giochi si susseguono per nome. Dei tuoi risultati si conservano solo le somme.
day-came = La mano ti porta { $chips }.
day-beside = Vedere che cosa vale accanto agli altri
day-asked = Che cosa è più probabile, da qui in poi?
day-ask = Da qui in poi, se nessuno punta di più: che cosa è più probabile per te in questa mano?
day-win = Vinci
day-even = Né l'uno né l'altro
day-lose = Perdi
day-right = Giusto: { $what }.
day-not = No: il più probabile è «{ $what }».
day-walked = Percorso secondo le regole con le carte ancora nel mazzo. In media fa { $chips }.
