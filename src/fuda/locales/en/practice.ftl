### Practice: puzzles, and when they come again. In English.

practice-title = Practice: { $game }
practice-lead = Positions from real play with one clearly best move, which a greedy player misses. Your own mistakes come first, and what you missed comes again.
practice-question = What would you play?
practice-why-own = From a match of yours
practice-why-again = Seen before
practice-why-new = New
practice-why-day = Puzzle of the day
practice-right = Right: { $best }.
practice-wrong = Best is { $best }. { $move } gives away { $chance } of the match, { $points }.
practice-unlisted = Best is { $best }. What you chose was not among the moves worth a closer look.
practice-points = { $count } points
practice-letters = { $count } of a letter
practice-values = What each move is worth
practice-move = Move
practice-chance = Chance
practice-behind = Behind
practice-yours = yours
practice-others =
    { $count ->
        [one] and { $count } more move, further behind
       *[other] and { $count } more moves, further behind
    }
practice-reasons = Why
practice-reasons-not = Why not “{ $move }”
practice-line = How it may go on
practice-found-by = Found by { $levels }
practice-found-by-nobody = Found by nobody but a long search
practice-surely = The best move is ahead of every other by at least { $chance } of the match (99%).
practice-due = It comes again on { $date }.
practice-streak =
    { $count ->
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
practice-solved = { $solved } of { $all } solved
practice-own =
    { $count ->
        [one] { $count } mistake of your own
       *[other] { $count } mistakes of your own
    }
practice-nothing = That is all for today: nothing is due, and every puzzle has been tried. Come back tomorrow, or let a match of yours be reviewed.
practice-none = There are no puzzles of this game yet.
practice-next = Next puzzle
practice-exercise = Exercise { $place } of { $count }
practice-not-quite = Not quite. Right is: { $best }.
practice-go-on = Go on
practice-retry = Try again
practice-lesson-done = That was the lesson “{ $title }”. Now play it.
practice-play = Play against the Nestling
practice-next-lesson = Next lesson: { $title }
practice-puzzles = Puzzles
practice-lessons = Lessons
practice-day = Puzzle of the day
practice-all-themes = All themes
practice-theme = Theme
practice-seat-you = You
practice-seat-other = Opponent
practice-seat-others = Opponent { $number }
practice-export = Take your practice along
practice-import = Bring practice from elsewhere
practice-exported = Your practice is in { $file }.
practice-imported = Your practice was brought here.
practice-not-imported = This file holds no practice.
practice-learned =
    { $count ->
        [one] { $count } mistake is now among your puzzles: fuda practise { $game }
       *[other] { $count } mistakes are now among your puzzles: fuda practise { $game }
    }
practice-with = Practise this: { $command }
practice-more = Enter: next puzzle · q: leave
practice-more-lesson = Enter: go on · q: leave
practice-matches =
    { $count ->
        [one] { $count } match looked through
       *[other] { $count } matches looked through
    }
practice-made =
    { $count ->
        [one] { $count } puzzle in { $file }
       *[other] { $count } puzzles in { $file }
    }
practice-checking = Looking again
practice-checked = { $count } of { $all } puzzles hold in fresh worlds.
practice-confirmed = The coach agrees with { $count } of { $all } exercises that ask for the best move.
practice-difficulty-easy = easy
practice-difficulty-middling = middling
practice-difficulty-hard = hard
practice-difficulty-very-hard = very hard
practice-theme-koikoi-call = Koi-koi or stop
practice-theme-koikoi-take = Which card to take
practice-theme-koikoi-fourth = The fourth card
practice-theme-koikoi-light = Around a light
practice-theme-koikoi-break = Which month to break
practice-theme-koikoi-deny = Deny them a yaku
practice-theme-koikoi-deny-light = Deny them a light
practice-theme-koikoi-build = Build a yaku
practice-theme-koikoi-other = Something else
practice-theme-kocka-pass = What to pass
practice-theme-kocka-throw = Throw in or play
practice-theme-kocka-lead = What to lead
practice-theme-kocka-duck = Duck
practice-theme-kocka-rise = Take it now
practice-theme-kocka-discard = What to throw off
practice-theme-kocka-other = Something else
practice-theme-yojimbo-defence = Which defence to lay
practice-theme-yojimbo-retreat = When to retreat
practice-theme-yojimbo-stay = When to stay
practice-theme-yojimbo-change = What to change
practice-theme-yojimbo-kick = The kick
practice-theme-yojimbo-kaiten = Kaiten
practice-theme-yojimbo-prize = Which prize to take
practice-theme-yojimbo-other = Something else
