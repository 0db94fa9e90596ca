import type { Effect, Stance } from "@/lib/domain/ledger/stance";
import type { CompanyProfile } from "../company-profile";
import { namedUnion, unionInWords } from "../union-name";

export const stanceFor = ({ stances }: CompanyProfile, effect: Effect): Stance | undefined =>
  stances.find((stance) => stance.effect === effect);

export const takes = (firm: CompanyProfile, effect: Effect): boolean => stanceFor(firm, effect) !== undefined;

/** The union by the name that they use: "the USW"; two that one sentence names, "Unifor and CUPE". */
export function unionOf(firm: CompanyProfile): string {
  const told = stanceFor(firm, "consultUnionFirst")?.because ?? [];
  const fields = new Set(told.map(({ field }) => field));
  const union = namedUnion(firm, ({ field }) => fields.has(field));
  if (union === undefined) return "the union";
  const other = namedUnion(
    firm,
    ({ field, sentenceAt, key }) =>
      field === union.field && sentenceAt === union.sentenceAt && key !== union.key,
  );
  const both = other === undefined || other.key === union.key ? [union] : [union, other];
  return [...new Set(both.map(unionInWords))].join(" and ");
}

/** Those who put AI on hold until they have a written policy. */
export const policyGivers = (firm: CompanyProfile): string =>
  firm.ledger.facts.some(({ kind, text }) => kind === "person" && /^trustees$/i.test(text))
    ? "the trustees"
    : firm.ledger.facts.some((fact) => fact.kind === "body" && fact.key === "board")
      ? "the board"
      : "those who decided it";

/** Whether the agreement asks for notice of a change. */
export const owesNotice = (firm: CompanyProfile): boolean =>
  stanceFor(firm, "consultUnionFirst")?.because.some(
    (fact) => fact.kind === "constraint" && fact.key === "union_notice",
  ) ?? false;

/** Who has to agree in writing before anything of it goes into a tool, by a rule of theirs; null where none asks for it. */
export const consentOf = ({ ownRules }: CompanyProfile): string | null =>
  ownRules.find(({ consentOf }) => consentOf !== null)?.consentOf ?? null;

/** Whether what they keep has to stay in Canada, in their own words. */
export const staysInCanada = (firm: CompanyProfile): boolean =>
  stanceFor(firm, "residencyFirst")?.because.some(({ sentence }) => /canad/i.test(sentence)) ?? false;

/** " before February 1, as the insurer asked": by when a written rule is wanted by others; null where it is not. */
export const policyAskedFor = ({ policyAsked }: CompanyProfile): string | null =>
  policyAsked === null
    ? null
    : `${policyAsked.before === null ? "" : ` ${policyAsked.before}`}, as ${policyAsked.by} asked`;
