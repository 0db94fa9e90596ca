import { oneOfMonths } from "../calendar/months";
import { systemOf } from "../calendar/records-system";
import { seasonOf } from "../calendar/season";
import { isByHand } from "../faults/fault-of-trial";
import { upperFirst } from "../grammar";
import { constraint, hasEffect } from "../typed-facts";
import { type RiskRule, weighed } from "./rule";

/** Risks of their own records and months. Our own judgement. */
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
        // Told of the same records in their own words.
        constraint(firm, "data_scattered", "paper_intake", "legacy_systems") !== undefined
        ? null
        : weighed(1, 2, `You named ${system}; what it gives out for the trial is not known yet.`);
    },
    write: (firm) => ({
      risk: "The records for the trial take longer to get than planned",
      trigger: "By the second Friday there are no ten finished cases in one file",
      mitigation: `Take out ten finished cases in the first week, from ${systemOf(firm) ?? "your records"} if they are there; where that fails, write ten out by hand.`,
      control: "Take out ten finished cases in the first week.",
    }),
  },
  {
    id: "busy-season",
    owner: "pilot",
    due: "before the trial",
    weigh: (firm) => {
      const season = seasonOf(firm);
      if (season === null || hasEffect(firm, "respectBan")) return null;
      return season.isTold
        ? weighed(2, 1, `${upperFirst(season.whyBusy)}.`)
        : weighed(1, 1, `Busy months of ${firm.words.firm}, in our judgement: ${season.whyBusy}.`);
    },
    write: (firm) => ({
      risk: `The trial slips into ${oneOfMonths(seasonOf(firm)?.busyMonths ?? [])}`,
      trigger: "The start moves by more than a week",
      mitigation: "Start on the day in the plan, or wait until these months are over.",
      control: "Start on the day in the plan.",
    }),
  },
];
