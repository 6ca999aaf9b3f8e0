// A chart's numbers as a table, for people and for spreadsheets.

export type Cell = string | number;
export interface Sheet {
  columns: string[];
  rows: Cell[][];
}

const quoted = (cell: Cell) => (typeof cell === "number" || !/[",\n]/.test(cell) ? String(cell) : `"${cell.replaceAll('"', '""')}"`);

/** The table as comma-separated values, with the citation in its first line. */
export function csv(sheet: Sheet, citation: string): string {
  const lines = [sheet.columns, ...sheet.rows].map((row) => row.map(quoted).join(","));
  return [`# ${citation.replaceAll("\n", " ")}`, ...lines, ""].join("\r\n");
}

/** Hand a text over as a file. */
export function save(text: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
