"""What is handed out: wheel, sdist, image, and the files that build and check them."""
