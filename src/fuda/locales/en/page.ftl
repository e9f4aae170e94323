page-card-back = A hidden card

## The shell

page-title = { $page } · Fuda
page-title-home = Fuda · a card table
page-title-turn = Your turn · { $game }
page-home = Fuda, home
page-skip = Skip to the content
page-navigation = Fuda
page-your-name = Your name
page-guest = Guest
page-close = Close
page-not-loaded = This page could not be shown.
page-load-again = Load it again
page-missing = There is no such page
page-missing-help = Perhaps the cat has hidden it. The games are where they always were.
page-to-the-games = To the games

## Settings

page-settings = Settings
page-language = Language
page-language-en = English
page-language-cs = Čeština
page-language-ru = Русский
page-theme = Paper
page-theme-auto = as the system
page-theme-light = light
page-theme-dark = dark
page-theme-flip = Light or dark
page-hints = Hints
page-hints-none = none
    .help = Only what may be played is lit.
page-hints-matches = matches
    .help = What a card would take or do is shown as well.
page-hints-full = full
    .help = What is within reach and what is at stake is shown too.
page-deck = Cards
page-deck-plain = painted
page-deck-contrast = high contrast
page-overlays = Print months and values on the cards
page-sound = Quiet sounds
page-motion = Moving cards
page-pace = Pace
page-pace-calm = calm
page-pace-brisk = brisk
page-pace-instant = at once

## Home

page-hero = A quiet table for three card games
page-lead = Play against opponents that think, or with friends by a link. Every deal can be checked.
page-play-now = Play now
page-play-friend = Play with a friend
page-play-guided = First time? A guided game
page-practice = Practice
page-stats = Statistics
page-own-rules = A table of your own
page-opponent = Opponent
page-strength = { $level } · { $strength }
page-strength-random = plays anything
page-strength-novice = first steps
page-strength-learner = learning
page-strength-quick = very easy
page-strength-reader = has read a little
page-strength-greedy = easy
page-strength-dreamer = dreamy
page-strength-hasty = hasty
page-strength-instinct = quick-eyed
page-strength-wary = wary
page-strength-thinker = thoughtful
page-strength-master = strong
page-character-random = Draws its moves by lot; it is nobody’s fault if one is good.
page-character-novice = Sees two or three moves at a time and takes the nicest.
page-character-learner = Sees a few more moves by now and takes the best of them.
page-character-quick = Hops at what glitters now and has forgotten it by the next turn.
page-character-reader = Repeats what the books say when it remembers them; if not, it plays like the Sparrow.
page-character-greedy = Knows what the books advise and counts what lies open.
page-character-dreamer = Plays from memory, head in the clouds; when it looks down it sees what matters.
page-character-hasty = Has a good eye and no patience: now and then the best move slips past it.
page-character-instinct = One look, one swoop: it has played billions of hands and does not stop to think.
page-character-wary = Looks a little way ahead before it hops: a few dozen tries, no more.
page-character-thinker = Turns the matter over in its head, in some hundreds of possible deals.
page-character-master = Waits, remembers every card, and works out what you hold from what you did.
page-players = Players
page-players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
page-rulebook = Rulebook
page-my-games = My games
page-my-games-none = What you play will be found here again.
page-my-games-all = All my games
page-games-running = Being played
page-games-over = Finished
page-open-tables = Open tables
page-open-tables-none = Nobody is waiting for players just now.
page-row-your-turn = your turn
page-row-playing = being played
page-row-watch = watch
page-row-free =
    { $count ->
        [0] about to start
        [one] { $count } free seat
       *[other] { $count } free seats
    }
page-row-won = won
page-row-lost = lost
page-row-drawn = draw
page-row-over = finished
page-row-abandoned = left unfinished
page-games-search = Search the finished games
page-games-older = Show older games
page-guided = guided game

## The deal of the day

page-day = Deal of the day
page-day-lead = A short match of each game: the same cards for everybody, against the same opponents. One try a day.
page-day-play = Play today's deal
page-day-go-on = Go on with today's deal
page-day-tomorrow = The next deal comes at midnight, universal time.
page-day-puzzle = Puzzle of the day
page-day-share = Fuda, deal of the day, { $date }. { $game } against { $opponent }: { $outcome }, { $score }.
page-day-share-button = Share the result
page-day-earlier = Earlier month
page-day-later = Later month

