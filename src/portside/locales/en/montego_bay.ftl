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

## The table in the browser

montego_bay-round = Round { $round }
montego_bay-setting-up = Setting up
montego_bay-step-jack = Jack
montego_bay-step-cards = Cards
montego_bay-step-moves = Moves
montego_bay-step-loading = Loading
montego_bay-step-sailing = Sailing
montego_bay-pier = Pier
montego_bay-port = The port
montego_bay-quay = The quay
montego_bay-houses = Warehouses
montego_bay-north = North lane, as the dockers walk
montego_bay-south = South lane, from left to right, against the dockers
montego_bay-lane-north = north
montego_bay-lane-south = south
montego_bay-roads = Ships to come
montego_bay-tally-man = Tally-Man
montego_bay-room = { $free } of { $slots } free
montego_bay-sails-soon = { $count } more and she sails: +1
montego_bay-pilot-takes-none = Pilot: takes no barrels
montego_bay-no-boat = no boat
montego_bay-pile-next = { $more ->
    [0] the next, the last
   *[other] next, then { $more } more
}
montego_bay-pile-second = second pile, { $ships }
montego_bay-players = Players
montego_bay-bank = { $coins ->
    [one] { $coins } coin in the bank
   *[other] { $coins } coins in the bank
}
montego_bay-points = { $points ->
    [one] point
   *[other] points
}
montego_bay-coins = { $coins ->
    [one] coin
   *[other] coins
}
montego_bay-barrels-left = { $barrels ->
    [one] barrel left
   *[other] barrels left
}
montego_bay-ready = ready
montego_bay-order = Order and cards
montego_bay-order-down = face down
montego_bay-order-turned = as turned
montego_bay-card-turned = card { $card }
montego_bay-card-own = your card { $card }, face down
montego_bay-card-down = a card, face down
montego_bay-jack-for = Lazy Jack works for { $name }
montego_bay-jack-card = card { $card }
montego_bay-lead = to space { $space }: { $store }.
montego_bay-lead-push = Pushes across: { $piece }.
montego_bay-lead-back = Backs up from space { $space }.
montego_bay-leads = Where each card leads, if nobody pushes you
montego_bay-take-up = Take up: { $piece }
montego_bay-card-for = Card { $card }, { $piece }
montego_bay-hand-loading = { $count ->
    [one] { $count } barrel to load
   *[other] { $count } barrels to load
}
montego_bay-hand-unloading = { $count ->
    [one] { $count } barrel to take off
   *[other] { $count } barrels to take off
}
montego_bay-button-hire = Hire him for 3
montego_bay-button-decline = Do without
montego_bay-column-ship = Ship
montego_bay-column-aboard = { $barrels } ({ $points })
montego_bay-column-space = Space
montego_bay-column-lane = Lane
montego_bay-column-store = Store
montego_bay-column-piece = Piece
montego_bay-column-position = Position
montego_bay-column-card = Card
montego_bay-text-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $total } if scored now), { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $barrels ->
    [one] { $barrels } barrel
   *[other] { $barrels } barrels
} left.
montego_bay-phase-beginning = a round begins
montego_bay-phase-moving = the dockers move
montego_bay-phase-walking = Tally-Man walks
montego_bay-phase-pouring = barrels go to the pub
montego_bay-phase-sailing = a boat sails
montego_bay-phase-shifting = the order moves on
montego_bay-phase-closing = the last ships are scored

montego_bay-ask-wait = Waiting: { $names }
montego_bay-ask-wait-hiring = Lazy Jack is offered.
montego_bay-ask-wait-hosting = Lazy Jack gets his place.
montego_bay-ask-wait-picking = Cards are being laid, face down.
montego_bay-ask-wait-loading = A store is being emptied.
montego_bay-ask-wait-unloading = Damaged barrels come off the ships.
montego_bay-ask-wait-other = The round goes on.
montego_bay-ask-hire = Hire Lazy Jack?
    .text = He moves first and empties a store for you.
montego_bay-ask-host = Choose Lazy Jack’s docker
    .text = He starts beside it, with another of its cards.
montego_bay-ask-pick = { $count ->
    [one] Lay { $count } card
   *[other] Lay { $count } cards
}
    .text = Secret until all are ready. The ghost shows where a piece lands if nobody pushes it.
montego_bay-ask-laid = Your cards lie
    .text = You may change them while others choose: { $names }.
montego_bay-ask-load = { $count ->
    [one] Load { $count } barrel
   *[other] Load { $count } barrels
}
    .text = Your { $piece } empties its store ({ $store }). Choose a ship for each.
montego_bay-ask-unload = { $count ->
    [one] Take { $count } barrel off
   *[other] Take { $count } barrels off
}
    .text = Your { $piece } is by damaged goods ({ $store }). Choose a ship.
montego_bay-key-pick = pick that card for the piece taken up
montego_bay-key-piece = take up another piece
montego_bay-key-pier = load or take off at that pier
montego_bay-key-jack = hire Lazy Jack, or not

montego_bay-guide-pick = Every docker walks as many spaces clockwise as its card says and then empties the store beside it: barrels are loaded, damaged ones cost you barrels aboard, a coin is yours. Choose a card for each docker; the dashed spaces show where it can go.
montego_bay-guide-push = Whoever comes to an occupied space pushes the piece there across, to the other side of the warehouse. If that is occupied too, the mover backs up. The order tiles show who moves first.
montego_bay-guide-laid = Others choose too. When the last card lies, all are turned in the order of the tiles and the dockers walk.
montego_bay-guide-load = Tally-Man has come to your docker. Put each barrel on a ship you like: who has the most barrels aboard gets the first number, and whoever fills the last slot gets a point more.
montego_bay-guide-sail = A full ship sails and pays at once. After the round the ship at pier 1 sails in any case, so load her in time.
montego_bay-guide-unload = These barrels are damaged: take that many of your own off the ships, wherever it hurts least.
montego_bay-guide-jack = For three coins Lazy Jack works for you this round: he moves first and empties one store more.
montego_bay-guide-wait = Look where the others load: a ship on which you lead is worth another barrel.
