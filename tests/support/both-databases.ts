import { randomUUID } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openEmbedded } from "@/lib/data/embedded";
import type { Database } from "@/lib/data/port";
import { openPostgres } from "@/lib/data/postgres";
import type { Store } from "@/lib/data/store/store";
import type { Answers, Assessment } from "@/lib/domain/assessment/assessment";
import { FIRMS } from "@/tests/fixtures/firms";
import { createOwnDatabase, TEST_SECRET } from "./own-database";
import { findPostgres } from "./postgres";
import { emptyTables } from "./reset-database";

const CONNECTIONS = 5;

export interface Opened {
  database(): Database;
  store(): Store;
  /** A submitted assessment of its own, with what is put on top of it. */
  submit(some?: Some): Promise<Assessment>;
}

type Some = Partial<Omit<Assessment, "ownCost">> & { retakeOf?: string; retakeIncluded?: boolean };

interface Scratch {
  open(): Promise<{ database: Database; close(): Promise<void> }>;
  opening?: ReturnType<Scratch["open"]>;
  /** How many have yet to be done with it, of those that are run as one (tests/joined); the last closes it. */
  files: number;
}
const embedded: Scratch = { open: openScratchEmbedded, files: 0 };
const postgres: Scratch = { open: openScratchPostgres, files: 0 };

/**
 * The same promises on an embedded database and on one of the run's PostgreSQL (stores-setup.ts), empty for each
 * file, in this process; on the latter, where it is installed.
 */
export function onBothDatabases(promises: (opened: Opened) => void): void {
  // Read at the first question, which comes after this.
  process.env.NEXTAUTH_SECRET = TEST_SECRET;
  describe("on the embedded database", () => withDatabase(promises, embedded));
  (findPostgres() === null ? describe.skip : describe)("on PostgreSQL", () =>
    withDatabase(promises, postgres),
  );
}

function withDatabase(promises: (opened: Opened) => void, scratch: Scratch): void {
  let opened: Awaited<ReturnType<Scratch["open"]>> | undefined;
  const database = (): Database => {
    if (opened === undefined) throw new Error("The database is not open.");
    return opened.database;
  };
  scratch.files += 1;
  beforeAll(async () => {
    scratch.opening ??= scratch.open();
    opened = await scratch.opening;
    await emptyTables((statement) => database().executeSql(statement));
  });
  afterAll(async () => {
    scratch.files -= 1;
    if (scratch.files === 0) await opened?.close();
  });
  promises({ database, store: () => database().store, submit: (some) => submit(database(), some) });
}

export function answersOfAFirm(): Answers {
  const [answers] = FIRMS;
  if (answers === undefined) throw new Error("There is no firm.");
  return answers;
}

async function submit({ store, prisma }: Database, some: Some = {}): Promise<Assessment> {
  const answers = answersOfAFirm();
  const scores = { aiReadinessScore: 40, leadScore: 3, leadQualified: false };
  const added = await store.assessments.add({ answers, ...scores, submissionKey: randomUUID() });
  if (added === null) throw new Error("It was not added.");
  if (Object.keys(some).length > 0) await prisma.assessment.update({ where: { id: added.id }, data: some });
  return { ...added, ...some };
}

async function openScratchEmbedded() {
  const folder = mkdtempSync(path.join(tmpdir(), "readiness-store-"));
  cpSync(process.env.STORES_EMBEDDED ?? "", folder, { recursive: true });
  const database = await openEmbedded(folder);
  return {
    database,
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function openScratchPostgres() {
  const made = process.env.STORES_POSTGRES ?? "";
  const own = await createOwnDatabase(made, new URL(made).pathname.slice(1));
  const database = await openPostgres(own.url, CONNECTIONS);
  return {
    database,
    close: async () => {
      await database.close();
      await own.drop();
    },
  };
}
