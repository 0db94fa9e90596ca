import { type Day, daysAfter } from "@/lib/domain/days";
import { barsOf, type CalendarRow, hoursInWords, rowHours } from "@/lib/domain/report/calendar";
import type { DatedStep } from "@/lib/domain/report/dated-step";
import type { ReportParts } from "@/lib/domain/report/document/document";
import { withoutNotes } from "@/lib/domain/report/notes";
import { type DatedPhase, datedPhases } from "@/lib/domain/report/phase-days";
import { keyActivities } from "@/lib/domain/report/phases";
import type { ReportData } from "@/lib/domain/report/report";
import { sentences } from "@/lib/domain/report/sentences";
import { atWord, firstSentence } from "./words";

export interface PlanTask {
  title: string;
  description: string;
  owner: string;
  starts: Day;
  due: Day;
  phase: string;
  measure: string;
  priority: "High" | "Medium" | "Low";
}

type Task = Omit<PlanTask, "phase" | "measure" | "priority">;

const TITLE_CHARACTERS = 120;
/** What comes sooner weighs more. */
const PRIORITIES = ["High", "Medium"] as const;

/** The whole plan as tasks, by the day on which they begin: the calendar's, the steps beside it, the gates. */
export function planTasks({ reportData, writtenOn }: ReportParts): PlanTask[] {
  const phases = datedPhases(reportData, writtenOn);
  const placed = [
    ...calendarTasks(reportData).map((task) => inPhase(task, phases)),
    ...phases.flatMap((dated, place) => phaseTasks(dated, place, reportData.calendar !== undefined)),
  ];
  return placed.sort((one, other) => one.starts.localeCompare(other.starts));
}

/** The rows of the calendar. A step on which its owner's row begins or ends explains that row. */
function calendarTasks({ calendar, datedSteps = [] }: ReportData): Task[] {
  const rows = (calendar?.rows ?? []).flatMap((row) => rowTask(row, calendar?.weeks ?? []));
  const told = new Set<DatedStep>();
  const explained = rows.map((task) => {
    const step = datedSteps.find(
      ({ date, owner }) => owner === task.owner && (date === task.starts || date === task.due),
    );
    if (step === undefined || told.has(step)) return task;
    told.add(step);
    return { ...task, description: sentences(withoutNotes(step.text), task.description) };
  });
  const others = datedSteps.filter((step) => !told.has(step)).map(stepTask);
  return [...explained, ...others];
}

function rowTask(row: CalendarRow, weeks: readonly { monday: Day }[]): Task[] {
  const bars = barsOf(row);
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return [];
  const starts = weeks[first.from]?.monday ?? "";
  const friday = daysAfter(weeks[last.from + last.length - 1]?.monday ?? starts, 4);
  const { task, owner, decidesOn } = row;
  return [
    {
      title: task,
      description: sentences(hoursInWords(rowHours(row))),
      owner,
      starts,
      due: decidesOn ?? friday,
    },
  ];
}

const stepTask = ({ date, owner, text }: DatedStep): Task => ({
  title: titled(text),
  description: withoutNotes(text),
  owner,
  starts: date,
  due: date,
});

/** Of a phase that the calendar has week by week, the gate alone: what is to be done in the first is in its rows. */
function phaseTasks({ phase, starts, ends }: DatedPhase, place: number, hasCalendar: boolean): PlanTask[] {
  const about = { owner: phase.owner, due: ends, ...phaseWords(phase, place) };
  const activities = hasCalendar && place === 0 ? [] : keyActivities(phase);
  const gate = {
    title: `Gate of phase ${place + 1}: ${phase.title}`,
    description: sentences(withoutNotes(phase.exitGate), `Cost band: ${withoutNotes(phase.costBand)}`),
    starts: ends,
  };
  return [
    ...activities.map((activity) => ({
      title: titled(activity),
      description: withoutNotes(activity),
      starts,
      ...about,
    })),
    { ...gate, ...about },
  ];
}

function inPhase(task: Task, phases: readonly DatedPhase[]): PlanTask {
  const found = phases.findIndex(({ starts }, place) => {
    const next = phases[place + 1]?.starts;
    return task.starts >= starts && (next === undefined || task.starts < next);
  });
  const place = Math.max(0, found);
  const dated = phases[place];
  return dated === undefined
    ? { ...task, phase: "", measure: "", priority: "Medium" }
    : { ...task, ...phaseWords(dated.phase, place) };
}

const phaseWords = ({ title, measure }: DatedPhase["phase"], place: number) => ({
  phase: `Phase ${place + 1}: ${title}`,
  measure: withoutNotes(measure),
  priority: PRIORITIES[place] ?? ("Low" as const),
});

const titled = (text: string): string => atWord(firstSentence(withoutNotes(text)), TITLE_CHARACTERS);
