import { z } from "zod";

export const LINES_MOST = 2_000;
export const LINE_CHARACTERS = 4_000;
export const SUMMARY_CHARACTERS = 2_000;

/** What was said on the phone, in order. */
export const Transcript = z.array(
  z.object({ speaker: z.enum(["agent", "leader"]), text: z.string().max(LINE_CHARACTERS) }),
);
export type Transcript = z.infer<typeof Transcript>;

/** What only the leader said. */
export const saidByLeader = (lines: Transcript): string[] =>
  lines.filter(({ speaker }) => speaker === "leader").map(({ text }) => text);
