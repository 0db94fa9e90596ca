import { rowHours } from "@/lib/domain/report/calendar";
import { hoursFor } from "./calendar/hours";
import { isOfTrial, planRows } from "./calendar/tasks";
import type { PlanDays } from "./calendar/trial-window";
import type { CompanyProfile } from "./company-profile";
import { askedMoney, type PlanFigures } from "./costs";
import { hasStance } from "./true-of";

export function planFigures(firm: CompanyProfile, days: PlanDays): PlanFigures {
  const prepare = planRows(firm, days)
    .filter((row) => !isOfTrial(row))
    .reduce((sum, row) => sum + rowHours(row), 0);
  const trial = hoursFor("trial", firm) * days.trial.length + hoursFor("review", firm);
  // Under a ban nothing is tried before it is lifted.
  const asked = hasStance(firm, "respectBan") ? prepare : prepare + trial;
  return { money: askedMoney(firm), hours: { prepare, trial, asked } };
}
