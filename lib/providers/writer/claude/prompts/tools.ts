import { z } from "zod";

export const TOOLS_PROMPT = "tools-2";

export const TOOLS_RULES = `Tools: which tools are named is decided. For each under "tools", by its id and in that order, "why" is one or two sentences on why this one for this firm, in agreement with what its "pricing" says: whether they have it, or have to ask for it first. Name no other tool.`;

export const ToolChoices = z.array(z.object({ id: z.string().max(80), why: z.string().max(1000) })).max(20);

export const ToolsProse = z.object({ tools: ToolChoices });
export const TOOLS_INSTRUCTIONS = `The piece: the recommended tools of one firm.\n${TOOLS_RULES}`;
