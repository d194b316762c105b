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
    .help = La carte rejoint pour de bon l’un de vos équipages et compte comme un marin de valeur 2. Vous choisissez ensuite la nation ; il vous y faut un vrai marin. Puis vous placez un dé comme d’habitude. (SH-16)
shanghaien-effect-change = +/−1
    .help = Vous tournez l’un des deux dés d’un point vers le haut ou vers le bas, sans dépasser 6 ni descendre sous 1. Puis vous placez l’un ou l’autre dé. La carte quitte le jeu. (SH-17, SH-20)
shanghaien-effect-again = Relance
    .help = Vous relancez les deux dés. Ce second lancer fait foi, et vous placez l’un des deux. La carte quitte le jeu. (SH-19, SH-20)
shanghaien-effect-both = Placer les deux dés
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
