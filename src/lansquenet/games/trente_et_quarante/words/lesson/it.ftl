# How it goes, and what the lesson says.

how = Punti sul rosso o sul nero, sul colore o sull’inverso. Si stende una fila di carte per il nero finché supera il trenta, poi una per il rosso, e vince quella che conta meno, fiche per fiche. Se contano trentuno tutte e due, è persa la metà di ogni puntata.
what-to-do = Scegli una casella e di’ quante fiche; puoi sceglierne un’altra accanto. Tutte e quattro valgono lo stesso, e nulla di ciò che è uscito dice che cosa uscirà. Il banco tiene circa undici fiche su mille puntate, che per un gioco così è poco.
lesson-1 = Si stenderanno due file, per il nero e per il rosso. Tu dici quale conterà meno. Scegli il rosso.
lesson-1-no-1 = Se nessuno punta, non si volta nessuna carta. Scegli il rosso.
lesson-1-no-2 = Le quattro caselle valgono lo stesso; di questa parliamo fra un momento. Per questa lezione scegli il rosso.
lesson-2 = Ora le fiche: quante ne vuoi.
lesson-2-no-1 = Con nulla non si vince nulla: metti almeno una fiche.
lesson-3 = Accanto puoi puntare sulla primissima carta. *Colore*: è del colore della fila che vince. Sceglilo.
lesson-3-no-1 = Puoi anche fermarti qui. Ma guarda come si decide il colore: sceglilo.
lesson-3-no-2 = È la casella opposta: che la prima carta sia dell’altro colore. Per questa lezione scegli il colore.
lesson-4 = E quante su questa?
lesson-4-no-1 = Allora gioca per te solo il rosso: metti almeno una fiche anche qui.
lesson-5 = La fila del nero. Le figure contano dieci, l’asso uno, e finisce quando supera il trenta: trentadue. La prima carta è rossa.
lesson-6 = La fila del rosso conta trentuno, che è meno: vince il rosso. Anche la prima carta è rossa: vince il colore. Ti pagano fiche per fiche.
lesson-7 = Due file uguali non decidono nulla. Solo a trentuno e trentuno, il *refait*, il banco prende la metà di ogni puntata: circa una volta su quarantasei colpi. Di questo vive.
lesson-8 = Il banco passa al posto seguente dopo ogni colpo. Ne sai abbastanza: siediti.
