# The arena and the lab: results, reports, errors.

arena-done = { $title }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, seed { $seed }.
arena-standing = { $place }. { $name }: rating { $rating } (95 % sure: { $low } to { $high }), left { $beaten } % of its opponents behind.
arena-failed = { $name } lost { $count ->
    [one] { $count } match
   *[other] { $count } matches
} by failing: { $why }
arena-written = Written: { $path }

arena-failure-crash = crashed.
arena-failure-timeout = took too long.
arena-failure-illegal = chose what is not allowed:
arena-failure-answer = gave an answer that can’t be read:

arena-report-title = { $title }: the arena
arena-report-lead = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} of { $title } with { $seats } seats, seed { $seed }. Each deal was played once from every chair, with the same luck.
arena-report-ratings = Ratings
arena-report-ratings-note = 400 points are odds of ten to one; the mean of all is 0. Lines are 95 % intervals, which allow for matches that share their luck.
arena-report-bot = Bot
arena-report-rating = Rating
arena-report-interval = 95 % interval
arena-report-beaten = Opponents left behind
arena-report-matches = Matches
arena-report-match = Match
arena-report-mean = Points on average
arena-report-meetings = Who beat whom
arena-report-meetings-note = How much of their meetings the bot at the left won against the one above; an equal place counts one half.
arena-report-meetings-caption = Share of the meetings won
arena-report-hint = 95 % sure: { $low } to { $high } %, { $matches } matches
arena-report-seats = The seats
arena-report-seats-note = Each seat’s share of the first places. Every bot sat at every seat, so that strength cancels out; the line is an even share.
arena-report-seat = Seat { $seat }
arena-report-seat-head = Seat
arena-report-length = Length
arena-report-length-note = { $moves } moves a match on average.
arena-report-points = Points
arena-report-failures = Failures
arena-report-no-failures = No bot failed.
arena-report-failed = { $count ->
    [one] { $count } match was
   *[other] { $count } matches were
} lost by a bot that crashed, took too long or chose what is not allowed.
arena-report-why = What happened

arena-lab-progress = Measuring both sides; the changed game is compiled anew, which can take two minutes
arena-lab-title = { $title }: the lab
arena-lab-lead = { $title } with { $changes }, beside the standard game: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} a side, { $seats } seats, bots { $bots }, seed { $seed }.
arena-lab-standard = standard
arena-lab-variant = changed
arena-lab-figures = Figures
arena-lab-figure = On average
arena-lab-moves = Moves a match
arena-lab-points = Points a player
arena-lab-winning = Points of the winner
arena-lab-margin = Lead of the winner
arena-lab-shared = Shared first places
arena-lab-order = Order of play
arena-lab-order-note = Share of the first places, from the seat that acts first; the line is an even share.
arena-lab-place = place { $place }
arena-lab-uses = Use of each action
arena-lab-uses-note = The most changed first. Wins compare the players who used it with an even share: 1 is neither good nor bad. Those who use an action may win for other reasons.
arena-lab-action = Action
arena-lab-times-standard = A match, standard
arena-lab-times-variant = A match, changed
arena-lab-difference = Difference
arena-lab-wins-standard = Wins, standard
arena-lab-wins-variant = Wins, changed
arena-lab-told = { $what }: { $was } → { $now }
arena-lab-told-order = First places of who plays at place { $place }: { $was } % → { $now } %
arena-lab-told-use = “{ $action }”: { $was } → { $now } times a match

arena-error-entrant = There is no bot “{ $name }”; there are { $bots }, and python:FILE.py:Class, process:COMMAND, http://ADDRESS.
arena-error-twice = Two bots are called “{ $name }”; name one of them otherwise: NAME=…
arena-error-class = “{ $target }” names no class; write python:FILE.py:Class or python:package.module:Class.
arena-error-file = There is no file { $path }.
arena-error-command = There is no program to run in “{ $command }”.
arena-error-few = An event needs two bots at least; name them by --bots and --bot.
arena-error-no-change = Say what to change: --set TABLE.ROW.KEY=VALUE
arena-error-lab-bots = The lab plays with compiled bots alone: { $bots }.
arena-error-set = “{ $change }” is no change; write TABLE.ROW.KEY=VALUE, as in four_players.10.points=[6,3,2].
arena-error-set-value = In “{ $change }” the value { $value } can’t be read; write a number, true, false, "text" or [a list].
arena-error-set-table = In “{ $change }” there is no table { $name }; the tables are: { $known }.
arena-error-set-row = In “{ $change }” there is not exactly one row { $name }; the rows are: { $known }.
arena-error-set-key = In “{ $change }” the row has no { $name }; it has: { $known }.
