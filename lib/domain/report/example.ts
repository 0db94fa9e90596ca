import { hasNote } from "./notes";
import type { ReportData } from "./report";
import { withoutUrl } from "./sentences";

type Solution = ReportData["solutionLandscape"][number];

/** An example as it is printed: its text, where it comes from in brackets, and the note if the text has none. */
export function exampleLine({ industryExample, industryExampleSource, note }: Solution): string {
  const source = note === null ? industryExampleSource : withoutUrl(industryExampleSource);
  const named = source === "" ? industryExample : `${industryExample} (${source})`;
  return note === null || hasNote(industryExample, note) ? named : `${named} [${note}]`;
}
