import { after } from "next/server";
import { asFailure } from "@/lib/data/failures";
import { Failure } from "@/lib/domain/failure";
import { env } from "@/lib/env";
import { runDue } from "@/lib/jobs/worker";
import { log } from "@/lib/log";
import { createContext } from "./context";

const createJobContext = () =>
  createContext({ actor: { kind: "system" }, requestId: "job", ip: null, drainSoon: () => undefined });

/** Job trigger: runs what is due at the end of a request, in the server's own loop, or by the host's cron. */
export const drainJobs = () => runDue(createJobContext);

/** After the response: runs what is due without the person waiting for it. */
export function drainSoon(): void {
  after(() => drainJobs().catch(sayNotStarted));
}

/** Throttle: what is due was due for a while, or is run by the request that enqueued it. */
const LOOK_EVERY_MS = 5_000;
let lookedAt = Number.NEGATIVE_INFINITY;

/**
 * On a host without a long-lived process every call looks for work that is due by now, such as a message that is to be
 * tried again: its timer may come once a day only.
 */
export function lookForWork(): void {
  if (!env().onVercel || performance.now() - lookedAt < LOOK_EVERY_MS) return;
  lookedAt = performance.now();
  drainSoon();
}

/** With the database away this comes again every few seconds, and is no fault of ours. */
export function sayNotStarted(error: unknown): void {
  const isAway = asFailure(error) instanceof Failure;
  log[isAway ? "warn" : "error"]({ err: error }, "due work could not be started");
}
