import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Holder, isAlive, me, readHolder } from "./lock-owner";

const BEAT_MS = 1_000;
/** A holder that we cannot see, in another container, has this long to show a sign of life. */
const WATCH_MS = 5_000;
const TRIES = 3;

/**
 * One process per data directory: two would both write, and lose rows without a word. The lock of a process that
 * is gone is taken over; a live holder's never is. Gives back the release.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, "lock");
  const mine: Holder = { ...me(), nonce: randomUUID() };
  for (let turn = 0; turn < TRIES; turn += 1) {
    if (tryCreate(file, mine)) return keep(file, mine);
    const holder = readHolder(file);
    const alive = (holder && isAlive(holder)) ?? (await showsLife(file));
    if (alive) throw new Error(inUse(dataDir, holder));
    removeStale(file, holder);
  }
  throw new Error(inUse(dataDir, readHolder(file)));
}

function inUse(dataDir: string, holder: Holder | null): string {
  const who = holder === null ? "another process" : `process ${holder.pid}`;
  return `The data in ${dataDir} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`;
}

function tryCreate(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Heartbeat: touches the lock, for hosts that cannot see the process; stops ours at once if the lock was lost. */
function keep(file: string, mine: Holder): () => void {
  const isMine = () => readHolder(file)?.nonce === mine.nonce;
  const beat = setInterval(() => {
    if (!isMine()) {
      process.stderr.write(`${file} was taken by another process: stopping before data is lost.\n`);
      process.exit(1);
    }
    const now = new Date();
    utimesSync(file, now, now);
  }, BEAT_MS);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (isMine()) rmSync(file, { force: true });
  };
}

async function showsLife(file: string): Promise<boolean> {
  const touched = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const before = touched();
  for (const end = Date.now() + WATCH_MS; Date.now() < end; ) {
    await sleep(BEAT_MS / 4);
    if (touched() !== before) return touched() !== undefined;
  }
  return false;
}

/** Removes the lock that was judged, and no other: two who judged the same one must not both win. */
function removeStale(file: string, judged: Holder | null): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (readHolder(aside)?.nonce !== judged?.nonce) linkSync(aside, file);
  } catch {
    // Another process has moved or taken it: the next turn will see.
  }
  rmSync(aside, { force: true });
}
