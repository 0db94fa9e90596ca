import { z } from "zod";

export const TOOLS_PROMPT = "tools-1";

export const TOOLS_RULES = `Tools: choose six to eight of the tools listed under "fitting" by their id, the most useful for this firm first. Prefer what works with the systems they have, what answers the challenge that comes first, and what needs the fewest new contracts. Never two of a kind unless they are real alternatives. For each, "why" is one or two sentences on why this one for this firm.`;

export const ToolChoices = z
  .array(z.object({ id: z.string().max(80), why: z.string().max(1000) }))
  .min(1)
  .max(20);

export const ToolsProse = z.object({ tools: ToolChoices });
export const TOOLS_INSTRUCTIONS = `The piece: the recommended tools of one firm.\n${TOOLS_RULES}`;
