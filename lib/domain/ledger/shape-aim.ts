import type { Sentence } from "./sentence";

/** "Put a photo in Gemini to ask what it was": what was done for an answer was done. */
export function aimFrom({ tokens }: Sentence, at: number): number | null {
  const verb = ASKS.test(tokens[at]?.text ?? "") ? at : at - 1;
  const [before, to, ask, of] = tokens.slice(Math.max(0, verb - 2), verb + 2).map(({ text }) => text);
  const isAim = verb >= 2 && to === "to" && ASKS.test(ask ?? "") && ASKED.test(of ?? "");
  return isAim && !LEADS_ON.test(before ?? "") ? verb - 1 : null;
}
const ASKS = /^(?:ask|see|check|learn)$/;
const ASKED = /^(?:if|whether|what|how|why|which)$/;
/** "We want to see if it works", "had to ask what it was" */
const LEADS_ON =
  /^(?:want|wants|wanted|like|love|need|needs|plan|plans|hope|hopes|going|trying|tried|try|have|has|had|is|are|was|were|how|used|able|way|time|order|waiting|decided|and|or)$/;