## With a friend far away

page-far = Play with a friend far away
page-far-lead = A game is played by a link. Whoever can open this page by the same address as you can sit at your table; nothing needs to be installed and nobody has to register.
page-far-link = When this page has an address of its own
page-far-link-1 = Choose “{ page-play-friend }” on the first page.
page-far-link-2 = Copy the link that appears and send it to your friend by message or e-mail.
page-far-link-3 = Your friend opens it, chooses the free seat, and you begin. The link works on a phone as well.
page-far-home = When Fuda runs on your computer and your friend is in the same house
page-far-home-1 = Start Fuda with “./run serve --lan”. It shows an address and a square code.
page-far-home-2 = Both devices must be on the same Wi-Fi. Your friend points the phone's camera at the code, or types the address.
page-far-home-3 = Open that same address yourself before you invite, so that your link holds it too.
page-far-away = When Fuda runs on your computer and your friend is elsewhere
page-far-away-1 = Your computer is not visible from the internet, and that is good. A private network joins the two of you: Tailscale, ZeroTier and WireGuard are such programs, and the first two need only an account.
page-far-away-2 = Install the same one on both devices and let your friend into your network, as its own guide says.
page-far-away-3 = Start Fuda with “./run serve --lan”. The program of the private network shows the address of your computer, such as 100.101.102.103; open http://100.101.102.103:8765.
page-far-away-4 = Send your friend the link from there. Your computer has to stay on while you play; if it is switched off, the game waits.
page-far-hosted = When somebody you know has a server
page-far-hosted-1 = Ask them to run Fuda there with “fuda serve --name” and the name of the server. The protocol page of Fuda's documents tells them the rest.
page-far-hosted-2 = Then both of you only need its address, at any time, and nobody's computer has to stay on.
page-far-trouble = If a link does not open, it usually begins with 127.0.0.1 or localhost: that address means “this very device” and works nowhere else.

## Without a network

page-offline = Without a network
page-offline-what = What works without one
page-offline-lead = The server cannot be reached. These open all the same:
page-offline-replays = those whose replay you have looked at here
page-offline-needs = Playing, open tables and the deal of the day need a network. A game that you have begun waits for you.

## A new table

page-new-table = A new table
page-new-lead = Choose a rulebook, change what you like, and say who sits where.
page-rules-as-is = by the book, nothing changed
page-rules-changed =
    { $count ->
        [one] { $count } rule differs from the book
       *[other] { $count } rules differ from the book
    }
page-rules-back = Back to the book: { $value }
page-rules-back-all = All by the book
page-needs = This needs “{ $option }”: { $value }.
page-needs-set = Set it so
page-option-refused = The table does not accept this value.
page-less = Less
page-more = More
page-data-shipped = the deck that comes with the game
page-data-own = a deck of your own
page-data-choose = Choose a JSON file
page-data-unread = This file is no JSON.
page-seats = Seats
page-seat-kind-me = me
page-seat-kind-held = a friend with the link
page-seat-kind-open = anybody
page-seat-kind-bot = computer: { $level }
page-list-table = List it among the open tables
page-memory = All that was played may be looked at again
page-clock = Clock
page-clock-none = none
page-clock-casual = relaxed
page-clock-fast = fast
page-open-table = Open the table
page-copy-rules = Copy a link with these rules
page-copied = Copied

## Before the start

page-table = Table
page-table-coming = The table is being laid…
page-table-gone = This table is no longer here
page-table-gone-help = Perhaps the link is not whole, or the table was never used.
page-table-elsewhere = You sit here in another window
page-table-elsewhere-help = The game goes on there. You can bring it back here.
page-table-broken = The table could not be drawn. The game itself is safe.
page-seat-open = Free seat
page-seat-held = Held for a friend
page-seat-for-you = A seat for you
page-seat-number = Seat { $number }
page-seat-you = you
page-seat-host = opened the table
page-seat-bot = computer
page-seat-away = away for a moment
page-seat-computer = the computer plays
page-sit = Sit down here
page-get-up = Get up
page-free-seat = Free this seat
page-fill = Seat it here
page-fill-all = Fill the rest with { $level }
page-start = Start
page-seats-free =
    { $count ->
        [one] { $count } seat is still free.
       *[other] { $count } seats are still free.
    }
