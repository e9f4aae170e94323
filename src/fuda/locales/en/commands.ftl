### What commands say in a terminal: no page needs it. In English.

## The command line

cli-about = A card table for your browser and your terminal.
cli-alone = Without a command, fuda opens the table in your browser.
cli-usage = usage:
cli-arguments = commands and arguments
cli-options = options
cli-see-help = “{ $command }” shows what can be said here.
cli-help = show this help
cli-version = show the version
cli-command = COMMAND
cli-command-serve = open the table in a browser, for you and for others
cli-command-play = play against the computer
cli-command-replay = step through the record of a finished match
cli-command-review = what every choice of a finished match was worth
cli-command-practise = solve puzzles: your own mistakes first, then positions from bots' matches
cli-command-stats = recorded matches in numbers: results, yaku, calls, and how the cards fell
cli-command-verify = check a record: its deals, its moves and its result
cli-command-keys = show or rotate the keys by which this server signs
cli-command-rules = print the rulebook of a game
cli-command-options = print the options of a game and their values
cli-command-arena = let bots play each other and measure how strong they are
cli-command-ratings = rate players by the contests that the arena has written
cli-command-puzzles = make puzzles from bots' matches, or check them again
cli-command-completion = print what your shell needs to complete this command
cli-command-learn = teach a policy network by play against itself (needs PyTorch)
cli-command-learn-eval = say how far a learnt network is ahead of a level
cli-command-load = measure how much a server on this computer takes, over real sockets
cli-command-admin = look at a server’s database, copy it, prune it, move it or revoke sessions
cli-game = GAME
cli-game-help = the game; koikoi when none is named
cli-file = FILE
cli-file-or-url = FILE|URL
cli-file-help = the record, as “fuda play --record FILE” writes it
cli-lang = language; otherwise the system decides
cli-preset = PRESET
cli-rules-help = whose rules to play by; “fuda options” lists them
cli-set-help = change one option of the table, such as rounds=3; may be repeated
cli-word = WORD
cli-word-help = the word of Kouřící kočka, letter by letter; the same as --set word=WORD
cli-players = N
cli-players-help = how many play Yojimbo; the same as --set players=N
cli-level = LEVEL
cli-against-help = the opponent: chance, nestling, robin, sparrow, starling, magpie (the default), lark, jay, kestrel, jackdaw, raven or owl, as on the page; or random, novice, learner, quick, reader, greedy, dreamer, hasty, instinct, wary, thinker, master
cli-seed-help = deal the cards that this number stands for
cli-seat-help = the seat you take, from 0
cli-player = NAME
cli-name-help = what to call you
cli-record-help = write the record of the finished match there
cli-resume-help = go on with the match you left, of a game or the last one
cli-fast-help = no pauses around the opponent's moves
cli-replay-seat-help = whose side to look from, from 0
cli-review-seat-help = whose choices to look at, from 0; otherwise everybody's
cli-review-effort-help = how closely to look (normal)
cli-review-json-help = print everything as JSON
cli-review-html-help = write a page of its own to this file
cli-theme = THEME
cli-practise-theme-help = only puzzles of this theme, such as call
cli-lesson = LESSON
cli-practise-lesson-help = play a lesson on the board, such as turn; without a name, the first that is not done
cli-practise-day-help = the puzzle of the day, the same for everybody
cli-practise-export-help = write your practice to a file, to take it along
cli-practise-import-help = take practice from a file in the place of yours
cli-stats-files-help = records of finished matches
cli-stats-seat-help = whose numbers, from 0 (0)
cli-stats-effort-help = review each match first: errors by phase, and the result without luck
cli-stats-keep-help = keep the numbers of these matches among yours; without files, stats shows what was kept
cli-stats-csv-help = print a line of CSV for each match
cli-ratings-files-help = the results of contests at one table, as “fuda arena --out FILE” writes them
cli-ratings-zero-help = count ratings from this player, named as in the table (the weakest)
cli-puzzles-help = make: look through matches for puzzles; check: look at each again; renew: keep those that hold, with values of today
cli-puzzles-count-help = how many puzzles are wanted (200)
cli-puzzles-workers-help = how many matches are looked through at the same time (1)
cli-puzzles-seed-help = seed of the matches (1), or of the worlds to check in (2)
cli-puzzles-theme-help = only puzzles of this theme; may be repeated
cli-puzzles-out-help = the file of the puzzles; one that is there is gone on with
cli-host = ADDRESS
cli-host-help = the address to listen on (127.0.0.1: this computer alone)
cli-port-help = the port (8765, or the next free one)
cli-database-help = where games are kept, as a URL of SQLAlchemy; otherwise a file of SQLite in your data folder
cli-keys-help = show (also when nothing is named) or rotate: a new key signs from now on, the old one stays published
cli-key = KEY
cli-key-help = trust this public key alone; may be repeated
cli-server-name-help = a name by which people reach this server, such as cards.example.org; may be repeated
cli-lan-help = let others on the local network play, and show them a QR code
cli-proxy-help = a proxy in front, as an address or a network: its word for where a request comes from is taken; may be repeated
cli-metrics-help = answer Prometheus at this address, under /metrics
cli-config-help = read all of this from a TOML file; flags and the environment (FUDA_PORT, FUDA_SET_GRACE …) come first
cli-serve-set-help = change one setting of the server, such as grace=30; may be repeated
cli-no-open-help = do not open a browser
cli-arena-players-help = the bots: levels such as greedy, thinker or master, one with its own budget such as thinker@2000sims, or another program as exec:COMMAND; the last one also takes the seats that are left
cli-arena-matches-help = how many matches (200), rounded up so that everybody sits everywhere in every deal
cli-arena-budget-help = how long to think about a decision, unless a bot has its own budget; with simulations the results can be repeated exactly
cli-arena-seed-help = the number that all deals and choices follow from (1)
cli-arena-workers-help = how many matches are played at the same time (2)
cli-arena-diagnose-help = have this player look long at some choices of the matches and say how many points each bot loses by which kind of choice
cli-arena-out-help = write all results there as JSON, of a ladder into a folder of that name; what was interrupted goes on when the same command is given again
cli-arena-ladder-help = play the contests that ratings need: each level, or each player named here from the weakest on, against the next one below and the next but one; show the ratings at the end
cli-folder = FOLDER
cli-address = ADDRESS
cli-arena-dataset-help = write every decision of the matches into this folder, as Parquet files for training and study; needs pyarrow (docs/dataset.md)
cli-arena-ray-help = play on the Ray cluster at this address, or “auto” for the one this machine belongs to; with simulations the results are those of one machine
cli-shell-help = the shell: source <(fuda completion bash) in its start-up file
cli-learn-minutes-help = how long to learn (9)
cli-learn-out-help = the network (network.npz); a checkpoint to go on from is kept beside it
cli-learn-resume-help = go on from the checkpoint
cli-learn-eval-file-help = the network, as “fuda learn” writes it
cli-learn-eval-rules-help = only at this preset (at all of them)
cli-learn-eval-against-help = the opponent in all other seats: greedy, thinker@200sims … (greedy)
cli-learn-eval-deals-help = deals at each preset, a round from every seat each (100)
cli-learn-eval-seed-help = number that the deals follow from (7)
cli-learn-eval-workers-help = how many matches are played at the same time (1)
cli-load-tables-help = how many tables of two people play, 1–2000 (100)
cli-load-rate-help = moves a second, all tables together; 0: as many as the server takes (100)
cli-load-seconds-help = how many seconds are measured (20)
cli-load-processes-help = how many processes play (2)
cli-load-database-help = measure on this database, which must be empty, in the place of a new file of SQLite
cli-load-servers-help = how many servers share the database, of PostgreSQL; the two at a table then play on different ones
cli-load-out-help = write the figures as JSON too
cli-admin-task-help = tables: what there is; people: who has played; backup: a copy, also of a running server’s; prune: delete tables that never began; move: into another, empty database; revoke: make everybody a new guest
cli-admin-file-help = the copy, of a backup; the other database, of a move
cli-admin-days-help = prune what was opened more than so many days ago (7)

