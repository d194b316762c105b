# Montego Bay. Nominative after a colon or a dash, so that no name needs another form.

montego_bay-title = Montego Bay
    .line = Dockers walk round the warehouses, shove one another aside and load the ships that sail. 2 to 4 players, about 60 minutes.

## Pieces, stores, ships

montego_bay-piece-large = large docker
montego_bay-piece-small = small docker
montego_bay-piece-third = third docker
montego_bay-piece-third-large = third docker (large)
montego_bay-piece-third-small = third docker (small)
montego_bay-piece-jack = Lazy Jack
montego_bay-short-large = large
montego_bay-short-small = small
montego_bay-short-third = third
montego_bay-short-jack = Lazy Jack
montego_bay-owned = { $name }, { $piece }
montego_bay-tile = { $name } { $piece }
montego_bay-pub-left = left pub
montego_bay-pub-right = right pub
montego_bay-store-good = { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
}
montego_bay-store-damaged = { $count } damaged
montego_bay-store-coin = coin
montego_bay-store-empty = nothing
montego_bay-pilot = pilot boat
montego_bay-ship = ship of { $slots } ({ $points })
montego_bay-share = { $name } { $count }
montego_bay-nobody = nobody
montego_bay-free = free

## Choices

montego_bay-hire = Hire Lazy Jack for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
    .help = You pay the bank. Next you name one of your dockers: Lazy Jack stands beside it, moves first this round and empties a store for you. (MB-9, MB-11)
montego_bay-decline = Do without Lazy Jack
    .help = You keep your coins. The next player who can pay is asked. You are not asked again this round. (MB-9)
montego_bay-host = Lazy Jack stands beside: { $piece }
    .help = He starts from the space of this docker and gets a card from the same five, so another value. (MB-9, MB-10)
montego_bay-pick = Card { $card }: { $piece }
    .help = The piece walks this many spaces clockwise; occupied ones count. On an occupied space it pushes the piece there to the opposite side, if that is free, and else backs up. You can change your cards until all players have laid theirs. (MB-10 to MB-13)
montego_bay-pick-jack = Card: Lazy Jack
    .help = Lazy Jack moves first, from the space of his host, by another value than his host’s. His host holds that space, so he may end up behind it. You can change your cards until all players have laid theirs. (MB-10, MB-11, MB-13)
montego_bay-load = Load at pier { $pier }: { $ship }, { $aboard ->
    [one] { $aboard } barrel of yours aboard
   *[other] { $aboard } barrels of yours aboard
}, { $free ->
    [one] { $free } slot free
   *[other] { $free } slots free
}
    .help = One barrel of your supply goes aboard. Who fills the last slot of a ship sends it off at once and gets 1 point more. (MB-15, MB-18)
montego_bay-load-empty = Load at pier { $pier }: no boat
montego_bay-unload = Take off at pier { $pier }: { $ship }, { $aboard ->
    [one] { $aboard } barrel of yours aboard
   *[other] { $aboard } barrels of yours aboard
}
    .help = One of your barrels comes off this ship, back to your supply: the store holds damaged ones. (MB-16)
montego_bay-unload-empty = Take off at pier { $pier }: no boat

## Why not

montego_bay-no-over = The match is over.
montego_bay-no-luck = Luck comes first: something is being drawn.
montego_bay-no-asked-other = Another player is being asked about Lazy Jack.
montego_bay-no-work-other = Another player’s piece is emptying its store; the Tally-Man decides the order.
montego_bay-no-asked-now = Players are asked about Lazy Jack only at the start of a round: those who can pay, fewest points first.
montego_bay-no-host-pending = You have hired Lazy Jack: name the docker beside which he stands first.
montego_bay-no-host-unhired = A docker is named for Lazy Jack only by the player who has just hired him.
montego_bay-no-third = Only with two players does everybody have a third docker.
montego_bay-no-jack = You have not hired Lazy Jack this round.
montego_bay-no-pick-now = Cards are picked at the start of a round, before the dockers move.
montego_bay-no-answer-pending = Say first whether you hire Lazy Jack.
montego_bay-no-pick-others = This piece has its card. Pick for your other pieces first; then you can change it.
montego_bay-no-pick-partner = Lazy Jack and the docker beside him take from the same five cards; this one is taken.
montego_bay-no-pick-same = The piece has this card already.
montego_bay-no-load-now = You have no barrels to load now.
montego_bay-no-load-damaged = These barrels are damaged: you take your own off the ships.
montego_bay-no-load-pilot = The pilot boat takes no barrels.
montego_bay-no-load-empty = There is no ship at this pier.
montego_bay-no-unload-now = Barrels come off only when your docker is by a store with damaged ones.
montego_bay-no-unload-good = These barrels are good: all of them are loaded.
montego_bay-no-unload-none = You have no barrel aboard there.

## The story

