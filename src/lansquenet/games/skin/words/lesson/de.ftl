# How it goes, and what the lesson says.

how = Eine Karte wird reihum angeboten, und wer sie nimmt, spielt darauf gegen den Bankhalter, der auch eine hat. Es wird aufgedeckt, bis eine ihresgleichen findet. Wessen Karte das ist, der hat verloren.
what-to-do = Nehmen Sie eine Karte oder nicht; nennen Sie Ihren Einsatz, bieten oder nehmen Sie Nebenwetten, wessen Karte länger steht. Keine Wette nützt hier jemandem mehr: Wagen Sie, was Sie mögen.
lesson-1 = Eine Zwei geht herum. Der andere hat sie abgelehnt; nun werden Sie gefragt. Nehmen Sie sie.
lesson-1-no-1 = Ablehnen kostet nichts; doch eine Karte ist so gut wie die andere. Nehmen Sie diese.
lesson-2 = Die Karte des Bankhalters ist eine Fünf. Sie nennen das Höchste für Ihre Zwei: zwanzig.
lesson-2-no-1 = Von einem Chip bis zu allem: Die Regel erlaubt es. Sagen wir zwanzig.
lesson-3 = Der Bankhalter nimmt alles an. Eine Neun kam, die der andere nahm: Nun stehen drei Karten.
lesson-4 = Der andere bietet Ihnen eine *Nebenwette*: zehn, dass die Neun länger steht als Ihre Zwei. Nehmen Sie alles.
lesson-4-no-1 = Sie dürfen einen Teil nehmen oder nichts. Doch die Wette ist ausgeglichen: Nehmen Sie die zehn.
lesson-5 = Jeder hat eine Karte, die Sechs geht in die Mitte. Dann eine Fünf: Die Karte des Bankhalters hat ihresgleichen und bezahlt Sie beide.
lesson-6 = Ihre Nebenwette wird ausgespielt. Eine Neun: Die Karte des anderen hat ihresgleichen, die zehn sind Ihre. Sie wissen genug: Nehmen Sie Platz.
