import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

const LOOK_EVERY_MS = 50;

/** The processes that this test file has started itself; of others it knows the pid alone, and never the exit code. */
const children = new Map<number, ChildProcess>();

export const rememberChild = (child: ChildProcess): void => void children.set(child.pid ?? 0, child);

/** Ends a process and waits until it has ended; gives back its exit code where this test file started it. */
export async function endProcess(pid: number, signal: NodeJS.Signals): Promise<number | null> {
  const child = children.get(pid);
  if (child === undefined) return endByPid(pid, signal);
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  return new Promise((resolve) => {
    child.once("exit", (code) => resolve(code));
    child.kill(signal);
  });
}

async function endByPid(pid: number, signal: NodeJS.Signals): Promise<null> {
  if (isRunning(pid)) process.kill(pid, signal);
  while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  return null;
}

/** Where nothing can be waited for any more. */
export function killNow(pid: number): void {
  if (isRunning(pid)) process.kill(pid, "SIGKILL");
}

/** A process that has ended, and whose parent has not yet looked, counts as ended. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    // Where there is no /proc, the signal has to do.
    return process.platform !== "linux";
  }
}
