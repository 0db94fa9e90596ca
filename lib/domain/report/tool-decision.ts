import { z } from "zod";

/** A tool that they do not have, by the list; `facts` say where content goes, each with its note. */
const OfferedTool = z.object({
  name: z.string(),
  url: z.url({ protocol: /^https$/ }),
  say: z.string(),
  facts: z.array(z.string()),
});

/** One row of the decision on tools: what is needed, what they own for it, what to buy for it, and what not. */
export const ToolDecision = z.object({
  need: z.string(),
  owned: z.object({ name: z.string(), say: z.string() }).nullable(),
  /** Only with a price for their seats. */
  buy: OfferedTool.extend({ price: z.string() }).nullable(),
  /** As good as the one to buy, without a list price: nothing is decided before a quote. */
  quote: OfferedTool.nullable(),
  /** By name: of these it is not known where they keep content. */
  askFirst: z.array(z.string()),
  doNotBuy: z.object({ what: z.string(), why: z.string() }).nullable(),
});
export type ToolDecision = z.infer<typeof ToolDecision>;
