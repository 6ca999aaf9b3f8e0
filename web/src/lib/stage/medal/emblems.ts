// What people choose for their medallions: signs cut from black paper, about the middle of a square of a hundred.
//
// The house knows the same names (`medallion` in what is said on sitting down).

/** A ring of points, alternately near and far. */
function rays(points: number, near: number, far: number): string {
  const at = (n: number) => {
    const [r, a] = [n % 2 ? near : far, (Math.PI * n) / points];
    return `${(50 + r * Math.sin(a)).toFixed(1)} ${(50 - r * Math.cos(a)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, n) => at(n)).join("L")}Z`;
}

export const EMBLEMS = {
  sun: `${rays(12, 21, 36)}M50 36A14 14 0 1 0 50.1 36ZM50 39A11 11 0 1 1 49.9 39Z`,
  moon: "M62 19A32 32 0 1 0 62 81A35 35 0 0 1 62 19Z",
  star: rays(8, 14, 36),
  crown: "M20 70L15 32L33 50L50 22L67 50L85 32L80 70ZM20 74H80V82H20Z",
  key: "M50 14A15 15 0 1 0 50.1 14ZM50 22A7 7 0 1 1 49.9 22ZM46 43H54V60H67V68H54V73H63V80H54V86H46Z",
  anchor:
    "M50 12A8 8 0 1 0 50.1 12ZM50 16A4 4 0 1 1 49.9 16ZM46 28H54V36H67V43H54V77H46V43H33V36H46ZM16 60L31 54L30 63C34 72 42 77 50 78C58 77 66 72 70 63L69 54L84 60L78 71L74 67C69 79 60 85 50 87C40 85 31 79 26 67L22 71Z",
  tower: "M30 84V44H25V24H34V32H43V24H57V32H66V24H75V44H70V84H58V68A8 8 0 0 0 42 68V84Z",
  heart: "M50 82C18 57 15 40 23 30C31 20 46 24 50 38C54 24 69 20 77 30C85 40 82 57 50 82Z",
  leaf: "M50 12C74 26 80 46 67 62C62 67 56 68 53 68L55 88H45L47 68C44 68 38 67 33 62C20 46 26 26 50 12ZM50 26L47.5 60H52.5Z",
  acorn: "M25 45C25 28 39 23 47 22V12H53V22C61 23 75 28 75 45ZM29 49H71C71 67 60 79 50 88C40 79 29 67 29 49Z",
  bell: "M45 17A5 5 0 0 1 55 17V20C69 22 73 34 73 48C73 60 77 66 83 71H17C23 66 27 60 27 48C27 34 31 22 45 20ZM42 75H58A8 8 0 0 1 42 75Z",
  cup: "M27 16H73C73 40 67 52 54 55V70C62 71 68 76 68 83H32C32 76 38 71 46 70V55C33 52 27 40 27 16Z",
} as const;
export type Emblem = keyof typeof EMBLEMS;
