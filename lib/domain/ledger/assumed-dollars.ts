import type { Fact, TypedFields } from "./fact";
import { fold } from "./fold";

/** A bare "$" is read as the form's own dollar, but not where what was typed counts in another currency as well. */

const OTHER_CURRENCY =
  /[€£¥₹₽₩₺₦₱₫]|\b(?:usd|eur|gbp|aud|nzd|chf|sek|nok|dkk|inr|zar|mxn|jpy|cny|rmb|brl|pln|aed|sgd|hkd|euros?|reais|pesos?|rupees?|lakhs?|crores?|naira|shillings?|yen|yuan|kroner|kronor|zloty|dirhams?|sterling)\b/;
/** "US$" and "US $"; but "cost us $180,000" and "a $500 fee" are the form's own dollar. */
const OTHER_DOLLAR = /\b(?:US|AU|NZ|HK|SG|MX) ?\$|\b(?:A|R)\$|\b(?:us|au|nz|hk|sg|mx)\$/;
const OF_DOLLARS: ReadonlySet<string> = new Set(["canada", "united states"]);
const NAMED = /\bc(?:a|ad|dn)? ?\$|\bcad\b|\bcdn\b|canad/i;

/** Money of which only the sign was typed may then be quoted, and no more. */
export function withoutUnsureDollars(facts: readonly Fact[], fields: TypedFields): Fact[] {
  const typed = Object.values(fields).filter((text) => typeof text === "string");
  const isOther = typed.some((text) => OTHER_CURRENCY.test(fold(text).folded) || OTHER_DOLLAR.test(text));
  const isAbroad = facts.some(
    (fact) =>
      fact.field === "customLocation" &&
      fact.kind === "place" &&
      fact.level === "country" &&
      !OF_DOLLARS.has(fact.key),
  );
  if (!isOther && !isAbroad) return [...facts];
  return facts.map((fact) => (isAssumed(fact) ? { ...fact, tier: "mention" } : fact));
}

function isAssumed(fact: Fact): boolean {
  const isMoney =
    fact.kind === "amount"
      ? fact.currency === "CAD"
      : (fact.kind === "rate" || fact.kind === "change") && fact.unit === "CAD";
  return isMoney && !NAMED.test(fact.text);
}
