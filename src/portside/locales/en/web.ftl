# The browser table: the client's own words. What happens in a match is told by the game's file.

web-home = Portside, start page
web-skip = To the table
web-tools = Tools
web-menu = Menu
web-menu-language = Language
web-menu-light = Light
web-menu-light-system = As the device
web-menu-light-light = Day
web-menu-light-dark = Night
web-menu-sound = Sound
web-menu-notify = Call me when it is my turn
web-carry = Play on another device
web-carry-text = Open this link there: it makes that device yours, too. It works once, within a quarter of an hour. Give it to nobody else.
web-close = Close
web-cancel = Cancel
web-loading = One moment …
web-reload = Load anew
web-error = Something went wrong:
web-outdated = Portside was updated. Load the page anew; the match goes on where it is.

## Start page

web-start-over = A chart of
web-start-lede = Three harbour games, played properly: with friends or with bots, in a browser or in plain text.
web-poster-shanghaien = Poster: a bosun with a pipe between two dice
web-poster-macao = Poster: a veiled woman before the roofs of Macao at night
web-poster-montego-bay = Poster: a ship laden with barrels before the sun
web-title-shanghaien = Shanghaien
web-title-macao = Les Ombres de Macao
web-title-montego_bay = Montego Bay
web-players-shanghaien = 2 players, 8 rounds
web-players-macao = 2 to 4 players
web-players-montego_bay = 2 to 4 players
web-line-of-shanghaien = Roll in the tavern, outbid your rival die by die, and ring the bell before your luck turns.
web-line-of-macao = Make contacts, spend them, recruit the best, and open the town’s doors one by one.
web-line-of-montego_bay = Guess where the others will run, push them off the store, and fill the right ship last.
web-play = Play
web-play-game = Play: { $game }
web-play-whom = With whom?
web-play-whom-bot = A bot
web-play-whom-friends = Friends, by a link
web-play-whom-device = Friends, on this device
web-play-level = Which bot?
web-play-seats = How many players?
web-play-clock = Clock
web-play-clock-none = None
web-play-clock-quick = 10 minutes, +5 s a turn
web-play-clock-slow = 30 minutes, +15 s a turn
web-play-clock-days = 3 days a turn
web-play-public = Strangers may join, too
web-play-now = Play now
web-play-open = Open the table
web-name = Your name
web-name-default = Guest
web-rules = Rules
web-rules-game = Rules: { $game }
web-rules-of = { $game }: the rules
web-tables-mine = Your tables
web-tables-under-way = { $count } under way
web-tables-public = Public tables
web-tables-open = Open
web-tables-watch = Watch
web-join = Join a table
web-join-text = Somebody sent you a word? Type it here.
web-join-word = Table word
web-join-go = Join
web-fair = Fair dice
web-fair-text = The seed’s hash is shown before the first roll and the seed after the last, so that anybody can check every die.

## The table

web-table = Table
web-your-turn = Your turn
web-seat = Player { $number }
web-seat-acts = to act
web-seat-waits = waits
web-seat-away = away
web-seat-resigned = resigned
web-seat-stand-in = a bot stands in
web-clock = Time left
web-clock-days = { $days } days
web-log = Log
web-undo = Undo
web-hint = Hint
web-hint-thinking = The bot thinks …
web-hint-says = The bot would:
web-talk = Say something
web-not-now = Not now:
web-resign = Resign
web-resign-sure = Do you want to give this match up? It can’t be taken back.
web-resign-yes = Yes, resign
web-spectator = You look on.
web-take-back-ask = Ask to take my last act back
web-take-back-asked = { $name } asks to take something back.
web-take-back-agree = Agree
web-take-back-decline = No
web-take-back-waits = A take-back was asked for; the others have not all answered.
web-bots-preparing = The bots are getting ready. It takes about a minute, and only the first time they play here.
web-stand-in-mine = A bot plays for you.
web-stand-in-back = I am back
web-stand-in-absent = { $name } is not at the table.
web-stand-in-call = Let a bot play
web-moment = You look back.
web-moment-back = Back to now
web-curtain = For the eyes of { $name } alone
web-curtain-lift = I am the one
web-lobby = Who plays?
web-lobby-empty = An empty seat
web-lobby-sit = Sit down
web-lobby-leave = Stand up
web-lobby-bot = Seat a bot
web-lobby-close = Give this table up
web-invite = Invite friends
web-invite-text = Send this link, or the word “{ $word }”. Who comes when all seats are taken may look on.
web-invite-link = The table’s link
web-invite-copy = Copy
web-invite-copied = Copied
web-guide-offer = Your first match? Each step of the first round can be explained here.
web-guide-yes = Explain it
web-guide-no = No need
web-guide-stop = Enough, thank you
web-end-won = You win
web-end-winner = { $name } wins
web-end-draw = A draw
web-end-resigned = { $name } gave the match up.
web-end-again = Play again
web-end-home = Start page
web-end-record = The match as text
web-end-fair = The seed of the luck was

## The line

web-line-up = Connected.
    .short = Connected
web-line-joining = Connecting …
    .short = Connecting
web-line-down = The line is down.
    .short = Line down
web-line-safe = Your last move is safe.
web-line-unsent = Your last move is not sent yet; it will be.
web-line-retry = Trying again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
web-line-now = Try now
web-problem-offline = The server does not answer.
web-problem-answer = The server answered with the error { $status }.
web-notice-lost = Off the chart
    .text = There is nothing at this address. Perhaps the link is incomplete.
web-notice-offline = Nobody answers
    .text = The server does not answer. Nothing is lost: every move it has acknowledged is stored. Try again in a while.
web-notice-closed = Given up
    .text = This table was given up before the match began.
web-notice-no-table = Not here yet
    .text = This game has no table in the browser yet. In a terminal it can be played: portside play.
web-notice-other-rules = Other rules
    .text = This match was played by another version of the rules. It can still be downloaded as text.
web-notice-problem = That does not work

## The text view

web-text-view = Text view
web-chart-view = Chart
web-text-now = Now
web-text-board = The board
web-text-may = You may
web-text-may-not = You may not
web-text-nothing = Nothing now.

## Keys

web-keys = Keys
web-key-undo = take back your last step
web-key-hint = ask the bot for a hint
web-key-text = text view and back
web-key-log = to the log
web-key-board = to the board
web-key-moves = to what you may do
web-key-rules = the rules, at the clause of the last “not now”
web-key-escape = close, or back to now
web-key-help = this sheet
web-key-number = in the text view: the action of that number

## Replays

web-replay = Replay
web-replay-events = { $at } of { $total }
web-replay-all = All seats’ knowledge
web-replay-spectator = As a spectator
web-replay-quiet = Nothing was told.
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-knowledge = From whose knowledge
web-replay-moment = Moment
web-replay-link = Link to this moment
web-replay-verify = Verify the dice
web-replay-dice-hold = All luck follows from the seed.
web-replay-dice-wrong = The luck of event { $event } does not follow from the seed.
web-replay-dice-unknown = The luck can’t be checked: the seed is not known, or this is a copy of another match.
web-replay-play-on = Play on from here
web-replay-play-on-text = A copy is opened after event { $at }. The match itself stays as it is; what comes has luck of its own.
web-replay-as = You play
web-replay-against = The others are bots
web-replay-begin = Play on
web-bring = Look at a record
web-bring-text = A match as a text file, from here or elsewhere:
