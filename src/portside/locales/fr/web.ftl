# La table dans le navigateur : les mots du client. Ce qui arrive dans une partie est raconté par le fichier du jeu.

web-home = Portside, page d’accueil
web-skip = Aller à la table
web-tools = Outils
web-menu = Menu
web-menu-language = Langue
web-menu-light = Lumière
web-menu-light-system = Comme l’appareil
web-menu-light-light = Jour
web-menu-light-dark = Nuit
web-menu-sound = Son
web-menu-notify = M’appeler quand c’est à moi
web-carry = Jouer sur un autre appareil
web-carry-text = Ouvrez ce lien là-bas : il fait de cet appareil aussi le vôtre. Il sert une fois, pendant un quart d’heure. Ne le donnez à personne.
web-close = Fermer
web-cancel = Annuler
web-loading = Un instant…
web-reload = Recharger
web-error = Quelque chose a échoué :
web-outdated = Portside a été mis à jour. Rechargez la page ; la partie continue où elle en est.

## Page d’accueil

web-start-over = Une carte de
web-start-lede = Trois jeux de port, joués comme il faut : entre amis ou contre des bots, dans un navigateur ou en texte pur.
web-poster-shanghaien = Affiche : un bosco à la pipe entre deux dés
web-poster-macao = Affiche : une femme voilée devant les toits de Macao, la nuit
web-poster-montego-bay = Affiche : un navire chargé de tonneaux devant le soleil
web-title-shanghaien = Shanghaien
web-title-macao = Les Ombres de Macao
web-title-montego_bay = Montego Bay
web-players-shanghaien = 2 joueurs, 8 manches
web-players-macao = 2 à 4 joueurs
web-players-montego_bay = 2 à 4 joueurs
web-line-of-shanghaien = Lancez les dés à la taverne, surenchérissez dé par dé, et sonnez la cloche avant que la chance ne tourne.
web-line-of-macao = Nouez des contacts, dépensez-les, recrutez les meilleurs et ouvrez une à une les portes de la ville.
web-line-of-montego_bay = Devinez où courront les autres, poussez-les hors du dépôt et chargez en dernier le bon navire.
web-play = Jouer
web-play-game = Jouer : { $game }
web-play-whom = Avec qui ?
web-play-whom-bot = Un bot
web-play-whom-friends = Des amis, par un lien
web-play-whom-device = Des amis, sur cet appareil
web-play-level = Quel bot ?
web-play-seats = Combien de joueurs ?
web-play-clock = Pendule
web-play-clock-none = Aucune
web-play-clock-quick = 10 minutes, +5 s par tour
web-play-clock-slow = 30 minutes, +15 s par tour
web-play-clock-days = 3 jours par tour
web-play-public = Des inconnus peuvent venir aussi
web-play-now = Jouer
web-play-open = Ouvrir la table
web-name = Votre nom
web-name-default = Invité
web-rules = Règles
web-rules-game = Règles : { $game }
web-rules-of = { $game } : les règles
web-tables-mine = Vos tables
web-tables-under-way = { $count } en cours
web-tables-public = Tables publiques
web-tables-open = Ouvrir
web-tables-watch = Regarder
web-join = Rejoindre une table
web-join-text = On vous a envoyé un mot ? Écrivez-le ici.
web-join-word = Mot de la table
web-join-go = Rejoindre
web-fair = Des dés honnêtes
web-fair-text = L’empreinte de la graine est montrée avant le premier lancer et la graine après le dernier : chacun peut vérifier chaque dé.

## La table

