# The command line: help, errors, results.

cli-about = Three harbour board games, played properly. Without a command, the table opens in the browser.
cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-option-help = Show this help.
cli-option-version = Show the version.
cli-option-lang = Language: en, fr or ru.

cli-play = Play a game in the terminal, alone against bots or with friends at one keyboard.
cli-play-text = The text table, readable by a screen reader (the only one so far).
cli-play-bots = Bots at the last seats, separated by commas: { $bots }.
cli-play-hot-seat = No bots: all play at this keyboard.
cli-play-seats = Number of seats.
cli-play-names = Names of the players at this keyboard, separated by commas.
cli-play-seed = Seed of the luck; without it, one nobody can foresee.
cli-play-first = The seat that starts (from 1); without it, luck decides.
cli-play-load = Go on with a saved match.

cli-simulate = Let bots play many matches and sum them up.
cli-simulate-games = Number of matches.
cli-simulate-seed = The same seed gives the same result, on any number of cores.
cli-simulate-bots = A bot for each seat, separated by commas; one bot takes all seats.
cli-simulate-cores = Number of cores; all by default.
cli-simulate-duplicate = The same luck for as many matches as there are seats, each bot sitting once at each.
cli-simulate-json = Print the result as one JSON object.
cli-simulate-progress = Playing
cli-simulate-done = { $title }: { $games ->
    [one] { $games } match
   *[other] { $games } matches
}, seed { $seed }.
cli-simulate-bot = { $name }: { $wins } won ({ $rate } %, 95 % sure: { $low } to { $high } %), { $points } points on average.
cli-simulate-draws = Shared first place: { $draws }.
cli-simulate-length = { $length } moves a match.
cli-simulate-speed = { $moves } moves and { $games } matches a second.

cli-arena = Let any bots meet in duplicate matches, and rate them.
cli-arena-bots = Bots of ours, separated by commas: { $bots }.
cli-arena-bot = One more bot of any kind: python:FILE.py:Class, process:COMMAND, http://ADDRESS, or NAME=… before any of them. May be given several times.
cli-arena-deals = Deals of each group; each is played once from every chair, with the same luck.
cli-arena-seconds = Seconds a bot may think about a move; who takes longer loses the match.
cli-arena-ray = Play on a Ray cluster at this address; “local” starts one here.
cli-arena-out = Write a report with plots to this file.
cli-arena-table = Write all results to this file: CSV, or Parquet if it ends in .parquet.

cli-lab = Change values of the components, and see what that does to the balance.
cli-lab-set = Set a value, as in four_players.10.points=[6,3,2]; a row is named by its first value, or #3 by its number. May be given several times.
cli-ladder = Play all levels against each other in duplicate and rate them.
cli-ladder-games = Matches of each table of bots that meet.
cli-ladder-bots = The bots, from the weakest to the strongest, separated by commas: { $bots }. All levels by default.
cli-ladder-cores = Number of cores; one by default, since bots that think by the clock would disturb each other.
cli-ladder-save = Keep the result in this file, as JSON.
cli-ladder-done = { $title } with { $seats } seats: { $games ->
    [one] { $games } match
   *[other] { $games } matches
} in duplicate, seed { $seed }. Ratings, with what is 95 % sure:
cli-ladder-standing = { $number }. { $name }: { $rating } ({ $low } to { $high }), left { $beaten } % of its opponents behind
cli-ladder-meeting = { $one } against { $other }: ahead in { $ahead } % of { $games ->
    [one] { $games } match
   *[other] { $games } matches
}

cli-train = Make anew what the bots have learned of a game, by self-play; it can be stopped, and goes on where it was.
cli-train-generations = Generations after the first.
cli-train-first-matches = Quick matches that the first generation learns from, for each number of seats.
cli-train-playouts = Random playouts that tell what a position of those is worth; 0: how its match went on.
cli-train-matches = Quick matches of each further generation, for each number of seats; 0: how positions are judged stays as it is.
cli-train-looks = Iterations of a search that tell what a position of those is worth.
cli-train-epochs = Passes over the positions when fitting.
cli-train-hunch-matches = Matches of searches in each further generation, by which the net learns to rank actions; 0: it does not rank.
cli-train-hunch-iterations = Iterations of the search a move in these matches.
cli-train-seed = The same seed and plan give the same matches.
cli-train-from = A weights file to go on from, instead of a first generation.
cli-train-seats = Train only for this number of seats; what --from has for others stays as it is.
cli-train-out = Where to write the weights; what is not finished lies beside it.
cli-train-progress = Training
cli-train-play = { $seats } seats, generation { $generation }: { $count ->
    [one] { $count } quick match
   *[other] { $count } quick matches
} played.
cli-train-decide = { $seats } seats, generation { $generation }: { $count ->
    [one] { $count } match
   *[other] { $count } matches
} of searches played.
cli-train-fit = { $seats } seats, generation { $generation }: judging positions is learned in { $count ->
    [one] { $count } step
   *[other] { $count } steps
}.
cli-train-rank = { $seats } seats, generation { $generation }: ranking actions is learned in { $count ->
    [one] { $count } step
   *[other] { $count } steps
}.
cli-train-done = The weights are in { $path }.

