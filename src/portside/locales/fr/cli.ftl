# La ligne de commande : aide, erreurs, résultats.

cli-about = Trois jeux de société portuaires, joués dans les règles. Sans commande, la table s’ouvre dans le navigateur.
cli-usage = Utilisation :
cli-options = Options{ " " }
cli-commands = Commandes{ " " }
cli-option-help = Afficher cette aide.
cli-option-version = Afficher la version.
cli-option-lang = Langue : en, fr ou ru.

cli-play = Jouer dans le terminal, seul contre des bots ou entre amis au même clavier.
cli-play-text = La table en mode texte, lisible par un lecteur d’écran (la seule pour l’instant).
cli-play-bots = Bots aux dernières places, séparés par des virgules : { $bots }.
cli-play-hot-seat = Sans bots : tout le monde joue à ce clavier.
cli-play-seats = Nombre de places.
cli-play-names = Noms des joueurs à ce clavier, séparés par des virgules.
cli-play-seed = Graine aléatoire ; sans elle, une graine que personne ne peut prévoir.
cli-play-first = La place qui commence (à partir de 1) ; sinon, le sort décide.
cli-play-load = Reprendre une partie enregistrée.

cli-simulate = Faire jouer aux bots un grand nombre de parties et en dresser le bilan.
cli-simulate-games = Nombre de parties.
cli-simulate-seed = La même graine donne le même résultat, quel que soit le nombre de cœurs.
cli-simulate-bots = Un bot par place, séparés par des virgules ; un bot nommé seul prend toutes les places.
cli-simulate-cores = Nombre de cœurs ; par défaut, tous.
cli-simulate-duplicate = La même chance pour autant de parties qu’il y a de places, chaque bot s’asseyant une fois à chacune.
cli-simulate-json = Afficher le résultat sous la forme d’un objet JSON.
cli-simulate-progress = Parties jouées
cli-simulate-done = { $title } : { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}, graine { $seed }.
cli-simulate-bot = { $name } : { $wins ->
    [one] { $wins } victoire
    [many] { $wins } de victoires
   *[other] { $wins } victoires
} ({ $rate } %, intervalle à 95 % : de { $low } à { $high } %) ; points en moyenne : { $points }.
cli-simulate-draws = Première place partagée : { $draws } fois.
cli-simulate-length = Actions par partie : { $length }.
cli-simulate-speed = Actions par seconde : { $moves } ; parties par seconde : { $games }.

cli-arena = Faire jouer n’importe quels bots entre eux, en duplicate, et les classer.
cli-arena-bots = Nos bots, séparés par des virgules : { $bots }.
cli-arena-bot = Un bot de plus, de n’importe quelle sorte : python:FICHIER.py:Classe, process:COMMANDE, http://ADRESSE, ou NOM=… devant. Peut être donné plusieurs fois.
cli-arena-deals = Donnes de chaque groupe ; chacune est jouée une fois depuis chaque place, avec la même chance.
cli-arena-seconds = Secondes de réflexion par coup ; qui dépasse perd la partie.
cli-arena-ray = Jouer sur une grappe Ray à cette adresse ; « local » en démarre une ici.
cli-arena-out = Écrire un rapport avec graphiques dans ce fichier.
cli-arena-table = Écrire tous les résultats dans ce fichier : CSV, ou Parquet s’il finit par .parquet.

cli-lab = Changer des valeurs du matériel, et voir l’effet sur l’équilibre.
cli-lab-set = Fixer une valeur, comme four_players.10.points=[6,3,2] ; une ligne se nomme par sa première valeur, ou #3 par son numéro. Peut être donné plusieurs fois.
cli-ladder = Faire jouer tous les niveaux entre eux en duplicate et les classer.
cli-ladder-games = Parties de chaque table de bots qui se rencontrent.
cli-ladder-bots = Les bots, du plus faible au plus fort, séparés par des virgules : { $bots }. Tous les niveaux par défaut.
cli-ladder-cores = Nombre de cœurs ; un seul par défaut, car les bots qui réfléchissent à l’horloge se gêneraient.
cli-ladder-save = Garder le résultat dans ce fichier, en JSON.
cli-ladder-done = { $title } à { $seats } places : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en duplicate, graine { $seed }. Classement, sûr à 95 % :
cli-ladder-standing = { $number }. { $name } : { $rating } ({ $low } à { $high }), a devancé { $beaten } % de ses adversaires
cli-ladder-meeting = { $one } contre { $other } : devant dans { $ahead } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

