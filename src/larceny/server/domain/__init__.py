"""What a table, a person and a clock are; no input or output here."""
