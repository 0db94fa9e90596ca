import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createOwnDatabase, ON_POSTGRES, type OwnDatabase, SEEDED_COUPONS } from "./own-database";
import { findPostgres, type ScratchPostgres, startPostgres } from "./postgres";
import { freePort } from "./server";

let postgres: ScratchPostgres | undefined;
let template: OwnDatabase | undefined;
let folder: string | undefined;

/**
 * Once for all files of a run over HTTP: a PostgreSQL, and on both databases one that is up to date already. The servers
 * get copies, which takes a moment; to make each anew takes a processor seconds.
 */
export default async function setUp(): Promise<void> {
  process.once("exit", removeAll);
  process.once("SIGINT", () => process.exit(130));
  folder = mkdtempSync(path.join(tmpdir(), "readiness-run-"));
  const embedded = make({ DATABASE_URL: "", DATA_DIR: folder });
  const named = process.env.TEST_DATABASE_URL;
  if (!named && findPostgres() !== null) postgres = startPostgres(await freePort());
  const base = named || postgres?.url;
  if (base !== undefined) {
    template = await createOwnDatabase(base);
    await make({
      ...ON_POSTGRES,
      SEED_COUPONS: SEEDED_COUPONS,
      NEXTAUTH_URL: "http://127.0.0.1",
      DATABASE_URL: template.url,
    });
    process.env.POSTGRES_TEMPLATE = template.url;
  }
  await embedded;
  process.env.EMBEDDED_TEMPLATE = path.join(folder, "db");
}

/** On a PostgreSQL that was named, nothing of the run stays. */
export async function tearDown(): Promise<void> {
  if (postgres === undefined) await template?.drop();
  removeAll();
}

function removeAll(): void {
  postgres?.remove();
  postgres = undefined;
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}

function make(settings: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["node_modules/.bin/tsx", "tests/support/make-template.ts"], {
      stdio: "inherit",
      env: { ...process.env, ...settings },
    });
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("The database of the tests could not be made.")),
    );
  });
}
