"""Write the golden files anew: python -m tests.golden. Read the diff before you commit it."""

from . import master_thieves

for name, text in master_thieves.files():
    path = master_thieves.FOLDER / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"{len(text):>9,} {path.name}")
