import type { ToolAsk } from "./tool-ask";
import type { ToolRow } from "./tool-row";

/** Where no rule is written, the last row is a step and no purchase; it is never cut. */
export function governanceRow({ owned }: ToolAsk): ToolRow {
  const isMicrosoft = owned.platforms.has("microsoft365");
  return {
    kind: "governance",
    need: "No rule is written, so no one can say what may go where",
    owned: {
      tool: null,
      product: isMicrosoft ? "Microsoft 365" : "One page",
      say: isMicrosoft
        ? "Write the one-page rule; then ask your administrator which audit logs and labels of Purview your Microsoft 365 plan includes."
        : "Write the one-page rule, with the accounts that are allowed and what never goes in. It needs no tool.",
      content: null,
    },
    buy: null,
    doNotBuy: {
      what: "A governance platform",
      why: "it enforces a rule, and there is none yet",
    },
    askFirst: [],
  };
}
