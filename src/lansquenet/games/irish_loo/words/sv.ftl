# Where it is from, and of when.
from = En form av Loo, enligt uppgift irländsk

# What the table of Irish Loo says.
title = Irländsk Loo
pitch = Loo med en andra chans: byt upp till tre kort, och passa aldrig när klöver är trumf.
preset-irish = Irländsk Loo
preset-irish-text = Beskrivningen från 2008 så som vi läser den, och det som spelas om inget annat sägs.
preset-obliged = Givarens plikt
preset-obliged-text = Samma beskrivning efter bokstaven: mot en ensam spelare försvarar givaren potten, och inte sig själv.
preset-five_card_manner = På femkortsvis
preset-five_card_manner-text = Var och en som spelar byter genast, innan nästa har talat, som med fem kort.
preset-unlimited = Obegränsad irländsk Loo
preset-unlimited-text = Den som blir bet betalar lika mycket som låg i potten. Med klöverlagen därtill kan potterna växa utan mått.
preset-with_miss = Med Miss
preset-with_miss-text = Den extra handen i Loo med tre kort behålls, så som *spela som ovan* kan läsas.
DRAW-prompt = Nu vänds ett kort för { $seat }, för att se vem som ger.
EXCHANGE-prompt = Vilket kort lägger du bort, om något?
SUPPLY-told = till { $seat } ur talongen: { $card }
PLAY-prompt = Ditt kort?
