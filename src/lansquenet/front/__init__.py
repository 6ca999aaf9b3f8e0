"""The front door: what `import lansquenet` gives, and how what one gets is drawn as text and as a page."""
