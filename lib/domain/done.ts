import { z } from "zod";

/** The response of an endpoint without other data. */
export const Done = z.object({ success: z.literal(true) });
