"""With which number the program leaves; 0 is success."""

REFUSED = 2
BUG = 70
INTERRUPTED = 130
