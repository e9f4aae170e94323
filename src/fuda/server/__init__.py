"""Live tables: the app, the tables, the people, the log. It knows no game and no bot; both are handed to it."""
