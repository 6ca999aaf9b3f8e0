# Where it is from, and of when.
from = England, sedan restaurationen

# What the table of Three-card Loo says.
title = Loo med tre kort
pitch = Tre kort och en pott som växer: kasta handen, eller spela och ta ett stick, eller betala.
preset-limited = Begränsad Loo
preset-limited-text = Beskrivningen från 2008 som den står, och det som spelas om inget annat sägs: den som blir bet betalar tre.
preset-unlimited = Obegränsad Loo
preset-unlimited-text = Sista varianten i samma beskrivning: den som blir bet betalar lika mycket som låg i potten. Markerna går fort.
preset-forced = Med tvungna enkelpotter
preset-forced-text = Den andra varianten: om en pott på en enda insats spelar alla.
preset-peel = Så som äldre böcker har det
preset-peel-text = Enkelpotter är tvungna och utan Miss, av två trumfer spelas den högsta ut, och en trumf som inte kan vinna får behållas.
DRAW-prompt = Nu vänds ett kort för { $seat }, för att se vem som ger.
PLAY-prompt = Ditt kort?
