import { parentPort } from "node:worker_threads";
import type { Reply } from "./work-thread";

/** Runs in a thread of its own: does each piece of work that it is sent. */
export function replyToWork<Work, Result>(toDo: (work: Work) => Promise<Result>): void {
  parentPort?.on("message", async (work: Work) => {
    parentPort?.postMessage(await replyOf(toDo(work)));
  });
}

/** Of a fault its stack alone goes back; the first line might quote what was typed. */
const replyOf = <Result>(work: Promise<Result>): Promise<Reply<Result>> =>
  work.then(
    (result) => ({ result }),
    (error: unknown) => ({ fault: error instanceof Error ? placeOf(error) : "unknown" }),
  );

const placeOf = ({ name, stack = "" }: Error): string =>
  [name, ...stack.split("\n").filter((line) => /^\s+at /.test(line))].join("\n");
