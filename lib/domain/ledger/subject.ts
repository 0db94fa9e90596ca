import { foldPhrase } from "./fold";
import type { Found } from "./found";
import type { Lexicon } from "./lexicon";
import type { Sentence } from "./sentence";
import { stemOf } from "./tokens";

/** The subject of a fact: the nearest body or person before it in its clause, or "we". */

const WE = /^(?:we|our|ours|us|i|my|me|nous|notre|nos|je|j|mon|ma|mes|on)$/;
const TAKES_UP = /^(?:it|they|he|she|its|their|il|elle|ils|elles|ca)$/;
const THEY_SAY = /^(?:competitor|vendor)$/;

export function subjectAt(
  sentence: Sentence,
  at: number,
  names: readonly Found[],
  vendors: ReadonlySet<string>,
): string | null {
  const { clauses, tokens } = sentence;
  const clause = clauses[at];
  const inClause = (index: number) => clauses[index] === clause;
  const named = names
    .filter(
      ({ from, to }) =>
        to <= at && inClause(from) && !isGoverned(sentence, from) && !isOwner(sentence, { from, to }, names),
    )
    .at(-1);
  if (named !== undefined) return isOwnConsultants(named, sentence) ? "we" : keyOf(named, vendors);
  const first = clauses.indexOf(clause ?? 0);
  // "Our competitor answers in two minutes; it saves them 4 hours."
  if (first > 0 && TAKES_UP.test(tokens[first]?.text ?? "")) {
    const earlier = names.filter(({ to }) => to <= first).at(-1);
    const key = earlier === undefined ? null : keyOf(earlier, vendors);
    if (key !== null && THEY_SAY.test(key)) return key;
  }
  for (let index = at; index >= first && index >= 0; index--)
    if (WE.test(tokens[index]?.text ?? "")) return "we";
  return null;
}

/** "We pasted tenants' names into it": whose the names are, and not who pasted. */
function isOwner(
  { tokens, clauses }: Sentence,
  { from, to }: Pick<Found, "from" | "to">,
  names: readonly Found[],
): boolean {
  const isOf = tokens[to - 1]?.isPossessive === true || tokens[to]?.before.startsWith("'") === true;
  const first = clauses.indexOf(clauses[from] ?? 0);
  return (
    isOf &&
    (names.some((each) => each.to <= from && each.from >= first) ||
      tokens.slice(first, Math.max(first, from - 1)).some(({ text }) => WE.test(text)))
  );
}

/** "We apologised to 37 families and turned it off": those behind a preposition do nothing. */
function isGoverned({ tokens, clauses }: Sentence, from: number): boolean {
  for (let at = from - 1; at >= 0 && from - at <= GOVERNED && clauses[at] === clauses[from]; at--) {
    if (tokens[at + 1]?.isBreak) return false;
    if (GOVERNS.test(tokens[at]?.text ?? "")) return true;
  }
  return false;
}
const GOVERNED = 3;
const GOVERNS = /^(?:to|for|with|from|at|against|about|pour|avec|chez|contre|aux?)$/;

/** "Consultants used to spend six hours": without an article, those of a firm that consults. */
const isOwnConsultants = ({ finding, from }: Found, { tokens, clauses }: Sentence): boolean =>
  finding.kind === "person" &&
  finding.key === "consultants" &&
  (from === 0 || tokens[from]?.isBreak === true || clauses[from] !== clauses[from - 1]);

/** "The vendor says it saves 10 hours": what others say, with the saying in a clause before. */
export function isToldByOthers(
  sentence: Sentence,
  at: number,
  names: readonly Found[],
  vendors: ReadonlySet<string>,
): boolean {
  const says = sentence.tokens.findIndex(({ text }) => SAYS.test(text));
  if (says === -1 || says >= at) return false;
  const teller = names.filter(({ to }) => to <= says).at(-1);
  if (teller === undefined) return false;
  // "The sales rep swore": of a vendor, and not "our reps".
  const isRep =
    /^(?:reps?|representatives?|salesman|salesmen|salesperson|salespeople|installer|representante?)$/.test(
      sentence.tokens[teller.to - 1]?.text ?? "",
    ) && !sentence.tokens.slice(0, teller.to).some(({ text }) => WE.test(text));
  return isRep || THEY_SAY.test(keyOf(teller, vendors));
}

const SAYS =
  /^(?:says?|said|claims?|claimed|promises?|promised|quotes?|quoted|tells?|told|swears?|swore|guarantees?|guaranteed|boasts?|boasted|brags?|bragged|advertises?|advertised|pitched|dit|disent|disait|disaient|promet|promettent|promettait|promettaient|promis|pretend|pretendent|pretendait|pretendaient|jure|jurait|jurent|garantit|garantissait|garantissent|annonce|annoncait|annoncent|vante|vantait)$/;

function keyOf({ finding }: Found, vendors: ReadonlySet<string>): string {
  if (finding.kind !== "person" && finding.kind !== "body") return "we";
  const head = stemOf(finding.key.split(" ").at(-1) ?? "");
  return vendors.has(head) ? "vendor" : finding.key;
}

/** Whether the subject of a wish is on the firm's own side. */
export function isOwnSide(
  sentence: Sentence,
  verbAt: number,
  names: readonly Found[],
  lexicon: Lexicon,
): boolean {
  const { tokens, clauses, lang } = sentence;
  const own = new Set(lexicon.persons.own.map((word) => stemOf(foldPhrase(word))));
  const before = names.filter(({ from, to }) => to <= verbAt && clauses[from] === clauses[verbAt]).at(-1);
  if (before !== undefined && (before.finding.kind === "person" || before.finding.kind === "body")) {
    const words = before.finding.key.split(/[ _]/);
    return (
      own.has(stemOf(words.at(-1) ?? "")) ||
      /^(?:board|private_equity|franchisor|council)$/.test(before.finding.key)
    );
  }
  const first = clauses.indexOf(clauses[verbAt] ?? 0);
  const words = tokens.slice(first, verbAt).map(({ text }) => text);
  return words.some((word) => lexicon.verbs.own[lang].includes(word)) || verbAt === 0;
}
