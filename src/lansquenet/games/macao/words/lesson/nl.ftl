# How it goes, and what the lesson says.

how = Je zet in, en krijgt een kaart. Tienen en plaatjes tellen niets, een aas één. Je mag kaarten bijkopen, maar meer dan negen in totaal heeft verloren. Dan wordt de kaart van de bankier omgeslagen, en ook hij mag kopen: wie dichter bij negen is wint, en een negen ineens telt dubbel.
what-to-do = Koop met vier of minder en pas met vijf of meer; beter gaat het niet. De bankier spreekt het laatst en ziet wat je hebt: het is een duur spel, waarvan hij ongeveer veertien fiches van de honderd houdt, en daarom gaat de bank rond.
lesson-1 = Je wilt dicht bij *negen* komen, dichter dan de bankier. Eerst de fiches: zoveel je wilt.
lesson-1-no-1 = Dan wordt er helemaal geen kaart omgeslagen: leg er ten minste één.
lesson-2 = Een drie. Tienen en plaatjes tellen niets, een aas één. Je mag een kaart *kopen*, en dan nog een. Koop er een.
lesson-2-no-1 = Met drie zou je zelden winnen. Koop een kaart.
lesson-3 = Zeven. Kom je boven negen, dan heb je meteen verloren: met vijf of meer kun je beter passen. Pas.
lesson-3-no-1 = Elke kaart van drie tot negen zou te veel zijn. Pas.
lesson-4 = Nu pas wordt de kaart van de bankier omgeslagen: een twee. Een negen had dubbel geteld, aan beide kanten; dat is de grote *Schlag*.
lesson-5 = Hij koopt ook, een negen, en is over negen gekomen: je wint, fiche om fiche.
lesson-6 = Hij spreekt het laatst, en ziet wat je hebt. Dat is veel waard, en daarom gaat de bank na elke coup naar de volgende. Je weet genoeg: ga zitten.
