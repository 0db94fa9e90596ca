import { z } from "zod";
import { Day, texts } from "./cited";

const Month = z.int().min(1).max(12);

/** A pilot that fits one kind of firm; our own judgement. */
const SubsectorPilot = z.strictObject({
  task: z.string(),
  title: z.string(),
  firstStepMonday: z.string(),
  ownerRole: z.string(),
  baseline: z.string(),
  measure: z.string(),
  stopRule: z.string(),
  guardrail: z.string(),
  needsCapital: z.enum(["none", "low", "some"]),
  worksOffline: z.boolean(),
  /** Ids of the catalogue, or names of products that such firms own. */
  tools: texts,
  notYet: z.strictObject({ what: z.string(), why: z.string() }),
  /** Keys of what people type that this pilot answers: tasks, constraints, incidents, bodies, stances; challenges by slug. */
  answers: texts,
});

const Roles = z.strictObject({
  operations: z.string(),
  quality: z.string(),
  it: z.string(),
  people: z.string(),
  finance: z.string(),
  compliance: z.string(),
});

export const Subsector = z.strictObject({
  id: z.string(),
  label: z.string(),
  /** The industries that such a firm ticks. */
  industries: texts,
  /** Broader ones that it is told from. */
  beats: texts,
  detect: z.strictObject({
    companyWords: texts,
    titleWords: texts,
    platformWords: texts,
    textWords: texts,
    /** Blanked before anything is counted. */
    notWords: texts,
  }),
  vocabulary: z.strictObject({
    customer: z.string(),
    unitOfWork: z.string(),
    documents: texts,
    roles: Roles,
    /** In the forms that sentences of reports need; what they mean is said in the playbook's vocabulary. */
    words: z.strictObject({
      customers: z.string(),
      keepOut: z.string(),
      practice: z.string(),
      sends: z.string(),
      personal: z.string(),
      /** Where its industry's would be another trade's: a laboratory is no clinic. */
      peers: z.string().optional(),
      decides: z.string().optional(),
    }),
    /** Words that no report to such a firm may use. */
    avoid: texts,
  }),
  pilots: z.array(SubsectorPilot).length(3),
  season: z.strictObject({
    busyMonths: z.array(Month),
    whyBusy: z.string(),
    bestStartMonths: z.array(Month),
    /** "judgement", or what it rests on. */
    basis: z.string(),
  }),
  keepOut: texts,
  whatExecutivesMiss: texts,
  skepticalDirectorQuestions: z.array(
    /** Answered by the one of its people who can: the work itself, money, or what the firm answers for to others. */
    z.strictObject({ question: z.string(), answeredBy: Roles.keyof() }),
  ),
  lawIds: texts,
});
export type Subsector = z.infer<typeof Subsector>;
export type SubsectorPilot = z.infer<typeof SubsectorPilot>;

export const SubsectorFile = z.strictObject({ asOf: Day, subsectors: z.array(Subsector) });
