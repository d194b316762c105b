# Montego Bay. Nominatif après un deux-points ou un tiret : aucun nom n’a besoin d’une autre forme.

montego_bay-title = Montego Bay
    .line = Les dockers font le tour des entrepôts, se bousculent et chargent les cargos en partance. De 2 à 4 joueurs, environ 60 minutes.

## Pièces, magasins, cargos

montego_bay-piece-large = grand docker
montego_bay-piece-small = petit docker
montego_bay-piece-third = troisième docker
montego_bay-piece-third-large = troisième docker (grand)
montego_bay-piece-third-small = troisième docker (petit)
montego_bay-piece-jack = Lazy Jack
montego_bay-short-large = grand
montego_bay-short-small = petit
montego_bay-short-third = troisième
montego_bay-short-jack = Lazy Jack
montego_bay-owned = { $name }, { $piece }
montego_bay-tile = { $name } { $piece }
montego_bay-pub-left = bistrot de gauche
montego_bay-pub-right = bistrot de droite
montego_bay-store-good = { $count ->
    [one] { $count } tonneau
   *[other] { $count } tonneaux
}
montego_bay-store-damaged = { $count ->
    [one] { $count } endommagé
   *[other] { $count } endommagés
}
montego_bay-store-coin = pièce
montego_bay-store-empty = rien
montego_bay-pilot = bateau-pilote
montego_bay-ship = cargo de { $slots } ({ $points })
montego_bay-share = { $name } { $count }
montego_bay-nobody = personne
montego_bay-free = libre

## Choix

montego_bay-hire = Engager Lazy Jack pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
    .help = Vous payez la réserve générale. Puis vous désignez l’un de vos dockers : Lazy Jack se met à côté de lui, avance le premier à cette manche et vide un magasin pour vous. (MB-9, MB-11)
montego_bay-decline = Se passer de Lazy Jack
    .help = Vous gardez vos pièces. Le joueur suivant qui peut payer est interrogé. On ne vous interroge plus à cette manche. (MB-9)
montego_bay-host = Lazy Jack se met à côté de : { $piece }
    .help = Il part de la case de ce docker et reçoit une carte des cinq mêmes, donc d’une autre valeur. (MB-9, MB-10)
montego_bay-pick = Carte { $card } : { $piece }
    .help = Le pion avance d’autant de cases dans le sens des aiguilles d’une montre ; les cases occupées comptent. Sur une case occupée, il pousse en face le pion qui s’y trouve, si la place est libre ; sinon il recule. Vous pouvez changer vos cartes tant que tous n’ont pas posé les leurs. (MB-10 à MB-13)
montego_bay-pick-jack = Carte : Lazy Jack
    .help = Lazy Jack avance le premier, depuis la case de son compagnon, d’une autre valeur que lui. Son compagnon occupe cette case : il peut donc finir derrière lui. Vous pouvez changer vos cartes tant que tous n’ont pas posé les leurs. (MB-10, MB-11, MB-13)
montego_bay-load = Charger à l’embarcadère { $pier } : { $ship }, { $aboard ->
    [one] { $aboard } tonneau à vous à bord
   *[other] { $aboard } tonneaux à vous à bord
}, { $free ->
    [one] { $free } casier libre
   *[other] { $free } casiers libres
}
    .help = Un tonneau de votre réserve va à bord. Qui remplit le dernier casier d’un cargo le fait partir sur-le-champ et reçoit 1 point de plus. (MB-15, MB-18)
montego_bay-load-empty = Charger à l’embarcadère { $pier } : aucun bateau
montego_bay-unload = Débarquer à l’embarcadère { $pier } : { $ship }, { $aboard ->
    [one] { $aboard } tonneau à vous à bord
   *[other] { $aboard } tonneaux à vous à bord
}
    .help = L’un de vos tonneaux quitte ce cargo et regagne votre réserve : le magasin en contient d’endommagés. (MB-16)
montego_bay-unload-empty = Débarquer à l’embarcadère { $pier } : aucun bateau

## Pourquoi pas

