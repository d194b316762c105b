# How each level of the bots thinks, in a sentence.

bots-deckhand-shanghaien = looks at how the round stands now and misjudges it by a point or two.
bots-deckhand-macao = knows roughly what a move is good for and misjudges it often; looks hardly ahead.
bots-deckhand-montego-bay = { bots-deckhand-macao }
bots-bosun-shanghaien = tries a few hundred ways in which the match may go on before each move.
bots-bosun-macao = weighs the plausible moves and a reply or two, and is wrong now and then.
bots-bosun-montego-bay = { bots-bosun-macao }
bots-mate-shanghaien = works out the round to its end, and goes by a rule of thumb for what comes after.
bots-mate-macao = looks a few moves ahead and rarely misjudges them.
bots-mate-montego-bay = { bots-mate-macao }
bots-captain-shanghaien = works out the round to its end, all tricks included, and has learned what each outcome is worth in wins.
bots-captain-macao = searches thousands of continuations for up to a second, plays each on for some turns with sensible moves, and judges it before and after that by what it learned from its own matches.
bots-captain-montego-bay = searches thousands of continuations for up to a second, plays each on to the end of the round, judges it by what it learned from its own matches, and draws its secret picks so that they can’t be read.
bots-admiral-shanghaien = plays as the captain does: the round is solved, and more time would change nothing.
bots-admiral-macao = the captain’s way of thinking, on two cores for up to five seconds.
bots-admiral-montego-bay = { bots-admiral-macao }
bots-unlearned = thinks as ever, but the components here are not those it has learned with: it plays weaker than it could.
bots-unlearned-told = { $name } { bots-unlearned }
