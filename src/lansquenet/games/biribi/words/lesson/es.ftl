# How it goes, and what the lesson says.

how = Pones fichas en números del tablero: setenta en el biribí, o treinta en el hoca. Se saca un boleto de la bolsa. Quien apostó a su número recibe sesenta y cuatro veces la apuesta, o veintiocho en el hoca, y todo lo demás es de la banca.
what-to-do = Nombra un número, di cuántas fichas, y nombra otro si quieres, hasta tres. Todos los números valen lo mismo, y ninguna extracción sabe de la anterior. La banca se queda los números que no paga: seis de setenta, y dos de treinta en el hoca.
lesson-1 = Hay setenta números, y saldrá uno. Nombra uno: el diecisiete, para esta lección.
lesson-1-no-1 = Si nadie apuesta, no se saca nada. Nombra el diecisiete.
lesson-1-no-2 = Vale como cualquier otro; para esta lección nombra el diecisiete.
lesson-2 = Ahora las fichas. La banca paga sesenta y tres por cada una, hasta donde alcance. Pon una.
lesson-2-no-1 = Con nada no se gana nada: pon una ficha.
lesson-2-no-2 = Se puede; para esta lección pon una.
lesson-3 = Puedes apostar a otro número, tres en total. Valen lo mismo: déjalo. No nombres ninguno.
lesson-3-no-1 = Puedes. Pero mira primero cómo le va a uno: no nombres ninguno.
lesson-4 = La bolsa son dos palos de una baraja. El primer trébol dice la columna: el siete de tréboles, la séptima.
lesson-5 = El primer diamante dice la fila; hay siete. La reina sería la novena: no dice nada.
lesson-6 = La segunda fila, y en ella la séptima: ¡diecisiete! Recibes sesenta y cuatro, con tu ficha entre ellas.
lesson-7 = Sale una vez de cada setenta, y se paga como si fuera una de sesenta y cuatro. De esas seis vive la banca.
lesson-8 = En el hoca hay treinta números y veintiocho apuestas. La banca da la vuelta, y entonces las seis te las quedas tú. Ya sabes bastante: siéntate.
