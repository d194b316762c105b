# La table en mode texte.

table-welcome = Portside : des jeux de société portuaires. Arrêtez quand vous voulez : la partie est conservée.
table-which-game = Quel jeu ?
table-which-seats = Combien de joueurs ?
table-against = Contre qui ?
table-against-bot = { $name } : { $line }
table-against-friends = Des amis, à ce clavier
table-number = Tapez un numéro.
table-player = Joueur { $number }

table-turn = { $name }, à vous de jouer.
table-alone = { $name }, la suite est pour vous seul : que les autres détournent les yeux, puis appuyez sur Entrée.
table-choices = Vous pouvez :
table-choice = { $number }. { $text }
table-prompt = Numéro, ? ou aide :
table-bad-number = Il n’y a pas de choix « { $number } » ; tapez un numéro de 1 à { $most }.
table-bad-word = Commande inconnue : « { $word } ». Tapez un numéro, ? pour savoir pourquoi un choix manque, ou aide.

table-help = Ce que vous pouvez taper :
    .number = un numéro : jouer ce choix
    .ask = ? : ce que vous ne pouvez pas faire maintenant, et pourquoi ; ? 2 : ce que signifie le choix 2 ; ? MOT : si l’action de ce nom est possible, sinon pourquoi
    .undo = { $word } : revenir sur votre dernière action, si rien ne s’est passé depuis
    .save = { $word } ou { $word } FICHIER : enregistrer la partie dans un fichier ; elle l’est aussi quand vous quittez
    .load = { $word } FICHIER : reprendre une partie enregistrée
    .rules = { $word } ou { $word } 9 : les règles, ou l’article 9 seul
    .lang = { $word } en, fr ou ru : changer de langue
    .board = { $word } : revoir la table
    .log = { $word } : tout ce qui s’est passé
    .quit = { $word } : partir ; la partie est conservée
table-command-undo = annuler
table-command-save = sauver
table-command-load = charger
table-command-rules = règles
table-command-lang = langue
table-command-board = table
table-command-log = journal
table-command-quit = quitter
table-command-help = aide

table-may-not = Ce qui n’est pas permis maintenant, et pourquoi :
table-refusal = { $reason } ({ $clause })
table-refused = { $action } — pas maintenant. { $reason } ({ $clause })
table-all-allowed = Tout ce que ce jeu connaît est permis maintenant.
table-ask-unknown = Aucune action ne contient « { $word } ».
table-ask-allowed = { $action } — c’est le choix { $number }.

table-undone = Annulé : { $action }.
table-no-undo = Rien à annuler : vous ne pouvez revenir que sur vos propres dernières actions, et seulement tant que le hasard ou un autre joueur ne s’en est pas mêlé.
table-saved = La partie est enregistrée dans { $path }
table-loaded = Voici la partie de { $path }
table-load-which = Indiquez le fichier : { $word } FICHIER.
table-lang-which = Langues disponibles : { $languages }.
table-lang-set = La langue est maintenant le français.
table-over = La partie est terminée.
table-winner = { $name } gagne la partie.
table-draw = Partie nulle, première place partagée : { $names }.
table-reveal = La graine aléatoire était { $seed }. Pour vérifier les dés : { $command } record verify { $path }
table-commitment = Le hasard de cette partie est déjà fixé ; son empreinte : { $commitment }.
table-resume = Pour reprendre : { $command } play --load { $path }
