import { statfsSync } from "node:fs";

/** Enough for a new piece of the write-ahead log, and for what a transaction adds to tables. */
const RESERVE_BYTES = 32 * 1024 * 1024;
const READS = /^\s*(select|begin|commit|rollback|show|set|deallocate)\b/i;

/**
 * Refuses to write while the disk is nearly full, as PostgreSQL would when it is: the embedded database does not
 * survive a write-ahead log that it cannot go on with, but hangs.
 */
export function requireDiskSpace(folder: string, statement: string): void {
  if (READS.test(statement)) return;
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < RESERVE_BYTES) throw new Error("ENOSPC: the disk of the embedded database is full");
}