page-all-here = Everybody is here.
page-host-starts = Everybody is here. { $name } starts the game.
page-invite = Invite by a link
page-invite-help = Whoever opens it can sit down at a free seat of this table.
page-invite-alone = This address works on this computer only. For others in the house, start it with “fuda serve --lan”.
page-plain-http = This address begins with http: the browser then offers no “Share” and keeps nothing for when there is no network. Playing is the same.
page-invite-code = QR code of the link: others point their phone’s camera at it
page-invite-title = Come and play { $game }
page-link = Link
page-copy = Copy
page-share = Share
page-table-rules = Rules of this table
page-listed = listed among the open tables
page-private = private table
page-starting = The cards are being shuffled.
page-start-fair = The fair start
page-start-commitment = The server has sealed its secret:
page-start-vows = Everybody's page adds a number of its own: { $count } of { $all }
page-start-nonces = The numbers are shown, and the cards are dealt.
page-start-why = Why nobody can cheat here
page-abort =
    Start { $attempt } was broken off: { $reason ->
        [false] the number of { $names } was not the one promised
        [left] { $names } left
        [closed] everybody was gone
       *[other] no number came from { $names }
    }. Its deal was never used, and all that was said in it is public:

## At the table

page-your-turn = Your turn.
page-watching = You are watching.
page-connecting = Connecting…
page-preparing = The cards are being prepared. The first start on a machine takes up to a minute.
page-connection-lost = Connection lost. It comes back by itself.
page-away = { $name } is away for a moment.
page-substituted = The computer plays for { $name }.
page-rest-awaited = Waiting for: { $names }
page-rest-waiting = Already waiting: { $names }
page-rest-soon = The next round begins in { $seconds } s.
page-stop-asked = { $name } would like to stop after this round.
page-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
page-menu = Menu
page-talk = Say something
page-log = What happened
page-log-empty = Nothing yet.
page-rules = Rules
page-rules-of = { $game }: rules
page-rules-search = Search the rules
page-rules-nothing = Nothing was found.
page-rules-law = The law, clause by clause
page-rules-lesson = How to play
page-lesson-play = Try it on the board
page-lesson-practise = Practise this
page-lesson-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-gallery = All cards
page-gallery-of = { $game }: all cards
page-settings-hints = Settings and hints
page-take-back = Take my last move back
page-ask-coach = Ask the coach
page-coach = The coach
page-coach-thinking = The coach is thinking…
page-coach-forced = There is only this one move.
page-coach-equal = All about equal: play as you like.
page-coach-close = The first ones are too close to tell apart.
page-coach-best = Best: { $move }
page-coach-share = { $mean }% ± { $half }
page-coach-note = From { $worlds } worlds that fit what you know; ± is the 95% interval. The record notes that you asked.
page-coach-allowed = The coach may be asked
page-coach-asked = asked the coach × { $count }
page-stop-agree = Agree to stop after this round
page-stop-withdraw = Take back: play on after this round
page-resign = Give up
page-resign-question = Give up the match?
page-resign-means = The match is lost for you. This cannot be taken back.
page-leave = Leave the table
page-leave-question = Leave the table?
page-leave-means = The computer plays on in your place, and you cannot come back to this match.
page-play-on = Play on
page-home-stay = Home; your seat stays yours
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-well-played = Well played!
page-phrase-thanks = Thank you.
page-phrase-one-moment = One moment, please.
page-phrase-sorry = Sorry.
page-phrase-wow = Wow!
page-phrase-oops = Oops!
page-phrase-again = Another one?
page-phrase-goodbye = Goodbye!
page-phrase-smile = smiles
page-phrase-laugh = laughs
page-phrase-think = thinks
page-phrase-clap = claps
page-phrase-heart = sends a heart
page-phrase-cat = shows the cat

