# Shanghaien. Les noms suivent « la carte », un deux-points ou une virgule : aucun ne change de forme.

shanghaien-title = Shanghaien
    .line = Deux capitaines se disputent aux dés les marins d’une taverne. 2 joueurs, 20 minutes environ.

## Les cartes

shanghaien-nation-american = Américain
shanghaien-nation-french = Français
shanghaien-nation-german = Allemand
shanghaien-nation-chinese = Chinois
shanghaien-nation-dutch = Hollandais
shanghaien-nation-turkish = Turc
shanghaien-nation-spanish = Espagnol
shanghaien-nation-italian = Italien
shanghaien-crew-american = Américains
shanghaien-crew-french = Français
shanghaien-crew-german = Allemands
shanghaien-crew-chinese = Chinois
shanghaien-crew-dutch = Hollandais
shanghaien-crew-turkish = Turcs
shanghaien-crew-spanish = Espagnols
shanghaien-crew-italian = Italiens
shanghaien-sailor = { $nation } { $value }
shanghaien-trick = Triche ({ $first } ou { $second })
shanghaien-effect-sailors = 2 marins
    .short = 2 marins
    .help = La carte rejoint pour de bon l’un de vos équipages et compte comme un marin de valeur 2. Vous choisissez ensuite la nation ; il vous y faut un vrai marin. Puis vous placez un dé comme d’habitude. (SH-16)
shanghaien-effect-change = +/−1
    .short = ±1
    .help = Vous tournez l’un des deux dés d’un point vers le haut ou vers le bas, sans dépasser 6 ni descendre sous 1. Puis vous placez l’un ou l’autre dé. La carte quitte le jeu. (SH-17, SH-20)
shanghaien-effect-again = Relance
    .short = Relance
    .help = Vous relancez les deux dés. Ce second lancer fait foi, et vous placez l’un des deux. La carte quitte le jeu. (SH-19, SH-20)
shanghaien-effect-both = Placer les deux dés
    .short = Les deux
    .help = Vous placez les deux dés, chacun sur sa carte. La carte Triche quitte le jeu. (SH-18, SH-20)
shanghaien-end-left = à gauche
shanghaien-end-right = à droite
shanghaien-wild = 2 (triche)
shanghaien-nobody = aucun
shanghaien-none = aucune
shanghaien-between = { " ; " }

## Les choix

shanghaien-roll = Lancer deux dés
    .help = Vous lancez deux dés, vous en placez un sur la carte de sa valeur et vous reprenez l’autre. (SH-7)
shanghaien-shanghai = Annoncer Shanghai : la manche prend fin et les cartes sont attribuées
    .help = La manche prend fin. Chaque carte va au joueur qui y a le plus de dés ; à égalité, les points des dés sur les cartes voisines décident. L’autre joueur commence la manche suivante. (SH-9, SH-11, SH-12, SH-14)
shanghaien-place = Placer le { $value } sur la carte { $card }
    .help = Le dé reste sur la carte de sa valeur jusqu’à la fin de la manche. La main passe à l’autre joueur. (SH-6, SH-7)
shanghaien-place-any = Placer un { $value }
shanghaien-place-first = Placer le { $value } sur la carte { $card }, avec la carte 1 tout { $end }
shanghaien-play = Jouer « { $effect } » avec la carte { $card }
shanghaien-join = { $nation } : la force de l’équipage passe de { $strength } à { $after }
    .help = La carte Triche compte comme un marin de valeur 2 de cette nation jusqu’à la fin de la partie. (SH-16)
shanghaien-turn = Tourner le { $value } pour en faire un { $after }
    .help = Le dé compte avec sa nouvelle valeur, pour le placer comme pour les cartes voisines. (SH-17)
shanghaien-both = Placer les deux dés, avec la carte 1 tout { $end }
    .help = Le même bout vaut pour les deux dés. Il vaut aussi pour les deux joueurs jusqu’à la fin de la manche. (SH-8, SH-18)

## Pourquoi pas

