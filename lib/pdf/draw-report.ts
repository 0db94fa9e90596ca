import { createHash } from "node:crypto";
import { Cache } from "@/lib/domain/cache";
import type { ReportParts } from "@/lib/domain/report/document/document";
import { DrawThread } from "./draw-thread";
import { Turns } from "./turns";

/** One thread draws; those in line have theirs within seconds. */
const LINE = { atOnce: 1, mostWaiting: 10 };
/** Some 150 kB each: who downloads a report once often does so twice, and the mailed one is the same. */
const KEPT = 24;

interface Drawings {
  thread: DrawThread;
  turns: Turns;
  kept: Cache<Uint8Array>;
  /** In flight, by cache key. */
  inHand: Map<string, Promise<Uint8Array>>;
}

/** Next bundles handlers and start-up apart: the one line lives where both see it. */
const shared = globalThis as typeof globalThis & { productDrawings?: Drawings };

function drawings(): Drawings {
  shared.productDrawings ??= {
    thread: new DrawThread(),
    turns: new Turns(LINE),
    kept: new Cache(KEPT),
    inHand: new Map(),
  };
  return shared.productDrawings;
}

/**
 * PDF cache: a report is rendered in a worker thread, one at a time, and cached. What
 * is rendered is the key: another report, an interview since then, or other sections make it another PDF.
 */
export async function drawReport(
  assessmentId: string,
  parts: ReportParts,
  { isPatient }: { isPatient: boolean },
): Promise<Uint8Array> {
  const { thread, turns, kept, inHand } = drawings();
  const key = `${assessmentId}:${createHash("sha256").update(JSON.stringify(parts)).digest("base64url")}`;
  const known = kept.find(key) ?? inHand.get(key);
  if (known !== undefined) return known;
  const drawing = turns.take(() => thread.draw(parts), { isPatient });
  inHand.set(key, drawing);
  try {
    const pdf = await drawing;
    await kept.get(key, async () => pdf);
    return pdf;
  } finally {
    inHand.delete(key);
  }
}
