import { z } from "zod";
import { LeadStage } from "./stage";

/** As many as a page of the list may hold. */
export const MOST_AT_ONCE = 200;
export const NUMBER_MISTYPED = "Type the number of leads to delete them.";
export const CHANGED_MEANWHILE = "Another admin has changed it in the meantime.";
export const BULK_FAILED = "The leads could not be saved. Please try again.";
export const ALREADY_DELETED = "It was deleted already.";

const WorkChange = z
  .object({ stage: LeadStage.optional(), ownerId: z.uuid().nullable().optional() })
  .strict()
  .refine(({ stage, ownerId }) => stage !== undefined || ownerId !== undefined, "Nothing to change");

/** Deletion is final: `confirm` is the number of leads, typed by hand. */
const Deletion = z.object({ delete: z.literal(true), confirm: z.int() }).strict();

/** The same for many leads. `versions` says which ones were seen; where it is left out, as they are now. */
export const BulkChange = z
  .object({
    ids: z.array(z.uuid()).min(1).max(MOST_AT_ONCE),
    change: z.union([Deletion, WorkChange]),
    versions: z.record(z.uuid(), z.int().min(0)).optional(),
  })
  .refine(({ ids, change }) => !("delete" in change) || change.confirm === new Set(ids).size, {
    path: ["change", "confirm"],
    message: NUMBER_MISTYPED,
  });
export type BulkChange = z.infer<typeof BulkChange>;

/** What was done, and what was not, each with its reason in words. */
export const BulkOutcome = z.object({
  done: z.array(z.uuid()),
  notDone: z.array(z.object({ id: z.uuid(), reason: z.string() })),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;

/** "12 leads changed, 1 not:" */
export function bulkInWords(done: number, notDone: number, isDeletion: boolean): string {
  const leads = done === 1 ? "1 lead" : `${done} leads`;
  const said = `${leads} ${isDeletion ? "deleted" : "changed"}`;
  return notDone === 0 ? `${said}.` : `${said}, ${notDone} not:`;
}
