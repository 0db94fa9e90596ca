import { tools as catalogue } from "@/lib/knowledge/knowledge";
import type { ToolAsk } from "./tool-ask";
import type { ToolRow } from "./tool-row";

/** Where no rule is written, the last row is a step and no purchase; it is never cut. */
export function governanceRow({ owned, keepOut }: ToolAsk): ToolRow {
  const isMicrosoft = owned.platforms.has("microsoft365");
  const purview = catalogue.find(({ id }) => id === "purview");
  return {
    kind: "governance",
    need: `A written rule that keeps out ${keepOut}`,
    isLead: false,
    owned: {
      tool: isMicrosoft && purview !== undefined ? purview : null,
      product: isMicrosoft ? "Microsoft 365" : "One page",
      name: "One page of your own",
      say: isMicrosoft
        ? "Then see which audit logs and labels of Purview your Microsoft 365 plan includes."
        : "The accounts that are allowed, and what never goes in.",
      content: null,
    },
    buy: null,
    doNotBuy: {
      what: "A governance platform",
      why: "there is no rule yet for it to enforce",
    },
    askFirst: [],
  };
}
