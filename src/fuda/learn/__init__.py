"""Learning to play: a policy network of any game practises against itself in batches (`fuda learn`)."""
