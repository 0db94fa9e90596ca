import { allHours, type ReportCalendar, rowHours, weekHours } from "@/lib/domain/report/calendar";
import type { CompanyProfile } from "../company-profile";
import type { PlanFigures } from "../costs";
import { paragraph } from "../grammar";
import { isClosed } from "./days";
import { daysOff, planNotes } from "./notes";
import { isOfSecondTeam, planRows } from "./tasks";
import type { PlanDays } from "./trial-window";

/** The quarter's plan as it is printed. */
export function writeCalendar(firm: CompanyProfile, plan: PlanDays, { hours }: PlanFigures): ReportCalendar {
  const rows = planRows(firm, plan);
  const weeks = plan.mondays.map((monday) => ({ monday, isClosed: isClosed(monday) }));
  const calendar = {
    weeks,
    rows,
    holidays: daysOff(firm, plan.mondays),
    notes: planNotes(firm, plan, rows),
    lede: "",
  };
  return { ...calendar, lede: ledeOf(calendar, hours.asked) };
}

/** The hours of these weeks, and what page one counts beside them or leaves out. */
function ledeOf(calendar: ReportCalendar, asked: number): string {
  const fullest = Math.max(...weekHours(calendar));
  const all = allHours(calendar);
  const second = calendar.rows.filter(isOfSecondTeam).reduce((sum, row) => sum + rowHours(row), 0);
  const after = asked - (all - second);
  return paragraph(
    `${all} hours in 13 weeks, at most ${fullest} in one.`,
    second > 0 ? `${second} of them follow the decision, for a second team.` : "",
    after > 0 ? `The trial takes ${after} more after these weeks: ${asked} until the decision.` : "",
  );
}
