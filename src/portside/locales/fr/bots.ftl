# Comment pense chaque niveau des bots, en une phrase.

bots-deckhand-shanghaien = regarde où en est la manche et se trompe d’un point ou deux.
bots-deckhand-macao = sait à peu près à quoi sert un coup et se trompe souvent ; regarde à peine plus loin.
bots-deckhand-montego-bay = { bots-deckhand-macao }
bots-bosun-shanghaien = essaie avant chaque coup quelques centaines de suites possibles de la partie.
bots-bosun-macao = pèse les coups plausibles et une ou deux réponses, et se trompe parfois.
bots-bosun-montego-bay = { bots-bosun-macao }
bots-mate-shanghaien = calcule la manche jusqu’au bout et s’en remet pour la suite à une règle simple.
bots-mate-macao = regarde quelques coups à l’avance et les juge rarement mal.
bots-mate-montego-bay = { bots-mate-macao }
bots-captain-shanghaien = calcule la manche jusqu’au bout, avec toutes les ruses, et a appris ce que chaque issue vaut en victoires.
bots-captain-macao = explore des milliers de suites pendant une seconde au plus, en joue quelques tours avec des coups raisonnables et juge la position avant et après selon l’expérience de ses propres parties.
bots-captain-montego-bay = explore des milliers de suites pendant une seconde au plus, joue chacune jusqu’à la fin de la manche, la juge selon l’expérience de ses propres parties et tire au sort ses choix secrets pour qu’on ne puisse les deviner.
bots-admiral-shanghaien = joue comme le Capitaine : la manche est résolue, plus de temps n’y changerait rien.
bots-admiral-macao = pense comme le Capitaine, sur deux cœurs et jusqu’à cinq secondes.
bots-admiral-montego-bay = { bots-admiral-macao }
bots-unlearned = réfléchit comme toujours, mais le matériel utilisé ici n’est pas celui avec lequel il a appris : il joue moins bien qu’il ne pourrait.
bots-unlearned-told = { $name } { bots-unlearned }
