import { isAboutAi } from "./about-ai";
import { isDeniedAround } from "./denied-around";
import type { Polarity } from "./fact";
import { type Found, SURE } from "./found";
import { tellingWords } from "./meanings";
import { isFigure } from "./phrases";
import { isSaidBefore, type Sentence } from "./sentence";
import { isPlain, type Shape, type TurnKind } from "./shape";
import { isStoryOfOthers } from "./story-of-others";
import { isOfDocuments, isSureConstraint } from "./sure-constraint";
import { isItsFirstWord, isOfFamily, isWholeState } from "./sure-state";
import { isOfAThing, isOfBeginning, isOfSome, isOfThem } from "./sure-verdict";
import { BE, OURS, POINTERS, PRONOUNS } from "./turning-words";

/** Which conditions, incidents, verdicts and states may be asserted: those that a plain clause says in telling words. */

type Meaning = "constraint" | "incident" | "verdict" | "state";
export const isMeaning = (kind: string): kind is Meaning => MEANINGS.has(kind);
const MEANINGS: ReadonlySet<string> = new Set(["constraint", "incident", "verdict", "state"]);

export function isSureMeaning(
  sentence: Sentence,
  found: Found,
  others: readonly Found[],
  shape: Shape,
  polarity: Polarity,
): boolean {
  const { finding, from, to } = found;
  if (!isPlain(shape, from, to, besidesOf(sentence, finding)) || isWithinMeaning(found, others)) return false;
  if (finding.kind !== "constraint" && polarity === "affirmed" && isDeniedAround(sentence, from, to))
    return false;
  if (!isSaidOfThem(sentence, found, shape) || isOfAnother(sentence, from)) return false;
  if (finding.kind !== "state" && isOfDocuments(sentence, to)) return false;
  switch (finding.kind) {
    case "constraint":
      return (
        isSureConstraint(sentence, found) &&
        !isRegulatorAlone(found, others) &&
        isTelling(sentence, found, others)
      );
    case "incident":
      return (
        !isOfFamily(sentence, found) &&
        !isStoryOfOthers(sentence) &&
        !isPersonsDoing(sentence, found) &&
        // "Got sued (well, a letter)"
        sentence.tokens[to]?.text !== "well" &&
        (to - from > 1 || isSaidBefore(sentence, from, HAPPENED, HAPPENED_WITHIN)) &&
        (isTelling(sentence, found, others) || isOurEvent(sentence, found, shape)) &&
        !isOfOwnPeople(found, others) &&
        !isOfAnything(sentence, found, others) &&
        !isByPeople(sentence, found, others)
      );
    case "state":
      return isWholeState(sentence, found, others) && !isByBody(sentence, from, others);
    default:
      return (
        !isOfBeginning(sentence, from) &&
        !isOfSome(sentence, found) &&
        isTelling(sentence, found, others) &&
        !isOfThem(sentence, found) &&
        !isOfAThing(sentence, found, others)
      );
  }
}

/** "L'OQLF nous a écrit": who wrote, and not what about. */
const isRegulatorAlone = ({ from, to }: Found, others: readonly Found[]): boolean =>
  others.some(
    (each) =>
      each.finding.kind === "body" && each.finding.sort === "regulator" && each.from <= from && to <= each.to,
  );

/** "Our agent sent the old lease instead": a person, unless it was asked what AI did. */
const isPersonsDoing = ({ field, tokens }: Sentence, { finding, from }: Found): boolean =>
  finding.kind === "incident" &&
  finding.key === "bot_harm" &&
  field !== "aiExperience" &&
  /^(?:agents?|assistants?)$/.test(tokens[from]?.text ?? "") &&
  !tokens.some(({ text }) => /^(?:ai|ia)$/.test(text));

/** A noun alone, "penalty units" or "contamination is 27%", is no event: it was had, or something followed from it. */
const HAPPENED =
  /^(?:had|has|have|got|gets?|was|were|been|after|since|from|by|because|due|our|a|an|another|two|three|eu|subi|apres|depuis|suite|un|une|deux|notre)$/;
const HAPPENED_WITHIN = 3;

/** What people of theirs hold, ask for or can do is itself a condition: "the board wants proof", "half can retire". */
const BESIDES: Readonly<Partial<Record<Meaning, readonly TurnKind[]>>> = {
  constraint: ["viewed", "wished", "able", "asked"],
  verdict: ["viewed", "modal"],
};

