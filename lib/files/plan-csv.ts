import { stringify } from "csv-stringify/sync";
import { RFC_4180 } from "@/lib/domain/export/rfc-4180";
import { safeCell } from "@/lib/domain/export/safe-cell";
import type { FileParts } from "@/lib/domain/report/files";
import { type PlanTask, planTasks } from "./plan-tasks";
import { oneLine } from "./words";

const COLUMNS = ["Key", "Title", "Description", "Owner", "Start", "Due", "Phase", "Measure", "Priority"];

/** The plan as a table that Jira, Asana and Planner import: RFC 4180, with a mark for Excel. No cell begins a formula. */
export const planCsv = ({ report }: FileParts): string =>
  stringify([COLUMNS, ...planTasks(report).map(cellsOf)], { ...RFC_4180, bom: true });

const cellsOf = (task: PlanTask, place: number): string[] =>
  [
    `AI-${place + 1}`,
    task.title,
    task.description,
    task.owner,
    task.starts,
    task.due,
    task.phase,
    task.measure,
    task.priority,
  ].map((text) => safeCell(oneLine(text)));
