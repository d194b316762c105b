# Shanghaien. Nominative after a colon or a dash, so that no name needs another form.

shanghaien-title = Shanghaien
    .line = Two captains roll dice for the crews of a tavern. 2 players, about 20 minutes.

## Cards

shanghaien-nation-american = American
shanghaien-nation-french = French
shanghaien-nation-german = German
shanghaien-nation-chinese = Chinese
shanghaien-nation-dutch = Dutch
shanghaien-nation-turkish = Turkish
shanghaien-nation-spanish = Spanish
shanghaien-nation-italian = Italian
shanghaien-crew-american = Americans
shanghaien-crew-french = French
shanghaien-crew-german = Germans
shanghaien-crew-chinese = Chinese
shanghaien-crew-dutch = Dutch
shanghaien-crew-turkish = Turks
shanghaien-crew-spanish = Spanish
shanghaien-crew-italian = Italians
shanghaien-sailor = { $nation } { $value }
shanghaien-trick = Trick: { $first } or { $second }
shanghaien-effect-sailors = 2 Sailors
    .short = 2 Sailors
    .help = The card joins one of your crews for good and counts as a sailor of value 2. You name the nation next; you need a real sailor of it. Then you place a die as usual. (SH-16)
shanghaien-effect-change = +/−1
    .short = ±1
    .help = You turn one of the two dice up or down by one, never past 6 or 1. Then you place either die. The card leaves the game. (SH-17, SH-20)
shanghaien-effect-again = Roll Again
    .short = Roll Again
    .help = You roll both dice again. The second roll stands, and you place one of them. The card leaves the game. (SH-19, SH-20)
shanghaien-effect-both = Add Both Dice
    .short = Add Both
    .help = You place both dice on their cards. The card leaves the game. (SH-18, SH-20)
shanghaien-end-left = left
shanghaien-end-right = right
shanghaien-wild = 2 (trick)
shanghaien-nobody = nobody
shanghaien-none = none
shanghaien-between = { "; " }

## Choices

shanghaien-roll = Roll two dice
    .help = You roll two dice, place one on the card of its value and take the other back. (SH-7)
shanghaien-shanghai = Call Shanghai: the round ends and the cards go to their takers
    .help = The round ends. Each card goes to the player with more dice on it; with equal dice, the pips on the neighbouring cards decide. The other player starts the next round. (SH-9, SH-11, SH-12, SH-14)
shanghaien-place = Place the { $value } on { $card }
    .help = The die stays on the card of its value until the round ends. Then it is the other player’s turn. (SH-6, SH-7)
shanghaien-place-any = Place a { $value }
shanghaien-place-first = Place the { $value } on { $card }, so that card 1 is at the { $end } end
shanghaien-play = Play { $effect }, from the card “{ $card }”
shanghaien-join = Join the { $nation }: strength { $strength }, then { $after }
    .help = The trick card counts as a sailor of value 2 of this nation until the end of the game. (SH-16)
shanghaien-turn = Turn the { $value } into a { $after }
    .help = The die counts with its new value, for placing and for neighbours. (SH-17)
shanghaien-both = Place both dice, so that card 1 is at the { $end } end
    .help = One end serves both dice. It holds for both players until the round ends. (SH-8, SH-18)

## Why not

shanghaien-no-over = The match is over.
shanghaien-no-turn = It is not your turn.
shanghaien-no-roll-few = You need two dice to roll; with fewer you must call Shanghai.
shanghaien-no-roll-again = You have rolled already: a die must be placed.
shanghaien-no-shanghai-few = You may call Shanghai only when at least two of your own dice lie on cards.
shanghaien-no-shanghai-rolled = You have rolled, so a die must be placed. You may call Shanghai at the start of a turn.
shanghaien-no-place-unrolled = Roll first: only a die just rolled can be placed.
shanghaien-no-place-other = Neither of the dice just rolled shows this value.
shanghaien-no-place-endless = This is the round’s first die: choose with it which end of the row is card 1.
shanghaien-no-place-set = The end of card 1 is settled for this round.
shanghaien-no-trick-card = You hold no such trick card.
shanghaien-no-trick-unrolled = A trick is played right after your own roll, not before it.
shanghaien-no-trick-second = You have used your trick of this round.
shanghaien-no-trick-sailor = 2 Sailors needs a sailor of yours to join, and you have none yet.
shanghaien-no-join-pending = You played 2 Sailors: choose the nation that the card joins first.
shanghaien-no-turn-pending = You played +/−1: turn one of the dice first.
shanghaien-no-both-pending = You played Add Both Dice: both dice are placed now. Choose the end of card 1.
shanghaien-no-join-card = A card joins a nation only when you play it as 2 Sailors.
shanghaien-no-join-nation = You have no real sailor of this nation for the card to join.
shanghaien-no-turn-card = A die is turned only when you play +/−1.
shanghaien-no-turn-limit = A 6 can’t be turned up, nor a 1 down.
shanghaien-no-both-card = Both dice are placed together only when you play Add Both Dice as the round’s first placement.

## The story

shanghaien-story-first = { $name } starts the match.
shanghaien-story-tavern = Round { $round }: { $name } starts. In the tavern, from the left: { $cards }.
shanghaien-story-dice = { $name } rolls { $low } and { $high }.
shanghaien-story-place = { $name } places the { $value } on { $card }.
shanghaien-story-end = Card 1 is at the { $end } end this round.
shanghaien-story-play = { $name } plays a trick: { $effect }.
shanghaien-story-join = The card joins the { $nation } of { $name }.
shanghaien-story-turn = { $name } turns the { $value } into a { $after }.
shanghaien-story-shanghai = { $name } calls Shanghai!
shanghaien-story-settle-empty = Card { $number }, { $card }: no dice; it leaves the game.
shanghaien-story-settle-majority = Card { $number }, { $card }: { $name } takes it, dice { $more } to { $less }.
shanghaien-story-settle-neighbours = Card { $number }, { $card }: equal dice; { $name } takes it, neighbours { $more } to { $less }.
shanghaien-story-settle-tied = Card { $number }, { $card }: equal dice, neighbours { $more } to { $less }; it leaves the game.