montego_bay-story-warehouse = Warehouse { $number }: space { $north }, { $north_store }; space { $south }, { $south_store }.
montego_bay-story-order = Order, from position 1: { $order }.
montego_bay-story-pier = Pier { $pier }: { $ship }.
montego_bay-story-top = Top of pile { $pile }: { $ship }.
montego_bay-story-round = Round { $round }.
montego_bay-story-hire = { $name } hires Lazy Jack for { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
montego_bay-story-decline = { $name } does without Lazy Jack.
montego_bay-story-host = Lazy Jack stands beside: { $piece }, space { $space }.
montego_bay-story-pick = { $name } lays a card face down: { $piece }.
montego_bay-story-change = { $name } changes a card.
montego_bay-story-reveal = All cards are laid. The dockers move.
montego_bay-story-move = { $piece }: card { $card }, from space { $start } to space { $space }.
montego_bay-story-leave = { $piece }: card { $card }, { $pub }, to space { $space }.
montego_bay-story-push = Pushed across to space { $space }: { $piece }.
montego_bay-story-back = Nobody can be pushed there ({ $other }): back to the free space { $space }.
montego_bay-story-stay = Nobody can be pushed there ({ $other }): back on space { $space }, where the move began.
montego_bay-story-store = Tally-Man, space { $space }: { $piece }. The store: { $store }.
montego_bay-story-coin = { $name } takes a coin and has { $coins }.
montego_bay-story-no-coin = The bank has no coin left.
montego_bay-story-short = { $name }’s supply is short: { $count } to load.
montego_bay-story-jack-damaged = For Lazy Jack no barrel comes off.
montego_bay-story-few = { $name } has no more aboard: { $count } to take off.
montego_bay-story-load = { $name } loads a barrel at pier { $pier }: { $ship }, { $free ->
    [one] { $free } slot free
   *[other] { $free } slots free
}.
montego_bay-story-unload = { $name } takes a barrel off at pier { $pier }: { $ship }.
montego_bay-story-pour = No ship is left in port. { $name } brings barrels to the pub: { $count }.
montego_bay-story-pilot = The pilot boat leaves pier 1.
montego_bay-story-sail-filled = Sails full from pier { $pier }: { $ship }. Barrels: { $barrels }. Points: { $points }.
montego_bay-story-sail-first = The first boat sails from pier { $pier }: { $ship }. Barrels: { $barrels }. Points: { $points }.
montego_bay-story-sail-last = Scored at the end: { $ship }. Barrels: { $barrels }. Points: { $points }.
montego_bay-story-extra = 1 point more for the last slot: { $name }.
montego_bay-story-arrive = New at pier { $pier }: { $ship }.
montego_bay-story-second-pile = The second pile is begun: after this round the order is drawn anew.
montego_bay-story-jack-leaves = Lazy Jack leaves the quay.
montego_bay-story-shuffle = The order tiles are shuffled.
montego_bay-story-closing = Boats left in port: { $boats }. The game ends.
montego_bay-story-pub = The pub is scored. Barrels: { $barrels }. Points: { $points }.

## The board

montego_bay-phase-laying = the warehouses are laid out
montego_bay-phase-ordering = the order is drawn
montego_bay-phase-berthing = ships come in
montego_bay-phase-turning = a ship is turned over
montego_bay-phase-hiring = Lazy Jack
montego_bay-phase-hosting = Lazy Jack
montego_bay-phase-picking = cards
montego_bay-phase-loading = loading
montego_bay-phase-unloading = loading
montego_bay-phase-ended = the end
montego_bay-board-round = Round { $round }: { $phase }. { $bank ->
    [one] { $bank } coin
   *[other] { $bank } coins
} in the bank.
montego_bay-board-north = North lane, left to right, as the dockers walk:
montego_bay-board-south = South lane, left to right, against the dockers:
montego_bay-board-space = space { $space }
montego_bay-board-good = { $count ->
    [one] { $count } barrel
   *[other] { $count } barrels
}
montego_bay-board-damaged = { $count } damaged
montego_bay-board-coin = + coin
montego_bay-board-order = Order, from position 1: { $order }.
montego_bay-board-pilot = Pier { $pier }: pilot boat, takes no barrels.
montego_bay-board-empty-ship = Pier { $pier }: { $ship }, empty.
montego_bay-board-ship = Pier { $pier }: { $ship }, { $free } free. Barrels (points now): { $barrels }.
montego_bay-board-aboard = { $name } { $barrels } ({ $points })
montego_bay-board-pile = Pile { $pile }: { $ships ->
    [one] { $ships } ship
   *[other] { $ships } ships
}, on top: { $top }.
montego_bay-board-unturned = Not turned yet: { $ships }.
montego_bay-board-unturned-kind = { $count } of { $slots }
montego_bay-board-no-piles = No more ships will come.
montego_bay-board-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $total } if scored now), { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $barrels ->
    [one] { $barrels } barrel
   *[other] { $barrels } barrels
}; { $dockers }.
montego_bay-board-piece = { $piece }: { $where }
montego_bay-board-laid = { " " }Cards laid: { $laid } of { $pieces }.
montego_bay-board-pub = { " " }In the pub: { $count }.
montego_bay-board-host = Lazy Jack stands beside: { $piece }.
montego_bay-board-load = Space { $space } — { $piece }. Barrels still to be loaded: { $count }.
montego_bay-board-unload = Space { $space } — { $piece }. Barrels still to be taken off: { $count }.
montego_bay-board-cards = Space, if not pushed
montego_bay-board-card = card { $card }
montego_bay-board-card-laid = { $piece }, laid: { $card }

## The bill

montego_bay-bill-head = Points
montego_bay-bill-filled = Filled ships
montego_bay-bill-extra = Last slots filled
montego_bay-bill-first = First boats
montego_bay-bill-last = Ships at the end
montego_bay-bill-pub = Pub
montego_bay-bill-port = Ships in port and pub, if scored now
montego_bay-bill-total = Total
montego_bay-bill-coins = Coins, if points are equal
