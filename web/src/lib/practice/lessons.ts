// The hand each game is practised with: seats, who banks or deals (you sit in seat 0), and the seed of its cards.

const LESSONS: Record<string, [seats: number, leader: number, seed: number]> = {
  basset: [2, 1, 149],
  faro: [2, 1, 72],
  femkort: [4, 1, 109],
  irish_loo: [4, 3, 87],
  landsknecht: [3, 2, 107],
  lansquenet: [3, 0, 138],
  loo: [4, 2, 50],
  monte: [3, 1, 7],
  norrlandsknack: [3, 2, 98],
  pharaon: [2, 1, 149],
  red_dog: [3, 1, 9],
  skin: [3, 1, 94],
  stuss: [2, 1, 147],
  tempeln: [2, 1, 146],
  toepen: [3, 0, 144],
  tomato: [4, 2, 78],
  zecchinetta: [3, 2, 80],
  ziginette: [3, 2, 107],
  zwikken: [3, 2, 149],
};

/** What to ask the house for; with other cards for those who have had enough of these. */
export function lesson(game: string, least: number, anew: boolean): object {
  const [seats, leader, seed] = LESSONS[game] ?? [Math.max(3, least), 1, 1];
  return anew ? { game, seats, leader } : { game, seats, leader, seed };
}
