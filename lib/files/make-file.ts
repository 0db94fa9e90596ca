import { Worker } from "node:worker_threads";
import type { ReportFileName } from "@/lib/domain/report/file-kinds";
import type { FileParts } from "@/lib/domain/report/files";
import { perProcess } from "@/lib/per-process";
import { Turns } from "@/lib/threads/turns";
import { MEMORY, WorkThread } from "@/lib/threads/work-thread";

export interface FileWork {
  name: ReportFileName;
  parts: FileParts;
}

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
