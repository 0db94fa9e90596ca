import { isoDay, longDate } from "@/lib/domain/dates";
import { DAY_MS } from "@/lib/domain/time";
import type { CompanyProfile } from "./company-profile";
import type { Gap } from "./gaps/gap";
import { upperFirst } from "./grammar";
import type { WrittenRisk } from "./risks/choose-risks";
import { theRole } from "./roles";
import { isSmall } from "./size";

/** Where the first quick win is the rule, these have their control already. */
const SAID_BY_POLICY: ReadonlySet<string> = new Set(["shadow-ai", "no-policy"]);
const SATURDAY = 6;

/** Five steps with their dates: a sponsor, the first quick win, the first control, the baseline, the review. */
export function nextSteps(
  firm: CompanyProfile,
  gaps: readonly Gap[],
  risks: readonly WrittenRisk[],
  writtenOn: Date,
): string[] {
  const [gap] = gaps;
  const risk = risks.find(({ id }) => !(SAID_BY_POLICY.has(id) && gap?.id === "policy"));
  const by = (days: number) => `By ${longDate(workingDay(writtenOn, days))}`;
  const sponsor = isSmall(firm.size)
    ? `${upperFirst(theRole(firm.leader))} names who answers for this plan, and puts the day-90 review in the calendar.`
    : `${upperFirst(theRole(firm.leader))} names the sponsor and sends this report to the people named in it.`;
  return [
    `${by(7)}: ${sponsor}`,
    `${by(14)}: ${gap?.brief.what ?? ""} ${gap?.move.firstStep ?? ""}`.trim(),
    `${by(21)}: ${upperFirst(theRole(firm.pilotOwner))} has the baseline for ${firm.lead.trial.pilot}. ${firm.lead.thisWeek}`,
    `${by(30)}: ${risk === undefined ? "" : `${upperFirst(theRole(risk.shown.owner))} has the first control in place. ${risk.control}`}`,
    `${by(90)}: ${reviewers(firm)} at the figures and decide: scale, change or stop.`,
  ];
}

function reviewers({ leader, pilotOwner }: CompanyProfile): string {
  return leader === pilotOwner
    ? `${upperFirst(theRole(leader))} and one colleague look`
    : `${upperFirst(theRole(leader))} and ${theRole(pilotOwner)} look`;
}

/** So many days later, counted in British Columbia; a weekend moves to the Monday after it. */
function workingDay(from: Date, days: number): Date {
  const date = new Date(Date.parse(`${isoDay(from)}T12:00:00Z`) + days * DAY_MS);
  const weekday = date.getUTCDay();
  const wait = weekday === SATURDAY ? 2 : weekday === 0 ? 1 : 0;
  return new Date(date.getTime() + wait * DAY_MS);
}
