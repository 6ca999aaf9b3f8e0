"""The rulebook as a book to print and to read: one structure of pages, set as PDF and as EPUB."""
