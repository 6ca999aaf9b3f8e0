# How it goes, and what the lesson says.

how = Du lägger coucher på kort ur din bok, och bankören vänder par: det första kortet vinner, det andra förlorar. Den som vunnit tar vinsten, eller fortsätter för sju, femton, trettio gånger couchen. Du förlorar aldrig mer än couchen.
what-to-do = Välj dina kort innan leken vänds. Det understa kortet, fassen, tar hälften av en couche på sin valör. Efter en vinst säger du om du tar den eller viker ett hörn.
lesson-1 = Bankören vänder; du väljer dina kort ur en bok med ett av varje valör. Nämn knekten.
lesson-1-no-1 = Då ser du bara på. Nämn knekten.
lesson-1-no-2 = Lika bra som något; men den här given är knektens.
lesson-2 = *Couchen*: några marker. Det är allt du kan förlora på det här kortet.
lesson-2-no-1 = Inget lagt, inget vunnet: minst två marker.
lesson-2-no-2 = Mer kan banken kanske inte svara för: högst tio här.
lesson-3 = Fassen är en åtta och skadar ingen. Sedan knekten, på vinnande plats! Vik ett hörn, för sju: *paroli*.
lesson-3-no-1 = Det är den försiktiga vägen. Men stegen är spelet: förlust kostar couchen, vinst betalar sjufalt.
lesson-4 = Ett par utan dig. En knekt hade inte räknats här: en valör som vunnit vilar nästa par.
lesson-5 = Knekten igen: *sept et le va*, sju coucher. Nog: ta vinsten och dra tillbaka kortet.
lesson-5-no-1 = Två knektar är borta, två kvar: en tredje vinst är ovanligare än femton coucher är värda. Dra tillbaka.
lesson-6 = Hade den förlorat hade bara couchen gått. Du kan nog: slå dig ner.
