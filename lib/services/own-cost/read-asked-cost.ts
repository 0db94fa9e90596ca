import type { Assessment } from "@/lib/domain/assessment/assessment";
import type { AskedCost } from "@/lib/domain/own-cost/own-cost";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import type { Context } from "../context";
import { mayStillShape } from "../ownership/may-still-shape";

/** A text without a full stop may be one sentence of two thousand characters. */
const SHOWN = 240;

/** What the firm's own people are asked about its cost; null where their words told it, or it is too late for the report. */
export async function readAskedCost(context: Context, assessment: Assessment): Promise<AskedCost | null> {
  const { askedCost, profileOf, shortened } = await openPlaybook();
  const asked = askedCost(profileOf(assessment));
  if (asked === null || !(await mayStillShape(context, assessment))) return null;
  return { ...asked, said: asked.said === null ? null : shortened(asked.said, SHOWN) };
}
