# Les Ombres de Macao. Le nominatif après deux-points : aucun nom ne change de forme.

macao-title = Les Ombres de Macao
    .line = Recrutez les membres d’une triade et ouvrez ses établissements. 2 à 4 joueurs, 30 minutes environ.

## Cartes et tuiles

macao-resource-money = argent
macao-resource-alcohol = alcool
macao-resource-weapons = armes
macao-resource-opium = opium
macao-resource-art = art
macao-card = { $kind } ({ $resource })
macao-card-trader = { $kind } { $one }/{ $two } ({ $resource })
macao-price = coût : { $cost } ; { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
macao-price-needs = condition : { $cost } ; { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
macao-none = aucune
macao-kind-killer = Tueuse
    .help = Vous payez son coût et elle passe côté rouge. Aussitôt, dans le sens horaire, chaque adversaire défausse une carte bleue vivante de son choix. (OM-9, OM-16)
macao-kind-dancer = Danseuse
    .help = Vous payez son coût et elle passe côté rouge. Aussitôt, vous contactez un informateur : vous prenez la carte du dessus d’une pile. (OM-9, OM-17)
macao-kind-policeman = Policier
    .help = Vous payez son coût et il passe côté rouge. Aussitôt, vous réservez une tuile du centre ; vous seul pourrez l’ouvrir. (OM-9, OM-18)
macao-kind-croupier = Croupier
    .help = Vous payez son coût et il passe côté rouge. Dès lors, vos personnages dont le coût montre plusieurs fois une ressource coûtent 1 de moins, mais au moins 1. (OM-9, OM-19)
macao-kind-landlord = Tenancier
    .help = Vous payez son coût et il passe côté rouge. Dès lors, vous avez droit à une carte bleue de plus. (OM-9, OM-21)
macao-kind-sailor = Marin
    .help = Vous payez son coût et il passe côté rouge. Dès lors, il produit deux fois sa ressource à chaque paiement. (OM-9, OM-22)
macao-kind-politician = Politicienne
    .help = Vous payez son coût et elle passe côté rouge. Elle n’a pas d’effet, mais le plus de pièces. (OM-9, OM-22)
macao-kind-trader = Négociante
    .help = Vous payez son coût et elle passe côté rouge. Dès lors, les deux ressources qu’elle relie valent l’une pour l’autre, et les Négociantes forment des chaînes. (OM-9, OM-20)
macao-kind-widow = Veuve
    .help = Vous payez son coût et elle passe côté rouge. Elle donne un joker à chaque paiement et vous coûte 2 pièces à la fin. (OM-9, OM-15)
macao-tile-harbour-restaurant = Restaurant du port
macao-tile-temple-bar = Temple bar
macao-tile-china-club = China club
macao-tile-black-market = Marché noir
macao-tile-casino-royal = Casino royal
macao-tile-art-gallery = Galerie d’art
macao-tile-red-chamber = Chambre rouge
macao-tile-officers-club = Club des officiers
macao-tile-distillery = Distillerie
macao-tile-crime-syndicate = Syndicat du crime
macao-needs-4-of-one-kind = 4 personnages d’un même type
macao-needs-6-blue = 6 personnages bleus
macao-needs-6-kinds = 6 types différents
macao-needs-every-colour = un personnage bleu et un rouge, une tuile verte et une jaune

## À quelle distance on en est

macao-outlook-short = Il vous manque { $count }.
macao-outlook-blue = { $count ->
    [one] Vous payez { $count } carte bleue.
   *[other] Vous payez { $count } cartes bleues.
}
macao-outlook-free = Vos cartes rouges paient tout.
macao-outlook-met = Vous remplissez la condition.
macao-outlook-unmet = Vous ne remplissez pas la condition.

## Choix

macao-contact = Contacter, pile { $pile } : { $card } ; { $price }
    .help = Vous prenez la carte du dessus de la pile, côté bleu, et la suivante apparaît. Au-delà de la limite de cartes bleues, vous en défaussez ensuite une. (OM-7, OM-8)
macao-contact-empty = Contacter, pile { $pile }
macao-recruit = Recruter : { $card } ; { $price }. { $outlook }
macao-open = Ouvrir : { $tile } ; { $price }. { $outlook }
    .help = La tuile passe côté jaune et ses pièces sont à vous. Une condition ne coûte aucune carte ; un coût se paie comme celui d’un personnage. (OM-11)
macao-pay = Payer avec : { $card }
    .help = La carte paie ce qu’elle produit, puis elle est défaussée. Seules les cartes nécessaires peuvent payer ; vous les nommez dans l’ordre du tableau des cartes. (OM-9, OM-10)
macao-pay-widow = Payer avec : { $card } ; une Veuve décédée la recouvre jusqu’à la fin de la partie
    .help = Elle paie un joker. Elle n’est pas défaussée : une Veuve décédée la recouvre et prend un emplacement bleu jusqu’à la fin de la partie. (OM-14)
macao-pay-fatal = Payer avec : { $card } ; attention : des Veuves décédées occuperont alors { $dead } de vos { $slots } emplacements bleus jusqu’à la fin de la partie
macao-discard = Défausser : { $card } ; { $price }
    .help = La carte va sous la plus petite pile. (OM-8, OM-12, OM-16)
macao-under = Sous la pile { $pile } : { $cards }
    .help = Plusieurs piles sont aussi petites l’une que l’autre : vous choisissez sous laquelle vont les défausses, toutes ensemble. (OM-12)
macao-lay = Ensuite, sous la pile { $pile } : { $card }
    .help = Vous placez vos défausses l’une après l’autre, de la première à reparaître à la dernière. (OM-12)
macao-reserve = Réserver : { $tile } ; { $price }. { $outlook }
    .help = Vous prenez la tuile, côté vert. Vous seul pouvez l’ouvrir ; d’ici là, elle ne vaut rien. (OM-18)
macao-pass = Passer
    .help = Rien d’autre ne vous est ouvert. (OM-13)

## Pourquoi pas

macao-no-over = La partie est finie.
macao-no-turn = Ce n’est pas votre tour.
macao-no-finish-paying = Vous êtes en train de payer : nommez d’abord les cartes bleues qui paient.
macao-no-finish-dancer = Vous avez recruté une Danseuse : contactez d’abord un informateur.
macao-no-finish-trimming = Vous dépassez votre limite de cartes bleues : défaussez-en d’abord une.
macao-no-finish-killer = Une Tueuse a été recrutée : défaussez d’abord une carte bleue vivante.
macao-no-finish-policeman = Vous avez recruté un Policier : réservez d’abord une tuile du centre.
macao-no-finish-choosing = Choisissez d’abord sous laquelle des plus petites piles vont vos défausses.
macao-no-finish-laying = Placez d’abord vos défausses, de la première à reparaître à la dernière.
macao-no-contact-empty = Cette pile n’a pas de cartes.
macao-no-card-blue = Cette carte n’est pas parmi vos cartes bleues.
macao-no-card-dead = Votre Veuve est décédée : elle ne produit rien, on ne peut ni la recruter ni la défausser.
macao-no-card-red = Cette carte est déjà rouge.
macao-no-recruit-dear = Vos autres cartes ne produisent pas tout ce que coûte ce personnage.
macao-no-open-boxed = Cette tuile n’est pas en jeu.
macao-no-open-again = Cet établissement est déjà ouvert.
macao-no-open-reserved = Un autre joueur a réservé cette tuile.
macao-no-open-alike = Il vous faut au moins 4 personnages d’un même type, bleus et rouges ensemble.
macao-no-open-blue = Il vous faut au moins 6 personnages bleus vivants.
macao-no-open-kinds = Il vous faut des personnages d’au moins 6 types différents, bleus et rouges ensemble.
macao-no-open-colours = Il vous faut devant vous au moins un personnage bleu et un rouge, une tuile verte et une jaune.
macao-no-open-dear = Vos cartes ne produisent pas tout ce que coûte cette tuile.
macao-no-pay-nothing = Il n’y a rien à payer : dites d’abord ce que vous recrutez ou ouvrez.
macao-no-pay-itself = Le personnage que vous recrutez ne paie pas pour lui-même.
macao-no-pay-again = Cette carte paie déjà.
macao-no-pay-order = Les cartes paient dans l’ordre du tableau des cartes ; celle-ci vient avant la dernière que vous avez nommée.
macao-no-pay-needless = Cette carte ne paierait rien de ce qui manque encore, ou ferait le travail d’une rouge.
macao-no-pay-short = Si cette carte vient ensuite, celles qui la suivent ne pourraient pas compléter le paiement.
macao-no-discard-nothing = Vous n’avez rien à défausser : seules la limite ou une Tueuse vous y obligent.
macao-no-under-nothing = Il n’y a pas de pile à choisir : rien n’est défaussé, ou la plus petite pile est déjà connue.
macao-no-under-smallest = Les défausses vont sous la plus petite pile, et ce n’en est pas une.
macao-no-lay-nothing = Il n’y a pas de défausses à ordonner.
macao-no-lay-other = Cette carte n’est pas parmi vos défausses.
macao-no-reserve-nothing = Seul un Policier que vous recrutez réserve une tuile.
macao-no-reserve-centre = Cette tuile n’est pas au centre.
macao-no-pass = Vous ne pouvez passer que si vous ne pouvez ni contacter, ni recruter, ni ouvrir.

## Le récit

macao-story-first = { $name } commence la partie.
macao-story-centre = Au centre : { $tiles }.
macao-story-top = La pile { $pile } montre maintenant : { $card }.
macao-story-empty = La pile { $pile } est vide.
macao-story-contact = { $name } contacte, pile { $pile } : { $card }.
macao-story-recruit = { $name } recrute : { $target }. Coût : { $cost }.
macao-story-open = { $name } ouvre : { $target }. Demandé : { $cost }.
macao-story-reds-pay = Des cartes rouges paient tout.
macao-story-pay = { $name } paie avec : { $card }.
macao-story-covered = { $name } : une Veuve décédée recouvre la Veuve qui a payé.
macao-story-discard = { $name } défausse : { $card }.
macao-story-under = { $name } choisit la pile { $pile } pour les défausses.
macao-story-lay = Sous la pile { $pile } va : { $card }.
macao-story-onto = Sur la pile vide { $pile } se trouve maintenant : { $card }.
macao-story-red = { $name } a un nouveau membre : { $card }.
macao-story-yellow = { $name } a un nouvel établissement : { $tile }.
macao-story-killer = Tueuse : chaque adversaire défausse une carte bleue vivante.
macao-story-dancer = Danseuse : { $name } contacte un informateur.
macao-story-dancer-idle = Danseuse : aucune pile n’a de cartes, il n’y a donc pas de contact.
macao-story-policeman = Policier : { $name } réserve une tuile.
macao-story-policeman-idle = Policier : le centre n’a plus de tuile à réserver.
macao-story-spared = { $name } n’a pas de carte bleue vivante et ne défausse rien.
macao-story-reserve = { $name } réserve : { $tile }.
macao-story-pass = { $name } ne peut rien faire et passe.
macao-story-seven = La fin est déclenchée : { $count } personnages rouges. Le tour de table se joue jusqu’au bout.
macao-story-no-tiles = La fin est déclenchée : le centre n’a plus de tuile. Le tour de table se joue jusqu’au bout.
macao-story-notice-quiet = { $quiet } tours de table sans recrue ni ouverture : encore { $notice }, et la partie s’arrête.
macao-story-notice-long = La partie s’arrête au plus tard dans { $notice } tours de table.
macao-story-over = La partie est finie après { $rounds ->
    [one] { $rounds } tour de table
   *[other] { $rounds } tours de table
}.
macao-story-over-quiet = La partie est finie : trop de tours de table sans recrue ni ouverture.
macao-story-over-long = La partie est finie : { $rounds } tours de table ont été joués.

## Le plateau

macao-board-round = Tour de table { $round }. Premier de chaque tour : { $name }.
macao-board-over = La partie est finie.
macao-board-last = La fin est déclenchée : ce tour de table est le dernier.
macao-board-quiet = Tours de table sans recrue ni ouverture : { $quiet }. À { $limit }, la partie s’arrête.
macao-board-long = Après { $limit } tours de table, la partie s’arrête.
macao-board-centre = Au centre :
macao-board-centre-empty = Le centre n’a plus de tuile.
macao-board-item = { $item } ; { $price }.
macao-board-piles = Piles, avec entre parenthèses ce que produit une carte :
macao-board-pile = { "  " }Pile { $pile } : { $item } Inconnues dessous : { $unknown }.
macao-board-pile-empty = { "  " }Pile { $pile } : vide.
macao-board-known = Puis : { $cards }.
macao-board-known-more = Puis : { $cards } et { $more } de plus.
macao-board-seat = { $name } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}. Emplacements bleus : { $used } sur { $limit }.
macao-board-dead = Veuves décédées : { $count }.
macao-board-blue = Bleues : { $cards }.
macao-board-red = Rouges, { $count } sur { $limit } : { $cards }.
macao-board-green = Réservées : { $tiles }.
macao-board-own-green = Réservées par vous :
macao-board-yellow = Ouverts : { $tiles }.
macao-board-paying = { $name } paie : { $target }. Nommées jusqu’ici : { $paid }. Cartes encore à nommer : { $count }.
macao-board-placing = { $name } place des défausses : { $cards }.
macao-board-trimming = { $name } dépasse la limite et doit défausser.
macao-board-killing = { $name } doit défausser pour la Tueuse.
macao-board-contacting = { $name } doit contacter pour la Danseuse.
macao-board-reserving = { $name } doit réserver une tuile pour le Policier.

## Le décompte

macao-bill-seat = { $place }. { $name }
macao-bill-line = { $item } : { $coins }
macao-bill-total = Total : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ; établissements ouverts : { $tiles } ; personnages rouges : { $members }

## La table dans le navigateur

macao-resource-joker = joker
macao-round = Tour { $round }
macao-places-left = { $left } lieux restants sur { $all }
macao-piles = Contacts à prendre
macao-places = Lieux
macao-cards = { $count ->
    [one] carte
   *[other] cartes
}
macao-discards-here = , les défausses vont ici
macao-shut = Fermé
macao-reserved = Réservé
macao-members = Membres { $count } sur { $limit }
macao-contacts = Contacts { $count } sur { $limit }
macao-no-members = Pas encore de membre : recrutez un de vos contacts.
macao-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
macao-coins-word = { $coins ->
    [one] pièce
   *[other] pièces
}
macao-dead-widow = Veuve morte
macao-supply = Peut produire
macao-between = { " ; " }
macao-cost-is = Coût : { $cost }
macao-unit-told = { $resource } : { $how }
macao-supply-of = { $resource } : { $red } par les membres, { $blue } par les contacts
macao-lasting-croupier = −1 si répété
macao-lasting-landlord = +1 contact
macao-look-large = { $name } : voir les cartes en grand
macao-last = Le dernier tour.
macao-turns-left = { $count ->
    [one] Il reste { $count } tour de jeu.
   *[other] Il reste { $count } tours de jeu.
}
macao-ribbon-killer = : chaque adversaire défausse un contact. À présent : { $name }.
macao-ribbon-policeman = : un lieu est réservé. { $name }.
macao-ribbon-dancer = : un contact de plus. { $name }.
macao-effect-killer = Recrutée, chaque adversaire défausse un contact.
macao-effect-dancer = Recrutée, vous prenez aussitôt un contact.
macao-effect-policeman = Recruté, vous réservez aussitôt un lieu.
macao-effect-croupier = Membre, les ressources répétées coûtent 1 de moins.
macao-effect-landlord = Membre, vous pouvez avoir un contact de plus.
macao-effect-sailor = Membre, produit deux fois.
macao-effect-politician = Sans effet, mais le plus de pièces.
macao-effect-trader = Membre, ses deux ressources se valent.
macao-effect-widow = Paie une ressource au choix ; coûte 2 pièces comme membre.
macao-tab-recruit = à recruter
macao-tab-pays = paie { $resource }
macao-tab-spares = épargne 1
macao-tab-proposed = paierait
macao-unit-due = dû
macao-unit-spared = épargné
macao-unit-red = payé
macao-unit-blue = payé
macao-bill-of-cost = La note
macao-outlook-missing = Il manque { $count }. Ce qui aiderait : { $helps }.
macao-button-recruit = Recruter
macao-button-open = Ouvrir
macao-button-contact = Prendre contact
macao-button-choose = Choisir les cartes
macao-button-proposal = { $count ->
    [one] Payer avec la carte proposée
   *[other] Payer avec les { $count } proposées
}
macao-ask-wait = On attend : { $name }
macao-ask-wait-turn = Contacter, recruter ou ouvrir.
macao-ask-wait-starting = La partie commence.
macao-ask-wait-tiling = Les lieux sont tirés.
macao-ask-wait-dealing = Les piles sont distribuées.
macao-ask-wait-topping = Une carte est retournée.
macao-ask-wait-paying = Un paiement est en cours.
macao-ask-wait-contacting = La Danseuse amène un contact.
macao-ask-wait-trimming = Limite dépassée : un contact part.
macao-ask-wait-killing = La Tueuse prend un contact.
macao-ask-wait-reserving = Le Policier réserve un lieu.
macao-ask-wait-choosing = Les défausses sont rangées.
macao-ask-wait-laying = Les défausses sont rangées.
macao-ask-wait-ended = La partie est finie.
macao-ask-turn = Contactez, recrutez ou ouvrez
    .text = Prenez le dessus d’une pile, tournez un contact au rouge, ou ouvrez un lieu.
macao-ask-contact = Contacter : { $name }
macao-ask-recruit = Recruter : { $name }
macao-ask-open = Ouvrir : { $name }
macao-ask-pay = Choisissez une carte qui paie : { $resources }.
macao-ask-contacting = Prenez un contact
    .text = Votre Danseuse vous amène une carte : choisissez une pile.
macao-ask-trimming = Défaussez un contact
    .text = Vous en avez un de trop.
macao-ask-killing = Défaussez un contact
    .text = Une Tueuse a été recrutée.
macao-ask-reserving = Réservez un lieu
    .text = Vous seul pourrez l’ouvrir.
macao-ask-choosing = Choisissez une pile
    .text = Plusieurs sont aussi petites : vos défausses vont sous l’une d’elles.
macao-ask-laying = Rangez vos défausses
    .text = La première reviendra la première.
macao-key-pile = contacter cette pile
macao-column-pile = Pile
macao-column-top = Dessus
macao-column-cost = Coût
macao-column-coins = Pièces
macao-column-below = Dessous
macao-column-place = Lieu
macao-column-outlook = Pour vous
macao-column-card = Carte
macao-column-player = Joueur
macao-column-members = Membres
macao-column-contacts = Contacts
macao-below = { $count } inconnues
macao-slots = { $used } sur { $limit }
macao-your-contacts = Vos contacts
macao-organisations = Organisations
macao-total = Total
macao-tie = Pièces égales : { $tiles ->
    [one] { $tiles } lieu ouvert
   *[other] { $tiles } lieux ouverts
}, puis { $members ->
    [one] { $members } membre
   *[other] { $members } membres
}.

macao-guide-contact = Prenez la carte du dessus d’une pile : elle devient votre contact, face bleue. Un contact produit une fois la ressource en bas à droite, pour en payer un autre ; puis il s’en va.
macao-guide-turn = Réunissez des contacts qui se paient les uns les autres. La liste à gauche d’une carte est son prix ; la marque ronde à droite, ce qu’elle produit.
macao-guide-recruit = Vous pouvez recruter : un contact payé passe au rouge, rapporte ses pièces et produit désormais à chaque paiement. Touchez-le pour voir la note.
macao-guide-paying = Les membres rouges paient d’abord, d’eux-mêmes. Choisissez les contacts qui paient le reste ; seuls ceux qu’il faut peuvent partir.
macao-guide-killing = Une Tueuse oblige tous les autres à céder un contact. Défaussez celui qui vous manquera le moins.
macao-guide-reserving = Réservez un lieu que vous pourrez bientôt ouvrir : personne d’autre ne le peut plus.
macao-guide-wait = Regardez ce que les autres réunissent. La partie finit quand quelqu’un a sept membres ou qu’il ne reste plus de lieu.
