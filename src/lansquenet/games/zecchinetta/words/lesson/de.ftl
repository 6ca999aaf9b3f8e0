# How it goes, and what the lesson says.

how = Einer hält die Bank gegen alle anderen. Zwei Karten liegen für die Pointeure und eine für die Bank, dann wird Karte um Karte aufgedeckt. Eine Karte der Pointeure verliert, wenn ihr Rang wiederkommt; kommt der Rang der Bank wieder, wird jeder Einsatz bezahlt, der noch liegt.
what-to-do = Setzen Sie auf die Karten, die für Sie liegen, oder auf keine. Auch jeder neue Rang wird Ihnen angeboten: Dieser Einsatz ist ausgeglichen, während die ersten zwei Karten der Bank nützen. Halten Sie selbst die Bank, so sagen Sie, wie wenig und wie viel man setzen darf.
lesson-1 = Einer ist der Bankhalter und steht für alle Einsätze ein. Heute ist es ein Bot: Er nimmt 5 bis 50 Chips auf eine Karte.
lesson-2 = *Per voi*: Zwei Karten werden für die Pointeure aufgedeckt, also auch für Sie. Sie verlieren, wenn ihr Rang wiederkommt. Setzen Sie auf den K♦.
lesson-2-no-1 = Niemand muss setzen. Dann sähen Sie aber nur zu: Legen Sie wenigstens 5 auf den K♦, und sehen Sie, wie es ihm geht.
lesson-3 = Man darf auf eine Karte setzen, auf beide oder auf keine. Nun die Sieben: so viel Sie mögen, oder nichts.
lesson-4 = *Per me*: Die dritte Karte gehört der Bank. Wäre sie vom Rang der einen oder der anderen, nähme der Bankhalter sofort alle Einsätze. Das ist der ganze Vorteil der Bank.
lesson-5 = Ein Rang, der noch nicht da war, ist eine *carta franca*: Auch auf sie dürfen Sie setzen. Sie gewinnt so oft, wie sie verliert, und ist damit der beste Einsatz des Spiels. Nehmen Sie ihn.
lesson-5-no-1 = Sie lassen den einzigen ausgeglichenen Einsatz aus. Von den ersten zwei Karten behält die Bank 3 Chips von 19, von einer franca keinen. Setzen Sie wenigstens 5.
lesson-6 = Wieder eine Sieben: Der Bankhalter nimmt, was auf der Sieben lag, und die Karte kommt vom Tisch. Ihr Rang ist von nun an *mala*.
lesson-7 = Der Rang der Bank! Jeder Einsatz, der noch liegt, wird bezahlt: Ihrer auf dem K♦ und auf der Fünf, Chip um Chip. Die Bank geht an den Nächsten.
lesson-8 = So geht die Bank herum, und jeder hat einmal ihren Vorteil. Sie wissen genug: Nehmen Sie Platz.
