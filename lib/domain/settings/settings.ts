import { z } from "zod";
import { vendorAlert } from "../vendor/alert";

/** The parts of the product, in the order in which they are shown. */
export const SERVED_PARTS = ["database", "writer", "payments", "email", "voice", "events"] as const;
export type ServedPart = (typeof SERVED_PARTS)[number];

const Served = z.object({
  part: z.enum(SERVED_PARTS),
  /** The adapter's name, as the health check gives it. */
  adapter: z.string(),
  /** What there is to say of it beyond its name, such as the model; null where nothing is. */
  detail: z.string().nullable(),
});

/** What an admin may know of this deployment's configuration. No secret, and no part of one, has a place in it. */
export const SettingsView = z.object({
  served: z.array(Served),
  advice: z.array(z.object({ setting: z.string(), advice: z.string() })),
  alerts: z.array(vendorAlert),
  /** What models were asked since the month began; the sum is null where no vendor says what a call costs. */
  spent: z.object({ since: z.date(), calls: z.int(), usd: z.number().nullable() }),
});
export type SettingsView = z.infer<typeof SettingsView>;
