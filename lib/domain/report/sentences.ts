/** Parts of a remark as one line of sentences; what is missing is left out. */
export function sentences(...parts: (string | null)[]): string {
  return parts
    .filter((part) => part !== null && part !== "")
    .map((part) => (/[.!?…)]$/.test(part ?? "") ? part : `${part}.`))
    .join(" ");
}

/** A source without its address, for places where the note beside it leads to the address. */
export const withoutUrl = (source: string): string => source.replace(/[,;]?\s*https?:\/\/\S+/g, "").trim();

/** "Statistics Canada, 2025-06" */
export function publication({ publisher, date }: { publisher: string | null; date: string | null }): string {
  return [publisher, date].filter((part) => part !== null).join(", ");
}