## What is refused

refused-language = There is no language “{ $given }” here. You can have: { $allowed }.
refused-command = There is no command “{ $given }”. There are: { $allowed }.
refused-arguments = “{ $given }” means nothing to this command.
refused-choice = There is no “{ $given }” here. There are: { $allowed }.
refused-missing = Something is missing: { $name }.
refused-no-value = { $option } needs a value.
refused-game = There is no game “{ $given }”. There are: { $allowed }.
refused-preset = There are no rules called “{ $given }”. There are: { $allowed }.
refused-setting = “{ $given }” sets nothing: write the name of an option, an equals sign and the value, such as rounds=3.
refused-option = There is no option “{ $given }”. There are: { $allowed }.
refused-value = The option { $name } cannot be “{ $given }”. It can be: { $allowed } ({ $clauses }).
refused-needs = The option { $name } as asked for needs { $needs } ({ $clauses }): add --set { $needs }.
refused-level = There is no opponent “{ $given }”. There are: { $allowed }.
refused-theme = There are no puzzles of the theme “{ $given }”. The themes are: { $allowed }.
refused-lesson = There is no lesson “{ $given }”. There are: { $allowed }.
refused-effort = There is no effort “{ $given }”. There are: { $allowed }.
refused-both = { $one } and { $other } cannot go together: choose one.
refused-number = { $option } needs a whole number, not “{ $given }”; allowed: { $allowed }.
refused-any-number = any
refused-record = The record cannot be written to { $file }: there is no such folder, or it is a folder itself.
refused-resume = A match that you left goes on as it was: leave { $option } out, or start a new match without --resume.
refused-nothing-saved = There is no unfinished match to go on with. “fuda play” starts a new one.
refused-damaged = The unfinished match in { $file } is damaged and cannot go on ({ $detail }). Delete the file to be rid of it; “fuda play” starts a new match.
refused-no-file = Say which file holds the record.
refused-file = { $file } cannot be read: { $detail }.
refused-port = The port { $port } cannot be listened on at { $host }: { $detail }.
refused-server-setting = The server has no setting “{ $given }”. It has: { $allowed }.
refused-config = The server cannot be set up like this: { $detail }.
refused-load = The load could not be measured: { $detail }
refused-load-servers = Several servers need a database of PostgreSQL: --database postgresql://NAME@HOST/DATABASE.
refused-backup-file = A backup needs the name of a new file: fuda admin backup FILE.
refused-backup = The copy { $file } cannot be written: { $detail }.
refused-move-file = A move needs the other database: fuda admin move postgresql://NAME@HOST/DATABASE.
refused-database-url = The database is no URL, such as sqlite:////home/NAME/fuda.db or postgresql://NAME@HOST/DATABASE.
refused-database = The database { $url } cannot be opened: { $detail }.
refused-database-exposed = The database cannot be used: { $detail }. It holds the key by which people are known and the cards to come.
refused-database-newer = The database { $url } was written by a newer Fuda: { $detail }. Use that one, or another database.
refused-key = { $key } is no public key: expected 64 hexadecimal digits, as “fuda keys” prints them.
refused-entrants =
    { $most ->
        [2] Name two players for the arena, not { $given }.
       *[other] Name 2 to { $most } players for the arena, not { $given }.
    }
