# Les Ombres de Macao. Nominative after a colon, so that no name needs another form.

macao-title = Les Ombres de Macao
    .line = Recruit the members of a triad and open its establishments. 2 to 4 players, about 30 minutes.

## Cards and tiles

macao-resource-money = money
macao-resource-alcohol = alcohol
macao-resource-weapons = weapons
macao-resource-opium = opium
macao-resource-art = art
macao-card = { $kind } ({ $resource })
macao-card-trader = { $kind } { $one }/{ $two } ({ $resource })
macao-price = cost: { $cost }; { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
macao-price-needs = needs: { $cost }; { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
macao-none = none
macao-kind-killer = Killer
    .help = You pay her cost and she turns red. At once each opponent, clockwise, discards one living blue card of their own choice. (OM-9, OM-16)
macao-kind-dancer = Dancer
    .help = You pay her cost and she turns red. At once you contact: you take the top card of a pile. (OM-9, OM-17)
macao-kind-policeman = Policeman
    .help = You pay his cost and he turns red. At once you reserve a tile of the centre; only you can open it then. (OM-9, OM-18)
macao-kind-croupier = Croupier
    .help = You pay his cost and he turns red. From then on your characters whose cost shows a resource several times cost 1 less, but at least 1. (OM-9, OM-19)
macao-kind-landlord = Landlord
    .help = You pay his cost and he turns red. From then on you may have one more blue card. (OM-9, OM-21)
macao-kind-sailor = Sailor
    .help = You pay its cost and it turns red. From then on it produces its resource twice in every payment. (OM-9, OM-22)
macao-kind-politician = Politician
    .help = You pay her cost and she turns red. She has no effect, but the most coins. (OM-9, OM-22)
macao-kind-trader = Trader
    .help = You pay her cost and she turns red. From then on the two resources she links stand for each other, and Traders chain. (OM-9, OM-20)
macao-kind-widow = Widow
    .help = You pay her cost and she turns red. She gives a joker in every payment and costs you 2 coins at the end. (OM-9, OM-15)
macao-tile-harbour-restaurant = Harbour Restaurant
macao-tile-temple-bar = Temple Bar
macao-tile-china-club = China Club
macao-tile-black-market = Black Market
macao-tile-casino-royal = Casino Royal
macao-tile-art-gallery = Art Gallery
macao-tile-red-chamber = Red Chamber
macao-tile-officers-club = Officers’ Club
macao-tile-distillery = Distillery
macao-tile-crime-syndicate = Crime Syndicate
macao-needs-4-of-one-kind = 4 characters of one kind
macao-needs-6-blue = 6 blue characters
macao-needs-6-kinds = 6 different kinds
macao-needs-every-colour = a blue and a red character, a green and a yellow tile

## How near one is

macao-outlook-short = You are { $count } short.
macao-outlook-blue = { $count ->
    [one] You pay { $count } blue card.
   *[other] You pay { $count } blue cards.
}
macao-outlook-free = Your red cards pay it all.
macao-outlook-met = You meet the condition.
macao-outlook-unmet = You do not meet the condition.

## Choices

macao-contact = Contact, pile { $pile }: { $card }; { $price }
    .help = You take the top card of the pile, blue side up, and the next one shows. Over the limit of blue cards you then discard one. (OM-7, OM-8)
macao-contact-empty = Contact, pile { $pile }
macao-recruit = Recruit: { $card }; { $price }. { $outlook }
macao-open = Open: { $tile }; { $price }. { $outlook }
    .help = The tile turns yellow and its coins are yours. A condition costs no card; a cost is paid like that of a character. (OM-11)
macao-pay = Pay with: { $card }
    .help = The card pays what it produces and is discarded. Only cards that are needed may pay; you name them in the order of the table of cards. (OM-9, OM-10)
macao-pay-widow = Pay with: { $card }; a Dead Widow covers her for the rest of the game
    .help = She pays one joker. She is not discarded: a Dead Widow covers her and takes a blue slot for the rest of the game. (OM-14)
macao-pay-fatal = Pay with: { $card }; careful: dead Widows will then fill { $dead } of your { $slots } blue slots for the rest of the game
macao-discard = Discard: { $card }; { $price }
    .help = The card goes under the smallest pile. (OM-8, OM-12, OM-16)
macao-under = Under pile { $pile }: { $cards }
    .help = Several piles are equally small: you choose under which one the discards go, all together. (OM-12)
macao-lay = Next under pile { $pile }: { $card }
    .help = You place your discards one after the other, from the first to surface to the last. (OM-12)
macao-reserve = Reserve: { $tile }; { $price }. { $outlook }
    .help = You take the tile, green side up. Only you can open it; until then it is worth nothing. (OM-18)
macao-pass = Pass
    .help = Nothing else is open to you. (OM-13)

## Why not

macao-no-over = The match is over.
macao-no-turn = It is not your turn.
macao-no-finish-paying = You are paying: name the blue cards that pay first.
macao-no-finish-dancer = You recruited a Dancer: contact a pile first.
macao-no-finish-trimming = You are over your limit of blue cards: discard one first.
macao-no-finish-killer = A Killer was recruited: discard a living blue card first.
macao-no-finish-policeman = You recruited a Policeman: reserve a tile of the centre first.
macao-no-finish-choosing = Choose first under which of the smallest piles your discards go.
macao-no-finish-laying = Place your discards first, from the first to surface to the last.
macao-no-contact-empty = This pile has no cards.
macao-no-card-blue = This card is not among your blue cards.
macao-no-card-dead = Your Widow is dead: she produces nothing and can neither be recruited nor discarded.
macao-no-card-red = This card is red already.
macao-no-recruit-dear = Your other cards do not produce all that this character costs.
macao-no-open-boxed = This tile is not in the game.
macao-no-open-again = This establishment is open already.
macao-no-open-reserved = Another player has reserved this tile.
macao-no-open-alike = You need at least 4 characters of one kind, blue and red together.
macao-no-open-blue = You need at least 6 living blue characters.
macao-no-open-kinds = You need characters of at least 6 different kinds, blue and red together.
macao-no-open-colours = You need at least one blue and one red character, one green and one yellow tile in front of you.
macao-no-open-dear = Your cards do not produce all that this tile costs.
macao-no-pay-nothing = There is nothing to pay: first say what you recruit or open.
macao-no-pay-itself = The character you recruit does not pay for itself.
macao-no-pay-again = This card pays already.
macao-no-pay-order = Cards pay in the order of the table of cards; this one stands before the last you named.
macao-no-pay-needless = This card would pay nothing that is still missing, or do the work of a red card.
macao-no-pay-short = With this card next, the ones after it could not complete the payment.
macao-no-discard-nothing = You have nothing to discard: only the limit or a Killer makes you.
macao-no-under-nothing = There is no pile to choose: nothing is being discarded, or the smallest pile is settled.
macao-no-under-smallest = Discards go under the smallest pile, and this is not one.
macao-no-lay-nothing = There are no discards to put in order.
macao-no-lay-other = This card is not among your discards.
macao-no-reserve-nothing = Only a Policeman, when you recruit him, reserves a tile.
macao-no-reserve-centre = This tile does not lie in the centre.
macao-no-pass = You may pass only when you can neither contact nor recruit nor open.

## The story

macao-story-first = { $name } starts the match.
macao-story-centre = In the centre: { $tiles }.
macao-story-top = Pile { $pile } now shows: { $card }.
macao-story-empty = Pile { $pile } is empty.
macao-story-contact = { $name } contacts, pile { $pile }: { $card }.
macao-story-recruit = { $name } recruits: { $target }. Cost: { $cost }.
macao-story-open = { $name } opens: { $target }. Asked for: { $cost }.
macao-story-reds-pay = Red cards pay it all.
macao-story-pay = { $name } pays with: { $card }.
macao-story-covered = { $name }: a Dead Widow covers the Widow who paid.
macao-story-discard = { $name } discards: { $card }.
macao-story-under = { $name } chooses pile { $pile } for the discards.
macao-story-lay = Under pile { $pile } goes: { $card }.
macao-story-onto = On the empty pile { $pile } now lies: { $card }.
macao-story-red = { $name } has a new member: { $card }.
macao-story-yellow = { $name } has a new establishment: { $tile }.
macao-story-killer = Killer: each opponent discards a living blue card.
macao-story-dancer = Dancer: { $name } contacts.
macao-story-dancer-idle = Dancer: no pile has cards, so there is no contact.
macao-story-policeman = Policeman: { $name } reserves a tile.
macao-story-policeman-idle = Policeman: the centre has no tile to reserve.
macao-story-spared = { $name } has no living blue card and discards nothing.
macao-story-reserve = { $name } reserves: { $tile }.
macao-story-pass = { $name } can do nothing and passes.
macao-story-seven = The end is triggered: { $count } red characters. The round is played to its end.
macao-story-no-tiles = The end is triggered: the centre has no tile left. The round is played to its end.
macao-story-notice-quiet = { $quiet } rounds without a recruit or an opening: after { $notice } more the game ends.
macao-story-notice-long = The game ends in { $notice } rounds at the latest.
macao-story-over = The game is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
macao-story-over-quiet = The game is over: too many rounds without a recruit or an opening.
macao-story-over-long = The game is over: { $rounds } rounds have been played.

## The board

macao-board-round = Round { $round }. First in each round: { $name }.
macao-board-over = The game is over.
macao-board-last = The end is triggered: this round is the last.
macao-board-quiet = Rounds without a recruit or an opening: { $quiet }. After { $limit } the game ends.
macao-board-long = After { $limit } rounds the game ends.
macao-board-centre = In the centre:
macao-board-centre-empty = The centre has no tile left.
macao-board-item = { $item }; { $price }.
macao-board-piles = Piles, with what a card produces in brackets:
macao-board-pile = { "  " }Pile { $pile }: { $item } Below: { $unknown } unknown.
macao-board-pile-empty = { "  " }Pile { $pile }: empty.
macao-board-known = Then: { $cards }.
macao-board-known-more = Then: { $cards } and { $more } more.
macao-board-seat = { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. Blue slots: { $used } of { $limit }.
macao-board-dead = Dead Widows: { $count }.
macao-board-blue = Blue: { $cards }.
macao-board-red = Red, { $count } of { $limit }: { $cards }.
macao-board-green = Reserved: { $tiles }.
macao-board-own-green = Reserved by you:
macao-board-yellow = Open: { $tiles }.
macao-board-paying = { $name } is paying for: { $target }. Named so far: { $paid }. Cards still to name: { $count }.
macao-board-placing = { $name } is placing discards: { $cards }.
macao-board-trimming = { $name } is over the limit and must discard.
macao-board-killing = { $name } must discard for the Killer.
macao-board-contacting = { $name } must contact for the Dancer.
macao-board-reserving = { $name } must reserve a tile for the Policeman.

## The bill

macao-bill-seat = { $place }. { $name }
macao-bill-line = { $item }: { $coins }
macao-bill-total = Total: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; open establishments: { $tiles }; red characters: { $members }

## The table in the browser

macao-resource-joker = joker
macao-round = Round { $round }
macao-places-left = { $left } of { $all } places left
macao-piles = Contacts to be made
macao-places = Places
macao-cards = { $count ->
    [one] card
   *[other] cards
}
macao-discards-here = , discards go here
macao-shut = Shut
macao-reserved = Reserved
macao-members = Members { $count } of { $limit }
macao-contacts = Contacts { $count } of { $limit }
macao-no-members = No members yet: recruit one of your contacts.
macao-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
macao-coins-word = { $coins ->
    [one] coin
   *[other] coins
}
macao-dead-widow = Dead Widow
macao-supply = Can produce
macao-between = { "; " }
macao-cost-is = Cost: { $cost }
macao-unit-told = { $resource }: { $how }
macao-supply-of = { $resource }: { $red } by members, { $blue } by contacts
macao-lasting-croupier = −1 on pairs
macao-lasting-landlord = +1 contact
macao-look-large = { $name }: show the cards large
macao-last = The last round.
macao-turns-left = { $count ->
    [one] { $count } turn is left.
   *[other] { $count } turns are left.
}
macao-ribbon-killer = makes each opponent discard a contact. Now: { $name }.
macao-ribbon-policeman = reserves a place: { $name }.
macao-ribbon-dancer = brings a contact: { $name }.
macao-effect-killer = Recruited, each opponent discards a contact.
macao-effect-dancer = Recruited, you make a contact at once.
macao-effect-policeman = Recruited, you reserve a place at once.
macao-effect-croupier = A member, repeated resources cost 1 less.
macao-effect-landlord = A member, you may have one more contact.
macao-effect-sailor = A member, produces twice.
macao-effect-politician = No effect, but the most coins.
macao-effect-trader = A member, her two resources stand for each other.
macao-effect-widow = Pays any one resource; costs 2 coins as a member.
macao-tab-recruit = to recruit
macao-tab-pays = pays { $resource }
macao-tab-spares = spares 1
macao-tab-proposed = would pay
macao-unit-due = due
macao-unit-spared = spared
macao-unit-red = paid
macao-unit-blue = paid
macao-bill-of-cost = The bill
macao-outlook-missing = { $count ->
    [one] { $count } short
   *[other] { $count } short
}. What would help: { $helps }.
macao-button-recruit = Recruit
macao-button-open = Open
macao-button-contact = Contact
macao-button-choose = Choose the cards
macao-button-proposal = { $count ->
    [one] Pay with the card proposed
   *[other] Pay with the { $count } proposed
}
macao-ask-wait = Waiting: { $name }
macao-ask-wait-turn = Contact, recruit or open.
macao-ask-wait-starting = The match begins.
macao-ask-wait-tiling = Places are drawn.
macao-ask-wait-dealing = The piles are dealt.
macao-ask-wait-topping = A card is turned.
macao-ask-wait-paying = A payment is being made.
macao-ask-wait-contacting = The Dancer brings a contact.
macao-ask-wait-trimming = Over the limit: a contact goes.
macao-ask-wait-killing = The Killer takes a contact.
macao-ask-wait-reserving = The Policeman reserves a place.
macao-ask-wait-choosing = Discards are placed.
macao-ask-wait-laying = Discards are placed.
macao-ask-wait-ended = The game is over.
macao-ask-turn = Contact, recruit or open
    .text = Take a pile’s top card, turn one of your contacts red, or open a place.
macao-ask-contact = Contact: { $name }
macao-ask-recruit = Recruit: { $name }
macao-ask-open = Open: { $name }
macao-ask-pay = Choose a card that pays: { $resources }.
macao-ask-contacting = Make a contact
    .text = Your Dancer brings you a card: choose a pile.
macao-ask-trimming = Discard a contact
    .text = You have one more than your limit.
macao-ask-killing = Discard a contact
    .text = A Killer was recruited.
macao-ask-reserving = Reserve a place
    .text = Only you can open it then.
macao-ask-choosing = Choose a pile
    .text = Several are equally small: your discards go under one of them.
macao-ask-laying = Put your discards in order
    .text = The first one comes up again first.
macao-key-pile = contact that pile
macao-column-pile = Pile
macao-column-top = On top
macao-column-cost = Cost
macao-column-coins = Coins
macao-column-below = Below
macao-column-place = Place
macao-column-outlook = For you
macao-column-card = Card
macao-column-player = Player
macao-column-members = Members
macao-column-contacts = Contacts
macao-below = { $count } unknown
macao-slots = { $used } of { $limit }
macao-your-contacts = Your contacts
macao-organisations = Organisations
macao-total = Total
macao-tie = Equal coins: { $tiles ->
    [one] { $tiles } open place
   *[other] { $tiles } open places
}, then { $members ->
    [one] { $members } member
   *[other] { $members } members
}.

macao-guide-contact = Take the top card of a pile: it becomes your contact, blue side up. A contact produces the resource at its lower right once, to pay for another; then it is gone.
macao-guide-turn = Gather contacts that pay for one another. The list at a card’s left is its price; the round mark at the right is what it produces.
macao-guide-recruit = You can recruit: a contact that is paid for turns red, brings its coins, and from then on produces in every payment. Press it to see the bill.
macao-guide-paying = Red members pay first, by themselves. Choose the contacts that pay the rest; only as many as are needed may go.
macao-guide-killing = A Killer makes everyone else give up a contact. Discard the one you miss least.
macao-guide-reserving = Reserve a place that you will soon be able to open: nobody else can now.
macao-guide-wait = Look at what the others gather. The game ends when somebody has seven members or no place is left.