shanghaien-no-over = La partie est terminée.
shanghaien-no-turn = Ce n’est pas votre tour.
shanghaien-no-roll-few = Il faut deux dés pour lancer ; avec moins, vous devez annoncer Shanghai.
shanghaien-no-roll-again = Vous avez déjà lancé les dés : il faut en placer un.
shanghaien-no-shanghai-few = Vous ne pouvez annoncer Shanghai que si deux au moins de vos propres dés sont placés.
shanghaien-no-shanghai-rolled = Vous avez lancé les dés : il faut en placer un. Shanghai s’annonce au début d’un tour.
shanghaien-no-place-unrolled = Lancez d’abord les dés : on ne place qu’un dé qui vient d’être lancé.
shanghaien-no-place-other = Aucun des dés que vous venez de lancer ne montre cette valeur.
shanghaien-no-place-endless = C’est le premier dé de la manche : choisissez en même temps quel bout de la rangée est la carte 1.
shanghaien-no-place-set = Le bout de la carte 1 est déjà fixé pour cette manche.
shanghaien-no-trick-card = Vous n’avez pas de carte Triche de ce genre.
shanghaien-no-trick-unrolled = Une triche se joue juste après votre propre lancer, pas avant.
shanghaien-no-trick-second = Vous avez déjà joué votre triche de la manche.
shanghaien-no-trick-sailor = Pour « 2 marins », il vous faut déjà un marin, et vous n’en avez pas encore.
shanghaien-no-join-pending = Vous avez joué « 2 marins » : choisissez d’abord la nation que la carte rejoint.
shanghaien-no-turn-pending = Vous avez joué « +/−1 » : tournez d’abord l’un des dés.
shanghaien-no-both-pending = Vous avez joué « Placer les deux dés » : ils se placent maintenant. Choisissez le bout de la carte 1.
shanghaien-no-join-card = Une carte ne rejoint une nation que si vous la jouez comme « 2 marins ».
shanghaien-no-join-nation = Vous n’avez aucun vrai marin de cette nation que la carte puisse rejoindre.
shanghaien-no-turn-card = On ne tourne un dé qu’en jouant « +/−1 ».
shanghaien-no-turn-limit = Un 6 ne peut pas monter, ni un 1 descendre.
shanghaien-no-both-card = On ne place les deux dés en choisissant le bout que si la triche « Placer les deux dés » ouvre la manche.

## Le récit

shanghaien-story-first = { $name } commence la partie.
shanghaien-story-tavern = Manche { $round } : { $name } commence. Dans la taverne, de gauche à droite : { $cards }.
shanghaien-story-dice = { $name } lance les dés : { $low } et { $high }.
shanghaien-story-place = { $name } place le { $value } sur la carte { $card }.
shanghaien-story-end = Pour cette manche, la carte 1 est tout { $end }.
shanghaien-story-play = { $name } joue une triche : « { $effect } ».
shanghaien-story-join = { $name } : la carte rejoint l’équipage « { $nation } ».
shanghaien-story-turn = { $name } tourne le { $value } pour en faire un { $after }.
shanghaien-story-shanghai = { $name } annonce Shanghai !
shanghaien-story-settle-empty = Carte { $number }, { $card } : aucun dé ; elle quitte le jeu.
shanghaien-story-settle-majority = Carte { $number }, { $card } : { $name } la gagne, { $more ->
    [one] { $more } dé
   *[other] { $more } dés
} contre { $less }.
shanghaien-story-settle-neighbours = Carte { $number }, { $card } : dés à égalité ; { $name } la gagne grâce aux voisines, { $more } contre { $less }.
shanghaien-story-settle-tied = Carte { $number }, { $card } : dés à égalité, voisines aussi ({ $more } contre { $less }) ; elle quitte le jeu.

## La table

shanghaien-board-round = Manche { $round } sur { $rounds }.
shanghaien-board-end = La carte 1 est tout { $end }.
shanghaien-board-end-unset = Le premier dé de la manche fixera le bout où se trouve la carte 1.
shanghaien-board-dice = { $name } : { $dice }
shanghaien-board-outlook-majority = à { $name } pour l’instant : plus de dés
shanghaien-board-outlook-neighbours = à { $name } pour l’instant : dés à égalité, meilleures voisines
shanghaien-board-outlook-tied = à personne pour l’instant : dés à égalité, voisines aussi
shanghaien-board-crew = { $name } : { $crew }
shanghaien-board-no-crews = Personne n’a encore d’équipage.
shanghaien-board-points = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shanghaien-board-equal = égalité : personne ne marque
shanghaien-board-trick = { $card }{ $count ->
    [one] { "" }
   *[other] , { $count } cartes
}
shanghaien-board-seat = { $name } : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} en réserve. Triches : { $tricks }. { $points ->
    [one] { $points } point
   *[other] { $points } points
} si l’on comptait maintenant.{ $used }
shanghaien-board-used = { " " }Triche de la manche déjà jouée.
shanghaien-board-rolled = { $name } a lancé les dés : { $low } et { $high }.

## Le décompte

shanghaien-bill-tricks = Triches non utilisées, { $name } : { $points }
shanghaien-bill-total = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## La table dans le navigateur

