// Strokes of chalk, in fives: tricks, penalties, cards that have gone.

/** A tally as a path, a stroke every four units and the fifth across; `wide` is how much room it takes. */
export function strokes(count: number): { path: string; wide: number } {
  const one = (_: unknown, i: number) => {
    const x = 2 + Math.floor(i / 5) * 20;
    return i % 5 === 4 ? `M${x - 2} 11L${x + 14} 3` : `M${x + (i % 5) * 4} 1.5l-.8 11`;
  };
  const rest = count % 5;
  return { path: Array.from({ length: count }, one).join(""), wide: Math.floor(count / 5) * 20 + (rest ? rest * 4 + 2 : 0) };
}
