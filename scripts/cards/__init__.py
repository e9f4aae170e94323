"""The decks, drawn by script.

`ink` is the shared foundation. Every other module here that has `GAME` and `files()` is a deck: `GAME` names its
folder under client/public/cards, `files()` maps "plain/<id>.svg", "contrast/<id>.svg" and "<style>/back.svg" to text.
"""
