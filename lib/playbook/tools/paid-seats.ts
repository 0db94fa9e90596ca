import { type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";

/** Seats of an assistant that are paid for, as they were told: "Bought 30 Copilot licences in January, 9 people use them." */
export interface PaidSeats {
  /** As people call it: "Copilot". */
  name: string;
  count: number;
  /** How many people use them; null where that was not told. */
  used: number | null;
  fact: FactOf<"quantity">;
}

export function paidSeats({ ledger }: Pick<CompanyProfile, "ledger">): PaidSeats | null {
  const told = factsOf(ledger.facts.filter(isFirm), "quantity");
  for (const fact of told) {
    if (fact.value === null || !SEATS.test(fact.unit ?? "") || ENDED.test(fact.sentence)) continue;
    const isBeside = ({ field, sentenceAt }: FactOf<"product"> | FactOf<"quantity">) =>
      field === fact.field && sentenceAt === fact.sentenceAt;
    const product = factsOf(ledger.facts, "product").find((each) => each.ai && isBeside(each));
    if (product === undefined) continue;
    const people = factsOf(ledger.facts, "quantity").find(
      (each) => isBeside(each) && /^(?:people|person|user|employee|staff)$/.test(each.unit ?? ""),
    );
    const used = people?.value ?? null;
    return {
      name: product.name,
      count: fact.value,
      used: used !== null && used < fact.value ? used : null,
      fact,
    };
  }
  return null;
}

const SEATS = /\b(?:licen[cs]e|seat|licence|subscription)s?$/i;
const ENDED = /\b(?:cancel\w*|gave (?:them )?back|dropped|ended|returned|stopped)\b/i;

/** The assistant by the name under which it is sold. */
export const soldAs = (name: string): string => (name === "Copilot" ? "Microsoft 365 Copilot" : name);
