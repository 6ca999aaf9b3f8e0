# Vilka som kommer, och hur.

invite = Bjud in
take-chair = Ta stolen från { $name }
chair-promised = Stolen från { $name } är din så snart given är slut; där ett parti spelas, partiet.
chair-let = Hellre titta på
watching-free = Du tittar på. En bot lämnar plats åt dig när given är slut:
chair-free = En stol är ledig: du kan sätta dig.
start-with-bots = Börja, med botar på de tomma stolarna
chairs-and-way = Stolar och länk
held = Det sägs om två sekunder, om du inte tar tillbaka det.
hands-so-far = { $count } givar hittills: { $won } vunna, netto { $net }.