## The end

page-end = The result
page-end-you-won = You have won
page-end-you-share = You share the win
page-end-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win
    }
page-end-draw = A draw
page-end-abandoned = The table was left
page-end-resigned = Given up: { $names }.
page-end-stopped = You agreed to stop here.
page-end-gave-up = gave up
page-end-fold = Fold the result
page-end-unfold = Unfold the result
page-end-last-round = The last round
page-rematch = Play again
page-rematch-asked = Waiting for the others
page-rematch-others = Another match is wished by: { $names }
page-rematch-go = To the rematch
page-next-up = You have won { $won } of your last { $count } matches against { $level }. { $next } plays more strongly.
page-next-down = { $level } was too much lately. { $next } is a gentler match.
page-next-choose = Choose { $next }
page-next-play = A match against { $next }
page-replay = Replay
page-check-deals = Check the deals

## What is refused

page-refused-illegal = The rules do not allow that.
page-refused-stale = Something happened in the meantime. Have another look.
page-refused-not-seated = Only those who sit at the table can do that.
page-refused-not-host = Only whoever opened the table can do that.
page-refused-taken = This seat is taken, or held for somebody else.
page-refused-not-now = That is not possible just now.
page-refused-not-full = The game starts when every seat is taken and everybody is here.
page-refused-bad-nonce = The start was broken off: a number did not fit its promise.
page-refused-unknown = There is no such table here any more.
page-refused-set-aside = This table is set aside: it was played by other rules, or cannot be read any more.
page-refused-bad-rules = These rules do not go together.
page-refused-bad-message = The server did not understand the page. Load it again.
page-refused-too-fast = That was too fast. Try again in a moment.
page-refused-too-many = You have too many tables open. Finish one first.
page-refused-storage = The server could not write it down. Nothing has happened; try again.
page-refused-internal = Something went wrong on the server. Nothing has happened; try again.
page-refused-offline = The server cannot be reached just now. Fuda keeps trying.

## The guide of a first game

page-guide-label = Guide
page-guide-skip = Skip the guide
page-guide-next = Got it

## Fair deals

page-fair-title = Fair deals
page-fair-lead = This page has just made every shuffle of this game again, in your own browser, without trusting the server.
page-fair-lead-file = Take the record of a finished game, and this page makes every shuffle again. The file does not leave your device.
page-fair-drop = Drop a record file here
page-fair-choose = Choose a file
page-fair-another = Check another record
page-fair-review = Replay and review on the server
page-fair-refused = The server does not take this record: { $why }
page-fair-bad-large = This file is too large to be a record.
page-fair-bad-json = This file cannot be read: it is no record, or it is cut off.
page-fair-bad-format = This is not a record of Fuda.
page-fair-bad-version = This record comes from another version of Fuda, which this page does not know.
page-fair-bad-damaged = This record is damaged: parts of it are missing.
page-fair-guide = A guided game has a fixed deal, so that its words fit. There is nothing to check.
page-fair-not-over = The game is still going on. Its secret is opened when it is over; come back then.
page-fair-holds = Everything holds
page-fair-holds-count =
    { $count ->
        [one] { $count } shuffle was made again here, and every card came out the same.
       *[other] { $count } shuffles were made again here, and every card came out the same.
    }