refused-entrant = There is no player “{ $given }”. There are: { $allowed }, and any program as exec:COMMAND.
refused-reference = The player { $given } cannot look at the choices of others: it does not search. These can: { $allowed }, such as master@4000sims.
refused-budget = “{ $given }” is no budget: write milliseconds or simulations, such as 50ms or 2000sims.
refused-own-budget = The player { $given } does not search and needs no budget. A budget can be given to: { $allowed }.
refused-program = There is no program “{ $given }” that could be started.
refused-arena-mixed = { $file } holds the results of another contest. What differs: { $names }. Choose another file, or delete that one.
refused-arena-damaged = { $file } is no file of results, or it is damaged. Choose another file, or delete that one.
refused-ladder = A ladder needs two players at least; without names it takes all levels of the game.
refused-zero-alone = Only ratings are counted from somebody: --zero belongs to --ladder or to “fuda ratings”.
refused-zero = Ratings cannot be counted from “{ $given }”. They can from: { $allowed }.
refused-ratings-no-file = Say which files hold the results: fuda ratings FILE…
refused-ratings-file = { $file } is no file of results as “fuda arena --out FILE” writes it, or it is damaged.
refused-ratings-mixed = { $file } cannot be counted together with { $first }. What differs: { $names }.
refused-ratings-apart = These players cannot be compared: { $names } on one side, { $others } on the other. No chain of contests connects them, or one side has won everything. More matches may help.
refused-dataset-package = Data sets need the package pyarrow: pip install "fuda[data]"
refused-dataset = { $folder } is no folder of decisions, or nothing can be written there. Choose another one.
refused-ray = The Ray cluster at { $address } cannot be asked. { $why }
refused-learn-torch = Learning needs PyTorch, which is not installed: pip install torch.
refused-learn-resume = There is no checkpoint { $file } to go on from.
refused-network = { $file } is no network that can be read.

