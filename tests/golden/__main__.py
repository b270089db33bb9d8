"""Write the golden files anew: python -m tests.golden. Read the diff before you commit it."""

from . import forty_thieves, master_thieves

for game in (master_thieves, forty_thieves):
    for name, text in game.files():
        path = game.FOLDER / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{len(text):>9,} {path.parent.name}/{path.name}")