page-fair-fails = Something does not hold
page-fair-fails-help = The list below says what. Keep the record: it shows this to anybody.
page-fair-fails-kept = The server has changed its word. The record and what this browser kept show it to anybody, together.
page-fair-kept = Download what this browser kept
page-fair-here = Checked in your browser
page-fair-check-memory = The server kept to what it had said
page-fair-check-memory-help = Before the first card this browser put the envelope, everybody's promises and the signed statement aside. What the server shows now is the same.
page-fair-check-memory-absent = This browser saw nothing before the deal, so it cannot tell whether the server has changed its word since. Whoever sat at the table can.
page-fair-check-memory-fails = Changed since this browser saw it, before the first card: { $facts }.
page-fair-check-commitment = The envelope held this secret
page-fair-check-commitment-help = The fingerprint of the secret is the one that the record names.
page-fair-check-commitment-fails = The fingerprint of the secret is not the one that the record names.
page-fair-check-statement = It was played as stated
page-fair-check-statement-help = Rules, seats, names and first dealer were written down together with the envelope, and are mixed into every shuffle.
page-fair-check-statement-absent = This record has no statement: it is of the first kind, or its deal is the same for everybody.
page-fair-check-statement-fails = Other than stated: { $facts }.
page-fair-check-signature = The server signed it
page-fair-check-signature-help = Its key is { $key }, one of those that this server publishes.
page-fair-check-signature-elsewhere = Its key is { $key }, which is not one of this server's: another one signed it.
page-fair-check-signature-alone = Its key is { $key }; which keys this server publishes cannot be asked now.
page-fair-check-signature-absent = This record is not signed: nothing in it shows where it comes from.
page-fair-check-signature-stated = Only the start is signed, with the key { $key }: nothing shows that these moves were played.
page-fair-check-signature-fails = The signature is not one of the key { $key }.
page-fair-check-signature-unlisted = It was signed with the key { $key }, which this server does not publish for that time.
page-fair-check-vows = Everybody kept their promise
page-fair-check-vows-help = Each player's number fits the promise made before any number was shown, and the deal used exactly these.
page-fair-check-vows-absent = The promises are kept by the table, not in the file.
page-fair-check-vows-fails = A number is not the one that was promised, or not the one that the deal used.
page-fair-check-own = Your own number is in the deal
page-fair-check-own-help = This browser drew it, and still remembers it.
page-fair-check-own-absent = This browser does not remember a number of its own for this game.
page-fair-check-own-fails = The number that this browser drew is missing from the deal.
page-fair-check-shuffles = Every shuffle follows from these numbers
page-fair-check-shuffles-help = The recipe was followed again, card by card.
page-fair-check-shuffles-fails = The recipe gives other cards in shuffle { $numbers }.
page-fair-check-aborts = Starts that failed are open too
page-fair-check-aborts-help = Every secret fits its envelope, every number its promise, and they are those that this browser saw.
page-fair-check-aborts-fails = Start { $numbers } shows another secret or other promises than it had.
page-fair-fact-match = the number of the match
page-fair-fact-commitment = the envelope
page-fair-fact-statement = the signed statement
page-fair-fact-vows = the promise of { $names }
page-fair-fact-server = the server's key
page-fair-fact-at = the time
page-fair-fact-attempt = the count of starts
page-fair-fact-game = the game
page-fair-fact-rules = the version of the rules
page-fair-fact-table = the table rules
page-fair-fact-dealer = the first dealer
page-fair-fact-seats = who sits where
page-fair-finding-holds = holds
page-fair-finding-fails = does not hold
page-fair-finding-absent = cannot be checked here
page-fair-server = Checked by the server
page-fair-server-help = The server knows the rules of the game: it also plays the whole record again.
page-fair-server-format = The record is whole
page-fair-server-signature = The signatures are genuine
page-fair-server-stated = Only the start is signed, not the moves and the result
page-fair-server-start = The secret fits its envelope
page-fair-server-moves = Every move was allowed
page-fair-server-shuffles = Every shuffle took the right cards
page-fair-server-result = The result is what these moves lead to
page-fair-server-away = The server does not answer; what was checked here needs no server.
page-fair-starts = Starts that came to nothing
page-fair-starts-help = A server could give a start up because it dislikes the cards, and so could a player who stays silent. So whatever was said in such a start is public, and they are counted.
page-fair-starts-server = By the server's own count: { $aborted } of { $starts }
page-fair-starts-here = Seen by this browser: { $aborted } of { $starts }
page-fair-starts-here-help = Its own count, which the server cannot change.
page-fair-starts-person = { $name }: { $aborted } of { $starts }
page-fair-starts-person-help = For want of this player's answer: { $missing }
page-fair-starts-reasons = Reasons: { $reasons }.
page-fair-starts-often = That is unusually many: somebody may be choosing among deals.
page-fair-starts-none = No start has failed since the count began.
page-fair-starts-since = Counted since { $date }.
page-fair-starts-last = The last of them
page-fair-reason-silent = no answer
page-fair-reason-false = a false number
page-fair-reason-left = somebody left
page-fair-reason-closed = everybody was gone
page-fair-reason-unknown = reason not kept
page-fair-reason-count = { $reason } ({ $count })
page-fair-keys = The server's keys
page-fair-key-now = since { $since }, signs now
page-fair-key-then = { $since } to { $until }
page-fair-why = Why nobody could cheat
page-fair-why-sealed = A sealed envelope
page-fair-why-sealed-help = Before the game the server wrote down a secret number, put it into an envelope, so to speak, and showed everybody the envelope: a fingerprint that fits this one secret and no other. From then on it could not swap it: your browser keeps a copy of the envelope.
page-fair-why-salted = A pinch from everybody
page-fair-why-salted-help = Then the page of each player added a random number of its own. Each had promised its number first, so nobody could wait to see the others' and choose. The server had sealed its secret before it saw any of them.
page-fair-why-mixed = One fixed recipe
page-fair-why-mixed-help = The secret and all these numbers together decided every shuffle, by a recipe that anybody can read. Whoever wanted to steer the cards would have had to choose all of the numbers.
page-fair-why-opened = Opened at the end
page-fair-why-opened-help = When the game is over the envelope is opened. Now anybody can follow the recipe and must arrive at exactly the cards that were dealt, as your browser does here.
page-fair-shuffles = The shuffles
page-fair-shuffle =
    { $count ->
        [one] Shuffle { $number }: { $count } card
       *[other] Shuffle { $number }: { $count } cards
    }
