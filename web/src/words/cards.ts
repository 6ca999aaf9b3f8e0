// Cards by number: four times the rank, ace to king, plus the suit: clubs, diamonds, hearts, spades.

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
export const SIGNS = ["♣", "♦", "♥", "♠"];
export const SUITS = ["c", "d", "h", "s"] as const;

export const rankOf = (card: number) => card >> 2;
export const suitOf = (card: number) => card & 3;

/** A card in two signs, such as 10♥. */
export const signOf = (card: number) => RANKS[rankOf(card)]! + SIGNS[suitOf(card)]!;

/** What the game that is looked at calls the chips in the middle: pool, pot or kitty. */
export const middle: { word: "pool" | "pot" | "kitty" } = { word: "pool" };

export const seatName = (seat: number) => (seat === 12 ? middle.word : seat === 13 ? "house" : String.fromCharCode(65 + seat));
