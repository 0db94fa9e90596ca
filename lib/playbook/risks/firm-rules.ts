import { oneOfMonths } from "../calendar/months";
import { systemOf } from "../calendar/records-system";
import { seasonOf } from "../calendar/season";
import type { CompanyProfile } from "../company-profile";
import { ownerBy } from "../competence";
import { isByHand } from "../faults/fault-of-trial";
import { upperFirst } from "../grammar";
import { theRole } from "../roles";
import { hasEffect } from "../typed-facts";
import { type RiskRule, weighed } from "./rule";

/** Risks of their own records and months, as their kind of firm has them. Our own judgement. */
export const FIRM_RULES: readonly RiskRule[] = [
  {
    id: "records-export",
    owner: "operations",
    due: "before the trial",
    weigh: (firm) => {
      const system = systemOf(firm);
      return system === undefined ||
        isByHand(firm) ||
        hasEffect(firm, "respectBan") ||
        hasEffect(firm, "leaderBranch") ||
        hasEffect(firm, "paperIn")
        ? null
        : weighed(2, 2, `The trial rests on records from ${system}.`);
    },
    write: (firm) => {
      const system = systemOf(firm) ?? "the system";
      return {
        risk: `${system} does not give up the records as the trial needs them`,
        trigger: `No clean file from ${system} by the second Friday`,
        mitigation: `${upperFirst(theRole(ownerBy(firm, "operations")))} takes ten finished cases out of ${system} in the first week; where that fails, ten are written out by hand.`,
        control: `Take ten finished cases out of ${system} in the first week.`,
      };
    },
  },
  {
    id: "busy-season",
    owner: "pilot",
    due: "before the trial",
    weigh: (firm) => {
      const season = seasonOf(firm);
      return season === null || hasEffect(firm, "respectBan")
        ? null
        : weighed(2, 1, `${upperFirst(season.whyBusy)}.`);
    },
    write: (firm) => ({
      risk: `The trial slips into ${oneOfMonths(seasonOf(firm)?.busyMonths ?? [])}`,
      trigger: "The start moves by more than a week",
      mitigation: `Start on the day in the plan, or wait ${untilSlackSeason(firm)}.`,
      control: "Start on the day in the plan.",
    }),
  },
];

/** "For June and July": months that suit such firms, without those that they called busy. */
function untilSlackSeason(firm: CompanyProfile): string {
  const busy = seasonOf(firm)?.busyMonths ?? [];
  const best = firm.reading.subsector?.season.bestStartMonths ?? [];
  const quiet = best.filter((month) => !busy.includes(month));
  return quiet.length === 0 ? "until these months are over" : `for ${oneOfMonths(quiet)}`;
}
