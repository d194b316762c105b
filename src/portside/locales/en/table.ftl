# The text table.

table-welcome = Portside: harbour board games. You may end at any time; the match is kept.
table-which-game = Which game?
table-which-seats = How many players?
table-against = Against whom?
table-against-bot = { $name }: { $line }
table-against-friends = Friends at this keyboard
table-number = Type a number.
table-player = Player { $number }

table-turn = { $name }, your turn.
table-alone = { $name }, this is for your eyes: let the others look away, then press Enter.
table-choices = You may:
table-choice = { $number }. { $text }
table-prompt = Number, ? or help:
table-bad-number = There is no choice { $number }; type a number from 1 to { $most }.
table-bad-word = “{ $word }” is not understood. Type a number, ? to ask why something is missing, or help.

table-help = What you can type:
    .number = a number: play that choice
    .ask = ?: what you may not do now, and why; ? 2: what choice 2 means; ? WORD: whether something of that name is possible, and why not
    .undo = { $word }: take your last step back, as long as nothing has happened since
    .save = { $word } or { $word } FILE: keep the match in a file; it is also kept when you leave
    .load = { $word } FILE: go on with a kept match
    .rules = { $word } or { $word } 9: the rules, or clause 9 of them
    .lang = { $word } en, fr or ru: change the language
    .board = { $word }: show the table again
    .log = { $word }: all that has happened
    .quit = { $word }: leave; the match is kept
table-command-undo = undo
table-command-save = save
table-command-load = load
table-command-rules = rules
table-command-lang = lang
table-command-board = board
table-command-log = log
table-command-quit = quit
table-command-help = help

table-may-not = You may not now:
table-refusal = { $reason } ({ $clause })
table-refused = { $action } — not now. { $reason } ({ $clause })
table-all-allowed = All that this game knows is allowed now.
table-ask-unknown = No action has “{ $word }” in its name.
table-ask-allowed = { $action } — this is choice { $number }.

table-undone = Taken back: { $action }.
table-no-undo = Nothing to take back: only your own last steps can be, until luck or another player has acted.
table-saved = The match is kept in { $path }
table-loaded = Here is the match from { $path }
table-load-which = Name the file: { $word } FILE.
table-lang-which = The languages are: { $languages }.
table-lang-set = The language is English.
table-over = The match is over.
table-winner = { $name } wins.
table-draw = A draw: { $names } share the first place.
table-reveal = The seed of the luck was { $seed }. To check the dice: { $command } record verify { $path }
table-commitment = The luck of this match is fixed; its seal is { $commitment }.
table-resume = Go on with: { $command } play --load { $path }
