"""The pictures of docs/images, drawn from the page as it is."""