cli-record = Look at records of matches.
cli-record-show = Tell a match in words.
cli-record-verify = Replay a match and check its dice against the seed.
cli-record-export = Print a match as JSON, for other programs.
cli-record-header = { $title }, { $names }.
cli-record-running = The match is not over.
cli-record-replays = The match follows the rules: { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
cli-record-dice-good = The dice are fair: all of the luck follows from the seed, and the seed fits its commitment.
cli-record-dice-unknown = The seed is not revealed yet, so the dice can’t be checked.
cli-record-dice-bad = Line { $line }: this luck does not follow from the seed.

cli-hint = Name the best actions in the position of a record, by a search.
cli-hint-seconds = How long to think.
cli-hint-for = For { $name }:
cli-hint-only = Only one thing is possible: { $action }
cli-hint-action = { $number }. { $action } — { $chance }, { $points }
cli-hint-chance = about { $chance } % to win
cli-hint-tried = { $points } points at the end, seen in { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
cli-hint-solved = { $points } points ahead at the end, the round solved
cli-error-hint-over = The match is over: there is nothing to choose.
cli-error-hint-luck = Luck is due in this record and its seed is not known, so nobody has a choice yet.

cli-rules = Show the rules of a game, or one clause of them.

cli-compiling = Preparing the rules, only this once: { $name } ({ $count } done)

## Errors: one sentence, exit code 2

cli-error-option = There is no option { $option }; see --help.
cli-error-command = There is no command “{ $command }”; the commands are: { $commands }.
cli-error-subcommand = Say what to do with records: { $commands }; see --help.
cli-error-missing = { $parameter } is missing; see --help.
cli-error-value = “{ $value }” does not fit { $parameter }.
cli-error-number = { $parameter } must be a whole number from { $least } to { $most }, not “{ $value }”.
cli-error-needs-value = The option { $option } needs a value.
cli-error-usage = This command line can’t be understood; see --help.
cli-error-game = There is no game “{ $name }”; the games are: { $games }.
cli-error-bot = There is no bot “{ $name }”; the bots are: { $bots }.
cli-error-bot-here = This bot can’t play here. { $problem }
cli-error-bots-seats = { $game } has { $seats } seats here, so name { $seats } bots, or one for all.
cli-error-bots-many = { $bots ->
    [one] { $bots } bot needs
   *[other] { $bots } bots need
} more than { $seats } seats.
cli-error-bots-hot-seat = Choose either --bots or --hot-seat.
cli-error-seats = { $game } is for { $least } to { $most } players, not { $seats }.
cli-error-seats-only = { $game } is for { $seats } players.
cli-error-names = { $seats ->
    [one] { $seats } player sits
   *[other] { $seats } players sit
} at this keyboard, so give that many names.
cli-error-name = “{ $name }” can’t be a player’s name.
cli-error-seed = “{ $seed }” can’t be a seed: take one line of text.
cli-error-first = In this game the table can’t set who starts.
cli-error-lang = There is no language “{ $lang }”; there are: { $languages }.
cli-error-clause = { $game } has no clause “{ $clause }”; they run from { $least } to { $most }.
cli-error-file = { $path }: { $problem }
cli-error-no-file = there is no such file.
cli-error-no-place = this folder does not exist or can’t be written to.
cli-error-folder = this is a folder, not a record.
cli-error-denied = this file can’t be read or written.
cli-error-components = The components can’t be used. { $problem }

cli-serve = Run the server: tables in the browser, by links, for bots.
cli-serve-host = The address to listen on; 127.0.0.1 is this machine alone, 0.0.0.0 everybody.
cli-serve-port = The port, 8088 if none is named; 0 takes a free one.
cli-serve-workers = Processes that serve; more than one needs --database and --bus.
cli-serve-database = sqlite+aiosqlite:///FILE, or postgresql+asyncpg://…; a file in your data folder if none is named.
cli-serve-bus = redis://…, over which several processes tell one another what happens.
cli-serve-thinkers = Processes in which bots think, in each worker; 0 leaves it to “portside bots”.
cli-serve-browse = Open the browser at the start page.
cli-serve-check = Only say whether the settings are good; each is also a variable PORTSIDE_….
cli-bots = Let bots on this machine think for a server elsewhere.
cli-bots-server = The server’s address.
cli-bots-token = The token in the server’s PORTSIDE_BOTS_TOKEN.
cli-error-extra = This needs { $package }, which is not installed; type: pip install 'portside[{ $extra }]'
cli-error-ladder-bots = A ladder of { $seats } seats needs at least { $seats } different bots.
cli-error-no-torch = Training needs torch; install it with: make .venv/train
cli-error-train = The training can’t go on. { $problem }
cli-error-train-nothing = This plan leaves nothing to learn: with --from there must be a generation, and each needs --matches or --hunch-matches.
