# Where it is from, and of when.
from = Suecia, siglos XVII–XIX

# What the table of Femkort says.
title = Femkort
pitch = Cinco cartas, cinco bazas, ningún triunfo, y solo se paga la última baza.
preset-source-text = Una puesta de una ficha, y cada bote para la última baza. Lo que se juega si no se dice otra cosa.
preset-better_cards = Con mejores cartas
preset-better_cards-text = La variante común: a quien le toca jugar puede pedir que se dé de nuevo, y cualquier otro puede negarse.
preset-first_to_three = El primero en tres
preset-first_to_three-text = El bote crece de mano en mano y es del primero que haga tres últimas bazas.
preset-contenders = Solo con baza
preset-contenders-text = Reglas recientes: sin una de las cuatro primeras bazas no se juega por la última.
zone-wins = ganadas
zone-called = pidió
DRAW-prompt = Se va a volver una carta para { $seat }, a ver quién da.
DEAL-unseen = se da una carta a { $seat }
POLL-prompt = ¿Callas, o pides mejores cartas?
POLL-word-0 = callar
POLL-told-0 = calla
POLL-word-1 = pedir
POLL-told-1 = pide mejores cartas
ANSWER-prompt = ¿Te niegas a que se dé de nuevo, o aceptas?
ANSWER-word-0 = negarse
ANSWER-told-0 = se niega
ANSWER-word-1 = aceptar
ANSWER-told-1 = acepta
PLAY-extra-52-word = mejores
PLAY-extra-52 = pide mejores cartas
ANSWER-verb-0 = Rehusar otro reparto
ANSWER-verb-1 = Aceptar otro reparto
PLAY-extra-52-verb = Pedir mejores cartas
POLL-short-1 = ¡mejores cartas!
POLL-verb-0 = Callar
POLL-verb-1 = Pedir mejores cartas
said-annulled = Todos están de acuerdo: la mano se anula.
said-last-trick-pot = { $seat } hace la última baza y se lleva el bote.
said-last-trick-win = { $seat } hace la última baza: es una victoria.
