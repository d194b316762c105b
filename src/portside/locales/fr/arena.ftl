# L’arène et le laboratoire : résultats, rapports, erreurs.

arena-done = { $title } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, graine { $seed }.
arena-standing = { $place }. { $name } : cote { $rating } (sûr à 95 % : { $low } à { $high }), a devancé { $beaten } % de ses adversaires.
arena-failed = { $name } a perdu { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} par défaillance : { $why }
arena-written = Écrit : { $path }

arena-failure-crash = s’est arrêté sur une erreur.
arena-failure-timeout = a pris trop de temps.
arena-failure-illegal = a choisi ce qui n’est pas permis :
arena-failure-answer = a donné une réponse illisible :

arena-report-title = { $title } : l’arène
arena-report-lead = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} de { $title } à { $seats } places, graine { $seed }. Chaque donne a été jouée une fois depuis chaque place, avec la même chance.
arena-report-ratings = Cotes
arena-report-ratings-note = 400 points sont dix chances contre une ; la moyenne de tous est 0. Les traits sont des intervalles à 95 %, qui tiennent compte des parties à chance commune.
arena-report-bot = Bot
arena-report-rating = Cote
arena-report-interval = Intervalle à 95 %
arena-report-beaten = Adversaires devancés
arena-report-matches = Parties
arena-report-match = Partie
arena-report-mean = Points en moyenne
arena-report-meetings = Qui a battu qui
arena-report-meetings-note = Part des rencontres que le bot de gauche a gagnée contre celui du haut ; une place égale compte pour moitié.
arena-report-meetings-caption = Part des rencontres gagnées
arena-report-hint = sûr à 95 % : { $low } à { $high } %, { $matches } parties
arena-report-seats = Les places à table
arena-report-seats-note = Part des premières places de chaque place à table. Chaque bot y a joué partout, donc la force s’annule ; le trait est une part égale.
arena-report-seat = Place { $seat }
arena-report-seat-head = Place
arena-report-length = Longueur
arena-report-length-note = { $moves } coups par partie en moyenne.
arena-report-points = Points
arena-report-failures = Défaillances
arena-report-no-failures = Aucun bot n’a failli.
arena-report-failed = { $count ->
    [one] { $count } partie a été perdue
   *[other] { $count } parties ont été perdues
} par un bot en erreur, trop lent ou qui a choisi ce qui n’est pas permis.
arena-report-why = Ce qui s’est passé

arena-lab-progress = Mesure des deux côtés ; le jeu changé est recompilé, ce qui peut prendre deux minutes
arena-lab-title = { $title } : le laboratoire
arena-lab-lead = { $title } avec { $changes }, à côté du jeu standard : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} de chaque côté, { $seats } places, bots { $bots }, graine { $seed }.
arena-lab-standard = standard
arena-lab-variant = changé
arena-lab-figures = Chiffres
arena-lab-figure = En moyenne
arena-lab-moves = Coups par partie
arena-lab-points = Points par joueur
arena-lab-winning = Points du gagnant
arena-lab-margin = Avance du gagnant
arena-lab-shared = Premières places partagées
arena-lab-order = Ordre de jeu
arena-lab-order-note = Part des premières places, à partir de la place qui agit d’abord ; le trait est une part égale.
arena-lab-place = rang { $place }
arena-lab-uses = Usage de chaque action
arena-lab-uses-note = Les plus changées d’abord. Les gains comparent les joueurs qui l’ont utilisée à une part égale : 1 n’est ni bon ni mauvais. Qui utilise une action peut gagner pour d’autres raisons.
arena-lab-action = Action
arena-lab-times-standard = Par partie, standard
arena-lab-times-variant = Par partie, changé
arena-lab-difference = Différence
arena-lab-wins-standard = Gains, standard
arena-lab-wins-variant = Gains, changé
arena-lab-told = { $what } : { $was } → { $now }
arena-lab-told-order = Premières places de qui joue au rang { $place } : { $was } % → { $now } %
arena-lab-told-use = « { $action } » : { $was } → { $now } fois par partie

arena-error-entrant = Il n’y a pas de bot « { $name } » ; il y a { $bots }, et python:FICHIER.py:Classe, process:COMMANDE, http://ADRESSE.
arena-error-twice = Deux bots s’appellent « { $name } » ; nommez l’un autrement : NOM=…
arena-error-class = « { $target } » ne nomme pas de classe ; écrivez python:FICHIER.py:Classe ou python:paquet.module:Classe.
arena-error-file = Il n’y a pas de fichier { $path }.
arena-error-command = Il n’y a pas de programme à lancer dans « { $command } ».
arena-error-few = Il faut au moins deux bots ; nommez-les par --bots et --bot.
arena-error-no-change = Dites quoi changer : --set TABLE.LIGNE.CLÉ=VALEUR
arena-error-lab-bots = Le laboratoire ne joue qu’avec des bots compilés : { $bots }.
arena-error-set = « { $change } » n’est pas un changement ; écrivez TABLE.LIGNE.CLÉ=VALEUR, comme four_players.10.points=[6,3,2].
arena-error-set-value = Dans « { $change } », la valeur { $value } est illisible ; écrivez un nombre, true, false, "texte" ou [une liste].
arena-error-set-table = Dans « { $change } », il n’y a pas de table { $name } ; les tables sont : { $known }.
arena-error-set-row = Dans « { $change } », il n’y a pas exactement une ligne { $name } ; les lignes sont : { $known }.
arena-error-set-key = Dans « { $change } », la ligne n’a pas { $name } ; elle a : { $known }.
