# How it goes, and what the lesson says.

how = Een kaart wordt rond aangeboden, en wie haar neemt speelt erop tegen de bankier, die er ook een heeft. Er wordt omgeslagen tot een van de kaarten haar gelijke vindt: van wie zij is, die heeft verloren.
what-to-do = Neem een kaart of laat haar; noem je inzet, bied of neem zijweddenschappen op wie langer blijft. Geen inzet bevoordeelt hier iemand: waag wat je wilt.
lesson-1 = Een twee gaat rond. De ander weigerde; nu word jij gevraagd. Neem haar.
lesson-1-no-1 = Weigeren kost niets; maar elke kaart is even goed. Neem deze.
lesson-2 = De kaart van de bankier is een vijf. Jij noemt het hoogste voor je twee: twintig.
lesson-2-no-1 = Van één fiche tot alles: de regel staat het toe. Laat het twintig zijn.
lesson-3 = De bankier neemt alles aan. Er kwam een negen, die de ander nam: nu staan er drie kaarten.
lesson-4 = De ander biedt je een *zijweddenschap*: tien dat de negen langer staat dan jouw twee. Neem alles.
lesson-4-no-1 = Je mag een deel nemen, of niets. Maar de kansen zijn precies gelijk: neem de tien.
lesson-5 = Ieder heeft een kaart, dus de zes gaat naar het midden. Dan een vijf: de kaart van de bankier heeft haar gelijke, en hij betaalt jullie beiden.
lesson-6 = Je zijweddenschap wordt uitgespeeld. Een negen: de kaart van de ander heeft haar gelijke, en de tien fiches zijn voor jou. Je weet genoeg: ga zitten.
