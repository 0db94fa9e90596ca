import { after } from "next/server";
import { asFailure } from "@/lib/data/failures";
import { Failure } from "@/lib/domain/failure";
import { drain } from "@/lib/jobs/drain";
import { jobHandlers } from "@/lib/jobs/handlers";
import { log } from "@/lib/log";
import { createContext } from "./context";

const createJobContext = () =>
  createContext({ actor: { kind: "system" }, requestId: "job", address: null, drainSoon: () => undefined });

/** Runs what is due, for whoever asks: the end of a request, the server's own loop, the host's timer. */
export const drainJobs = () => drain(jobHandlers(createJobContext));

/** Runs what is due once the answer is out: the person does not wait for it. */
export function drainSoon(): void {
  after(() => drainJobs().catch(sayNotStarted));
}

/** With the database away this comes again every few seconds, and is no fault of ours. */
export function sayNotStarted(error: unknown): void {
  const isAway = asFailure(error) instanceof Failure;
  log[isAway ? "warn" : "error"]({ err: error }, "due work could not be started");
}
