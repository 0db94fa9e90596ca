import type { Assessment } from "@/lib/domain/assessment/assessment";
import { QUESTIONED_CHARACTERS } from "@/lib/domain/lengths";
import type { AskedCost } from "@/lib/domain/own-cost/own-cost";
import { openPlaybook } from "@/lib/playbook/open-playbook";

/** What the firm's own people are asked about its cost, as long as that can change the report; null where their words told it. */
export async function readAskedCost(assessment: Assessment): Promise<AskedCost | null> {
  const { askedCost, profileOf, shortened } = await openPlaybook();
  const asked = askedCost(profileOf(assessment));
  return asked && { ...asked, said: asked.said && shortened(asked.said, QUESTIONED_CHARACTERS) };
}
