# Wie er komt, en hoe.

invite = Uitnodigen
take-chair = Neem de stoel van { $name }
chair-promised = De stoel van { $name } is van jou zodra het spel uit is; waar een partij gespeeld wordt, de partij.
chair-let = Liever toekijken
watching-free = Je kijkt toe. Een bot maakt plaats voor je als het spel uit is:
chair-free = Er is een stoel vrij: je kunt gaan zitten.
start-with-bots = Begin, met bots op de lege stoelen
chairs-and-way = Stoelen en link
held = Het wordt over twee seconden gezegd, tenzij je het terugneemt.
hands-so-far = { $count } spellen tot nu toe: { $won } gewonnen, netto { $net }.
