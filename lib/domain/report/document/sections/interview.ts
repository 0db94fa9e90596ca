import type { InterviewSection } from "../../../interview/insights";
import { nextStepLines, sectionTitle } from "../../../interview/titles";
import { type Block, facts, group, list, type SectionBuilder, text } from "../block";

/** What was said on the phone, by subject; there only after a call. */
export const interview = {
  id: "interview",
  title: "Deeper Dive Interview Insights",
  build({ insights }) {
    if (insights === null) return [];
    const summary = insights.interview?.transcriptSummary;
    return [...(summary ? [text(summary)] : []), ...insights.sections.map(subject)];
  },
} as const satisfies SectionBuilder;

const subject = (part: InterviewSection): Block =>
  group(
    sectionTitle(part.sectionKey),
    { origin: "told", keep: "start" },
    ...(part.deeperDiveSummary === null ? [] : [text(part.deeperDiveSummary)]),
    ...(part.insights.length === 0 ? [] : [list(part.insights)]),
    ...part.quotes.map((quote): Block => ({ kind: "quote", text: `“${quote}”` })),
    facts(
      ["Proposed pilot", part.proposedPilot ?? "", 34],
      ["Measures", part.kpis.join("; "), 26],
      ["Next step", part.nextStep === null ? "" : nextStepLines(part.nextStep).join("; "), 26],
      ["Confidence", part.confidence === null ? "" : `${part.confidence}%`, 14],
    ),
  );
