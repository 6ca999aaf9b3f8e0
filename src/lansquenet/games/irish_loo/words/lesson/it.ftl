# How it goes, and what the lesson says.

how = Ciascuno riceve tre carte, e un seme è briscola. Chi sta può cambiare carte, poi gioca per il piatto. Ogni presa ne vale un terzo, e chi non ne fa paga.
what-to-do = Stai se hai briscole, cambia ciò che non vale, ed esci con le briscole alte. Se si volta fiori nessuno può passare.
lesson-1 = Tre carte a ciascuno, e la carta voltata fa di quadri la briscola. Fosse fiori, dovrebbero giocare tutti.
lesson-2 = Hai K♦, J♦ e 4♠. Stai?
lesson-2-no-1 = Con due briscole alte una presa è quasi certa. Stai.
lesson-3 = Ora puoi cambiare fino a tre carte, una volta. Quale conviene?
lesson-3-no-1 = Il quattro di picche non prenderà nulla, e cambiarlo non costa.
lesson-3-no-2 = È una briscola alta, il tuo meglio. Cambia il quattro di picche.
lesson-4 = Esci tu. Con due briscole devi uscire di briscola. Quale?
lesson-4-no-1 = La donna può essere contro, e lo prenderebbe. Il re la fa cadere.
lesson-5 = La donna è caduta, e il tuo fante fa anche la seconda presa.
lesson-6 = La terza è dell’altro: un terzo del piatto per presa. Ne sai abbastanza: siediti.