## At the table

play-compiling = The first start prepares the rules for this machine; it takes up to a minute…
warm-done = { $game } is ready ({ $done } of { $count })
play-choose = Your move.
play-keys = “?” help
play-begun = (so far: { $actions }; b takes the last one back)
play-enter = Enter goes on
play-help-numbers = A number chooses the card or the answer that carries it.
play-help-notation = You can also type a move as it is written down (play 1L, take 9K2, koi), the card alone or the beginning of a word, and press Enter.
play-help-ask = a asks the coach what your moves are worth; the record notes that you asked.
play-help-rule = r and the name of a clause, such as r KK-9, shows that clause of the rulebook; “fuda rules” prints all of it.
play-help-log = l shows everything that has happened so far, with the clauses behind it.
play-help-leave = q or Ctrl-C leaves the table. The match is kept, and “fuda play --resume” goes on with it.
play-coach-thinking = The coach is thinking…
play-coach-best = Best: { $move }
play-coach-equal = All about equal: play as you like.
play-coach-close = The first ones are too close to tell apart.
play-coach-forced = There is only this one move.
play-coach-note = From { $worlds } worlds that fit what you know; ± is the 95% interval. The record notes that you asked.
play-refused-by-rule = That is not allowed here; { $clause } says why:
play-not-a-choice =
    { $count ->
        [one] “{ $given }” is no choice here. There is only one: 1. Type “?” for help.
       *[other] “{ $given }” is no choice here. Type a number from 1 to { $count }, or “?” for help.
    }
play-no-clause = There is no clause { $clause }. There are: { $clauses }.
play-recorded = The record of the match is in { $file }.
play-saved = The match is kept. To go on: { $command }
play-unfinished = There is an unfinished match. Enter goes on with it, n throws it away and starts a new one.

## The server

serve-at = Fuda is at { $url }
serve-lan = On the local network: { $url }
serve-stop = Ctrl-C stops it; games go on when it is started again.
serve-no-page = The page has not been built; run scripts/setup.
load-start = A server starts …
load-open = Tables are opened …
load-play = Everybody plays …
load-echo = The same with a bare echo …
load-of-fuda = Fuda
load-of-echo = bare echo
load-moves = safe moves a second
load-cpu = the server’s processor, a move
load-p50 = a move, half of them within
load-p99 = a move, 99 of 100 within
load-bytes = bytes sent, a move
load-memory = memory of a table with two pages
load-late = moves due while no table was free
load-refused = moves refused
admin-tables = Tables: { $count } ({ $listed })
admin-people = People who have sat at a table: { $count }; who practise: { $practising }.
admin-backup = { $file }: { $size } bytes, sound. It holds keys and cards to come: keep it as safe as the database.
admin-pruned = Deleted tables, opened more than { $days } days ago, that never began: { $count }.
admin-forgotten = Deleted practice of guests whose cookie has expired: { $count }.
admin-moved = Moved to { $url }; entries of tables: { $count }. Start the server with --database and that address; the old database stays as it was.
admin-revoked = Everybody is a new guest as soon as the server is started again.

## Replay

replay-seat = Seat { $seat }
replay-keys = Move { $move } of { $moves } · Enter next · b back · a number jumps · q quits

## Verification

verify-format = The file is a record of Fuda, version { $version }; the game is { $game }.
verify-signature = The signatures are genuine. Key of the server: { $keys }
verify-stated = Only the start of the match is signed with this key, neither its moves nor its result: { $key }
verify-unsigned = The record is not signed: nothing in it says which server it comes from.
verify-start = The secret is the one that was committed to before the first card: { $commitment }
verify-moves =
    { $moves ->
        [one] { $moves } move is legal.
       *[other] All { $moves } moves are legal.
    }
verify-shuffles = Every shuffle follows from the secret and the players' own contributions (shuffles: { $shuffles }, contributions: { $nonces }).
verify-result = The result is what these moves lead to: { $scores }
verify-all = All of it holds.
verify-not = This does not hold: { $stage } – { $detail }
verify-stage-format = the form of the record
verify-stage-signature = the signature
verify-stage-start = the start of the match
verify-stage-moves = the moves and the deals
verify-stage-result = the result

