import type { Assessment } from "@/lib/domain/assessment/assessment";
import type { Done } from "@/lib/domain/done";
import { Failure } from "@/lib/domain/failure";
import { MORE_THAN_YOU_HAVE } from "@/lib/domain/own-cost/messages";
import type { OwnCost } from "@/lib/domain/own-cost/own-cost";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import type { Context } from "../context";
import { keepSaidCost } from "./keep-said-cost";

/** Keeps what today's trouble costs by the owner's own count, within what such a firm can spend. */
export const saveOwnCost = (context: Context, id: string, cost: OwnCost): Promise<Done> =>
  keepSaidCost(context, id, {
    said: cost,
    meta: { unit: cost.unit },
    check: async (assessment: Assessment) => {
      const { couldCost, profileOf } = await openPlaybook();
      if (!couldCost(profileOf(assessment), cost)) throw new Failure("invalid", MORE_THAN_YOU_HAVE);
    },
  });