cli-train = Apprendre à nouveau un jeu aux bots, qui jouent contre eux-mêmes ; on peut arrêter, cela reprend où c’en était.
cli-train-generations = Générations après la première.
cli-train-first-matches = Parties rapides dont apprend la première génération, pour chaque nombre de places.
cli-train-playouts = Fins de partie au hasard qui disent ce que vaut une de leurs positions ; 0 : la suite de sa partie.
cli-train-matches = Parties rapides de chaque génération suivante, pour chaque nombre de places ; 0 : le jugement des positions reste le même.
cli-train-looks = Itérations d’une recherche qui disent ce que vaut une de leurs positions.
cli-train-epochs = Passages sur les positions pour l’ajustement.
cli-train-hunch-matches = Parties de la recherche à chaque génération suivante, dont le réseau apprend à classer les actions ; 0 : il ne classe pas.
cli-train-hunch-iterations = Itérations de la recherche par action dans ces parties.
cli-train-seed = La même graine et le même plan donnent les mêmes parties.
cli-train-from = Un fichier de poids à partir duquel continuer, au lieu d’une première génération.
cli-train-seats = N’entraîner que pour ce nombre de places ; ce que --from a pour les autres reste tel quel.
cli-train-out = Où écrire les poids ; ce qui n’est pas fini se trouve à côté.
cli-train-progress = Entraînement
cli-train-play = { $seats } places, génération { $generation } : { $count ->
    [one] { $count } partie rapide jouée
   *[other] { $count } parties rapides jouées
}.
cli-train-decide = { $seats } places, génération { $generation } : { $count ->
    [one] { $count } partie de la recherche jouée
   *[other] { $count } parties de la recherche jouées
}.
cli-train-fit = { $seats } places, génération { $generation } : juger les positions est appris en { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}.
cli-train-rank = { $seats } places, génération { $generation } : classer les actions est appris en { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}.
cli-train-done = Les poids sont dans { $path }.

cli-record = Consulter des parties enregistrées.
cli-record-show = Raconter une partie.
cli-record-verify = Rejouer une partie et vérifier ses dés d’après la graine.
cli-record-export = Afficher une partie en JSON, pour d’autres programmes.
cli-record-header = { $title } : { $names }.
cli-record-running = La partie n’est pas terminée.
cli-record-replays = La partie respecte les règles : { $events ->
    [one] { $events } événement
   *[other] { $events } événements
}.
cli-record-dice-good = Les dés sont honnêtes : tout le hasard découle de la graine, et la graine correspond à son empreinte.
cli-record-dice-unknown = La graine n’est pas encore révélée : impossible de vérifier les dés.
cli-record-dice-bad = Ligne { $line } : ce tirage ne découle pas de la graine.

cli-hint = Nommer les meilleures actions dans la position d’un compte rendu, par une recherche.
cli-hint-seconds = Durée de la réflexion, en secondes.
cli-hint-for = Pour { $name } :
cli-hint-only = Une seule chose est possible : { $action }
cli-hint-action = { $number }. { $action } — { $chance }, { $points }
cli-hint-chance = environ { $chance } % de chances de gagner
cli-hint-tried = { $points } points à la fin, vu en { $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
}
cli-hint-solved = { $points } points d’avance à la fin, la manche étant résolue
cli-error-hint-over = La partie est finie : il n’y a plus rien à choisir.
cli-error-hint-luck = Dans ce compte rendu, le hasard doit encore parler et la graine n’est pas connue : personne n’a de choix pour l’instant.

cli-rules = Afficher les règles d’un jeu, ou un seul article.

cli-compiling = Préparation des règles, une fois pour toutes : { $name } (terminé : { $count })

## Erreurs : une phrase, code de sortie 2