montego_bay-no-over = La partie est finie.
montego_bay-no-luck = Le hasard d’abord : un tirage est en cours.
montego_bay-no-asked-other = Un autre joueur est interrogé au sujet de Lazy Jack.
montego_bay-no-work-other = Le pion d’un autre joueur vide son magasin ; le Tally-Man décide de l’ordre.
montego_bay-no-asked-now = On n’est interrogé au sujet de Lazy Jack qu’au début d’une manche, si l’on peut payer ; qui a le moins de points passe d’abord.
montego_bay-no-host-pending = Vous avez engagé Lazy Jack : désignez d’abord le docker à côté duquel il se met.
montego_bay-no-host-unhired = Seul le joueur qui vient d’engager Lazy Jack désigne un docker pour lui.
montego_bay-no-third = On n’a un troisième docker qu’à deux joueurs.
montego_bay-no-jack = Vous n’avez pas engagé Lazy Jack pour cette manche.
montego_bay-no-pick-now = Les cartes se choisissent au début d’une manche, avant que les dockers avancent.
montego_bay-no-answer-pending = Dites d’abord si vous engagez Lazy Jack.
montego_bay-no-pick-others = Ce pion a sa carte. Choisissez d’abord pour vos autres pions ; ensuite vous pourrez la changer.
montego_bay-no-pick-partner = Lazy Jack et le docker à côté de lui se partagent les cinq mêmes cartes ; celle-ci est prise.
montego_bay-no-pick-same = Le pion a déjà cette carte.
montego_bay-no-load-now = Vous n’avez pas de tonneaux à charger maintenant.
montego_bay-no-load-damaged = Ces tonneaux sont endommagés : vous débarquez des vôtres.
montego_bay-no-load-pilot = Le bateau-pilote ne prend pas de tonneaux.
montego_bay-no-load-empty = Il n’y a pas de cargo à cet embarcadère.
montego_bay-no-unload-now = On ne débarque des tonneaux que si son docker est devant un magasin qui en a d’endommagés.
montego_bay-no-unload-good = Ces tonneaux sont bons : on les charge tous.
montego_bay-no-unload-none = Vous n’y avez pas de tonneau à bord.

## Le récit

montego_bay-story-warehouse = Entrepôt { $number } : case { $north }, { $north_store } ; case { $south }, { $south_store }.
montego_bay-story-order = Ordre, depuis la position 1 : { $order }.
montego_bay-story-pier = Embarcadère { $pier } : { $ship }.
montego_bay-story-top = Dessus de la pile { $pile } : { $ship }.
montego_bay-story-round = Manche { $round }.
montego_bay-story-hire = { $name } engage Lazy Jack pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
montego_bay-story-decline = { $name } se passe de Lazy Jack.
montego_bay-story-host = Lazy Jack se met à côté de : { $piece }, case { $space }.
montego_bay-story-pick = { $name } pose une carte, face cachée : { $piece }.
montego_bay-story-change = { $name } change une carte.
montego_bay-story-reveal = Toutes les cartes sont posées. Les dockers avancent.
montego_bay-story-move = { $piece } : carte { $card }, de la case { $start } à la case { $space }.
montego_bay-story-leave = { $piece } : carte { $card }, { $pub }, à la case { $space }.
montego_bay-story-push = En face, à la case { $space }, est poussé : { $piece }.
montego_bay-story-back = Là, on ne peut pousser personne ({ $other }) : recul jusqu’à la case libre { $space }.
montego_bay-story-stay = Là, on ne peut pousser personne ({ $other }) : retour à la case { $space }, d’où le pion est parti.
montego_bay-story-store = Tally-Man, case { $space } : { $piece }. Le magasin : { $store }.
montego_bay-story-coin = { $name } prend une pièce et en a { $coins }.
montego_bay-story-no-coin = La réserve générale n’a plus de pièce.
montego_bay-story-short = La réserve ne suffit pas ({ $name }) : { $count } à charger.
montego_bay-story-jack-damaged = Avec Lazy Jack, rien n’est débarqué.
montego_bay-story-few = { $name } n’en a pas plus à bord : { $count } à débarquer.
montego_bay-story-load = { $name } charge un tonneau à l’embarcadère { $pier } : { $ship }, { $free ->
    [one] { $free } casier libre
   *[other] { $free } casiers libres
}.
montego_bay-story-unload = { $name } débarque un tonneau à l’embarcadère { $pier } : { $ship }.
montego_bay-story-pour = Plus aucun cargo au port. { $name } porte des tonneaux au bistrot : { $count }.
montego_bay-story-pilot = Le bateau-pilote quitte l’embarcadère 1.
montego_bay-story-sail-filled = Part plein de l’embarcadère { $pier } : { $ship }. Tonneaux : { $barrels }. Points : { $points }.
montego_bay-story-sail-first = Le premier bateau part de l’embarcadère { $pier } : { $ship }. Tonneaux : { $barrels }. Points : { $points }.
montego_bay-story-sail-last = Décompté à la fin : { $ship }. Tonneaux : { $barrels }. Points : { $points }.
montego_bay-story-extra = 1 point de plus pour le dernier casier : { $name }.
montego_bay-story-arrive = Nouveau à l’embarcadère { $pier } : { $ship }.
montego_bay-story-second-pile = La seconde pile est entamée : après cette manche, l’ordre est tiré à nouveau.
montego_bay-story-jack-leaves = Lazy Jack quitte le quai.
montego_bay-story-shuffle = Les tuiles d’ordre sont mélangées.
montego_bay-story-closing = Bateaux restés au port : { $boats }. La partie prend fin.
montego_bay-story-pub = Le bistrot est décompté. Tonneaux : { $barrels }. Points : { $points }.

