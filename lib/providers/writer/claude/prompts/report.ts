import { z } from "zod";
import { TOOLS_RULES, ToolChoices } from "./tools";

export const REPORT_PROMPT = "report-2";

export const REPORT_INSTRUCTIONS = `The piece: the prose of a readiness report that a leader forwards to the board.
- executiveSummary: what an outsider would notice at once, what the leader wants, what gets in the way. At most as many words as "summaryWords" says.
- topDownVision: two to four sentences on how the firm is led towards AI.
- bottomUpCapabilities: two to four sentences on what its people and systems can do today.
- analysis: three to five sentences on what the two halves together mean, and what changes first.
- solutions: for each id in the draft, two or three sentences on how this would work in this firm. Keep the order.
- risks: for each id in the draft, one or two sentences on why it bites in this very firm. Keep the order.
- ${TOOLS_RULES}`;

const prose = z.string().min(1).max(4000);
const byId = z
  .array(z.object({ id: z.string().max(20), text: prose }))
  .min(1)
  .max(20);

export const ReportProse = z.object({
  executiveSummary: prose,
  topDownVision: prose,
  bottomUpCapabilities: prose,
  analysis: prose,
  solutions: byId,
  risks: byId,
  tools: ToolChoices,
});
export type ReportProse = z.infer<typeof ReportProse>;
