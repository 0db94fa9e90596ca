import { z } from "zod";

/** A day, a month or a year, as exactly as the page says it: "2026-06-02", "2026-06", "2026", "2025-26", "about 2022". */
export const When = z.string().regex(/^(about )?\d{4}(-\d{2}){0,2}$/);
export const Day = z.iso.date();
export const WebAddress = z.url({ protocol: /^https?$/ });

/** Where a statement was read. */
export const Citation = z.strictObject({
  title: z.string(),
  publisher: z.string().nullable().default(null),
  url: WebAddress,
  date: When.nullable(),
  /** Whose word it is: the vendor's, someone else's, or a list price that others quote. */
  kind: z.enum(["vendor", "secondary", "secondary-quote", "official", "carried"]).optional(),
});
export type Citation = z.infer<typeof Citation>;

/** A range of what may come out of something, in a unit. */
export const Range = z.strictObject({ low: z.number(), high: z.number(), unit: z.string() });

export const texts = z.array(z.string().min(1));