page-fair-before = Before
page-fair-after = After, as dealt
page-fair-numbers = The numbers themselves
page-fair-number-match = Match
page-fair-number-commitment = Envelope
page-fair-number-secret = Secret
page-fair-number-start = Statement, SHA-256
page-fair-number-key = Key of the server
page-fair-number-nonce = Number of { $name }
page-fair-number-unnamed = Player's number { $number }
page-fair-moves = The moves
page-fair-seat = Seat { $seat }
page-fair-record = Download the record
page-fair-recipe = The recipe, for whoever wants to write a checker of their own: docs/record-format.md in Fuda's source.

## Replay

page-replay-open = Replay
page-replay-title = Replay: { $game }
page-replay-coming = The game is being laid out again…
page-replay-not-over = This game is still being played. Its replay is here when it is over.
page-replay-controls = Replay controls
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-speed = Speed
page-replay-position = Moment of the game
page-replay-step = { $step } of { $steps }
page-replay-seat = Seen by
page-replay-board = The table at this step
page-replay-timeline = Timeline
page-replay-dealt = The cards are dealt.
page-replay-link = Copy a link to this moment
page-replay-copied = The link is copied.
page-replay-keys = Arrow keys step, Space plays, Home and End jump.
page-replay-keys-review = Arrow keys step, with Shift to what stands out; Space plays.
page-replay-fair = Was it fair?
page-line-show = Show me
page-line-try = What if…
page-line-better = The better line
page-line-what-if = What if
page-line-back = Back to the match
page-line-again = Another move
page-line-cards = In which cards
page-line-same = The same cards
page-line-other = Other cards
page-line-moment = The moment before the move.
page-line-here = Here:
page-line-really = Really:
page-line-played = The move played, in these cards:
page-line-ends = { $scores } ({ $goal }: { $chance })
page-line-gained = In { $worlds } worlds that fit what { $name } knew, this move brings { $chance } and { $points } { $unit } against the one played.
page-line-choose = Choose another move for { $name }; bots play on.
page-replay-review = What was every choice worth?
page-replay-mark-yaku = Yaku
page-replay-mark-koi = Koi-koi
page-replay-mark-letter = A letter
page-replay-mark-won = Won
page-replay-mark-heavy = A costly trick

## A table without a board of its own

page-plain-hidden = hidden
page-plain-back = Choose again
page-plain-go-on = Go on
page-plain-waiting = Waiting for { $names }.
