import type { Sentence } from "./sentence";
import { OURS } from "./turning-words";

/** Which sums are another's: what a tool said, what another asks for, what one piece costs its buyer. */

/** "It gave me the old threshold, $500,000", "Costco sells it for $1,900": what a tool said, and what another asks for. */
export function isOfAnother({ tokens, clauses, lang }: Sentence, from: number): boolean {
  const before = tokens.slice(0, from);
  if (before.some(({ text }, at) => SAYS.test(text) && TOOL.test(before[at - 1]?.text ?? ""))) return true;
  const clause = before.filter((_, at) => clauses[at] === clauses[from]);
  const seller = clause.findIndex(({ text }) => SELLS.test(text));
  return seller > 0 && !clause.slice(0, seller).some(({ text }) => OURS[lang].test(text));
}

/** "A $30 skein gets a $19 bill": what one piece costs a buyer; but "we have a $2M loan". */
export const isOfOnePiece = ({ tokens, clauses, lang }: Sentence, from: number): boolean =>
  /^(?:an?|une?|each|every)$/.test(tokens[from - 1]?.text ?? "") &&
  !tokens.slice(0, from).some(({ text }, at) => clauses[at] === clauses[from] && OURS[lang].test(text));
const TOOL = /^(?:it|chatgpt|copilot|claude|gemini|perplexity|bot|chatbot|assistant|tool|elle|il|outil)$/;
const SAYS = /^(?:gave|told|said|says|quoted|quotes|wrote|listed|claimed|invented|cited)$/;
const SELLS = /^(?:sells|charges|offers|vend|demande)$/;