/** "Anything over $25,000 goes to three quotes", "we have to go to tender": what must be done is the rule. */
function besidesOf({ tokens }: Sentence, finding: Found["finding"]): readonly TurnKind[] | undefined {
  // "The board voted to put AI on hold": what was voted holds.
  if (finding.kind === "state" && finding.key === "banned" && tokens.some(({ text }) => text === "voted"))
    return ["wished"];
  return finding.kind === "constraint" && finding.key === "procurement"
    ? ["viewed", "asked", "compared", "modal"]
    : BESIDES[finding.kind as Meaning];
}

/** A clause about them, or the whole of an answer about AI: "It was useless." */
function isSaidOfThem(sentence: Sentence, found: Found, { subjects }: Shape): boolean {
  const { clauses, field } = sentence;
  const { finding, from } = found;
  if (finding.kind === "state" && finding.key === "banned" && isItsFirstWord(sentence, found)) return true;
  const subject = subjects[clauses[from] ?? 0];
  if (subject !== "pronoun") return subject !== "others";
  return field !== "otherChallenge" && (clauses.at(-1) === 0 || isOfTheTool(field, finding));
}

/** "It was good but it left out an objection": asked what came of the tools, "it" is what the tool wrote. */
const isOfTheTool = (field: string, finding: Found["finding"]): boolean =>
  field === "aiExperience" &&
  finding.kind === "incident" &&
  ["omission", "false_output", "bot_harm"].includes(finding.key);

/** "Drivers complain about dispatch": how those who work there feel, and no complaint about what went out. */
const isOfOwnPeople = ({ finding, from }: Found, others: readonly Found[]): boolean =>
  finding.kind === "incident" &&
  finding.key === "complaint" &&
  others.some((each) => each.finding.kind === "person" && each.to === from && STAFF.test(each.finding.key));
const STAFF =
  /(?:^| )(?:drivers?|staff|employees?|workers?|nurses?|crews?|teachers?|operators?|technicians?|mechanics?|installers?|cooks|servers|dispatchers?|foremen|chauffeurs|employes?|ouvriers|infirmieres|equipes?)$/;

/** "We were sued by a tenant", "we had a fatality": it happened to them. */
function isOurEvent({ tokens, clauses, lang }: Sentence, { from }: Found, { subjects }: Shape): boolean {
  const before = tokens[from - 1]?.text ?? "";
  const isVerb = BE[lang].test(before) || BE[lang].test(tokens[from]?.text ?? "");
  const isHad = /^(?:an?|un|une)$/.test(before) && /^(?:had|eu|subi)$/.test(tokens[from - 2]?.text ?? "");
  return subjects[clauses[from] ?? 0] === "ours" && (isVerb || isHad);
}

/** "Je n'ai personne en informatique": what they do not have, and no one who does something. */
const HAVING = /^(?:ai|as|a|avons|avez|ont|avais|avait|avions)$/;
const CLAUSE_HEAD = /^(?:nobody|no|we|i|they|personne|on|nous)$/;

/** "A vault no one trusts": said of the thing before it. */
function isOfAnother({ tokens, clauses }: Sentence, from: number): boolean {
  const first = tokens[from];
  const before = tokens[from - 1];
  if (first === undefined || before === undefined || clauses[from - 1] !== clauses[from]) return false;
  const next = tokens[from + 1]?.text ?? "";
  return (
    CLAUSE_HEAD.test(first.text) &&
    (first.text !== "no" || next === "one") &&
    !JOINS.test(before.text) &&
    !HAVING.test(before.text)
  );
}
const JOINS = /^(?:and|but|because|so|that|et|mais|car|also|then|que|while|since|now|when|as)$/;

