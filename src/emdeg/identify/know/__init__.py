"""Know before you fit: what measurements can tell, proved, in words and in numbers."""
