"""What people can do: meet at tables, decide, talk; what the server does by itself."""
