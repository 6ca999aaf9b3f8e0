# How it goes, and what the lesson says.

how = Je zet in op rangen, en de kaarten komen in koppels. De eerste verliest voor haar rang, de tweede wint. Zijn ze gelijk, dan neemt de bankier alles wat erop ligt.
what-to-do = Zet voor elk koppel in op rangen, of verander het. Pas op voor doubletten: die kosten de hele inzet. Op een rang met nog één kaart kan er geen komen.
lesson-1 = Voor er twee kaarten worden omgeslagen, mag je op rangen inzetten. Wijs de vrouw aan.
lesson-1-no-1 = Zonder inzet word je niet betaald. Wijs eerst de vrouw aan.
lesson-1-no-2 = Elke rang zou goed zijn, en kleuren tellen niet. Neem voor deze les de vrouw.
lesson-2 = Nu de fiches: zoveel je wilt.
lesson-2-no-1 = Een inzet van niets wint niets: leg minstens één fiche.
lesson-3 = De vijf kwam eerst en verliest. De vrouw kwam als tweede en wint: je krijgt fiche om fiche.
lesson-4 = Twee achten: alles wat op de acht lag zou voor de bankier zijn, helemaal. Bij faro was het de helft.
lesson-5 = Drie vrouwen zijn weg. Van welke rang kan geen doublet meer komen?
lesson-5-no-1 = Er is een inzet zonder nadeel voor jou: op de laatste vrouw.
lesson-5-no-2 = Die rang kan nog twee keer in één koppel komen, en dan is alles weg. Er is maar één vrouw over.
lesson-6 = Wat erop ligt, wint nu even vaak als het verliest.
lesson-7 = Ditmaal kwam ze eerst, en verliest: eerlijk, en meer niet. Je weet genoeg: ga zitten.
