import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { KeptMessage } from "@/lib/domain/outbox/kept-message";
import { databaseOf } from "./databases-in-use";
import { TEST_SECRET } from "./own-database";

const MOST_BYTES = 256 * 1024 * 1024;

/**
 * The messages that the server with this data directory has kept instead of sending them: in files beside the embedded
 * database, on PostgreSQL in the database, where they are those of all its servers.
 */
export function mails(dataDir: string): KeptMessage[] {
  const databaseUrl = databaseOf(dataDir);
  if (databaseUrl !== undefined) return keptIn(databaseUrl);
  const folder = path.join(dataDir, "outbox");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), "utf8")));
}

function keptIn(databaseUrl: string): KeptMessage[] {
  const script = path.join("tests", "support", "read-outbox.mjs");
  const env = { ...process.env, DATABASE_URL: databaseUrl, NEXTAUTH_SECRET: TEST_SECRET };
  return JSON.parse(
    execFileSync(process.execPath, [script], { env, encoding: "utf8", maxBuffer: MOST_BYTES }),
  );
}
