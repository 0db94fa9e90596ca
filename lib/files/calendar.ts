import { createHash } from "node:crypto";
import { createEvents, type DateArray, type EventAttributes } from "ics";
import { brand } from "@/lib/brand";
import { type Day, dateOf, daysAfter } from "@/lib/domain/days";
import type { DatedStep } from "@/lib/domain/report/dated-step";
import type { FileParts } from "@/lib/domain/report/files";
import { withoutNotes } from "@/lib/domain/report/notes";
import { type DatedPhase, datedPhases } from "@/lib/domain/report/phase-days";
import { sentences } from "@/lib/domain/report/sentences";
import { atWord, firstSentence, oneLine } from "./words";

const STEPS = 5;
const TITLE_CHARACTERS = 90;

interface Entry {
  /** Its place in the plan: the same in the next version, so that a calendar moves it in place of adding one. */
  key: string;
  date: Day;
  title: string;
  about: string[];
}

/**
 * Five next steps and the gates of three phases as days of a calendar. No METHOD, attendees or alarms: it is a file to
 * be imported, and asks no one for an answer.
 */
export function planCalendar({ report, calendarKey, revision, myReportsUrl }: FileParts): string {
  const phases = datedPhases(report.reportData, report.writtenOn);
  const entries = [...stepEntries(report.reportData.datedSteps ?? [], phases), ...phases.map(gateEntry)];
  const { error, value } = createEvents(
    entries.map(({ key, date, title, about }) => ({
      uid: createHash("sha256").update(`${calendarKey}:${key}`).digest("base64url"),
      sequence: revision,
      title: atWord(oneLine(title), TITLE_CHARACTERS),
      description: [...about.map(oneLine), `The report is in My Reports: ${myReportsUrl}`].join("\n"),
      // All day: the end is the day after, or Outlook shows it at midnight.
      start: dayParts(date),
      end: dayParts(daysAfter(date, 1)),
      busyStatus: "FREE" as const,
      transp: "TRANSPARENT" as const,
    })) satisfies EventAttributes[],
    { productId: `-//${brand.association}//${brand.product}//EN`, method: undefined, calName: undefined },
  );
  if (value === null) throw error ?? new Error("The calendar came out empty.");
  return value;
}

/** Five: what falls on the day of a gate is said by the gate. */
function stepEntries(steps: readonly DatedStep[], phases: readonly DatedPhase[]): Entry[] {
  const gates = new Set(phases.map(({ ends }) => ends));
  const places = steps.map((step, place) => ({ ...step, place }));
  const measureOn = (day: Day) => phases.find(({ ends }) => day <= ends)?.phase.measure ?? "";
  const chosen = [
    ...places.filter(({ date }) => !gates.has(date)),
    ...places.filter(({ date }) => gates.has(date)),
  ]
    .slice(0, STEPS)
    .sort((one, other) => one.place - other.place);
  return chosen.map(({ date, owner, text }, place) => ({
    key: `step-${place + 1}`,
    date,
    title: firstSentence(withoutNotes(text)),
    about: [withoutNotes(text), ...ownedAndMeasured(owner, measureOn(date))],
  }));
}

const gateEntry = ({ phase, ends }: DatedPhase, place: number): Entry => ({
  key: `gate-${place + 1}`,
  date: ends,
  title: `Gate of phase ${place + 1}: ${phase.title}`,
  about: [sentences(withoutNotes(phase.exitGate)), ...ownedAndMeasured(phase.owner, phase.measure)],
});

const ownedAndMeasured = (owner: string, measure: string): string[] => [
  sentences(`Owner: ${owner}`),
  ...(measure === "" ? [] : [sentences(`Measure of the phase: ${withoutNotes(measure)}`)]),
];

function dayParts(day: Day): DateArray {
  const date = dateOf(day);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
}