shanghaien-progress = Manche { $round } sur { $rounds }
shanghaien-card-trick = Triche
shanghaien-tavern = La taverne
shanghaien-crews = Équipages
shanghaien-crews-now = si le jeu finissait ici
shanghaien-crews-caption = Les marins par nation
shanghaien-tricks = Triches non jouées
shanghaien-tricks-unused = { $count ->
    [one] triche non jouée
   *[other] triches non jouées
}
shanghaien-deck = { $cards ->
    [one] { $cards } carte dans la pioche
   *[other] { $cards } cartes dans la pioche
}
shanghaien-in-supply = { $dice } en réserve
shanghaien-dice-left = { $dice ->
    [one] { $dice } dé restant
   *[other] { $dice } dés restants
}
shanghaien-rolled = Lancé : { $low } et { $high }
shanghaien-die-of = { $name } : { $value }
shanghaien-take-die = Prendre le { $value }
shanghaien-orient = La carte 1 est à ce bout, pour les deux, cette manche
shanghaien-outlook-leaves = quitte le jeu en l’état
shanghaien-outlook-goes = en l’état, pour { $name }
shanghaien-reason-empty = aucun dé
shanghaien-reason-majority = majorité
shanghaien-reason-neighbours = voisins
shanghaien-reason-tied = égalité
shanghaien-button-roll = Lancer
shanghaien-button-shanghai = Shanghai
shanghaien-column-number = Carte
shanghaien-column-card = Marin ou triche
shanghaien-column-dice = Dés : { $name }
shanghaien-column-outlook = En l’état
shanghaien-column-nation = Nation
shanghaien-column-points = Points
shanghaien-ask-wait = Au tour de { $name }
shanghaien-ask-wait-turn = Lancer, ou annoncer Shanghai.
shanghaien-ask-wait-place = Lancé { $low } et { $high } : un des deux est à placer.
shanghaien-ask-wait-trick = Une triche se joue.
shanghaien-ask-settle = Shanghai !
    .text = Chaque carte va à qui la domine.
shanghaien-ask-deal = Six nouvelles cartes
    .text = Elles entrent à la taverne.
shanghaien-ask-roll = Lancez deux dés
    .text = Puis vous en placez un sur la carte de son numéro.
shanghaien-ask-either = Lancez, ou annoncez Shanghai
    .text = Shanghai finit la manche : chaque carte va à qui la domine.
shanghaien-ask-shanghai = Annoncez Shanghai
    .text = Vous avez trop peu de dés pour lancer : la manche finit.
shanghaien-ask-place = Placez un dé
    .text = Vous avez lancé { $low } et { $high }. L’autre revient dans votre réserve.
    .first = Vous avez lancé { $low } et { $high }. Le premier dé décide à quel bout est la carte 1.
shanghaien-ask-join = Nommez une nation
    .text = La triche rejoint un de vos équipages comme marin de force 2.
shanghaien-ask-turn = Tournez un dé
    .text = Un de plus ou un de moins ; puis placez l’un ou l’autre.
shanghaien-ask-both = Choisissez un bout
    .text = Les deux dés sont placés ; la carte 1 est au bout choisi.
shanghaien-guide-roll = À chaque manche, six cartes sont à la taverne. À votre tour, vous lancez deux dés et en placez un sur la carte de son numéro. Appuyez sur Lancer.
shanghaien-guide-first = C’est le premier dé de la manche : un 2 peut aller sur la deuxième carte depuis la gauche ou depuis la droite. Là où vous le placez, vous décidez pour les deux joueurs où est la carte 1. Cliquez sur une carte marquée.
shanghaien-guide-place = Choisissez un de vos deux dés : cliquez sur sa carte marquée, ou faites glisser le dé. Qui a plus de dés gagne la carte ; à égalité, les cartes voisines décident. Le petit onglet montre qui mène.
shanghaien-guide-wait = Maintenant l’autre joueur lance et place un dé, comme vous.
shanghaien-guide-shanghai = Deux de vos dés sont sur des cartes : vous pouvez annoncer Shanghai au lieu de lancer. La manche finit et chaque carte va à qui la domine. À la fin, chaque nation compte pour l’équipage le plus fort. Lancez encore tant que vous espérez gagner plus.
shanghaien-guide-trick = Une triche se joue une fois, juste après un lancer. Non jouée, elle vaut un point à la fin.
shanghaien-key-roll = lancer
shanghaien-key-place = placer ce dé ; avant le premier dé de la manche : le prendre
shanghaien-key-end = le bout de la carte 1, pour le dé pris
shanghaien-key-shanghai = annoncer Shanghai
