# How it goes, and what the lesson says.

how = Drei Karten werden gegeben, und niemand sieht sie an. Einer kann blind zwei Stiche übernehmen und deckt den Trumpf für seine Hand auf; die anderen sehen nach und können einen übernehmen. Jeder Stich bringt ein Drittel, und wer zu wenig macht, zahlt.
what-to-do = Spielen Sie blind nur, wenn der Pott es wert ist. Tut es ein anderer, sehen Sie nach: Mit einem sicheren Stich spielen Sie, sonst passen Sie. Die Drei steht gleich nach dem Ass.
lesson-1 = Drei Karten für jeden, und niemand hat nachgesehen. Der Geber spielt blind: Die aufgedeckte Karte ist Trumpf, kommt in seine Hand, und er schuldet zwei Stiche.
lesson-2 = Nun dürfen Sie nachsehen: A♠, K♦ und 4♣. Spielen heißt, einen Stich zu übernehmen. Tun Sie es?
lesson-2-no-1 = Sie halten das Trumpfass: Dieser Stich ist sicher, und mit ihm ein Drittel des Potts.
lesson-3 = Der Dritte passt. Sie spielen aus, was Sie mögen. Ziehen Sie dem Spieler einen Trumpf.
lesson-3-no-1 = Wer nicht bedienen kann, muss trumpfen und nähme das. Zuerst das Ass.
lesson-4 = Der J♠ fiel: ein Stich, Sie haben Wort gehalten. Noch ein Drittel ist zu haben: welche Karte?
lesson-4-no-1 = Eine Vier macht kaum einen Stich. Der K♦ ist Ihre Aussicht.
lesson-5 = Zwei Stiche für Sie. Der Spieler hat einen von zweien: Er bekommt eine *Tomate* und zahlt in den nächsten Pott.
lesson-6 = Der Geber wird zuerst gefragt, ob er blind spielt, dann der Nächste. Sie wissen genug: Nehmen Sie Platz.
