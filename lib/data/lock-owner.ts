import { readFileSync, readlinkSync } from "node:fs";
import { z } from "zod";

const Holder = z.object({
  pid: z.number().int().positive(),
  /** When the process started, in clock ticks since boot; tells a process from a later one with its number. */
  started: z.string(),
  /** Where the number counts: this boot of this machine, and in it this container. */
  place: z.string(),
  nonce: z.string(),
});
export type Holder = z.output<typeof Holder>;

export const me = (): Omit<Holder, "nonce"> => ({
  pid: process.pid,
  started: startOf(process.pid) ?? "",
  place: place(),
});

/** Null where the file is missing or is not of our making. */
export function readHolder(file: string): Holder | null {
  try {
    return Holder.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null;
  }
}

/**
 * Whether the very process that took the lock still runs: numbers are used again, above all in containers. Null
 * where that cannot be told from here.
 */
export function isAlive({ pid, started, place: where }: Holder): boolean | null {
  if (started === "" || where === "" || where !== place()) return null;
  return startOf(pid) === started;
}

/** Field 22 of /proc/<pid>/stat; null where there is no such process or no such file. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? null : (fields[18] ?? null);
  } catch {
    return null;
  }
}

function place(): string {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return "";
  }
}
