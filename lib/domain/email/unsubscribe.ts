import { z } from "zod";
import { UNSUBSCRIBE_LINK_WRONG } from "./messages";

export const UnsubscribeQuery = z.object({
  token: z
    .string(UNSUBSCRIBE_LINK_WRONG)
    .max(200, UNSUBSCRIBE_LINK_WRONG)
    .regex(/^[\w-]+\.[\w-]+$/, UNSUBSCRIBE_LINK_WRONG),
});
