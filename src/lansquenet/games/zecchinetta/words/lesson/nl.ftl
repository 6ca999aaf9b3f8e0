# How it goes, and what the lesson says.

how = Eén houdt de bank tegen alle anderen. Er liggen twee kaarten voor de pointeurs en één voor de bank; dan wordt kaart na kaart omgeslagen. Een kaart van de pointeurs verliest als haar rang terugkomt; komt die van de bank terug, dan wordt elke inzet betaald die er nog ligt.
what-to-do = Zet in op de kaarten die voor je liggen, of op geen. Ook elke nieuwe rang wordt je aangeboden: die inzet is eerlijk, terwijl de eerste twee kaarten de bank bevoordelen. Houd je zelf de bank, dan zeg je hoe weinig en hoeveel er ingezet mag worden.
lesson-1 = Eén is de bankier en staat in voor alle inzetten. Vandaag is dat een bot: hij neemt 5 tot 50 fiches op een kaart.
lesson-2 = *Per voi*: er worden twee kaarten omgeslagen voor de pointeurs, en jij bent er een. Ze verliezen als hun rang terugkomt. Zet in op K♦.
lesson-2-no-1 = Niemand hoeft in te zetten. Maar dan kijk je alleen toe: leg minstens 5 op K♦, en zie hoe het die kaart vergaat.
lesson-3 = Je mag op één kaart inzetten, op beide of op geen. Nu de zeven: zoveel je wilt, of niets.
lesson-4 = *Per me*: de derde kaart is voor de bank. Was zij van de rang van een van beide geweest, dan had de bankier meteen alles genomen. Dat is het hele voordeel van de bank.
lesson-5 = Een rang die nog niet gezien is, is een *carta franca*: ook daarop mag je inzetten. Ze wint even vaak als ze verliest, en is dus de beste inzet van het spel. Zet erop in.
lesson-5-no-1 = Je laat de enige eerlijke inzet voorbijgaan. Van de eerste twee kaarten houdt de bank 3 van de 19 fiches, van een franca geen. Leg minstens 5.
lesson-6 = Weer een zeven: de bankier neemt wat op de zeven lag, en de kaart gaat van tafel. Die rang is voortaan *mala*.
lesson-7 = De rang van de bank! Elke inzet die er nog ligt wordt betaald: de jouwe op K♦ en op de vijf, fiche om fiche. De bank gaat naar de volgende.
lesson-8 = Zo gaat de bank rond, en ieder heeft op zijn beurt het voordeel ervan. Je weet genoeg: ga zitten.
