// The company, as silhouettes cut from black paper.
//
// All are drawn facing right, from one profile and what is worn over it: `black` is cut out, `cut` are lines cut into
// the black, `paper` are pieces of the ground that lie on it.  The house knows the same names (`chair.face`).

export interface Head {
  black: string;
  cut?: string;
  paper?: string;
}

/** Skull, brow, nose, lips and chin, the nose so much longer than the usual. */
const profile = (nose = 0) =>
  `M16 104C18 88 28 82 39 77L40 64C33 59 29 51 29 42C29 26 41 15 54 16C64 17 69 24 70 32C70 35 69 37 70 39L${75.6 + nose} 48.4C${76.6 + nose} 50.4 74.6 51.6 71.6 51.9C71.2 53 71.2 54 72.4 55.2C73.6 56.4 72.8 57.3 71.2 57.8C72.5 58.6 72.6 60 71 60.8C69.7 61.8 70.7 62.8 71.3 64.6C72 68.2 68.2 70.6 63.6 70.2C59 69.8 57 71 56.8 75C57.2 80 66 82.5 74 86.5C81 90 84.5 97 85.5 104Z`;
const BUST = "M12 104C14 92 24 84 38 80L57 80C68 83 82 89 88 104Z";
const worn = (nose: number, black: string) => profile(nose) + black + BUST;

const CUT = {
  // a slashed beret with a great plume, and a beard
  pikeman: {
    black: worn(
      1,
      "M26 34C22 22 36 8 56 9C72 10 82 18 80 27C78 33 66 32 54 31C42 30 32 33 26 34ZM34 20C20 14 8 20 3 36C10 31 14 31 19 34C16 26 24 22 34 26ZM42 12C30 0 12 4 5 14C14 12 20 14 24 20C28 14 34 14 42 18ZM57 60C62 64 72 60 72 64C74 74 70 84 62 84C56 82 54 72 57 60Z",
    ),
    cut: "M38 27L46 15M48 27L55 14M58 27L64 16M68 27L72 20",
  },
  // a bonnet with a fall of crape
  widow: {
    black: worn(-1, "M64 18C52 8 28 12 24 34C20 54 22 78 10 104L52 104C46 90 44 72 46 60C48 46 56 36 66 30C70 26 68 20 64 18Z"),
    cut: "M62 24C50 24 40 34 38 50C36 68 34 84 28 98M56 81C61 83 66 84 70 86",
  },
  // a small round cap, short curls and the two bands of his collar
  abbe: {
    black: worn(
      0,
      "M30 30C32 16 46 11 58 15C62 17 64 19 64 22C54 20 42 22 32 32ZM31 30C24 34 24 42 28 45C23 50 25 58 31 59C29 65 36 69 41 66C46 62 43 55 40 54C44 50 42 44 38 43C42 38 38 31 31 30Z",
    ),
    cut: "M33 31C43 23 54 21 63 23",
    paper: "M57 78L68 82L66 95L60 93L57 98L52 82Z",
  },
  // a three-cornered hat, a queue with its bow, a high collar
  captain: {
    black: worn(
      1.4,
      "M14 33C26 30 34 18 40 8C50 3 62 6 68 14C74 20 82 23 90 22C86 32 74 34 60 31C44 29 28 37 14 33ZM30 48L18 54L24 60L14 66L26 66L20 84L31 68L36 60ZM34 76C40 68 52 70 60 74L58 84L30 88Z",
    ),
    cut: "M20 32C34 31 44 23 52 22C64 21 74 26 84 25",
  },
  // hair dressed high, with curls and an ostrich feather; a ribbon round the neck
  marquise: {
    black: worn(
      -1.4,
      "M69 30C72 14 66 -6 48 -8C30 -8 22 8 24 26C25 40 28 52 34 58C42 58 44 46 50 38C56 32 64 32 69 30ZM27 58A6 6 0 1 0 39 58A6 6 0 1 0 27 58ZM21 48A6 6 0 1 0 33 48A6 6 0 1 0 21 48ZM31 68A5 5 0 1 0 41 68A5 5 0 1 0 31 68ZM44 -4C34 -16 14 -12 8 6C18 -2 28 0 36 8Z",
    ),
    cut: "M40 72C46 75 52 75 57 73M34 8C44 4 56 8 64 20M32 20C42 16 52 20 58 30",
  },
  // a wig with rolls over the ear and a bag behind
  chevalier: {
    black: worn(
      0.6,
      "M67 24C62 12 44 8 33 18C26 26 26 40 30 50C36 46 40 40 46 34C54 30 62 28 67 24ZM33 40H46A3.5 3.5 0 0 1 46 47H33A3.5 3.5 0 0 1 33 40ZM32 49H45A3.5 3.5 0 0 1 45 56H32A3.5 3.5 0 0 1 32 49ZM31 54L20 60L18 82L34 82L36 62ZM56 76L68 82L60 86L70 92L58 94Z",
    ),
    cut: "M31 48.2H48M20 61L31 57",
  },
  // a veil over a high comb
  veiled_lady: {
    black: worn(
      -1,
      "M66 22C60 6 46 -4 34 2C24 10 24 30 22 50C20 72 12 88 6 104L40 104C40 88 38 72 42 58C46 46 56 36 66 28ZM36 8L30 -8L40 -2L42 -12L48 -2L56 -8L54 8Z",
    ),
    cut: "M58 14C44 16 34 30 33 52C32 72 26 90 20 102",
  },
  // a soft cap and a long beard, spectacles on the nose
  notary: {
    black: worn(
      2,
      "M27 36C24 18 38 8 54 10C66 12 72 20 71 28C58 24 40 26 27 36ZM52 58C58 66 70 60 72 64C75 80 70 96 60 100C52 94 48 74 52 58Z",
    ),
    cut: "M65 42A4 4 0 1 0 73 42A4 4 0 1 0 65 42M65 41L46 38",
  },
  // a flat cap with a tassel, hair to the shoulder, an open collar
  student: {
    black: worn(
      0,
      "M24 24C36 12 60 8 76 20C72 27 58 25 46 27C38 28 30 29 24 24ZM26 22L14 40L11 52L17 51L19 41L30 28ZM30 26C22 38 20 56 26 76C34 80 42 76 42 66C42 54 50 46 50 36Z",
    ),
    cut: "M28 24C42 20 58 19 71 21M29 44C27 54 28 64 32 73",
    paper: "M56 77L78 86L62 95L50 84Z",
  },
  // the tall cap of the grenadiers, and wings on the shoulders
  drummer: {
    black: worn(
      -2,
      "M28 36C30 18 44 2 61 -3C69 8 73 20 72 31C58 29 42 31 28 36ZM60 -2C56 -10 68 -11 64 -3ZM30 44L20 52L25 58L20 70L31 62L36 54ZM10 92C16 82 28 80 34 84L30 100L8 104Z",
    ),
    cut: "M34 31C46 26 60 25 70 27M50 21L57 8L63 21ZM14 97L30 89M12 102L29 95",
  },
  // a fur cap with its bag and plume, a moustache, frogs across the chest
  hussar: {
    black: worn(
      0.8,
      "M30 36C27 26 28 14 33 6C45 1 60 2 70 7C73 15 73 23 71 30C58 27 44 29 30 36ZM34 8C20 12 13 26 15 44C22 36 28 31 34 31ZM61 6C59 -4 64 -10 71 -12C70 -4 70 2 68 8ZM69 54C74 53 82 54 84 49C85 57 78 61 70 58ZM31 46L24 60L30 76L36 62Z",
    ),
    cut: "M33 9L38 14L43 8L48 14L53 7L58 13L64 8M56 84H80M54 91H84M52 98H86",
  },
  // a veil over a white coif, and the bib below it
  nun: {
    black: worn(-0.6, "M66 20C56 6 34 8 26 26C18 46 20 80 6 104L50 104C44 92 42 78 44 66C46 48 58 36 68 30Z"),
    paper: "M66 22C58 18 50 24 47 36C44 48 44 60 48 70C52 82 64 88 74 88C70 80 58 78 56.6 74C52 66 50 52 53 42C56 34 62 30 67 29Z",
  },
  // a round hat of tarred straw with its ribbon, a pigtail, a neckerchief
  sailor: {
    black: worn(
      1,
      "M16 34C26 32 30 28 32 12C42 6 58 6 66 12L68 26C76 27 84 27 90 24C84 34 70 34 58 32C42 31 28 38 16 34ZM30 46L20 58L18 86L24 92L28 64L36 56Z",
    ),
    cut: "M33 25C44 21 58 20 67 22M22 64L28 62M21 72L27 70M21 80L27 78",
    paper: "M40 78C48 84 60 84 68 82L66 88L76 96L62 92L58 100L54 90C48 88 42 84 40 78Z",
  },
  // a tall hat with a broad brim, and a wide linen collar
  merchant: {
    black: worn(
      2,
      "M6 34C20 36 28 34 32 30L36 0C46 -5 58 -4 64 0L70 28C78 32 86 31 96 28C88 37 72 36 58 34C40 33 22 42 6 34ZM62 70C68 74 64 80 56 80L52 70ZM31 40C26 50 28 62 36 68C42 64 40 54 42 48Z",
    ),
    cut: "M34 23C46 18 58 18 68 22",
    paper: "M36 78C48 84 60 84 66 80L82 94C66 100 42 98 26 92Z",
  },
  // a cap with frills and a bow, a hooked nose, a shawl
  dowager: {
    black: worn(
      3,
      "M68 26C72 14 58 2 42 5C26 8 18 24 21 40C17 44 19 51 24 52C22 59 29 64 34 60C38 66 46 62 44 55C49 51 47 45 49 41C54 41 56 35 60 34C66 35 70 31 68 26ZM60 66C66 72 66 78 58 78L54 70ZM8 104C10 88 24 78 40 76L58 80C52 88 50 96 52 104Z",
    ),
    cut: "M64 27C52 24 40 30 35 42C33 48 34 53 37 57M44 6C42 12 46 14 52 12M36 80C32 88 30 96 30 102",
  },
  // hair cut round like a bowl, a small cap with a feather, a ruff
  page: {
    black: worn(
      -2,
      "M71 34C62 36 54 38 52 46C52 56 50 62 46 66C36 68 26 64 24 56C22 38 30 20 48 15C62 12 72 22 71 34ZM32 18C38 8 54 6 62 12C58 18 46 20 32 22ZM38 12C30 2 18 0 6 8C16 8 24 12 30 20Z",
    ),
    cut: "M31 24C42 21 54 19 63 14",
    paper: "M32 76C38 72 46 76 52 75C58 74 64 78 70 80C73 85 68 89 62 87C56 91 50 88 46 89C38 90 28 84 32 76Z",
  },
} satisfies Record<string, Head>;

export type Face = keyof typeof CUT;
export const HEADS: Record<Face, Head> = CUT;
export const isFace = (face: string): face is Face => Object.hasOwn(CUT, face);

/** The pieces of black paper, each a path of its own: where they lie over each other nothing is cut out. */
export const cutOut = (head: Head): string[] => head.black.split(/(?<=Z)/);
