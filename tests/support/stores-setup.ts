import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findPostgres, type ScratchPostgres, startPostgres } from "./postgres";
import { freePort } from "./server";

let postgres: ScratchPostgres | undefined;
let folder: string | undefined;

/** Once for all files of the stores' tests: a PostgreSQL, and on both databases one with empty tables to be copied. */
export default async function setUp(): Promise<void> {
  process.once("exit", tearDown);
  folder = mkdtempSync(path.join(tmpdir(), "readiness-stores-"));
  const embedded = path.join(folder, "embedded");
  mkdirSync(embedded);
  if (findPostgres() !== null) postgres = startPostgres(await freePort());
  const url = postgres?.createDatabase();
  await promisify(execFile)(process.execPath, [
    ...["--liftoff-only", "--import", "tsx"],
    "tests/support/make-migrated.ts",
    ...(url === undefined ? [embedded] : [embedded, url]),
  ]);
  process.env.STORES_EMBEDDED = embedded;
  if (url !== undefined) process.env.STORES_POSTGRES = url;
}

/** Also where the run ends before its time. */
export function tearDown(): void {
  postgres?.remove();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  [postgres, folder] = [undefined, undefined];
}
