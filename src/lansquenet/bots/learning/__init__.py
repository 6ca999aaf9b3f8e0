"""What is learnt by playing or by solving: lessons, and what is known by which they are learnt."""
