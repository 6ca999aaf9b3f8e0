// A link as a QR code: the dark squares as one path, in a square of so many units with its quiet margin.

import encodeQR from "qr";

const MARGIN = 4; // that readers ask for

export function drawn(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { border: MARGIN });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size: rows.length, path };
}
