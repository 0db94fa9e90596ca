import { type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import { consentOf } from "../memo/stances";
import { type Day, daysAfter, mondayFrom, monthsAfter, weeksAfter } from "./days";
import { toldDates } from "./told-dates";

/** What has to be over before a trial may begin. */
export interface Wait {
  kind: "consent" | "notice" | "assessment" | "consultation" | "ban" | "policy";
  /** Begins in the first week. */
  until: Day;
  /** "six months", where the length was typed. */
  typed: string | null;
}

/** Our own judgement, where no length was typed. */
const WEEKS = { consent: 4, consultation: 4, assessment: 6, ban: 4, policy: 6 } as const;

/** How a length of time moves a day. */
const AFTER: Readonly<Record<"day" | "week" | "month" | "year", (day: Day, count: number) => Day>> = {
  day: daysAfter,
  week: weeksAfter,
  month: monthsAfter,
  year: (day, years) => monthsAfter(day, 12 * years),
};
/** What was typed as longer than that is no notice and no assessment. */
const LONGEST_DAYS = 366;

export function waitsOf(firm: CompanyProfile, firstMonday: Day): Wait[] {
  const stances = new Set(firm.stances.map(({ effect }) => effect));
  const waits: Wait[] = [];
  if (consentOf(firm) !== null && !stances.has("respectBan"))
    waits.push({ kind: "consent", until: weeksAfter(firstMonday, WEEKS.consent), typed: null });
  if (stances.has("consultUnionFirst")) waits.push(unionWait(firm, firstMonday));
  if (stances.has("umbrellaAssessment")) waits.push(assessmentWait(firm, firstMonday));
  if (stances.has("policyFirst")) waits.push(policyWait(firm, firstMonday));
  if (stances.has("respectBan"))
    waits.push({ kind: "ban", until: weeksAfter(firstMonday, WEEKS.ban), typed: null });
  return waits;
}

/** Notice is given at the end of the first week, when those who give it have read what it says. */
function unionWait(firm: CompanyProfile, firstMonday: Day): Wait {
  const typed = lengthBeside(firm, "union_notice");
  if (typed === null)
    return { kind: "consultation", until: weeksAfter(firstMonday, WEEKS.consultation), typed: null };
  return { kind: "notice", until: afterNotice(weeksAfter(firstMonday, 1), typed), typed: typed.words };
}

function assessmentWait(firm: CompanyProfile, firstMonday: Day): Wait {
  const typed = lengthBeside(firm, "assessment_queue");
  return {
    kind: "assessment",
    until: typed === null ? weeksAfter(firstMonday, WEEKS.assessment) : afterNotice(firstMonday, typed),
    typed: typed?.words ?? null,
  };
}

/** Until the meeting that they named for it, or our own judgement. */
function policyWait(firm: CompanyProfile, firstMonday: Day): Wait {
  const meeting = toldDates(firm, firstMonday).find(({ isMeeting }) => isMeeting);
  return {
    kind: "policy",
    until:
      meeting === undefined ? weeksAfter(firstMonday, WEEKS.policy) : mondayFrom(daysAfter(meeting.last, 1)),
    typed: meeting?.said ?? null,
  };
}

interface Length {
  words: string;
  after: (day: Day) => Day;
}

const afterNotice = (from: Day, { after }: Length): Day => mondayFrom(after(from));

/** "six months notice": a length of time in the sentence that names the constraint. */
function lengthBeside({ ledger }: CompanyProfile, key: string): Length | null {
  const named = ledger.facts.find((fact) => fact.kind === "constraint" && fact.key === key && isFirm(fact));
  // A length that is only mentioned or required still moves a date: to wait too long does no harm.
  const beside = ledger.facts.filter(
    ({ field, sentenceAt, polarity }) =>
      field === named?.field &&
      sentenceAt === named.sentenceAt &&
      (polarity === "affirmed" || polarity === "hypothetical"),
  );
  return [...factsOf(beside, "quantity"), ...factsOf(beside, "rate")].flatMap(lengthOf)[0] ?? null;
}

/** "four months each" is four months; of a range, the longer end. */
function lengthOf({ unit, high, text, lang }: FactOf<"quantity"> | FactOf<"rate">): Length[] {
  if (unit === null || !isUnit(unit)) return [];
  const count = Math.ceil(high);
  const isPlausible =
    count > 0 && count <= LONGEST_DAYS && AFTER[unit](START, count) <= daysAfter(START, LONGEST_DAYS);
  const words = lang === "fr" ? `${count} ${unit}${count === 1 ? "" : "s"}` : text.replace(/\s+each$/i, "");
  return isPlausible ? [{ words, after: (day) => AFTER[unit](day, count) }] : [];
}

/** Any day would do: lengths are compared from it. */
const START: Day = "2026-01-01";

const isUnit = (unit: string): unit is keyof typeof AFTER => Object.hasOwn(AFTER, unit);
