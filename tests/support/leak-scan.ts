import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { writeRows } from "./write-rows.mjs";

/**
 * Where `npm test` keeps what the servers of a run have left behind, for one last look at all of it (tests/leak-scan):
 * their logs, the rows of their databases, and every secret that was sent to them or given out by them.
 */
export const TRACES = process.env.KEEP_TRACES || undefined;
const SECRETS = "secrets.txt";
const DUMP_WITHIN_MS = 60_000;

/** Shorter ones would be found by accident. */
const SHORTEST = 8;
/** By the name under which it is sent or answered. */
const SECRET_NAMES = /^(password|newPassword|currentPassword|token|phone_number|number)$/;

const secrets = new Set<string>();

/** Remembers what must be found nowhere, out of what was sent or answered. */
export function rememberSecrets(...things: unknown[]): void {
  if (TRACES === undefined) return;
  for (const thing of things) remember(thing);
}

function remember(thing: unknown): void {
  if (typeof thing !== "object" || thing === null) return;
  for (const [name, value] of Object.entries(thing)) {
    if (typeof value === "object") remember(value);
    if (typeof value === "string" && SECRET_NAMES.test(name)) rememberOne(value);
  }
}

/** A hostile body of one sign, sent as a password, is found in every other hostile body. */
const FEWEST_SIGNS = 2;

/** As it was typed, and a card number also without its blanks. */
export function rememberOne(secret: string): void {
  const typed = secret.trim();
  if (typed.length < SHORTEST || new Set(typed).size < FEWEST_SIGNS) return;
  secrets.add(typed);
  if (/^[\d\s-]+$/.test(typed)) secrets.add(typed.replace(/\D/g, ""));
}

interface Left {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** Keeps logs and rows of servers that have stopped. */
export async function collectTraces(servers: readonly Left[]): Promise<void> {
  if (TRACES === undefined) return;
  mkdirSync(TRACES, { recursive: true });
  for (const { dataDir } of servers) {
    const log = path.join(dataDir, "server.log");
    if (existsSync(log)) copyFileSync(log, path.join(TRACES, `${randomUUID()}.log`));
  }
  const databases = servers.map(({ dataDir, databaseUrl }) => databaseUrl ?? path.join(dataDir, "db"));
  for (const database of new Set(databases)) {
    const rows = path.join(TRACES, `${randomUUID()}.rows`);
    // Compiled once, as in the servers (serve-command.ts): better costs three times what is saved.
    const dump = spawn(process.execPath, ["--liftoff-only", "tests/support/dump-rows.mjs", database, rows], {
      stdio: "ignore",
      timeout: DUMP_WITHIN_MS,
    });
    await once(dump, "exit");
  }
}

/** Keeps the rows of a database that its servers have open. */
export async function keepRows(ask: (statement: string) => Promise<{ rows: unknown[] }>): Promise<void> {
  if (TRACES === undefined) return;
  mkdirSync(TRACES, { recursive: true });
  await writeRows(
    async (statement) => (await ask(statement)).rows,
    path.join(TRACES, `${randomUUID()}.rows`),
  );
}

/** Keeps the secrets of a test file, at its end. */
export function collectSecrets(): void {
  if (TRACES === undefined) return;
  mkdirSync(TRACES, { recursive: true });
  const lines = [...secrets].map((secret) => `${JSON.stringify(secret)}\n`);
  appendFileSync(path.join(TRACES, SECRETS), lines.join(""));
}
