import { z } from "zod";

/** What `GET /api/services` answers: which adapter serves each part here, and how long unused leads keep their names. */
export const ActiveServices = z.object({
  /** Such as `email resend`. */
  adapters: z.array(z.string()),
  /** Null where no limit is set. */
  leadsKeptMonths: z.int().nullable(),
});
export type ActiveServices = z.infer<typeof ActiveServices>;
