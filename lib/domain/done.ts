import { z } from "zod";

/** The response of an endpoint without other data. */
export const Done = z.object({ success: z.literal(true) });
export type Done = z.infer<typeof Done>;

/** The same with a sentence for the person. */
export const DoneWithMessage = Done.extend({ message: z.string() });
export type DoneWithMessage = z.infer<typeof DoneWithMessage>;
