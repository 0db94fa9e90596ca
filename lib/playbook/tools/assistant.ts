import { tools as catalogue } from "@/lib/knowledge/knowledge";
import { type Owned, ownedThrough } from "./owned";

/** The category of the catalogue for assistants that do a bit of everything. */
export const ASSISTANT = "General AI assistant";

/** One general assistant is enough: the one that is paid for takes the place of the others. */
export const GENERAL = /^(?:ChatGPT|Claude|Copilot|Gemini|Perplexity)\b/;

/** The general assistant in what a firm pays for already; null where it pays for none. */
export const assistantIn = (owned: Owned): string | null =>
  catalogue.find((tool) => tool.category === ASSISTANT && ownedThrough(tool, owned) !== undefined)?.name ??
  null;

/** The tool that a trial may use: where an assistant is paid for, no other one, or the AI rule would forbid the trial. */
export const allowedInTrial = (tool: string | null, paidFor: string | null): string | null =>
  tool !== null && paidFor !== null && GENERAL.test(tool) && !paidFor.includes(tool) ? paidFor : tool;