## Le plateau

montego_bay-phase-laying = mise en place des entrepôts
montego_bay-phase-ordering = tirage de l’ordre
montego_bay-phase-berthing = arrivée des cargos
montego_bay-phase-turning = un cargo est découvert
montego_bay-phase-hiring = Lazy Jack
montego_bay-phase-hosting = Lazy Jack
montego_bay-phase-picking = les cartes
montego_bay-phase-loading = le chargement
montego_bay-phase-unloading = le chargement
montego_bay-phase-ended = la fin
montego_bay-board-round = Manche { $round } : { $phase }. Réserve générale : { $bank ->
    [one] { $bank } pièce
   *[other] { $bank } pièces
}.
montego_bay-board-north = Allée nord, de gauche à droite, dans le sens des dockers :
montego_bay-board-south = Allée sud, de gauche à droite, à rebours des dockers :
montego_bay-board-space = case { $space }
montego_bay-board-good = { $count ->
    [one] { $count } tonneau
   *[other] { $count } tonneaux
}
montego_bay-board-damaged = { $count ->
    [one] { $count } endommagé
   *[other] { $count } endommagés
}
montego_bay-board-coin = + pièce
montego_bay-board-order = Ordre, depuis la position 1 : { $order }.
montego_bay-board-pilot = Embarcadère { $pier } : bateau-pilote, ne prend pas de tonneaux.
montego_bay-board-empty-ship = Embarcadère { $pier } : { $ship }, vide.
montego_bay-board-ship = Embarcadère { $pier } : { $ship }, { $free ->
    [one] { $free } libre
   *[other] { $free } libres
}. Tonneaux (points) : { $barrels }.
montego_bay-board-aboard = { $name } { $barrels } ({ $points })
montego_bay-board-pile = Pile { $pile } : { $ships ->
    [one] { $ships } cargo
   *[other] { $ships } cargos
}, au-dessus : { $top }.
montego_bay-board-unturned = Pas encore découverts : { $ships }.
montego_bay-board-unturned-kind = { $count } de { $slots }
montego_bay-board-no-piles = Il ne viendra plus de cargo.
montego_bay-board-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $total } à présent), { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} ; { $dockers }.
montego_bay-board-piece = { $piece } : { $where }
montego_bay-board-laid = { " " }Cartes posées : { $laid } sur { $pieces }.
montego_bay-board-pub = { " " }Au bistrot : { $count }.
montego_bay-board-host = Lazy Jack est à côté de : { $piece }.
montego_bay-board-load = Case { $space } — { $piece }. Tonneaux encore à charger : { $count }.
montego_bay-board-unload = Case { $space } — { $piece }. Tonneaux encore à débarquer : { $count }.
montego_bay-board-cards = Case, sans poussée
montego_bay-board-card = carte { $card }
montego_bay-board-card-laid = { $piece }, posée : { $card }

