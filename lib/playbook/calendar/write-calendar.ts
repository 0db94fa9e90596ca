import { allHours, type ReportCalendar, weekHours } from "@/lib/domain/report/calendar";
import type { CompanyProfile } from "../company-profile";
import { isClosed } from "./days";
import { daysOff, planNotes } from "./notes";
import { planRows } from "./tasks";
import type { PlanDays } from "./trial-window";

/** The quarter's plan as it is printed. */
export function writeCalendar(firm: CompanyProfile, plan: PlanDays): ReportCalendar {
  const rows = planRows(firm, plan);
  const weeks = plan.mondays.map((monday) => ({ monday, isClosed: isClosed(monday) }));
  const calendar = {
    weeks,
    rows,
    holidays: daysOff(firm, plan.mondays),
    notes: planNotes(plan, rows),
    lede: "",
  };
  return { ...calendar, lede: ledeOf(calendar) };
}

function ledeOf(calendar: ReportCalendar): string {
  const fullest = Math.max(...weekHours(calendar));
  return `${allHours(calendar)} hours in 13 weeks, at most ${fullest} in one.`;
}
