"""What is compiled, beside the Python it was compiled from: `make test-compiled`."""
