# How it goes, and what the lesson says.

how = Du satsar på rouge eller noir, på couleur eller inverse. För noir läggs en rad kort tills den räknar mer än trettio, sedan en för rouge, och den rad som räknar minst vinner, mark för mark. Räknar båda trettioett är hälften av varje insats förlorad.
what-to-do = Välj ett fält och säg hur många marker; bredvid får du välja ett till. Alla fyra är värda lika mycket, och inget av det som varit säger vad som kommer. Banken behåller omkring elva marker av tusen satsade, vilket är lite för ett sådant spel.
lesson-1 = Två rader ska läggas, för noir och för rouge. Du säger vilken som räknar minst. Välj rouge.
lesson-1-no-1 = Om ingen satsar vänds inget kort. Välj rouge.
lesson-1-no-2 = Alla fyra fälten är värda lika mycket; om det här strax mer. Välj rouge för den här lektionen.
lesson-2 = Nu markerna: så många du vill.
lesson-2-no-1 = Med ingenting vinner man ingenting: sätt minst en mark.
lesson-3 = Bredvid får du satsa på det allra första kortet. *Couleur*: det har samma färg som raden som vinner. Välj det.
lesson-3-no-1 = Du får nöja dig så. Men se hur couleur avgörs: välj det.
lesson-3-no-2 = Det är fältet mot det: att första kortet har den andra färgen. Välj couleur för den här lektionen.
lesson-4 = Och hur många på det här?
lesson-4-no-1 = Då spelar bara rouge för dig: sätt minst en mark här också.
lesson-5 = Raden noir. Klädda kort räknar tio, esset ett, och den slutar vid mer än trettio: trettiotvå. Första kortet är rött.
lesson-6 = Raden rouge räknar trettioett, alltså mindre: rouge vinner. Första kortet är också rött: couleur vinner. Du får betalt mark för mark.
lesson-7 = Två lika rader avgör ingenting. Bara vid trettioett i båda, *refait*, tar banken hälften av varje insats: ungefär en gång på fyrtiosex kupper. Det lever den på.
lesson-8 = Banken går till nästa efter varje kupp. Du kan nog: slå dig ner.
