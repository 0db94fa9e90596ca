import type { Finding } from "./fact";
import type { Found } from "./found";
import { type Sentence, typedWords } from "./sentence";
import type { Token } from "./tokens";

/** The words that a figure, or a state without its tool, was said with: what it is of, for or true of. */

const REACH = 7;
const HERE = "…";

/** "Deductible" for "$15,000 deductible", "insurance refunded … in August"; null where nothing tells. */
export function saidWith(sentence: Sentence, { finding, from, to }: Found): string | null {
  if (!isBareAlone(finding)) return null;
  const { clauses, tokens } = sentence;
  const clause = clauses[from];
  const head = clauses.indexOf(clause ?? 0);
  const end = to < tokens.length && clauses[to] === clause ? endOf(sentence, to) : to;
  const before = words(sentence, Math.max(head, from - REACH), from);
  const behind = words(sentence, to, Math.min(end, to + REACH));
  if (before.isTelling || behind.isTelling) return joined(before.text, HERE, behind.text);
  // "All by hand in a notebook, 45 minutes a day": of the words before the comma.
  const isBehindComma = head > 0 && /^[,:(-]/.test((tokens[head]?.before ?? "").trim());
  const earlier = clauses.indexOf(clauses[head - 1] ?? 0);
  const last = words(sentence, Math.max(earlier, head - REACH), head);
  if (isBehindComma && last.isTelling) return joined(last.text, before.text, HERE, behind.text);
  // "Tried: transcription of calls"
  const next = words(sentence, to, to + REACH);
  return tokens[to]?.before.trim() === ":" && next.isTelling ? `${HERE} ${next.text}` : null;
}

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== "").join(" ");

function isBareAlone(finding: Finding): boolean {
  if (finding.kind === "state") return finding.tool === undefined;
  return ["quantity", "rate", "change", "amount", "date"].includes(finding.kind);
}

/** A clause ends where its number changes, though words of it may follow a parenthesis. */
function endOf({ clauses }: Sentence, from: number): number {
  let end = from;
  while (end < clauses.length && clauses[end] === clauses[from]) end++;
  return end;
}

function words(sentence: Sentence, from: number, to: number): { text: string; isTelling: boolean } {
  if (from >= to) return { text: "", isTelling: false };
  return {
    text: typedWords(sentence, from, to),
    isTelling: sentence.tokens.slice(from, to).some(isContent),
  };
}

const EMPTY =
  /^(?:the|and|that|this|these|those|there|here|was|were|are|has|have|had|been|being|but|for|from|with|our|ours|its|his|her|their|they|she|you|about|around|roughly|just|only|still|already|another|than|then|now|also|maybe|some|all|est|sont|ete|etait|etaient|ont|avons|nous|notre|nos|les|des|une|ils|elle|elles|qui|que|pour|avec|dans|par|mais|environ|cela|got|gets|get|not|too|very)$/;
const isContent = ({ text, kind }: Token): boolean => kind === "word" && text.length > 2 && !EMPTY.test(text);
