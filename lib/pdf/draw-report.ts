import { createHash } from "node:crypto";
import { Worker } from "node:worker_threads";
import { cacheOf } from "@/lib/cache";
import type { CohortParts } from "@/lib/domain/cohort/document";
import type { ReportParts } from "@/lib/domain/report/document/document";
import { perProcess } from "@/lib/per-process";
import { Turns } from "@/lib/threads/turns";
import { MEMORY, WorkThread } from "@/lib/threads/work-thread";
import type { PdfWork } from "./draw-worker";

/** One thread draws; those in line have theirs within seconds. */
const LINE = { atOnce: 1, mostWaiting: 10 };

/** Some 150 kB each: who downloads a report once often does so twice, and the mailed one is the same. */
const kept = cacheOf<Uint8Array>("pdf", 24);

const drawings = () =>
  perProcess("drawings", () => ({
    thread: new WorkThread<PdfWork, Uint8Array>(
      () => new Worker(new URL("./draw-worker.ts", import.meta.url), { resourceLimits: MEMORY }),
    ),
    turns: new Turns(LINE),
    /** What is being drawn, by what is drawn. */
    inHand: new Map<string, Promise<Uint8Array>>(),
  }));

/**
 * PDF cache: a report is rendered in a worker thread, one at a time, and cached. What
 * is rendered is the key: another report, an interview since then, or other sections make it another PDF.
 */
export async function drawReport(
  assessmentId: string,
  parts: ReportParts,
  { isPatient }: { isPatient: boolean },
): Promise<Uint8Array> {
  const { thread, turns, inHand } = drawings();
  const version = createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
  const key = `${assessmentId}:${version}` as const;
  const known = kept.find(key) ?? inHand.get(version);
  if (known !== undefined) return known;
  const drawing = turns.take(() => thread.do(parts), { isPatient });
  inHand.set(version, drawing);
  try {
    const pdf = await drawing;
    kept.keep(key, pdf);
    return pdf;
  } finally {
    inHand.delete(version);
  }
}

/** The PDF of a group of firms: of few pages, and asked for by few. */
export function drawCohort(cohort: CohortParts): Promise<Uint8Array> {
  const { thread, turns } = drawings();
  return turns.take(() => thread.do({ cohort }));
}
