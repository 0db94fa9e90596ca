import type { CompanyProfile } from "../../company-profile";
import { taskWords } from "../../lead/task-words";
import { mainMeasure } from "../../main-measure";
import { leadTask } from "../../memo/lead-task";

/** What a trial's time is counted on. */
export interface Unit {
  piece: string;
  time: "minutes" | "hours";
}

/** "minutes per reply": what the trial counts is what the sum is made of; null where it counts no time. */
export function unitOf(firm: CompanyProfile): Unit | null {
  const measure = mainMeasure(firm);
  const task = leadTask(firm);
  const [, time, counted] = /^(minutes|hours) per (?:drafted )?(\p{L}+)$/u.exec(measure) ?? [];
  const piece = task === null ? counted : taskWords(task).piece;
  if (piece === undefined) return null;
  if (time === "hours" || /^(?:days|weeks|hours)\b/.test(measure)) return { piece, time: "hours" };
  return { piece, time: "minutes" };
}
