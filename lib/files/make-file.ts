import { Worker } from "node:worker_threads";
import type { CohortParts } from "@/lib/domain/cohort/document";
import type { ReportFileName } from "@/lib/domain/report/file-kinds";
import type { FileParts } from "@/lib/domain/report/files";
import { perProcess } from "@/lib/per-process";
import { Turns } from "@/lib/threads/turns";
import { MEMORY, WorkThread } from "@/lib/threads/work-thread";

/** A file of a report, or the slides of a group of firms. */
export type FileWork = { name: ReportFileName; parts: FileParts } | { cohort: CohortParts };

/** A file takes a tenth of a second: a room of forty may ask at once. */
const LINE = { atOnce: 1, mostWaiting: 40 };

const making = () =>
  perProcess("files", () => ({
    thread: new WorkThread<FileWork, Uint8Array>(
      () => new Worker(new URL("./file-worker.ts", import.meta.url), { resourceLimits: MEMORY }),
    ),
    turns: new Turns(LINE),
  }));

/** A file to take along, made in a thread of its own, one at a time. */
export function makeFile(name: ReportFileName, parts: FileParts): Promise<Uint8Array> {
  const { thread, turns } = making();
  return turns.take(() => thread.do({ name, parts }));
}

/** The slides of a group of firms. */
export function makeCohortDeck(cohort: CohortParts): Promise<Uint8Array> {
  const { thread, turns } = making();
  return turns.take(() => thread.do({ cohort }));
}
