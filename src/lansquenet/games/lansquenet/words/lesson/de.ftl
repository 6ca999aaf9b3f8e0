# How it goes, and what the lesson says.

how = Der Bankhalter legt eine Bank auf, und die anderen setzen dagegen, bis sie gedeckt ist. Dann kommt eine Karte für ihn und eine für die Pointeure. Es wird weiter aufgedeckt, und die gewinnt, die zuerst ihresgleichen findet.
what-to-do = Setzen Sie gegen einen Teil der Bank, oder sagen Sie Banco und halten Sie sie allein. Ein Doublet der ersten zwei Karten gewinnt sofort für die Bank: Das ist ihr Vorteil. Wer als Bankhalter gewinnt, darf die ganze Bank behalten.
lesson-1 = Der Bankhalter legt eine Bank auf, diesmal von vierzig Chips. Sie spielen gegen sie.
lesson-2 = Ein anderer hat zehn dagegengesetzt. Sie dürfen dazulegen, so weit die Bank reicht. Setzen Sie zehn.
lesson-2-no-1 = Sie dürfen passen, haben dann aber keinen Teil daran. Setzen Sie zehn.
lesson-2-no-2 = Das ist *Banco*, das Ganze. Es kommt gleich; beginnen Sie mit zehn.
lesson-2-no-3 = Ein Betrag ist so gut wie der andere; für diese Lektion genügen zehn.
lesson-3 = Der andere legt nichts dazu. Wollen Sie die ganze Bank für sich, sagen Sie *Banco*: noch dreißig. Die anderen Einsätze gehen zurück.
lesson-3-no-1 = Ein stiller Umlauf beendet das Setzen, und Sie spielen um zehn. Das ist erlaubt; doch lernen Sie das Banco.
lesson-3-no-2 = Das ist nur ein Teil. Für das Ganze halten Sie noch dreißig.
lesson-4 = Die Karte des Bankhalters ist eine Sieben, Ihre ein König. Zwei gleiche wären ein *Doublet* gewesen, sofort für die Bank.
lesson-5 = Andere Ränge tun nichts. Dann ein König: Ihre Karte findet zuerst ihresgleichen, und hier *gewinnt* sie damit.
lesson-6 = Der Bankhalter hat vierzig bezahlt und verliert die Bank: Sie geht weiter. Sie wissen genug: Nehmen Sie Platz.
