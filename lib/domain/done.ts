import { z } from "zod";

/** The answer of a call that has nothing else to say. */
export const Done = z.object({ success: z.literal(true) });
