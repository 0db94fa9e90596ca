import { z } from "zod";

/** Sum: a bill of factors, each with where it is from, and what they come to. */
export const MemoSum = z.object({
  /** The amount: "$18,000 to $36,000 a year". */
  headline: z.string(),
  rows: z.array(
    z.object({
      /** "× 300"; blanks where the number is theirs to fill in. */
      figure: z.string(),
      what: z.string(),
      /** "you wrote", "our assumption", or a note such as "[1]"; null for what the factors come to. */
      from: z.string().nullable(),
    }),
  ),
});
export type MemoSum = z.infer<typeof MemoSum>;

/** Page one as a memo, in the order in which a director asks. */
export const Memo = z.object({
  /** The kind of firm as we read it, so that a wrong guess is seen; null where none was read. */
  readAs: z.string().nullable(),
  problem: z.object({
    /** A whole sentence or clause of theirs; null where none is short enough, and ours takes its place. */
    quotation: z.string().nullable(),
    /** Ours in place of a quotation; null where there is one. */
    paraphrase: z.string().nullable(),
    /** What is so, as an outsider would see it. */
    whatIsSo: z.string(),
  }),
  worth: z.object({
    sum: MemoSum,
    /** A worked line that is not theirs, marked as such; null where their own numbers are worked out. */
    example: z.string().nullable(),
    mustBeTrue: z.string(),
  }),
  /** The row with the two halves: "Why it has not happened", "Where you are", or what is told in its place. */
  halvesLabel: z.string(),
  /** In place of the two halves: what they tried, or who has to be convinced. Where neither was typed there is none. */
  toldInstead: z.string().optional(),
  decision: z.string(),
  cost: z.object({ title: z.string(), text: z.string() }),
  /** What ends on a day if, or unless, what the text says is so. */
  stop: z.object({
    kind: z.enum(["trial", "ban", "uses"]),
    on: z.string(),
    text: z.string(),
    /** What has to be shown if it is to go on: a sentence. Where no figure of theirs says it there is none. */
    goesOn: z.string().optional(),
  }),
  monday: z.object({ what: z.string(), who: z.string() }),
  notNow: z.string(),
  risk: z.object({
    risk: z.string(),
    control: z.string(),
    /** Who has the control in hand; reports of earlier rules do not say. Page one leaves it to the register and the deck. */
    owner: z.string().optional(),
  }),
});
export type Memo = z.infer<typeof Memo>;

/** What the condition follows: a report keeps the condition alone. */
const STOPS: Readonly<Record<Memo["stop"]["kind"], (day: string) => [lead: string, before: string]>> = {
  trial: (day) => [`It ends on ${day},`, "or sooner if"],
  ban: (day) => [`The ban stays. On ${day}`, "one use may be allowed, and only if"],
  uses: (day) => [`No use is added before ${day},`, "and none then either if"],
};

/** "It ends on February 18, 2027," and "or sooner if one letter in ten goes back.": one sentence, its day in bold. */
export function stopWords({ kind, on, text, goesOn }: Memo["stop"]): { lead: string; text: string } {
  const [lead, before] = STOPS[kind](on);
  return { lead, text: [before, text, goesOn].filter((part) => part !== undefined).join(" ") };
}