## Keys

keys-now = since { $since }, signs now
keys-then = { $since } to { $until }
keys-rotated = From now on the new key signs. A running server takes it up at its next start of a match.

## The arena

arena-preparing = Warming up
arena-playing = Matches
arena-left = left:
arena-resumed = Going on: { $done } of { $matches } matches are already in { $file }.
arena-matches = matches: { $matches }, deals: { $deals }, seed { $seed }
arena-player = Player
arena-score = Wins
arena-losses = Losses
arena-per-match = Points per match
arena-per-round = Points per round
arena-ms = ms per decision
arena-interval = Below each number its 95 % interval, over duplicate deals. Points are those above the mean of the others.
arena-diagnosis = Points lost by kind of choice, as { $reference } sees it
arena-kind = Choice
arena-choices = A match
arena-sampled = Looked at
arena-agreed = Agreed
arena-lost = Lost per choice
arena-lost-match = Lost per match
arena-diagnosis-note = The best move is chosen in some worlds and valued in others, so that luck flatters nobody; a loss below zero is chance or a better move. 95 % intervals over deals.
arena-nothing = No deal has been played by everybody in every seat yet.
arena-fault = Deal { $deal }, seating { $rotation }: { $name } lost: { $why }
arena-fault-start = it could not be started ({ $detail })
arena-fault-protocol = it speaks another version of the protocol ({ $detail })
arena-fault-exited = it ended in the middle of the match ({ $detail })
arena-fault-time = it did not answer in time ({ $detail })
arena-fault-flood = it wrote more than an answer may have ({ $detail } bytes)
arena-fault-nonsense = its answer cannot be understood ({ $detail })
arena-fault-illegal = its move is not allowed ({ $detail })
arena-faults-more =
    { $count ->
        [one] And { $count } more match lost this way.
       *[other] And { $count } more matches lost this way.
    }
arena-interrupted = Interrupted. Finished matches are in { $file }; the same command goes on.
arena-written = All results are in { $file }.
arena-dataset-written = The decisions are in { $folder }.
ladder-written = The contests are in { $folder }.
ratings-rating = Rating
ratings-interval = 95 %
ratings-matches = Matches
ratings-note = 400 more are ten times the strength, and of those at a table each wins with a chance in proportion to it: against one opponent, 100 more win 64 matches of 100. 95 % intervals over duplicate deals.
ratings-note-losses = 400 more are ten times the strength, and of those at a table each loses with a chance in inverse proportion to it: against one opponent, 100 more lose 36 matches of 100, among three equal ones 16. 95 % intervals over duplicate deals.
ratings-note-bound = Whoever has won or lost everything has a bound in the place of a rating, as sure as the end of an interval.
arena-setting-game = the game
arena-setting-preset = the preset
arena-setting-table = the table rules
arena-setting-entrants = the players or their budgets
arena-setting-seed = the seed
arena-setting-versions = the version of Fuda
arena-setting-reference = the player who looks at the choices

## Learning

learn-preparing = Preparing { $matches } matches on { $device }.
learn-scales = What a match is worth as it stands is known for { $made } of { $tables } sets of table rules.
learn-progress = { $share }, lessons: { $lessons }, { $decisions } million decisions ({ $speed } million a second), entropy { $entropy }, foreseen by the judge: { $judge }, error about a hidden card: { $belief }
learn-lead-before = Points a round ahead of the network of a minute ago: { $leads }
learn-lead-beginning = Points a round ahead of the network at the beginning: { $leads }
learn-lead-rival = Points a round ahead of the frozen network: { $leads }
learn-lead-greedy = Points a round ahead of greedy over { $deals } deals from each seat: { $leads }
learn-results-before = Share of matches won against the network of a minute ago, or minus the share lost: { $results }
learn-results-beginning = Share of matches won against the network at the beginning, or minus the share lost: { $results }
learn-results-rival = Share of matches won against the frozen network, or minus the share lost: { $results }
learn-written = Written: { $file }, and { $checkpoint } ({ $size } MB) to go on from.
learn-eval-lead = Points a round ahead of { $level } over { $deals } deals from each seat, with 95 % intervals:
