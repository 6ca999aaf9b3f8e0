// A digest as words that people can say to each other.

const [CONSONANTS, VOWELS] = ["bdfghjklmnprstvz", "aiou"];

/** A number of 16 bits as a word that can be said: consonant, vowel, consonant, vowel, consonant. */
const word = (number: number) =>
  CONSONANTS[number >> 12]! +
  VOWELS[(number >> 10) & 3]! +
  CONSONANTS[(number >> 6) & 15]! +
  VOWELS[(number >> 4) & 3]! +
  CONSONANTS[number & 15]!;

/** Four words for the first 64 bits of a digest, so that people can compare it across devices. */
export const fourWords = (digest: string) =>
  digest
    .slice(0, 16)
    .match(/..../g)!
    .map((four) => word(parseInt(four, 16)))
    .join(" ");
