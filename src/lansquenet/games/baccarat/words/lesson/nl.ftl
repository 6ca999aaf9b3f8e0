# How it goes, and what the lesson says.

how = Er worden twee handen van twee kaarten gegeven, die van de speler en die van de bankier. Wat telt is het laatste cijfer van hun som, tienen en plaatjes tellen niets, en de hoogste wint. Acht of negen ineens is een natural; anders mag elk nog één kaart nemen.
what-to-do = Zet op de hand waarin je gelooft. Ze zijn bijna gelijk: die van de bankier wint vaker, en daarom wordt een twintigste van haar winst ingehouden. Gelijk betaalt acht keer, en dat is veel te weinig. Waar een bank wordt ingelegd zet je daartegen in, en wie het meest heeft ingezet speelt de hand: met vijf mag hij een kaart nemen of passen.
lesson-1 = Er worden twee handen gegeven: die van de *speler* en die van de *bankier*. Ze zijn van niemand; jij zet op een van beide. Kies de speler.
lesson-1-no-1 = Als niemand inzet, wordt er geen kaart omgeslagen. Kies de speler.
lesson-1-no-2 = Gelijk komt één keer op elf voor en betaalt acht: de duurste inzet hier. Kies de speler.
lesson-1-no-3 = De bankier is even goed. Kies voor deze les de speler.
lesson-2 = Nu de fiches: zoveel je wilt.
lesson-2-no-1 = Met niets win je niets: leg er ten minste één.
lesson-3 = Je zou ook op gelijk kunnen zetten. Laat het hierbij, en laat de kaarten komen.
lesson-3-no-1 = Dat mag; maar het kost veertien fiches van de honderd. Laat de kaarten komen.
lesson-4 = De speler heeft zeven en zes: dertien, en alleen het laatste cijfer telt, dus drie. De bankier heeft een heer, die niets telt, en vier.
lesson-5 = Acht of negen had er een eind aan gemaakt, een *natural*. Met vijf of minder neemt de speler een kaart: drie en vijf is acht.
lesson-6 = Met vier neemt de bankier tegen een vijf een kaart. Dat zegt het tableau, en niemand kiest. Vier en negen is drie: de speler wint, en jij met hem, fiche om fiche.
lesson-7 = Wie op de bankier wint staat een twintigste af, want die wint vaker. Beide kosten ongeveer één fiche van de honderd.
lesson-8 = Bij chemin de fer, dat bij hetzelfde spel hoort, houdt een van jullie de hand, en met vijf mag die kiezen. Je weet genoeg: ga zitten.
