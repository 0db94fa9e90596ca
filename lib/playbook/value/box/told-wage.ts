import { factsOf } from "@/lib/domain/ledger/fact";
import type { Origin } from "@/lib/domain/value/line";
import { isUsable } from "@/lib/domain/value/usable";
import type { CompanyProfile } from "../../company-profile";

/** Below and above, an hour's price is no wage that an employer pays. */
const LEAST = 15;
const MOST = 400;
/** What is paid for an hour, and not what a client is charged for it. */
const PAID =
  /(?<!\p{L})(?:loaded|burdened|all[- ]in|with benefits|wages?|paid|pays?|earns?|costs? (?:us|me|you)?|costs?|cost|chargée?s?|tout compris|avantages|coûtent?|gagnent?|payée?s?)(?!\p{L})/iu;
const CHARGED =
  /(?<!\p{L})(?:bill|billed|billing|charge out|charged|rate card|factur\p{L}*|rent|rental)(?!\p{L})/iu;
const NEAR = 45;

/** "$74/hr loaded", told beside the hours that are summed: their own price of an hour; null where none, or two, were told. */
export function toldWage({ ledger }: CompanyProfile, from: readonly Origin[]): number | null {
  const found = factsOf(ledger.facts, "rate").filter((fact) => {
    const { unit, per, role, low, high, field, sentence, sentenceAt, span } = fact;
    const at = span[0] - sentenceAt;
    const around = sentence.slice(Math.max(0, at - NEAR), at + fact.text.length + NEAR);
    return (
      isUsable(fact) &&
      unit === "CAD" &&
      per === "hour" &&
      role === "price" &&
      low === high &&
      low >= LEAST &&
      low <= MOST &&
      from.some((origin) => origin.field === field) &&
      PAID.test(around) &&
      !CHARGED.test(around)
    );
  });
  const prices = new Set(found.map(({ low }) => low));
  const [only] = prices;
  return prices.size === 1 && only !== undefined ? only : null;
}
