# Where it is from, and of when.
from = Angleterre, depuis la Restauration

# What the table of Three-card Loo says.
title = Loo à trois cartes
pitch = Trois cartes et un pot qui grossit : jetez votre main, ou jouez et faites une levée, ou payez.
preset-limited = Loo limité
preset-limited-text = Le récit de 2008 tel quel ; c’est ce qu’on joue, sauf avis contraire : qui fait la bête paie trois.
preset-unlimited = Loo illimité
preset-unlimited-text = La dernière variante du même récit : qui fait la bête paie autant que le pot contenait. Les jetons vont vite.
preset-forced = Pots simples forcés
preset-forced-text = L’autre variante : pour un pot d’une seule mise, tout le monde joue.
preset-peel = Selon de plus vieux livres
preset-peel-text = Les pots simples sont forcés et sans Miss, de deux atouts on entame le plus haut, et l’on peut garder un atout qui ne gagnerait pas.
DRAW-prompt = Une carte va être retournée pour { $seat }, afin de voir qui donne.
PLAY-prompt = Votre carte ?
