import { type Fact, type FactOf, factsOf, isFirm, type StateKey } from "@/lib/domain/ledger/fact";
import type { Effect } from "@/lib/domain/ledger/stance";
import type { CompanyProfile } from "./company-profile";
import { joints } from "./joints";
import { saysSo } from "./says-so";
import { quoted } from "./typed";
import { namedUnion, withoutLocal } from "./union-name";

/** Questions to the ledger. Only what may be asserted is found: affirmed, sure, and about the firm. */

const firm = ({ ledger }: CompanyProfile): Fact[] => ledger.facts.filter(isFirm);

export const constraint = (of: CompanyProfile, ...keys: string[]): FactOf<"constraint"> | undefined =>
  factsOf(firm(of), "constraint").find((fact) => keys.includes(fact.key) && saysSo(fact));

/** Who asks whether and where AI is used; who asks what it costs is answered on the bill. */
export const askedAboutUse = (of: CompanyProfile): FactOf<"constraint"> | undefined =>
  factsOf(firm(of), "constraint").find((fact) => isAskedAboutUse(fact) && saysSo(fact));

const ASKS_ABOUT_USE = ["auditor_asks", "insurer_asks", "customer_demand", "disclosure_duty"];
export const isAskedAboutUse = ({ key, sentence }: Pick<FactOf<"constraint">, "key" | "sentence">): boolean =>
  ASKS_ABOUT_USE.includes(key) &&
  !(key === "customer_demand" && /\b(?:pay|price|bill)/i.test(sentence)) &&
  auditedIn({ key, sentence }) === null &&
  !isAuditOfWork({ key, sentence });

/** "BCTS audits us": of the work, where nothing says that it is of AI, of data or of controls. */
export const isAuditOfWork = ({ key, sentence }: Pick<FactOf<"constraint">, "key" | "sentence">): boolean =>
  key === "auditor_asks" && !SAYS_AI.test(sentence) && !OF_CONTROLS.test(sentence);
const OF_CONTROLS =
  /\b(?:SOC|ISO|data|security|privacy|cyber|controls?|evidence|(?:audit|inspect)\w* us (?:on|for|about))\b/i;

/** "Our trust accounts", where it is those that are audited, and no one asks about AI. */
export function auditedIn({ key, sentence }: Pick<FactOf<"constraint">, "key" | "sentence">): string | null {
  const [, what] = key === "auditor_asks" ? (AUDITED.exec(sentence) ?? []) : [];
  return what === undefined || SAYS_AI.test(sentence) ? null : `your ${what.toLowerCase()}`;
}
const AUDITED =
  /\b(?:audits?|inspects?|reviews?) our ((?:\p{L}+ )?\p{L}{3,})(?=$|[.,;]| (?:every|each|once|twice|and|yearly))/iu;
const SAYS_AI = /\b(?:AI|IA|ChatGPT|Copilot|Claude|Gemini|prompts?|models?|algorithms?|software)\b/;

/** What one person knows and the next does not: systems that do not talk to each other are another matter. */
export const handoffGap = (of: CompanyProfile): FactOf<"constraint"> | undefined =>
  factsOf(firm(of), "constraint").find(isHandoffGap);

export const isHandoffGap = ({ key, sentence }: Pick<FactOf<"constraint">, "key" | "sentence">): boolean =>
  key === "handoff_gap" && !/\b(?:systems?|spreadsheets?|software|logiciels?|systèmes?)\b/i.test(sentence);

/** Who gives time and is paid nothing is bound by no contract, and sells none. */
export const areVolunteers = ({ text }: Pick<Fact, "text">): boolean =>
  /(?<!\p{L})(?:volunteers?|bénévoles?)(?!\p{L})/iu.test(text);

export const incident = (of: CompanyProfile, ...keys: string[]): FactOf<"incident"> | undefined =>
  factsOf(firm(of), "incident").find(({ key }) => keys.includes(key));

export const verdict = (of: CompanyProfile, ...keys: string[]): FactOf<"verdict"> | undefined =>
  factsOf(firm(of), "verdict").find(({ key }) => keys.includes(key));

export const stateOf = (of: CompanyProfile, ...keys: StateKey[]): FactOf<"state"> | undefined =>
  factsOf(firm(of), "state").find(({ key }) => keys.includes(key));

export const task = (of: CompanyProfile, ...keys: string[]): FactOf<"task"> | undefined =>
  factsOf(firm(of), "task").find(({ key }) => keys.includes(key));