/** Two words that tell, or one that is all there is, or what the clause is about: "Turnover is 27%". */
function isTelling(sentence: Sentence, { from, to }: Found, others: readonly Found[]): boolean {
  const { tokens, clauses } = sentence;
  if (tellingWords(sentence, from, to).length > 1) return true;
  const clause = tokens.filter((_, at) => clauses[at] === clauses[from]);
  // "25 volunteers", "49 leaks": how many there are, and nothing of them.
  const before = tokens[from - 1];
  if (before !== undefined && isFigure(before) && tokens[from]?.isBreak === false) return false;
  // "Two people and a fax" is joined to what is said; "store inventory accuracy" is of another thing.
  const isJoined = AND.test(clause[0]?.text ?? "") && clause[0]?.isBreak === false && clause[0] !== tokens[0];
  const isAnswer =
    clause.length <= ANSWER && clause.length - (to - from) <= 1 && !isJoined && !clause.some(isFigure);
  if (isAnswer || isDoneBy(from, others)) return true;
  const subject = tokens[from - 1]?.text ?? "";
  const isMainVerb =
    isPronoun(subject) && !OWNERS.test(subject) && (from === 1 || clauses[from - 2] !== clauses[from]);
  // "It invented an allergy"
  if (isMainVerb || (to - from > 1 && PRONOUNS.test(tokens[from]?.text ?? ""))) return true;
  const next = tokens[to];
  const isEnd = next === undefined || clauses[to] !== clauses[from];
  // "Three positions are unfilled"
  if (isEnd && BE[sentence.lang].test(subject)) return true;
  // "Turnover is 27%", "nurse turnover is"
  const isHead = from - clauses.indexOf(clauses[from] ?? 0) <= 1;
  // "CUPE Local 1348 has asked": a union that does something is there.
  const isUnion = others.some(
    ({ finding, from: at }) => at === from && finding.kind === "body" && finding.sort === "union",
  );
  return (
    isHead &&
    (isEnd ||
      isUnion ||
      IS.test(tokens[to - 1]?.text ?? "") ||
      next?.kind === "number" ||
      IS.test(next?.text ?? ""))
  );
}
const ANSWER = 3;
const AND = /^(?:and|or|et|ou|pis)$/;
/** "L'AMF surveille", "Copilot a inventé des citations": who does it tells the other half. */
const isDoneBy = (from: number, others: readonly Found[]): boolean =>
  others.some(
    ({ finding, to }) =>
      to === from &&
      (finding.kind === "body" || finding.kind === "person" || (finding.kind === "product" && finding.ai)),
  );
const OWNERS = /^(?:our|ours|my|notre|nos|mon|ma|mes)$/;
const isPronoun = (text: string): boolean =>
  [OURS.en, OURS.fr, POINTERS, PRONOUNS].some((list) => list.test(text));
const IS =
  /^(?:is|are|was|were|has|have|of|at|on|in|and|costs?|takes?|eats?|kills?|hurts?|keeps?|scares?|worries|went|rose|fell|hit|est|sont|de|d|a|et|coutent?|tuent?|nous)$/;

/** "Won't talk" in "won't talk to a machine": the longer reading is meant. */
const isWithinMeaning = (found: Found, others: readonly Found[]): boolean =>
  others.some(
    (each) =>
      isMeaning(each.finding.kind) &&
      each.confidence >= SURE &&
      each.from <= found.from &&
      found.to <= each.to &&
      each.to - each.from > found.to - found.from,
  );

/** "Payroll is always wrong": an answer of AI is meant only where AI is spoken of. */
function isOfAnything(sentence: Sentence, { finding }: Found, others: readonly Found[]): boolean {
  const isAnswer = finding.kind === "incident" && finding.key === "false_output";
  const isOfHeld =
    sentence.field === "otherChallenge" ||
    (sentence.field === "aiFriction" && sentence.tokens.some(({ text }) => HELD.test(text)));
  return isAnswer && isOfHeld && !isAboutAi(sentence, others);
}

/** "My nephew keeps telling me": what a person gets wrong is no fault of AI. */
function isByPeople(
  { tokens, clauses }: Sentence,
  { finding, from }: Found,
  others: readonly Found[],
): boolean {
  if (finding.kind !== "incident" || finding.key !== "false_output") return false;
  const head = tokens[clauses.indexOf(clauses[from] ?? 0)]?.text ?? "";
  const before = others.filter(({ from: at, to }) => to <= from && clauses[at] === clauses[from]);
  if (before.some((each) => each.finding.kind === "product" && each.finding.ai)) return false;
  return OWNERS.test(head) || before.some((each) => each.finding.kind === "person");
}

/** What is wrong in what the firm holds was written by people. */
const HELD =
  /^(?:data|records?|drawings?|inventory|counts?|lists?|codes?|prices?|donnees|fiches|inventaire)$/;

/** "The ministry gave no directive", "the regulator has a policy": what another body does or lacks. */
const isByBody = ({ clauses }: Sentence, from: number, others: readonly Found[]): boolean =>
  others.some(
    ({ finding, from: at }) =>
      finding.kind === "body" && at < from && clauses[at] === clauses[from] && !OWN_BODIES.has(finding.sort),
  );
const OWN_BODIES: ReadonlySet<string> = new Set(["owner", "standard", "law"]);
