# How it goes, and what the lesson says.

how = Twee kaarten worden omgeslagen, met een gat ertussen. Je mag je inleg verhogen als je denkt dat de derde ertussen valt. Hoe smaller het gat, hoe meer er betaald wordt.
what-to-do = Leg een inleg neer, kijk naar het gat, en verhoog vanaf zeven rangen. Buren geven de inleg terug; een paar kan elf tegen één betalen.
lesson-1 = Eén houdt de bank, alle anderen spelen ertegen. Het aas is de hoogste kaart, de twee de laagste.
lesson-2 = Vóór elke kaart legt ieder een inleg neer. Leg tien fiches.
lesson-2-no-1 = Wie geen inleg neerlegt doet dit spel niet mee: tien fiches.
lesson-2-no-2 = Elk bedrag binnen de grenzen mag. Voor deze les tien.
lesson-3 = Een drie en een boer, met een gat voor de derde kaart.
lesson-4 = Zeven rangen liggen ertussen, van vier tot tien. Je mag verhogen met je inleg. Is het dat waard?
lesson-4-no-1 = Achtentwintig van de vijftig kaarten vallen ertussen: meer dan de helft, bij één tegen één. Verhoog.
lesson-5 = Een zeven, ertussen: inleg en verhoging worden betaald. Een drie of boer had verloren, net als alles erbuiten.
lesson-6 = Een smal gat betaalt meer: vijf tegen één voor één rang. Je weet genoeg: ga zitten.
