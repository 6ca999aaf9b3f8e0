"""Commands that look at a hand that was played: run it again, check its shuffle, solve its end."""
