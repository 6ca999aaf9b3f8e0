# How it goes, and what the lesson says.

how = Er worden drie kaarten gegeven, en niemand kijkt. Eén kan blind twee slagen op zich nemen en keert dan de troef voor zijn hand; de anderen kijken, en kunnen er één op zich nemen. Elke slag levert een derde op, en wie tekortkomt betaalt.
what-to-do = Speel alleen blind als de pot het waard is. Doet een ander het, kijk dan: met een zekere slag speel je, anders pas je. De drie komt vlak na het aas.
lesson-1 = Drie kaarten ieder, en niemand heeft gekeken. De gever speelt blind: de keerkaart is troef, komt in zijn hand, en hij moet twee slagen maken.
lesson-2 = Nu mag je kijken: A♠, K♦ en 4♣. Spelen is één slag op je nemen. Doe je het?
lesson-2-no-1 = Je hebt het troefaas: die slag is zeker, en daarmee een derde van de pot.
lesson-3 = De derde past. Jij komt uit, met wat je wilt. Haal een troef uit de hand van de bieder.
lesson-3-no-1 = Wie niet kan bekennen moet troeven, en zou die slag nemen met de troef van daarnet. Eerst het aas.
lesson-4 = Daar viel J♠: één slag, je hebt woord gehouden. Er is nog een derde te halen: welke kaart?
lesson-4-no-1 = Een vier neemt bijna nooit iets. Je kans is K♦.
lesson-5 = Twee slagen voor jou. De bieder heeft er één van twee: hij is *getomateerd*, en betaalt in de volgende pot.
lesson-6 = De gever wordt eerst gevraagd of hij blind speelt, dan de volgende. Je weet genoeg: ga zitten.
