/** Parts of a remark as one line of sentences; what is missing is left out. */
export function sentences(...parts: (string | null)[]): string {
  return parts
    .filter((part) => part !== null && part !== "")
    .map((part) => (/[.!?…)]$/.test(part ?? "") ? part : `${part}.`))
    .join(" ");
}

/** A source without its address, for places where the note beside it leads to the address. */
export const withoutUrl = (source: string): string => source.replace(/[,;]?\s*https?:\/\/\S+/g, "").trim();

/** "Statistics Canada, 2025-06", or "About 2022" where its title is its publisher. */
export function publication({ publisher, date }: { publisher: string | null; date: string | null }): string {
  if (publisher === null) return date === null ? "" : capitalized(date);
  return date === null ? publisher : `${publisher}, ${date}`;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
