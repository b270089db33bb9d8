"""Golden data: what the rules gave when they were last looked over, as plain files."""
