/** A stretch of plain text, or a note that points at a source. `at` is where it starts, which tells parts apart. */
export type NotedText =
  | { kind: "text"; at: number; text: string }
  | { kind: "note"; at: number; number: number };

/**
 * Splits `Used by 13.1% [1].` at its notes. A number in brackets that is the number of no source stays
 * text, so free text cannot point anywhere.
 */
export function splitNotes(text: string, sourceNumbers: ReadonlySet<number>): NotedText[] {
  const parts: NotedText[] = [];
  let from = 0;
  for (const match of text.matchAll(/\s?\[(\d{1,3})\]/g)) {
    const number = Number(match[1]);
    if (!sourceNumbers.has(number)) continue;
    if (match.index > from) parts.push({ kind: "text", at: from, text: text.slice(from, match.index) });
    parts.push({ kind: "note", at: match.index, number });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ kind: "text", at: from, text: text.slice(from) });
  return parts;
}

/** Whether a text points at this source already, so that the note is not set twice. */
export const hasNote = (text: string, number: number): boolean => text.includes(`[${number}]`);

/** The same text with its notes left out, for places that cannot show them. */
export const withoutNotes = (text: string): string => text.replace(/\s?\[\d{1,3}\]/g, "");

/** The sources that a text points at. */
export const notesIn = (text: string, sourceNumbers: ReadonlySet<number>): Set<number> =>
  new Set(splitNotes(text, sourceNumbers).flatMap((part) => (part.kind === "note" ? [part.number] : [])));
