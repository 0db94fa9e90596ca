// npm run db:seed -- --assessments 100000: fills the database of DATABASE_URL, or the embedded one of DATA_DIR, with
// invented assessments and their roadmaps. What is there already stays; run again, it adds only what is missing.
import { parseArgs } from "node:util";
import { openDatabase } from "@/lib/data/database";
import { migrate } from "@/lib/data/migrate";
import { env } from "@/lib/env";
import { addConsents, countCoupon, countLostVisits, countSteps } from "./seed-about";
import { invented } from "./seed-rows";

type Row = Record<string, unknown>;

const BATCH = 1000;
const MOST = 1_000_000;

const { values } = parseArgs({ options: { assessments: { type: "string" } } });
const wanted = Number(values.assessments ?? Number.NaN);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST)
  stop(`Say how many: npm run db:seed -- --assessments 100000 (1 to ${MOST})`);

const database = await openDatabase().catch((error: unknown) =>
  stop(error instanceof Error ? error.message : String(error)),
);
await database.exclusively(async (adapter) => {
  await migrate(adapter);
});
const from = Date.now();
for (let start = 0; start < wanted; start += BATCH) {
  const numbers = Array.from({ length: Math.min(BATCH, wanted - start) }, (_, index) => start + index);
  const rows = numbers.map((number) => invented(number, Date.now()));
  await insert(
    "assessments",
    rows.map(({ assessment }) => assessment),
  );
  await insert(
    "roadmaps",
    rows.flatMap(({ roadmap }) => (roadmap === null ? [] : [roadmap])),
  );
  await insert(
    "payments",
    rows.flatMap(({ payment }) => (payment === null ? [] : [payment])),
  );
  const ids = rows.map(({ assessment }) => assessment.id);
  await countSteps(database, ids);
  await countLostVisits(database, ids);
  await addConsents(database, ids);
  if ((start / BATCH) % 10 === 9) console.log(`${start + numbers.length} of ${wanted}`);
}
await countCoupon(database, env().databaseUrl === undefined);
await database.store.figures.addUp();
for (const table of [
  "assessments",
  "roadmaps",
  "payments",
  "consents",
  "funnel_events",
  "figure_days",
  "figure_weeks",
  "figure_changes",
])
  await database.executeSql(`VACUUM ANALYZE ${table}`);
console.log(`${wanted} assessments are there, after ${Math.round((Date.now() - from) / 1000)} s.`);
await database.close();

function stop(why: string): never {
  console.error(why);
  process.exit(1);
}

async function insert(table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  if (columns === "") return;
  await database.executeSql(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}