cli-error-option = L’option { $option } n’existe pas ; voyez --help.
cli-error-command = La commande « { $command } » n’existe pas ; commandes disponibles : { $commands }.
cli-error-subcommand = Que faire des comptes rendus ? Au choix : { $commands } ; voir --help.
cli-error-missing = Il manque { $parameter } ; voyez --help.
cli-error-value = « { $value } » ne convient pas pour { $parameter }.
cli-error-number = { $parameter } doit être un nombre entier de { $least } à { $most }, pas « { $value } ».
cli-error-needs-value = L’option { $option } attend une valeur.
cli-error-usage = Impossible de comprendre cette ligne de commande ; voyez --help.
cli-error-game = Le jeu « { $name } » n’existe pas ici ; jeux disponibles : { $games }.
cli-error-bot = Le bot « { $name } » n’existe pas ; bots disponibles : { $bots }.
cli-error-bot-here = Ce bot ne peut pas jouer ici. { $problem }
cli-error-bots-seats = { $game } a ici { $seats } places : nommez { $seats } bots, ou un seul pour toutes les places.
cli-error-bots-many = { $bots ->
    [one] { $bots } bot, c’est trop
   *[other] { $bots } bots, c’est trop
} pour { $seats } places.
cli-error-bots-hot-seat = Choisissez soit --bots, soit --hot-seat.
cli-error-seats = { $game } se joue de { $least } à { $most } joueurs, pas à { $seats }.
cli-error-seats-only = { $game } se joue à { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}.
cli-error-names = Il y a { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
} à ce clavier : donnez autant de noms.
cli-error-name = « { $name } » ne peut pas servir de nom de joueur.
cli-error-seed = « { $seed } » ne peut pas servir de graine : il faut une ligne de texte.
cli-error-first = Dans ce jeu, la table ne peut pas désigner qui commence.
cli-error-lang = La langue « { $lang } » n’existe pas ici ; langues disponibles : { $languages }.
cli-error-clause = { $game } n’a pas d’article « { $clause } » ; les articles vont de { $least } à { $most }.
cli-error-file = { $path } : { $problem }
cli-error-no-file = ce fichier n’existe pas.
cli-error-no-place = ce dossier n’existe pas ou n’est pas accessible en écriture.
cli-error-folder = c’est un dossier, pas une partie enregistrée.
cli-error-denied = impossible de lire ou d’écrire ce fichier.
cli-error-components = Le matériel de jeu est inutilisable. { $problem }

cli-serve = Lance le serveur : des tables dans le navigateur, par liens, pour les bots.
cli-serve-host = L’adresse d’écoute ; 127.0.0.1 : cette machine seule, 0.0.0.0 : tout le monde.
cli-serve-port = Le port, 8088 à défaut ; 0 en prend un de libre.
cli-serve-workers = Le nombre de processus ; plus d’un demande --database et --bus.
cli-serve-database = sqlite+aiosqlite:///FICHIER ou postgresql+asyncpg://… ; à défaut, un fichier dans votre dossier de données.
cli-serve-bus = redis://…, par où plusieurs processus se disent ce qui se passe.
cli-serve-thinkers = Le nombre de processus où réfléchissent les bots, pour chaque processus serveur ; 0 s’en remet à « portside bots ».
cli-serve-browse = Ouvre le navigateur à la page d’accueil.
cli-serve-check = Dit seulement si les réglages sont bons ; chacun est aussi une variable PORTSIDE_….
cli-bots = Fait réfléchir les bots de cette machine pour un serveur d’ailleurs.
cli-bots-server = L’adresse du serveur.
cli-bots-token = Le jeton qui est dans PORTSIDE_BOTS_TOKEN du serveur.
cli-error-extra = Il faut { $package }, qui n’est pas installé ; tapez : pip install 'portside[{ $extra }]'
cli-error-ladder-bots = Un classement à { $seats } places demande au moins { $seats } bots différents.
cli-error-no-torch = L’entraînement a besoin de torch ; installez-le par : make .venv/train
cli-error-train = L’entraînement ne peut pas continuer. { $problem }
cli-error-train-nothing = Ce plan ne laisse rien à apprendre : avec --from il faut une génération, et chacune a besoin de --matches ou de --hunch-matches.
