# What this is.

about-what = Il tavolo, il libro delle regole e il laboratorio di una famiglia perduta di giochi d’azzardo europei: i giochi di banco, in cui decide una carta voltata, e i giochi a piatto di poche prese.
about-gap = Ci si può sedere da soli contro dei bot o con amici, leggere ogni regola attestata con la sua fonte, scegliere fra quelle discusse, e conoscere le probabilità esatte di ciò che si è scelto.
about-chips = Soltanto fiche da gioco
about-chips-text = Qui le fiche non si comprano, non si vendono, non si scambiano e non si incassano, e non valgono nulla. Questi giochi hanno rovinato delle persone; è parte della loro storia, non di questa casa.
about-rules = Da dove vengono le regole
about-rules-text = Ogni regola è detta con parole nostre e nomina il racconto su cui poggia. Dove i racconti differiscono c’è un’opzione, e dove tutti tacciono si dice che la lettura è nostra.
about-rules-link = Il libro delle regole
about-fair = Come si mescola
about-fair-text = La casa fissa le carte; poi ogni posto che prende parte porta una parte, e firma ciò che è accaduto. Dopo, ciascuno di questi posti può verificare che le carte erano fissate prima. Agli altri lo prova solo se si fidano di uno di loro.
about-fair-link = Lealtà
about-privacy = Che cosa si conserva
about-privacy-text = La casa conserva il nome che dai e le mani che giochi. Questa pagina non carica nulla da altrove, e pone un solo cookie, per riconoscerti quando torni.
about-made = Fatto con
about-fonts = Caratteri
about-libraries = Librerie
about-cards = Le carte le disegna il programma stesso, e sono sotto la sua licenza.
about-licence = Licenza
about-licence-text = Software libero sotto la licenza Apache 2.0.
about-version = Versione { $version }
about-api = L’interfaccia per i programmi
about-verifier = Verificare una mano senza questa casa
