import type { LawRule } from "@/lib/knowledge/law";
import { fold, hitsOf, isNegated, masked } from "../terms";
import type { LawFirm } from "./law-firm";

export interface LawMatch {
  rule: LawRule;
  applies: boolean;
  /** The firm is where the rule is the law, or sells or opens there. */
  isPlace: boolean;
  /** A word or a place of the rule was typed. */
  isTyped: boolean;
  /** Typed, or about the firm's own kind: such rules are shown first. */
  isSpecific: boolean;
  /** The firm's own words rule it out, and not merely the lack of a reason. */
  isExcluded: boolean;
  /** The head count band reaches the rule's number only in part. */
  needsHeads: number | null;
}

/** How each rule fits a firm. Where another rule takes its place, it does not apply. */
export function matchLaw(rules: readonly LawRule[], firm: LawFirm): LawMatch[] {
  const matches = rules.map((rule) => matchOf(rule, firm));
  const applying = new Set(matches.filter(({ applies }) => applies).map(({ rule }) => rule.id));
  return matches.map((match) =>
    match.rule.doesNotApplyWhen.rules.some((id) => applying.has(id)) ? { ...match, applies: false } : match,
  );
}

function matchOf(rule: LawRule, firm: LawFirm): LawMatch {
  const { appliesWhen: when, doesNotApplyWhen: unless } = rule;
  const meant = (text: string, terms: readonly string[]) => said(masked(text, when.notTerms), terms);
  const isMeant = meant(firm.typed, when.typedTerms) || meant(firm.self, when.selfTerms);
  const isOwnKind = firm.subsector !== "" && when.subsectors.includes(firm.subsector);
  // "AWS Montreal" is where a vendor computes, and no place of theirs.
  const placeTyped = said(masked(firm.places, when.notTerms), when.typedPlaces);
  const atMarket = has(when.markets, firm.markets);
  const isPlace = isAny(
    [when.headOffice, when.typedPlaces, when.expansion, when.markets],
    [when.headOffice.includes(firm.headOffice), placeTyped, has(when.expansion, firm.expansion), atMarket],
  );
  const isKind = isAny(
    [when.industries, when.subsectors, when.departments, when.aiTools, when.typedTerms, when.selfTerms],
    [
      !when.typedRequired && when.industries.includes(firm.industry),
      isOwnKind,
      !when.typedRequired && has(when.departments, firm.departments),
      !when.typedRequired && has(when.aiTools, firm.aiTools),
      isMeant,
    ],
  );
  const fits = when.placeOrTyped ? isPlace || isMeant || isOwnKind : isPlace && isKind;
  const onlyHere =
    unless.expansion.some((place) => firm.expansion.has(place)) &&
    !(when.typedPlaces.length > 0 && placeTyped) &&
    !(when.markets.length > 0 && atMarket) &&
    !has(when.expansion, firm.expansion);
  // Of a head office abroad, the law here is about what they have or sell here.
  const isOfAnother = firm.isAbroad && OF_CANADA.has(rule.jurisdiction) && !placeTyped && !isHereToo(firm);
  const isExcluded =
    unless.headOffice.includes(firm.headOffice) ||
    onlyHere ||
    unless.industries.includes(firm.industry) ||
    (firm.subsector !== "" && unless.subsectors.includes(firm.subsector)) ||
    unless.typedTerms.some((term) => saidAsIs(masked(firm.self, when.notTerms), term));
  const isOpen =
    (when.onlyIndustries.length === 0 || when.onlyIndustries.includes(firm.industry)) &&
    (!when.onlyOwnSubsector || firm.subsector === "" || isOwnKind);
  const heads = when.employeesMin;
  return {
    rule,
    applies: fits && !isOfAnother && !isExcluded && isOpen && (heads === null || firm.most >= heads),
    isPlace,
    isTyped: isMeant || placeTyped,
    isSpecific: isMeant || placeTyped || isOwnKind,
    isExcluded: isExcluded && !isOfAnother,
    needsHeads: heads !== null && firm.fewest < heads ? heads : null,
  };
}

const OF_CANADA: ReadonlySet<string> = new Set(["ca", "bc", "ab", "on", "qc"]);
const isHereToo = ({ expansion, markets }: LawFirm): boolean =>
  ["other-provinces", "canada-wide", "only-bc"].some((place) => expansion.has(place)) ||
  markets.has("canada");

/** Nothing is asked, or at least one of what is asked is there. */
const isAny = (asked: readonly (readonly string[])[], there: readonly boolean[]): boolean =>
  asked.every((list) => list.length === 0) || there.some(Boolean);

const has = (list: readonly string[], own: ReadonlySet<string>): boolean => list.some((one) => own.has(one));

const said = (text: string, terms: readonly string[]): boolean =>
  terms.some((term) => hitsOf(text, term).some((hit) => !isNegated(text, hit)));

/** "No union" is its own negation; "public body" is not. */
function saidAsIs(text: string, term: string): boolean {
  const deniesItself = /^(?:no|not|non)\b/.test(fold(term));
  return hitsOf(text, term).some((hit) => deniesItself || !isNegated(text, hit));
}

/** Whether a rule's words occur at all, denied or not: then a reader may expect it. */
export const isMentioned = ({ appliesWhen }: LawRule, firm: LawFirm): boolean =>
  [...appliesWhen.typedTerms, ...appliesWhen.selfTerms].some(
    (term) => hitsOf(masked(firm.typed, appliesWhen.notTerms), term).length > 0,
  );
