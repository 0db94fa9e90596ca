import type { Done } from "@/lib/domain/done";
import type { Context } from "../context";
import { keepSaidCost } from "./keep-said-cost";

/** Keeps that what was read as a cost is none: page one has blanks in its place. */
export const leaveOutCost = (context: Context, id: string): Promise<Done> =>
  keepSaidCost(context, id, { said: { isNone: true }, meta: {} });
