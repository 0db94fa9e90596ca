import { z } from "zod";
import { Citation, Day, texts, When } from "./cited";

/** When a rule is about a firm. Empty lists ask for nothing. */
const AppliesWhen = z.strictObject({
  headOffice: texts,
  typedPlaces: texts,
  expansion: texts,
  markets: texts,
  industries: texts,
  subsectors: texts,
  departments: texts,
  aiTools: texts,
  employeesMin: z.number().nullable(),
  typedTerms: texts,
  /** Blanked before the typed terms are looked for: a credit union is no union. */
  notTerms: texts,
  /** Words that count only where the firm speaks of itself: "municipality" in a builder's complaint makes no municipality. */
  selfTerms: texts,
  /** An industry, a department or a tool alone is not enough: a typed word or the sub-sector must be there. */
  typedRequired: z.boolean(),
  /** A place, a typed word or the sub-sector is enough by itself. */
  placeOrTyped: z.boolean(),
  /** The rule is about no one outside these industries. */
  onlyIndustries: texts,
  /** The rule of a profession: a firm that we read as something else is not bound because it mentions one. */
  onlyOwnSubsector: z.boolean(),
});

const DoesNotApplyWhen = z.strictObject({
  headOffice: texts,
  expansion: texts,
  industries: texts,
  subsectors: texts,
  typedTerms: texts,
  /** Where one of these rules applies, this one does not. */
  rules: texts,
  say: z.string(),
});

export const LawRule = z.strictObject({
  id: z.string(),
  name: z.string(),
  jurisdiction: z.enum(["bc", "ab", "on", "qc", "ca", "eu", "us"]),
  order: z.number(),
  appliesWhen: AppliesWhen,
  doesNotApplyWhen: DoesNotApplyWhen,
  inOneSentence: z.string(),
  /** The same of a firm's own records, at "{Records}". */
  ofRecords: z.string().optional(),
  whatItAsks: texts,
  /** What has to be added for some kinds of firms, whose kind alone does not say whether they are public or private. */
  conditions: z.array(z.strictObject({ subsectors: texts, say: z.string() })),
  firstDocument: z.string(),
  owner: z.string(),
  deadlineOrPenalty: z.string(),
  status: z.enum(["in force", "guidance", "decision", "enacted", "bill", "lapsed", "repealed"]),
  statusDate: When.nullable(),
  /** Up to which day the status is known. */
  statusCheckedTo: When.nullable(),
  effectiveFrom: Day.nullable(),
  /** A correction is shown only to who typed the mistake. */
  showAs: z.enum(["duty", "correction"]),
  /** The enactment, the regulator or the court itself; what else was read is told in howRead. */
  source: Citation,
  /** As of which day the source was read, where that was in a copy: printed instead of the day of checking. */
  textOf: When.nullable().default(null),
  verified: z.boolean(),
  /** For the next reading; never printed. */
  howRead: z.string(),
});
export type LawRule = z.infer<typeof LawRule>;

export const LawFile = z.strictObject({
  asOf: Day,
  notLegalAdvice: z.string(),
  rules: z.array(LawRule),
});