## Le décompte

montego_bay-bill-head = Points
montego_bay-bill-filled = Cargos remplis
montego_bay-bill-extra = Derniers casiers remplis
montego_bay-bill-first = Premiers bateaux
montego_bay-bill-last = Cargos à la fin
montego_bay-bill-pub = Bistrot
montego_bay-bill-port = Cargos au port et bistrot, si l’on décomptait
montego_bay-bill-total = Total
montego_bay-bill-coins = Pièces, en cas d’égalité

## La table dans le navigateur

montego_bay-round = Manche { $round }
montego_bay-setting-up = Mise en place
montego_bay-step-jack = Jack
montego_bay-step-cards = Cartes
montego_bay-step-moves = Marche
montego_bay-step-loading = Chargement
montego_bay-step-sailing = Départ
montego_bay-pier = Embarcadère
montego_bay-port = Le port
montego_bay-quay = Les docks
montego_bay-houses = Entrepôts
montego_bay-north = Allée nord, dans le sens des dockers
montego_bay-south = Allée sud, de gauche à droite, contre le sens des dockers
montego_bay-lane-north = nord
montego_bay-lane-south = sud
montego_bay-roads = Navires à venir
montego_bay-tally-man = Tally-Man
montego_bay-room = { $free } libres sur { $slots }
montego_bay-sails-soon = encore { $count } et il part : +1
montego_bay-pilot-takes-none = Pilote : pas de tonneaux
montego_bay-no-boat = pas de bateau
montego_bay-pile-next = { $more ->
    [0] le prochain, le dernier
   *[other] le prochain, puis { $more }
}
montego_bay-pile-second = deuxième pile, { $ships }
montego_bay-players = Joueurs
montego_bay-bank = { $coins ->
    [one] { $coins } pièce en banque
   *[other] { $coins } pièces en banque
}
montego_bay-points = { $points ->
    [one] point
   *[other] points
}
montego_bay-coins = { $coins ->
    [one] pièce
   *[other] pièces
}
montego_bay-barrels-left = { $barrels ->
    [one] tonneau en réserve
   *[other] tonneaux en réserve
}
montego_bay-ready = prêt
montego_bay-order = Ordre et cartes
montego_bay-order-down = faces cachées
montego_bay-order-turned = retournées
montego_bay-card-turned = carte { $card }
montego_bay-card-own = votre carte { $card }, cachée
montego_bay-card-down = une carte cachée
montego_bay-jack-for = Lazy Jack travaille pour { $name }
montego_bay-jack-card = carte { $card }
montego_bay-lead = vers la case { $space } : { $store }.
montego_bay-lead-push = Pousse en face : { $piece }.
montego_bay-lead-back = Recule depuis la case { $space }.
montego_bay-leads = Où mène chaque carte si personne ne vous pousse
montego_bay-take-up = Prendre en main : { $piece }
montego_bay-card-for = Carte { $card }, { $piece }
montego_bay-hand-loading = { $count ->
    [one] { $count } tonneau à charger
   *[other] { $count } tonneaux à charger
}
montego_bay-hand-unloading = { $count ->
    [one] { $count } tonneau à retirer
   *[other] { $count } tonneaux à retirer
}
montego_bay-button-hire = L’engager pour 3
montego_bay-button-decline = S’en passer
montego_bay-column-ship = Navire
montego_bay-column-aboard = { $barrels } ({ $points })
montego_bay-column-space = Case
montego_bay-column-lane = Allée
montego_bay-column-store = Magasin
montego_bay-column-piece = Pion
montego_bay-column-position = Position
montego_bay-column-card = Carte
montego_bay-text-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $total } si l’on comptait maintenant), { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $barrels ->
    [one] { $barrels } tonneau
   *[other] { $barrels } tonneaux
} en réserve.
montego_bay-phase-beginning = une manche commence
montego_bay-phase-moving = les dockers marchent
montego_bay-phase-walking = Tally-Man passe
montego_bay-phase-pouring = des tonneaux vont au bistrot
montego_bay-phase-sailing = un bateau part
montego_bay-phase-shifting = l’ordre avance
montego_bay-phase-closing = les derniers navires sont comptés

