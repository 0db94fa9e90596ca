import { randomUUID } from "node:crypto";
import type { Confirmed } from "./confirmed";
import { insist, type Target } from "./insist";

const STEPS = 5;

/** Answers that are saved at one step after the other; null where that came to nothing. */
export async function saveForLater(
  place: Target,
  promises: Confirmed,
  { answers, submissionKey }: { answers: Record<string, unknown>; submissionKey: string },
): Promise<{ draftKey: string } | null> {
  const email = `saver-${randomUUID()}@example.com`;
  const saved = (step: number) => ({
    answers: { ...answers, companyName: `Saved at step ${step}` },
    submissionKey,
    step,
  });
  const started = await insist(place, promises, 202, "/api/drafts", {
    body: { ...saved(1), email, remind: false, mayContact: true },
  });
  if (started === null) return null;
  let { draftKey, version } = started.body;
  const isKept = (step: number) => {
    promises.drafts.set(draftKey, { email, companyName: `Saved at step ${step}` });
  };
  isKept(1);
  for (let step = 2; step <= STEPS; step += 1) {
    const answer = await insist(place, promises, [200, 409], "/api/drafts", {
      method: "PUT",
      body: { ...saved(step), version },
      headers: { "Draft-Key": draftKey },
    });
    if (answer === null) return null;
    if (answer.status === 200) {
      version = answer.body.version;
      isKept(step);
      continue;
    }
    // Newer: what was saved last time, and not answered. It is loaded, and saved over.
    const newer = await insist(place, promises, 200, "/api/drafts/resume", {
      body: {},
      headers: { "Draft-Key": draftKey },
    });
    if (newer === null) return null;
    promises.drafts.delete(draftKey);
    ({ draftKey, version } = newer.body);
    isKept(step - 1);
    step -= 1;
  }
  return { draftKey };
}

/** Whether it is finished on another device, or waits there. */
export function finish(promises: Confirmed, draftKey: string): void {
  promises.drafts.delete(draftKey);
  promises.finished.add(draftKey);
}

/** The draft that a device's key names. */
export const draftIdIn = (draftKey: string): string => draftKey.split(".")[0] ?? "";
