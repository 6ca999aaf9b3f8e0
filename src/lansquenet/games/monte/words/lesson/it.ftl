# How it goes, and what the lesson says.

how = Si posano due file di due carte, e punti su quelle che vuoi. Poi si volta il mazzo, carta dopo carta. Delle due carte di una fila vince quella il cui valore ritorna per primo.
what-to-do = Punta su una carta della fila, non su tutt’e due. Se la primissima carta, la porta, decide per te, si pagano solo tre quarti: è tutto il vantaggio del banco.
lesson-1 = Due file: 6♣ e 4♦, J♣ e A♣. In ciascuna le due sono rivali.
lesson-2 = Ti si chiede per ogni carta, dalla più bassa. Punta sull’asso.
lesson-2-no-1 = Se nessuno punta, il mazzo non si volta. Metti qualche fiche sull’asso.
lesson-3 = Quattro e sei li lasci. Ora la rivale dell’asso, J♣. Quanto ci metti?
lesson-3-no-1 = Quando una vince l’altra perde: pagheresti te stesso, e al banco la sua porta. Niente.
lesson-4 = La *porta*. Fosse stata un asso avresti già vinto, ma solo tre quarti. È un tre, e non decide nulla.
lesson-5 = Un asso è venuto prima del valore della sua rivale: l’asso ha vinto, fiche per fiche.
lesson-6 = Il banco passa al posto seguente dopo ogni mano. Ne sai abbastanza: siediti.
