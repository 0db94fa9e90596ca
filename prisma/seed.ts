// npm run db:seed -- --assessments 100000: fills the database of DATABASE_URL, or the embedded one of DATA_DIR, with
// invented assessments and their roadmaps. What is there already stays; run again, it adds only what is missing.
import { parseArgs } from "node:util";
import { openDatabase } from "@/lib/data/database";
import { migrate } from "@/lib/data/migrate";
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
  await countSteps(rows.map(({ assessment }) => assessment.id));
  if ((start / BATCH) % 10 === 9) console.log(`${start + numbers.length} of ${wanted}`);
}
await database.store.figures.addUp();
for (const table of [
  "assessments",
  "roadmaps",
  "payments",
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

/** The visits behind the assessments, step by step, as far as each came; said twice, a step counts once. */
async function countSteps(ids: unknown[]): Promise<void> {
  await database.executeSql(
    `INSERT INTO funnel_events (id, step, visit_id, at)
     SELECT gen_random_uuid(), s.step, md5('visit ' || a.id)::uuid, least(now(), a.created_at + s.minutes * interval '1 minute')
     FROM assessments a CROSS JOIN (VALUES ('started', -15), ('step_2', -12), ('step_3', -9), ('step_4', -6),
       ('step_5', -3), ('submitted', 0), ('unlocked_card', 60), ('unlocked_coupon', 60), ('report_opened', 65)) s(step, minutes)
     WHERE a.id = ANY($1::uuid[]) AND (s.step NOT LIKE 'unlocked%' AND s.step <> 'report_opened'
       OR s.step = 'unlocked_card' AND a.payment_status = 'paid'
       OR s.step = 'unlocked_coupon' AND a.payment_status = 'coupon_used'
       OR s.step = 'report_opened' AND a.payment_status IN ('paid', 'coupon_used'))
     ON CONFLICT DO NOTHING`,
    [ids],
  );
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
