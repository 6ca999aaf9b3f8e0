# How it goes, and what the lesson says.

how = Jeder bekommt drei Karten, und eine Farbe ist Trumpf. Man wirft die Hand weg, oder man geht mit und spielt um den Pott. Jeder Stich bringt ein Drittel, und wer mitging und keinen macht, zahlt.
what-to-do = Gehen Sie mit, wenn ein Stich wahrscheinlich ist: ein hoher Trumpf oder zwei gute Karten. Miss ist eine Hand, die Sie ungesehen nehmen dürfen. Spielen Sie Trumpf aus, und überstechen Sie.
lesson-1 = Drei Karten für jeden; und drei für *Miss*, die niemand ist. Die aufgedeckte Karte macht Herz zu Trumpf.
lesson-2 = Sie halten Q♥, A♠ und 4♣. Passen, mitgehen oder Miss nehmen?
lesson-2-no-1 = Das kostet nichts und bringt nichts. Doch Trumpfdame und Ass sind es wert.
lesson-2-no-2 = Drei unbekannte Karten sind selten so gut wie diese, und Sie müssten sie spielen.
lesson-3 = Einer geht mit, einer passt. Sie spielen aus. Man muss bedienen, überstechen, wenn man kann, und trumpfen, wenn man nicht bedienen kann.
lesson-3-no-1 = Ein Trumpf in der anderen Hand nähme sie. Ziehen Sie ihn zuerst: Spielen Sie die Trumpfdame.
lesson-4 = Der Trumpfbube fiel unter Ihre Dame: ein Stich, ein Drittel des Potts. Was nun?
lesson-4-no-1 = Die Vier macht nichts; das Ass ist das höchste seiner Farbe und gilt, solange Sie ausspielen.
lesson-5 = Zwei Stiche für Sie, einer für den anderen: je ein Drittel des Potts, und niemand zahlt.
lesson-6 = Wer mitgeht und keinen Stich macht, zahlt in den nächsten Pott. Sie wissen genug: Nehmen Sie Platz.
