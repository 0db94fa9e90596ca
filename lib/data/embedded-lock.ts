import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

interface Holder {
  pid: number;
  /** When the process started, in clock ticks since boot; tells a process from a later one with its number. */
  started: string;
  nonce: string;
}

/**
 * One process per data directory: two would both write, and lose rows without a word. The lock of a process that
 * is gone is taken over; a live holder's never is. Gives back the release.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, "lock");
  const mine: Holder = { pid: process.pid, started: startOf(process.pid) ?? "", nonce: randomUUID() };
  if (!tryCreate(file, mine)) {
    const holder = readHolder(file);
    if (holder !== null && isAlive(holder)) {
      throw new Error(
        `The data in ${dataDir} is in use by process ${holder.pid}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(file, { force: true });
    if (!tryCreate(file, mine)) throw new Error(`Another process has just taken the data in ${dataDir}.`);
  }
  return () => {
    if (readHolder(file)?.nonce === mine.nonce) rmSync(file, { force: true });
  };
}

function tryCreate(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: "wx", mode: 0o600 });
    return true;
  } catch {
    return false;
  }
}

function readHolder(file: string): Holder | null {
  try {
    const { pid, started, nonce } = JSON.parse(readFileSync(file, "utf8"));
    return { pid: Number(pid), started: String(started), nonce: String(nonce) };
  } catch {
    return null;
  }
}

/** Alive, and the very process that took the lock: numbers are used again, above all in containers. */
function isAlive({ pid, started }: Holder): boolean {
  if (pid === process.pid) return started === startOf(pid);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
  }
  const now = startOf(pid);
  return now === null || now === started;
}

/** Field 22 of /proc/<pid>/stat; null where the system has no such file. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
