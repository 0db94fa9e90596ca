import { rowHours } from "@/lib/domain/report/calendar";
import { hoursFor } from "./calendar/hours";
import { isOfTrial, planRows } from "./calendar/tasks";
import type { PlanDays } from "./calendar/trial-window";
import type { CompanyProfile } from "./company-profile";
import { askedMoney, type PlanFigures } from "./costs";
import { isByHand } from "./faults/fault-of-trial";
import { mainMeasure } from "./main-measure";
import { toldGoal, toldWish } from "./own-lines/told-goal";
import { SourceNotes } from "./source-notes";
import { hasStance } from "./true-of";
import type { Target, ValueBox } from "./value/box/box";
import { valueBox } from "./value/box/value-box";

/** `box`: where it was worked out already. */
export function planFigures(
  firm: CompanyProfile,
  days: PlanDays,
  box = valueBox({ firm, notes: new SourceNotes() }),
): PlanFigures {
  const prepare = planRows(firm, days)
    .filter((row) => !isOfTrial(row))
    .reduce((sum, row) => sum + rowHours(row), 0);
  const trial = hoursFor("trial", firm) * days.trial.length + hoursFor("review", firm);
  // Under a ban nothing is tried before it is lifted.
  const asked = hasStance(firm, "respectBan") ? prepare : prepare + trial;
  const money = askedMoney(firm, box);
  return {
    money,
    target:
      aimOf(firm, toldGoal) ??
      targetIn(box, money?.repaidBy ?? 0) ??
      aimOf(firm, toldWish) ??
      firm.lead.trial.goesOn ??
      targetBy(firm),
    hours: { prepare, trial, asked },
  };
}

/** What they would be content with comes before any part that we would name. */
function aimOf({ answers, lead: { said } }: CompanyProfile, told: typeof toldGoal): string | null {
  const aim = said === null ? null : told(answers, said);
  return aim === null ? null : `${OWN_AIM}“${aim}”`;
}
export const OWN_AIM = "you are nearer to your own aim: ";

/** Never less than pays for the trial. */
const targetIn = ({ target = null }: ValueBox, repaidBy: number): string | null =>
  target === null ? null : target.say(Math.max(breakEven(target, repaidBy), target.least));

/** The part that pays for the trial; money is asked for in round sums, so that a little more than the target is the target. */
export const breakEven = ({ least }: Target, repaidBy: number): number =>
  repaidBy > least * ROUNDING ? repaidBy : Math.min(repaidBy, least);
const ROUNDING = 1.05;

/** Where no figure of the work was told, a part of what the trial measures, where that is time. Our own judgement. */
function targetBy(firm: CompanyProfile): string | null {
  const measure = mainMeasure(firm);
  return TIME.test(measure) && !isByHand(firm) ? `${measure} ${USUAL_TARGET}` : null;
}
export const USUAL_TARGET = "fall by a fifth";
const TIME = /^(?:minutes|hours|days|weeks) (?:per|to|from|on|until)\b/i;
