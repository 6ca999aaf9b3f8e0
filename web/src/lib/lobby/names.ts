// Names to come in under, made up: nobody of these ever lived.

const FIRST = ["Mlle", "Mme", "Signora", "Frau", "Mevrouw", "Fru", "Doña", "Mrs", "Abbé", "Signor", "Herr", "Heer", "Don", "Mr"];
const LAST = [
  "de Valcourt",
  "Belrose",
  "du Talon",
  "d'Orville",
  "Zanetti",
  "Bellosguardo",
  "Carminati",
  "von Eichel",
  "Laubinger",
  "Schellenberg",
  "van der Klaver",
  "Ruitenberg",
  "Spaderblom",
  "Lindekort",
  "de Bastos",
  "Copado",
  "Fairlead",
  "Trumper",
];

const any = (of: string[]) => of[Math.floor(Math.random() * of.length)]!;

/** A name of the time of these games. */
export const madeUp = () => `${any(FIRST)} ${any(LAST)}`;
