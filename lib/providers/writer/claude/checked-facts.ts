import { escapeRegExp } from "@/lib/domain/escape-reg-exp";
import { type Fact, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { Effect } from "@/lib/domain/ledger/stance";
import type { CompanyProfile } from "@/lib/playbook/company-profile";

/** One fact of the ledger, as a model is given it: what it is, in which words, and in which answer. */
export interface CheckedFact {
  kind: string;
  meaning: string | null;
  words: string;
  answer: string;
  isDenied: boolean;
}

const MOST = 40;
/** What the form asks for anyway, and names that stay here. */
const LEFT_OUT: ReadonlySet<string> = new Set(["companyName", "executiveTitle"]);

export const checkedFacts = ({ ledger }: CompanyProfile): CheckedFact[] =>
  ledger.facts
    .filter((fact) => !LEFT_OUT.has(fact.field) && (isFirm(fact) || fact.polarity !== "affirmed"))
    .slice(0, MOST)
    .map((fact) => ({
      kind: fact.kind,
      meaning: meaningOf(fact),
      words: fact.text,
      answer: fact.field,
      isDenied: fact.polarity !== "affirmed",
    }));

const meaningOf = (fact: Fact): string | null => ("key" in fact ? fact.key.replaceAll("_", " ") : null);

/** Words of which one stays, where a text of ours has one: what the plan has to wait for, and what is forbidden. */
const KEPT: Readonly<Partial<Record<Effect, RegExp>>> = {
  consultUnionFirst: /\b(?:unions?|local|collective agreement|bargaining)\b/i,
  respectBan: /\b(?:bans?|banned|forbid\w*|not allowed)\b/i,
  residencyFirst: /\b(?:Canada|stored|storage|residency)\b/i,
  umbrellaAssessment: /\bassessments?\b/i,
  crisis: /\b(?:cash|credit|payroll|spend\w*)\b/i,
  zeroCapital: /\b(?:capital|invest\w*|duties|spend\w*|buys? nothing)\b/i,
};

export function mustKeep({ stances, ledger }: CompanyProfile): RegExp[] {
  const effects = stances.flatMap(({ effect }) => KEPT[effect] ?? []);
  const bodies = factsOf(ledger.facts, "body")
    .filter(isFirm)
    .map(({ text }) => new RegExp(`(?<![\\p{L}])${escapeRegExp(text)}(?![\\p{L}])`, "iu"));
  return [...effects, ...bodies];
}
