import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  createOwnDatabase,
  dropDatabase,
  ON_POSTGRES,
  type OwnDatabase,
  SEEDED_COUPONS,
} from "./own-database";
import { findPostgres, type ScratchPostgres, startPostgres } from "./postgres";
import { freePort, type RunningServer, stopServers } from "./server";
import { killNow } from "./server-process";
import { everyShared } from "./shared-servers";

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
  const embedded = make({ DATABASE_URL: "", DATA_DIR: path.join(folder, "embedded") });
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
  process.env.EMBEDDED_TEMPLATE = path.join(folder, "embedded");
  process.env.SHARED_SERVERS = path.join(folder, "servers");
  mkdirSync(process.env.SHARED_SERVERS);
  process.env.KEPT_CODE = path.join(folder, "code");
  process.env.KEPT_DRAWINGS = path.join(folder, "drawings");
}

/** On a PostgreSQL that was named, nothing of the run stays. */
export async function tearDown(): Promise<void> {
  await Promise.all(everyShared(process.env.SHARED_SERVERS).map(stopShared));
  if (postgres === undefined) await template?.drop();
  removeAll();
}

async function stopShared(servers: RunningServer[]): Promise<void> {
  await stopServers(...servers);
  const database = servers.find(({ databaseUrl }) => databaseUrl !== null)?.databaseUrl;
  if (database && postgres === undefined) await dropDatabase(database);
}

/** Also where the run ends before its time. */
function removeAll(): void {
  if (folder === undefined) return;
  for (const server of everyShared(process.env.SHARED_SERVERS).flat()) killNow(server.pid());
  postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
  [postgres, folder] = [undefined, undefined];
}

function make(settings: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ["--liftoff-only", "--import", "tsx", "tests/support/make-template.ts"],
      {
        // Its output is the first admin's password, made up for all embedded servers of the run.
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, ...settings },
      },
    );
    child.once("exit", (code) =>
      code === 0 ? resolve() : reject(new Error("The database of the tests could not be made.")),
    );
  });
}
