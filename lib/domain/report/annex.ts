import { z } from "zod";

/** The texts that are filled in for a firm, in the order in which they are shown. */
const ANNEX_IDS = [
  "ai-rule",
  "resolution",
  "pilot-charter",
  "staff-letter",
  "vendor-questions",
  "error-log",
] as const;

/** What only a person can fill in, such as a signature. */
export const BLANK = "____";

const AnnexPart = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("paragraph"), text: z.string() }),
  z.object({ kind: z.literal("clauses"), items: z.array(z.string()) }),
  z.object({
    kind: z.literal("table"),
    /** What the table says, for those who do not see its place. */
    caption: z.string(),
    /** `share` is of the width, in percent. */
    columns: z.array(z.object({ title: z.string(), share: z.number() })),
    rows: z.array(z.array(z.string())),
  }),
]);
export type AnnexPart = z.infer<typeof AnnexPart>;

/** A text to be used as it is: a rule, a resolution, a letter. */
export const Annex = z.object({
  id: z.enum(ANNEX_IDS),
  title: z.string(),
  /** "Copy the letter": what the button says that is copied. */
  shortName: z.string(),
  /** What to do with it, in a sentence. */
  use: z.string(),
  parts: z.array(AnnexPart),
});
export type Annex = z.infer<typeof Annex>;
