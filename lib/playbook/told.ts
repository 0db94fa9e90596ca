import { type Fact, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "./company-profile";
import { listInWords } from "./grammar";
import { clausesOf } from "./memo/clauses";
import { quoted, typed } from "./typed";

/** Their own sentences, chosen by what they say and quoted as far as they go. */

const QUOTE_CHARACTERS = 110;
const SHORT = 80;
const CLAUSE_END = /[;:–—]/;

const firmFacts = ({ ledger }: CompanyProfile): Fact[] => ledger.facts.filter(isFirm);

/** The whole sentence where it is short, else the clause in which the fact was told. */
function quotedSentence({ sentence, sentenceAt, span }: Fact): string {
  if ([...sentence].length <= SHORT) return quoted(typed(sentence) ?? "", SHORT);
  const whole = clausesOf(sentence).filter(
    ({ from, to }) =>
      sentenceAt + from <= span[0] && span[1] <= sentenceAt + to && to - from <= QUOTE_CHARACTERS,
  );
  const [clause] = whole.sort((one, other) => other.to - other.from - (one.to - one.from));
  if (clause !== undefined)
    return quoted(typed(sentence.slice(clause.from, clause.to)) ?? "", QUOTE_CHARACTERS);
  let clauseAt = sentenceAt;
  for (const clause of sentence.split(CLAUSE_END)) {
    const end = clauseAt + clause.length;
    if (span[0] < end) return quoted(typed(clause) ?? "", QUOTE_CHARACTERS);
    clauseAt = end + 1;
  }
  return quoted(typed(sentence) ?? "", QUOTE_CHARACTERS);
}

/** What AI has brought, as it was told: a change, a saving, a share; null where no figure was typed. */
export function toldResult(firm: CompanyProfile): string | null {
  const found = firmFacts(firm).find(
    (fact) =>
      fact.field === "aiExperience" &&
      (fact.kind === "change" || (fact.kind === "rate" && (fact.role === "saving" || fact.role === "share"))),
  );
  return found === undefined ? null : quotedSentence(found);
}

/** That it is measured, as it was told. */
export function toldMeasuring(firm: CompanyProfile): string | null {
  const found = factsOf(firmFacts(firm), "state").find(({ key }) => key === "measured");
  return found === undefined ? null : quotedSentence(found);
}

/** The use that was told, as far as one was; else the experience as a whole. */
export function toldUseOf(firm: CompanyProfile): string {
  const found = factsOf(firmFacts(firm), "state").find(
    ({ key, field }) => field === "aiExperience" && ["uses", "ran", "in_production"].includes(key),
  );
  return found === undefined ? quoted(firm.experience ?? "", QUOTE_CHARACTERS) : quotedSentence(found);
}

/** Why they think little of it: what they saw, or of a long story what failed in it. */
export function whySo(firm: CompanyProfile): string {
  const failure = factsOf(firmFacts(firm), "incident").find(({ field }) => field === "aiExperience");
  const isLong = [...(firm.experience ?? "")].length > QUOTE_CHARACTERS;
  if (isLong && failure !== undefined) return `have a reason: ${quotedSentence(failure)}`;
  return `go by what you saw: ${toldUseOf(firm)}`;
}

/** What they banned, by its name: "ChatGPT"; "AI" where none was given. */
export function banned(firm: CompanyProfile): string {
  const ban = factsOf(firmFacts(firm), "state").find(({ key }) => key === "banned");
  const named = factsOf(firm.ledger.facts, "product").filter(
    ({ ai, field, sentenceAt }) => ai && field === ban?.field && sentenceAt === ban.sentenceAt,
  );
  return listInWords([...new Set(named.map(({ name }) => name))]) || "AI";
}
