import { type Fact, factsOf, isFirm, type Ledger, type StateKey } from "./fact";

/** What the facts do to the plan. In this order: of two effects that exclude each other, the first holds. */
export const EFFECTS = [
  "respectBan",
  "crisis",
  "policyFirst",
  "zeroCapital",
  "consultUnionFirst",
  "leaderBranch",
  "residencyFirst",
  "umbrellaAssessment",
  "errorLogFirst",
  "safetyFirst",
  "offlineFirst",
  "voiceOrPaper",
  "crewLanguage",
  "oneAccount",
  "staffTalkFirst",
  "paperIn",
  "seasonStart",
  "smallFirst",
] as const;
export type Effect = (typeof EFFECTS)[number];

export interface Stance {
  readonly effect: Effect;
  /** The facts that it rests on, to be quoted. */
  readonly because: readonly Fact[];
}

const BY_CONSTRAINT: Readonly<Record<string, Effect>> = {
  cash_crisis: "crisis",
  no_capital: "zeroCapital",
  union: "consultUnionFirst",
  union_notice: "consultUnionFirst",
  data_residency: "residencyFirst",
  assessment_queue: "umbrellaAssessment",
  no_signal: "offlineFirst",
  will_not_type: "voiceOrPaper",
  crew_language: "crewLanguage",
  contractors: "staffTalkFirst",
  fear_jobs: "staffTalkFirst",
  paper_intake: "paperIn",
  seasonal: "seasonStart",
};
const BY_INCIDENT: Readonly<Record<string, Effect>> = {
  false_output: "errorLogFirst",
  near_miss: "safetyFirst",
  injury: "safetyFirst",
};
const BY_STATE: Readonly<Partial<Record<StateKey, Effect>>> = {
  banned: "respectBan",
  private_use: "oneAccount",
};
const BY_VERDICT: Readonly<Record<string, Effect>> = { waste_of_time: "smallFirst" };

/** What the left one leaves no room for. */
const EXCLUDES: Readonly<Partial<Record<Effect, readonly Effect[]>>> = {
  respectBan: ["policyFirst", "leaderBranch", "oneAccount"],
  policyFirst: ["leaderBranch", "oneAccount"],
  crisis: ["zeroCapital", "leaderBranch"],
  leaderBranch: ["smallFirst", "oneAccount"],
};
/** So many of the six elements, beside measured production, make a firm that leads. */
const LEADING_ELEMENTS = 4;

/** `elements`: how many of the organization's AI elements were ticked. */
export function stanceOf({ facts }: Ledger, elements: number): Stance[] {
  const firm = facts.filter(isFirm);
  const because = new Map<Effect, Fact[]>();
  for (const fact of firm) {
    const effect = effectOf(fact);
    if (effect !== undefined) because.set(effect, [...(because.get(effect) ?? []), fact]);
  }
  const leading = leadingFacts(firm, elements);
  if (leading.length > 0) because.set("leaderBranch", leading);
  const held = EFFECTS.filter((effect) => because.has(effect));
  const excluded = new Set(held.flatMap((effect) => EXCLUDES[effect] ?? []));
  return held
    .filter((effect) => !excluded.has(effect))
    .map((effect) => ({ effect, because: because.get(effect) ?? [] }));
}

function effectOf(fact: Fact): Effect | undefined {
  if (fact.kind === "constraint") return BY_CONSTRAINT[fact.key];
  if (fact.kind === "incident") return BY_INCIDENT[fact.key];
  if (fact.kind === "state" && fact.key === "banned" && AWAITS_POLICY.test(fact.sentence))
    return "policyFirst";
  if (fact.kind === "state") return BY_STATE[fact.key];
  return fact.kind === "verdict" ? BY_VERDICT[fact.key] : undefined;
}

/** "On hold until there is a written policy": what would lift it is known, and can be written. */
const AWAITS_POLICY =
  /(?<!\p{L})(?:until|till|pending|awaiting|jusqu['’]|tant que|en attendant)[^.;]*(?<!\p{L})(?:polic(?:y|ies)|rules?|guidelines?|framework|politiques?|règles?|directives?|cadre)(?!\p{L})/iu;

function leadingFacts(firm: readonly Fact[], elements: number): Fact[] {
  const states = factsOf(firm, "state");
  const inProduction = states.filter(({ key }) => key === "in_production");
  const measured = states.filter(({ key }) => key === "measured");
  const shares = factsOf(firm, "rate").filter(
    ({ role, field }) => role === "share" && field === "aiExperience",
  );
  const results = factsOf(firm, "change").filter(
    ({ field, from }) => field === "aiExperience" && from !== null,
  );
  const isMeasured = measured.length + results.length > 0 && elements >= LEADING_ELEMENTS;
  if (inProduction.length === 0 || !(shares.length >= 2 || isMeasured)) return [];
  return [...inProduction, ...measured, ...shares, ...results];
}