## The board

shanghaien-board-round = Round { $round } of { $rounds }.
shanghaien-board-end = Card 1 is at the { $end } end.
shanghaien-board-end-unset = The first die of the round settles at which end card 1 is.
shanghaien-board-dice = { $name }: { $dice }
shanghaien-board-outlook-majority = now to { $name }: more dice
shanghaien-board-outlook-neighbours = now to { $name }: equal dice, better neighbours
shanghaien-board-outlook-tied = now to nobody: equal dice, equal neighbours
shanghaien-board-crew = { $name }: { $crew }
shanghaien-board-no-crews = Nobody has a crew yet.
shanghaien-board-points = { $name } scores { $points }
shanghaien-board-equal = equal: nobody scores
shanghaien-board-trick = { $card }{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } times)
}
shanghaien-board-seat = { $name }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
} in the supply. Tricks: { $tricks }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} if scored now.{ $used }
shanghaien-board-used = { " " }This round’s trick is used.
shanghaien-board-rolled = { $name } has rolled { $low } and { $high }.

## The bill

shanghaien-bill-tricks = Tricks not used, { $name }: { $points }
shanghaien-bill-total = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## The browser table

shanghaien-progress = Round { $round } of { $rounds }
shanghaien-card-trick = Dirty trick
shanghaien-tavern = The tavern
shanghaien-crews = Crews
shanghaien-crews-now = if the game ended now
shanghaien-crews-caption = Sailors by nation
shanghaien-tricks = Unused tricks
shanghaien-tricks-unused = { $count ->
    [one] trick unused
   *[other] tricks unused
}
shanghaien-deck = { $cards ->
    [one] { $cards } card in the deck
   *[other] { $cards } cards in the deck
}
shanghaien-in-supply = { $dice } in supply
shanghaien-dice-left = { $dice ->
    [one] { $dice } die left
   *[other] { $dice } dice left
}
shanghaien-rolled = Rolled: { $low } and { $high }
shanghaien-die-of = { $name }: { $value }
shanghaien-take-die = Take up the { $value }
shanghaien-orient = Card 1 lies at this end, for both, this round
shanghaien-outlook-leaves = leaves the game as it stands
shanghaien-outlook-goes = goes to { $name } as it stands
shanghaien-reason-empty = no dice
shanghaien-reason-majority = majority
shanghaien-reason-neighbours = neighbours
shanghaien-reason-tied = tied
shanghaien-button-roll = Roll
shanghaien-button-shanghai = Shanghai
shanghaien-column-number = Card
shanghaien-column-card = Sailor or trick
shanghaien-column-dice = Dice of { $name }
shanghaien-column-outlook = As it stands
shanghaien-column-nation = Nation
shanghaien-column-points = Points
shanghaien-ask-wait = { $name } is to act
shanghaien-ask-wait-turn = To roll, or to call Shanghai.
shanghaien-ask-wait-place = Rolled { $low } and { $high }: one of them is to be placed.
shanghaien-ask-wait-trick = A trick is being played.
shanghaien-ask-settle = Shanghai!
    .text = Each card goes to its leader.
shanghaien-ask-deal = Six new cards
    .text = They come into the tavern from the deck.
shanghaien-ask-roll = Roll two dice
    .text = Then you place one of them on the card of its number.
shanghaien-ask-either = Roll, or call Shanghai
    .text = Shanghai ends the round: each card goes to its leader.
shanghaien-ask-shanghai = Call Shanghai
    .text = You have too few dice to roll: the round ends.
shanghaien-ask-place = Place one die
    .text = You rolled a { $low } and a { $high }. The other one goes back to your supply.
    .first = You rolled a { $low } and a { $high }. The first die decides at which end card 1 lies.
shanghaien-ask-join = Name a nation
    .text = The trick joins one of your crews as a sailor of strength 2.
shanghaien-ask-turn = Turn one die
    .text = Up or down by one; then place either die.
shanghaien-ask-both = Choose an end
    .text = Both dice are placed; card 1 lies at the end you choose.
shanghaien-guide-roll = Each round six cards lie in the tavern. On your turn you roll two dice and place one on the card of its number. Press Roll.
shanghaien-guide-first = This is the round’s first die: a 2 may lie on the second card from the left or from the right. Where you put it decides for both players where card 1 lies. Click a marked card.
shanghaien-guide-place = Choose one of your two dice: click its marked card, or drag the die. More dice than your rival’s win the card; with equal dice the neighbouring cards decide. The small tab shows who leads.
shanghaien-guide-wait = Now your rival rolls and places a die, as you do.
shanghaien-guide-shanghai = Two of your dice lie on cards, so you may call Shanghai instead of rolling: the round ends and each card goes to its leader. At the end each nation scores for the stronger crew. Roll on while you expect to gain more.
shanghaien-guide-trick = A trick is used once and right after a roll. Unused, it is worth a point at the end.
shanghaien-key-roll = roll
shanghaien-key-place = place that die; before the round’s first die: take it up
shanghaien-key-end = the end of card 1, for the die taken up
shanghaien-key-shanghai = call Shanghai
