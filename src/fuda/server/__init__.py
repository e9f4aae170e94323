"""Gateway tables. The server knows no game and no bot: the composition root hands it both."""
