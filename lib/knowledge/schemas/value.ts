import { z } from "zod";
import { Citation, Day, Range, texts } from "./cited";

/** Medians of one row of the table, in Canadian dollars an hour. */
const WageRow = z.strictObject({
  industry: z.string(),
  subsectors: texts,
  sector: z.string(),
  hourly: z.strictObject({
    bc: z.number(),
    canada: z.number(),
    ontario: z.number(),
    quebec: z.number(),
    alberta: z.number(),
  }),
  note: z.string().nullable(),
  verified: z.boolean(),
});
export type WageRow = z.infer<typeof WageRow>;

const TaskEvidence = z.strictObject({
  id: z.string(),
  task: z.string(),
  /** What a study found. */
  evidence: z
    .strictObject({
      low: z.number().nullable(),
      high: z.number().nullable(),
      unit: z.string(),
      people: z.number().nullable(),
      kind: z.string(),
      caution: z.string(),
      source: Citation,
      verified: z.boolean(),
      howRead: z.string(),
    })
    .nullable(),
  /** Our own cautious range for a first estimate: "our working assumption", never "studies show". */
  assumption: Range.nullable(),
});

const Assumption = { verified: z.literal(false), formula: z.string() };

export const ValueFile = z.strictObject({
  asOf: Day,
  wageSource: z.strictObject({ ...Citation.shape, definition: z.string(), howRead: z.string() }),
  wages: z.array(WageRow),
  /** What an employer pays on top of the wage. */
  loading: z.strictObject({ low: z.number(), middle: z.number(), high: z.number(), ...Assumption }),
  hoursAYear: z.strictObject({ value: z.number(), rounded: z.number(), ...Assumption }),
  minutesSaved: z.array(TaskEvidence),
});
