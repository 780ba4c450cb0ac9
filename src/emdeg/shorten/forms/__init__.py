"""The forms of a program under rewriting: networks, sums of products, their divisors."""
