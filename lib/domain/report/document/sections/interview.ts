import type { ReportedSection } from "../../../interview/insights";
import { nextStepLines, sectionTitle } from "../../../interview/titles";
import { type Block, facts, group, list, type SectionBuilder, small, text } from "../block";

/** What was said on the phone or in writing, by subject; there only after an interview. */
export const interview = {
  id: "interview",
  title: "Deeper Dive Interview Insights",
  build({ insights }) {
    if (insights === null) return [];
    const { transcriptSummary: summary, from } = insights.interview ?? {};
    return [
      ...(from === undefined ? [] : [small(from)]),
      ...(summary ? [text(summary)] : []),
      ...insights.sections.map(subject),
    ];
  },
} as const satisfies SectionBuilder;

function subject(part: ReportedSection): Block {
  const { deeperDiveSummary: summary, quotes, systemsData, proposedPilot, kpis, nextStep, confidence } = part;
  const inTheWay = part.constraintsRisks.filter((one) => !isQuotedIn(summary, one));
  return group(
    sectionTitle(part.sectionKey),
    { origin: "told", keep: "start" },
    ...(summary === null ? [] : [text(summary)]),
    ...(part.insights.length === 0 ? [] : [list(part.insights)]),
    ...quotes.map((quote): Block => ({ kind: "quote", text: `“${quote}”` })),
    facts(
      ["Proposed pilot", proposedPilot ?? "", 34],
      ["Measures", kpis.join("; "), 33],
      ["Next step", nextStep === null ? "" : nextStepLines(nextStep).join("; "), 33],
    ),
    facts(
      ["In the way", inTheWay.join("; "), 50],
      ["Systems named", systemsData.join(", "), 34],
      ["Confidence", confidence === null ? "" : `${confidence}%`, 16],
    ),
  );
}

/** What the summary quotes already is not printed twice. */
const isQuotedIn = (summary: string | null, one: string): boolean => {
  const quoted = /“[^”]+”/.exec(one)?.[0];
  return quoted !== undefined && (summary ?? "").includes(quoted);
};
