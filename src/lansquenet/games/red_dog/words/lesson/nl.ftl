# How it goes, and what the lesson says.

how = Twee kaarten gaan om, met ruimte ertussen. Je mag verhogen op de derde die ertussen valt. Hoe smaller de ruimte, hoe meer er betaald wordt.
what-to-do = Leg een ante, kijk naar de ruimte, en verhoog vanaf zeven rangen. Buren geven de ante terug; een paar kan elf tegen één betalen.
lesson-1 = Eén houdt de bank, alle anderen spelen ertegen. De aas is de hoogste kaart, de twee de laagste.
lesson-2 = Vóór elke kaart legt ieder een ante. Leg tien fiches.
lesson-2-no-1 = Wie geen ante legt doet deze hand niet mee: tien fiches.
lesson-2-no-2 = Elk bedrag binnen de grenzen mag. Voor deze les tien.
lesson-3 = Een drie en een boer, met ruimte voor de derde kaart.
lesson-4 = Zeven rangen liggen ertussen, van vier tot tien. Je mag verhogen met je ante. Is het dat waard?
lesson-4-no-1 = Achtentwintig van de vijftig kaarten vallen ertussen: meer dan de helft, gelijk op. Verhoog.
lesson-5 = Een zeven, ertussen: ante en verhoging worden betaald. Een drie of boer had verloren, net als alles erbuiten.
lesson-6 = Een smalle ruimte betaalt meer: vijf tegen één voor één rang. Je weet genoeg: ga zitten.