montego_bay-ask-wait = On attend : { $names }
montego_bay-ask-wait-hiring = Lazy Jack est proposé.
montego_bay-ask-wait-hosting = Lazy Jack reçoit sa place.
montego_bay-ask-wait-picking = Les cartes sont posées, faces cachées.
montego_bay-ask-wait-loading = Un magasin est vidé.
montego_bay-ask-wait-unloading = Des tonneaux abîmés quittent les navires.
montego_bay-ask-wait-other = La manche continue.
montego_bay-ask-hire = Engager Lazy Jack ?
    .text = Il marche le premier et vide un magasin pour vous.
montego_bay-ask-host = Choisissez le docker de Lazy Jack
    .text = Il part à côté de lui, avec une autre de ses cartes.
montego_bay-ask-pick = { $count ->
    [one] Posez { $count } carte
   *[other] Posez { $count } cartes
}
    .text = Secret jusqu’à ce que tous soient prêts. Le fantôme montre l’arrivée si personne ne pousse.
montego_bay-ask-laid = Vos cartes sont posées
    .text = Vous pouvez les changer tant que d’autres choisissent : { $names }.
montego_bay-ask-load = { $count ->
    [one] Chargez { $count } tonneau
   *[other] Chargez { $count } tonneaux
}
    .text = Votre { $piece } vide son magasin ({ $store }). Choisissez un navire pour chacun.
montego_bay-ask-unload = { $count ->
    [one] Retirez { $count } tonneau
   *[other] Retirez { $count } tonneaux
}
    .text = Votre { $piece } est près de tonneaux abîmés ({ $store }). Choisissez un navire.
montego_bay-key-pick = poser cette carte pour le pion en main
montego_bay-key-piece = prendre un autre pion en main
montego_bay-key-pier = charger ou retirer à cet embarcadère
montego_bay-key-jack = engager Lazy Jack, ou non

montego_bay-guide-pick = Chaque docker avance dans le sens des aiguilles d’autant de cases que le dit sa carte, puis vide le magasin à côté : les tonneaux sont chargés, les abîmés vous en coûtent à bord, la pièce est à vous. Choisissez une carte pour chaque docker ; les cases en pointillé montrent où il peut aller.
montego_bay-guide-push = Qui arrive sur une case occupée pousse le pion en face, de l’autre côté de l’entrepôt. Si la place y est prise aussi, c’est lui qui recule. Les tuiles d’ordre montrent qui marche en premier.
montego_bay-guide-laid = Les autres choisissent aussi. Quand la dernière carte est posée, toutes sont retournées dans l’ordre des tuiles et les dockers marchent.
montego_bay-guide-load = Tally-Man est arrivé à votre docker. Mettez chaque tonneau sur le navire de votre choix : le plus de tonneaux à bord gagne le premier nombre, et qui remplit la dernière place gagne un point de plus.
montego_bay-guide-sail = Un navire plein part et rapporte aussitôt. Après la manche, celui de l’embarcadère 1 part de toute façon : chargez-le à temps.
montego_bay-guide-unload = Ces tonneaux sont abîmés : retirez-en autant des vôtres, là où cela coûte le moins.
montego_bay-guide-jack = Pour trois pièces, Lazy Jack travaille pour vous cette manche : il marche le premier et vide un magasin de plus.
montego_bay-guide-wait = Regardez où les autres chargent : un navire où vous menez mérite un tonneau de plus.
