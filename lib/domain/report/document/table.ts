export interface TableBlock {
  kind: "table";
  /** What the table says, for those who do not see its place. */
  caption: string;
  /** `share` is of the width, in percent. */
  columns: { title: string; share: number; align?: "end" }[];
  /** A cell a column; the first names the row. On a phone each row is a card. */
  rows: (string | TableCell)[][];
}

export interface TableCell {
  text: string;
  /** Small, below. */
  more?: string;
  /** What is decided on. */
  isChosen?: true;
}

export const cellOf = (cell: string | TableCell): TableCell =>
  typeof cell === "string" ? { text: cell } : cell;
