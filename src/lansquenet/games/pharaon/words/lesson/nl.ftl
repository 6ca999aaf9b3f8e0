# How it goes, and what the lesson says.

how = Je zet in op rangen, en de bankier slaat koppels om: de eerste kaart verliest, de tweede wint. Wie gewonnen heeft mag een hoek omvouwen en inzet met winst laten staan, *paroli*. Zijn beide gelijk, dan neemt de bankier de helft van wat erop staat.
what-to-do = Zet voor elk koppel in. Heeft een kaart gewonnen, neem dan de winst, of ga door voor drie, zeven, vijftien keer de inzet. Verliest ze dan, dan is alles weg.
lesson-1 = Je zet in op rangen, tegen de bankier. Wijs de boer aan.
lesson-1-no-1 = Je hebt nog niets op het spel staan. Wijs de boer aan.
lesson-1-no-2 = Die rang is even goed, maar dit is het verhaal van de boer.
lesson-2 = Zeg wat er in totaal moet liggen.
lesson-2-no-1 = Dan blijft de kaart leeg: leg minstens één fiche.
lesson-2-no-2 = Zoveel ineens laat de bank weinig over voor een paroli: hoogstens twintig in deze les.
lesson-3 = De boer kwam als tweede en heeft gewonnen. Neem de winst, of vouw een hoek: *paroli*, alles staat voor driemaal de inzet. Probeer het.
lesson-3-no-1 = Dat is de veilige weg. Maar om de paroli is het spel beroemd.
lesson-3-no-2 = Dat is de *paix*: de inzet komt terug, alleen de winst staat. Bekijk eerst de paroli.
lesson-4 = Twee gelijke: de bankier neemt de helft van wat erop staat. De jouwe raakt het niet.
lesson-5 = Nog eens! Ze heeft driemaal de inzet gewonnen. Wees nu tevreden en neem het.
lesson-5-no-1 = Het kan voor zevenmaal staan. Maar komt er eerst een boer, dan is alles weg. Neem het.
lesson-6 = Drie voor één, door één gevouwen hoek. Je weet genoeg: ga zitten.
