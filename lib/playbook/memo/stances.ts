import { factsOf } from "@/lib/domain/ledger/fact";
import type { Effect, Stance } from "@/lib/domain/ledger/stance";
import type { CompanyProfile } from "../company-profile";

export const stanceFor = ({ stances }: CompanyProfile, effect: Effect): Stance | undefined =>
  stances.find((stance) => stance.effect === effect);

export const takes = (firm: CompanyProfile, effect: Effect): boolean => stanceFor(firm, effect) !== undefined;

const AGREEMENTS: ReadonlySet<string> = new Set(["collective_agreement"]);

/** The union by the name that they use: "the USW". */
export function unionOf(firm: CompanyProfile): string {
  const told = stanceFor(firm, "consultUnionFirst")?.because ?? [];
  const fields = new Set(told.map(({ field }) => field));
  const body = factsOf(firm.ledger.facts, "body").find(
    ({ key, field, text }) => fields.has(field) && !AGREEMENTS.has(key) && /^\p{Lu}{2,8}$/u.test(text),
  );
  return body === undefined ? "the union" : `the ${body.text}`;
}

/** Whether the agreement asks for notice of a change. */
export const owesNotice = (firm: CompanyProfile): boolean =>
  stanceFor(firm, "consultUnionFirst")?.because.some(
    (fact) => fact.kind === "constraint" && fact.key === "union_notice",
  ) ?? false;

/** Whether what they keep has to stay in Canada, in their own words. */
export const staysInCanada = (firm: CompanyProfile): boolean =>
  stanceFor(firm, "residencyFirst")?.because.some(({ sentence }) => /canad/i.test(sentence)) ?? false;
