import { z } from "zod";

/** The law that is about a firm, as far as it was read; what it might expect and need not care about. */
export const ReportLaw = z.object({
  applies: z.array(
    z.object({
      name: z.string(),
      sentence: z.string(),
      asks: z.array(z.string()),
      /** With its date and the note of its source. */
      status: z.string(),
    }),
  ),
  doesNotApply: z.array(z.object({ name: z.string(), why: z.string() })),
  notLegalAdvice: z.string(),
});
export type ReportLaw = z.infer<typeof ReportLaw>;
