import { z } from "zod";

/** What two answers say together that neither says alone; `from` names them. */
export const Noticed = z.object({ title: z.string(), text: z.string(), from: z.array(z.string()) });
export type Noticed = z.infer<typeof Noticed>;

/** What a sceptical director will ask, and what can honestly be answered today. */
export const DirectorQuestion = z.object({ question: z.string(), answer: z.string() });
export type DirectorQuestion = z.infer<typeof DirectorQuestion>;

/** A high score rests on what was ticked: what would show it. */
export const EvidenceCheck = z.object({
  statement: z.string(),
  evidence: z.array(z.object({ name: z.string(), shows: z.string() })),
});
export type EvidenceCheck = z.infer<typeof EvidenceCheck>;