export const body = (of: CompanyProfile, ...keys: string[]): FactOf<"body"> | undefined =>
  factsOf(of.ledger.facts, "body").find(
    ({ key, polarity }) => keys.includes(key) && polarity !== "negated" && polarity !== "denied",
  );

export const hasEffect = ({ stances }: CompanyProfile, effect: Effect): boolean =>
  stances.some((stance) => stance.effect === effect);

/** Facts of a kind in the sentence of another, such as the months that a notice takes. */
export const inSentenceOf = <Kind extends Fact["kind"]>(
  of: CompanyProfile,
  { field, sentenceAt }: Pick<Fact, "field" | "sentenceAt">,
  kind: Kind,
): FactOf<Kind>[] =>
  factsOf(firm(of), kind).filter((fact) => fact.field === field && fact.sentenceAt === sentenceAt);

/** A figure about what AI brings, told as experience. */
export const toldFigure = (of: CompanyProfile): FactOf<"change"> | FactOf<"rate"> | undefined => {
  const told = firm(of).filter(({ field }) => field === "aiExperience");
  const rates = factsOf(told, "rate").filter(({ role }) => role === "saving" || role === "share");
  return factsOf(told, "change")[0] ?? rates[0];
};

/** Whether any figure at all was told as experience. */
export const hasFigures = (of: CompanyProfile): boolean =>
  of.ledger.facts.some(
    ({ field, kind }) =>
      field === "aiExperience" && (kind === "change" || kind === "rate" || kind === "quantity"),
  );

/** Whether results were told with numbers, be they sure enough for a sum or not: "7.5 hours to 4.6", "9 of the 46". */
export const hasToldResults = (of: CompanyProfile): boolean =>
  of.ledger.facts.some(
    (fact) =>
      fact.field === "aiExperience" &&
      fact.polarity === "affirmed" &&
      (fact.kind === "change" || (fact.kind === "quantity" && fact.outOf !== undefined)),
  );

const QUOTED_WHOLE = 125;

/** The whole sentence where it is short, else the clause that says it. */
export const inTheirWords = (fact: Pick<Fact, "sentence" | "text">): string => {
  const whole = fact.sentence.trim().replace(/[\s.!?;:,]+$/, "");
  return quoted([...whole].length <= QUOTED_WHOLE ? whole : clauseOf(fact), QUOTED_WHOLE);
};

const CLAUSE_CHARACTERS = 120;

/** The clause around what was understood, or its words alone where even that is long. */
export function clauseOf({ sentence, text }: Pick<Fact, "sentence" | "text">): string {
  const at = Math.max(0, sentence.indexOf(text));
  // "$40,000", "9:30" and "June 30, 2027" have no end of a clause in them.
  const parted = sentence.replace(/(?<=\d)[,:](?=\d)|(?<=\d),(?= (?:19|20)\d\d\b)/g, " ");
  const from = Math.max(...[",", ";", ":"].map((mark) => parted.lastIndexOf(mark, at - 1))) + 1;
  const after = parted.slice(at + text.length).search(/[,;:]/);
  const to = after === -1 ? sentence.length : at + text.length + after;
  const clause = oneLine(sentence.slice(at === 0 ? 0 : from, to)).replace(
    /^(?:and|but|so|et|mais|donc)\s+/i,
    "",
  );
  const short = clause.length <= CLAUSE_CHARACTERS ? clause : (endedEarly(clause, text) ?? oneLine(text));
  return short.replace(/[.!?\s]+$/, "");
}

/** "I have a board that wants growth and a renewal on June 30, 2027": between two joints, with what was understood. */
function endedEarly(clause: string, text: string): string | null {
  const at = clause.indexOf(oneLine(text));
  const between = [...clause.matchAll(joints())];
  const starts = [0, ...between.map(({ index, 0: joint }) => index + joint.length)];
  const ends = [...between.map(({ index }) => index), clause.length];
  const from = starts.findLast((start) => start <= at) ?? 0;
  const to = ends.find((end) => end >= at + text.length);
  return at === -1 || to === undefined || to - from > CLAUSE_CHARACTERS ? null : clause.slice(from, to);
}
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** The union that was named, as it was typed. */
export function unionOf(firm: CompanyProfile): string | null {
  const named = namedUnion(firm)?.text;
  return named === undefined ? null : withoutLocal(named);
}