web-table = Table
web-your-turn = À vous
web-seat = Joueur { $number }
web-seat-acts = doit jouer
web-seat-waits = attend
web-seat-away = absent
web-seat-resigned = a abandonné
web-seat-stand-in = un bot remplace
web-clock = Temps restant
web-clock-days = { $days } jours
web-log = Journal
web-undo = Annuler le coup
web-hint = Conseil
web-hint-thinking = Le bot réfléchit…
web-hint-says = Le bot jouerait :
web-talk = Dire un mot
web-not-now = Pas maintenant :
web-resign = Abandonner
web-resign-sure = Voulez-vous abandonner cette partie ? On ne peut pas revenir là-dessus.
web-resign-yes = Oui, abandonner
web-spectator = Vous regardez.
web-take-back-ask = Demander à reprendre mon dernier coup
web-take-back-asked = { $name } demande à reprendre un coup.
web-take-back-agree = D’accord
web-take-back-decline = Non
web-take-back-waits = Une reprise est demandée ; tous n’ont pas encore répondu.
web-bots-preparing = Les bots se préparent. Cela prend environ une minute, et seulement la première fois qu’ils jouent ici.
web-stand-in-mine = Un bot joue pour vous.
web-stand-in-back = Je suis de retour
web-stand-in-absent = { $name } n’est pas à la table.
web-stand-in-call = Laisser jouer un bot
web-moment = Vous regardez en arrière.
web-moment-back = Revenir au présent
web-curtain = Pour les yeux de { $name } seulement
web-curtain-lift = C’est moi
web-lobby = Qui joue ?
web-lobby-empty = Une place libre
web-lobby-sit = S’asseoir
web-lobby-leave = Se lever
web-lobby-bot = Asseoir un bot
web-lobby-close = Renoncer à cette table
web-invite = Inviter des amis
web-invite-text = Envoyez ce lien, ou le mot « { $word } ». Qui vient quand toutes les places sont prises peut regarder.
web-invite-link = Le lien de la table
web-invite-copy = Copier
web-invite-copied = Copié
web-guide-offer = Votre première partie ? Chaque étape de la première manche peut être expliquée ici.
web-guide-yes = Expliquez-moi
web-guide-no = Inutile
web-guide-stop = Cela suffit, merci
web-end-won = Vous gagnez
web-end-winner = Victoire : { $name }
web-end-draw = Égalité
web-end-resigned = Abandon : { $name }.
web-end-again = Rejouer
web-end-home = Page d’accueil
web-end-record = La partie en texte
web-end-fair = La graine du hasard était

## La ligne

web-line-up = Connecté.
    .short = Connecté
web-line-joining = Connexion…
    .short = Connexion
web-line-down = La ligne est coupée.
    .short = Ligne coupée
web-line-safe = Votre dernier coup est enregistré.
web-line-unsent = Votre dernier coup n’est pas encore parti ; il partira.
web-line-retry = Nouvel essai dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
web-line-now = Essayer maintenant
web-problem-offline = Le serveur ne répond pas.
web-problem-answer = Le serveur a répondu par l’erreur { $status }.
web-notice-lost = Hors de la carte
    .text = Il n’y a rien à cette adresse. Le lien est peut-être incomplet.
web-notice-offline = Personne ne répond
    .text = Le serveur ne répond pas. Rien n’est perdu : chaque coup qu’il a confirmé est enregistré. Réessayez dans un moment.
web-notice-closed = Table abandonnée
    .text = On a renoncé à cette table avant le début de la partie.
web-notice-no-table = Pas encore ici
    .text = Ce jeu n’a pas encore de table dans le navigateur. On peut y jouer dans un terminal : portside play.
web-notice-other-rules = D’autres règles
    .text = Cette partie a été jouée avec une autre version des règles. On peut encore la télécharger en texte.
web-notice-problem = Cela ne marche pas

## La vue en texte

web-text-view = Vue en texte
web-chart-view = Carte
web-text-now = Maintenant
web-text-board = Le plateau
web-text-may = Vous pouvez
web-text-may-not = Vous ne pouvez pas
web-text-nothing = Rien pour l’instant.

## Touches

web-keys = Touches
web-key-undo = annuler votre dernier coup
web-key-hint = demander un conseil au bot
web-key-text = vue en texte et retour
web-key-log = vers le journal
web-key-board = vers le plateau
web-key-moves = vers ce que vous pouvez faire
web-key-rules = les règles, à la clause du dernier « pas maintenant »
web-key-escape = fermer, ou revenir au présent
web-key-help = cette feuille
web-key-number = dans la vue en texte : l’action de ce numéro

## Replays

web-replay = Revoir
web-replay-events = { $at } sur { $total }
web-replay-all = Tout savoir
web-replay-spectator = En spectateur
web-replay-quiet = Rien n’a été dit.
web-replay-first = Au début
web-replay-back = Un pas en arrière
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-forward = Un pas en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-knowledge = Avec le savoir de qui
web-replay-moment = Moment
web-replay-link = Lien vers ce moment
web-replay-verify = Vérifier les dés
web-replay-dice-hold = Tout le hasard découle de la graine.
web-replay-dice-wrong = Le hasard de l’événement { $event } ne découle pas de la graine.
web-replay-dice-unknown = Le hasard ne peut être vérifié : la graine n’est pas connue, ou c’est la copie d’une autre partie.
web-replay-play-on = Continuer d’ici
web-replay-play-on-text = Une copie s’ouvre après l’événement { $at }. La partie elle-même reste telle quelle ; la suite a son propre hasard.
web-replay-as = Vous jouez
web-replay-against = Les autres sont des bots
web-replay-begin = Continuer
web-bring = Regarder une partie notée
web-bring-text = Une partie en fichier texte, d’ici ou d’ailleurs :
