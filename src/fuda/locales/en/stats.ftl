### Statistics of one's own matches. In English.

stats-lead = Your finished matches on this server, in numbers. Nothing of it leaves this server.
stats-counting = Counting…
stats-results =
    { $matches ->
        [one] { $matches } match, { $won } won; ahead of the table's mean by { $lead }; rounds: { $rounds }
       *[other] { $matches } matches, { $won } won; ahead of the table's mean by { $lead } a match; rounds: { $rounds }
    }
stats-row = What
stats-mine = you
stats-theirs = others
stats-what = What was counted
stats-deals = How the cards fell
stats-dealt = dealt
stats-expected = by chance
stats-deviation = off by
stats-deviation-means = σ is the usual deviation: between −2 σ and +2 σ lies what chance brings in nineteen cases of twenty.
stats-errors = What the coach found
stats-choices = choices
stats-mistakes = mistakes
stats-lost = lost a match
stats-luck = Luck of deals and draws: { $luck } a match; without it: { $without }.
stats-luck-title = Without luck
stats-legend = Dashed: as it came. Solid: without luck.
stats-without-luck =
    { $count ->
        [one] { $count } reviewed match came to { $came }; without the luck of deals and draws it would have been { $without }.
       *[other] { $count } reviewed matches came to { $came } together; without the luck of deals and draws it would have been { $without }.
    }
stats-kind = What was to be chosen
stats-part = When in the match
stats-part-early = first third of the rounds
stats-part-middle = second third
stats-part-late = last third
stats-together = together
stats-thinking = You think for { $seconds } s a move, { $minutes } min in all.
stats-beside = Beside the bots
stats-beside-means = A round or a match of yours beside those of each level against itself: how often in a round (in Yojimbo how many times a match), and what a match costs. What a mistake is, the coach says.
stats-mistakes-match = Mistakes a match
stats-lost-match = Chance lost a match
stats-lost-reach = give or take (95%)
stats-graph-undated = { $count } matches, { $won } won; all leads together { $sum }.
stats-look = Let the coach review them
stats-looking =
    { $count ->
        [one] The coach is looking at your matches: { $count } is left. This page follows it.
       *[other] The coach is looking at your matches: { $count } are left. This page follows it.
    }
stats-files = Files
stats-files-lead = Records from elsewhere can be dropped here; they are counted, and only their numbers are kept. Your own numbers can be taken along.
stats-records = Records
stats-seat = Your seat
stats-add = Add
stats-forget = Forget added records
stats-forget-all = Forget my practice
stats-forget-all-means = Your puzzles, lessons and streaks, what the coach found, and added records are deleted from this server. Your matches stay. This cannot be undone.
stats-refused =
    { $count ->
        [one] { $count } file holds no finished match that can be counted for that seat.
       *[other] { $count } files hold no finished match that can be counted for that seat.
    }
stats-over-time = Results over time
stats-day = Day
stats-that-match = that match
stats-sum = all together
stats-came = as it came
stats-graph = From { $first } to { $last }: { $count } matches, { $won } won; all leads together { $sum }.
stats-everything = all of them
stats-everybody = Everybody
stats-opponent = Opponent
stats-game = Game
stats-show = Show
stats-rules = Rules
stats-nothing = There are no finished matches yet. Play one, and come back.
stats-left =
    { $count ->
        [one] { $count } match is still being counted…
       *[other] { $count } matches are still being counted…
    }
stats-koikoi-rounds = Rounds won
stats-koikoi-koi = Koi-koi called
stats-koikoi-koi-won = Rounds won after a koi-koi
stats-koikoi-koi-gain = Points of these
stats-koikoi-koi-lost = Rounds lost after a koi-koi
stats-koikoi-koi-loss = Points of these for the other one
stats-koikoi-koi-void = Nobody's rounds after a koi-koi
stats-koikoi-hand-lights = Lights in your hand
stats-koikoi-field-lights = Lights on the field
stats-koikoi-hand-plain = Plain cards in your hand
stats-koikoi-phase-play = Which card to play
stats-koikoi-phase-take = Which card to take
stats-koikoi-phase-take-stock = Which card to take from the stock
stats-koikoi-phase-call = Koi-koi or stop
stats-koikoi-phase-exchange = Exchange hands
stats-kocka-letters = Letters
stats-kocka-throws = Cards thrown in
stats-kocka-moons = All points taken
stats-kocka-hejma = Hejma caught
stats-kocka-hand-hejma = Hejma in your hand
stats-kocka-hand-hearts = Hearts in your hand
stats-kocka-hand-high-leaves = King and ace of leaves in your hand
stats-kocka-phase-pass = Passing
stats-kocka-phase-play = Playing
stats-kocka-phase-calls = Calls after the round
stats-yojimbo-rounds = Rounds won
stats-yojimbo-attacks = Attacks won as points
stats-yojimbo-retreats = Retreats
stats-yojimbo-trainings = Trainings
stats-yojimbo-changes = Changes of tactics
stats-yojimbo-hand-special = Special cards in your first hand
stats-yojimbo-hand-osae = Osae in your first hand
stats-yojimbo-phase-turn = On turn
stats-yojimbo-phase-forced = Forced to avert
stats-yojimbo-phase-kick = After a kick
stats-yojimbo-phase-prize = The prize
stats-yojimbo-phase-pay = Paying
stats-yojimbo-phase-source = Whose cards to draw
