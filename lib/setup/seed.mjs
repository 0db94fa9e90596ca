// npm run seed -- --assessments 100000: fills the database of DATABASE_URL, or the embedded one of DATA_DIR, with
// invented assessments and their roadmaps. What is there already stays; run again, it adds only what is missing.
import { randomUUID } from "node:crypto";
import { readFileSync, readlinkSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { prepareBuild, prepareClient, prepareDependencies } from "./prepare.mjs";

const BATCH = 1000;
const MOST = 1_000_000;

const wanted = Number(process.argv[process.argv.indexOf("--assessments") + 1] ?? Number.NaN);
if (!process.argv.includes("--assessments") || !Number.isInteger(wanted) || wanted < 1 || wanted > MOST) {
  console.error(`Say how many: npm run seed -- --assessments 100000 (1 to ${MOST})`);
  process.exit(1);
}
prepareDependencies();
prepareClient();
prepareBuild();
// Not before: it needs what was just installed.
const { invented } = await import("./seed-rows.mjs");

const dataDir = path.resolve(process.env.DATA_DIR || ".data");
await bringUpToDate();
const database = process.env.DATABASE_URL
  ? await openPostgres(process.env.DATABASE_URL)
  : await openEmbedded();
const from = Date.now();
for (let start = 0; start < wanted; start += BATCH) {
  const numbers = Array.from({ length: Math.min(BATCH, wanted - start) }, (_, index) => start + index);
  const rows = numbers.map((number) => invented(number, Date.now()));
  await insert(
    "assessments",
    rows.map((row) => row.assessment),
  );
  await insert(
    "roadmaps",
    rows.flatMap((row) => row.roadmap ?? []),
  );
  await countSteps(rows.map(({ assessment }) => assessment.id));
  if ((start / BATCH) % 10 === 9) console.log(`${start + numbers.length} of ${wanted}`);
}
for (const table of ["assessments", "roadmaps", "funnel_events"])
  await database.query(`VACUUM ANALYZE ${table}`);
console.log(`${wanted} assessments are there, after ${Math.round((Date.now() - from) / 1000)} s.`);
await database.close();
process.exit(0);

/** The visits behind the assessments, step by step, as far as each came; said twice, a step counts once. */
async function countSteps(ids) {
  await database.query(
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

async function insert(table, rows) {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  if (columns === "") return;
  await database.query(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

/** The product itself makes the tables, when it starts. */
async function bringUpToDate() {
  const { serve } = await import("../../tests/bench/measure.mjs");
  const server = await serve(".", { READY_PATH: "/api/health", LOG_LEVEL: "error" }).catch(() => null);
  if (server === null) {
    console.error(
      "The product does not start on this database: stop what uses it, or see what npm start says.",
    );
    process.exit(1);
  }
  server.stop();
  await server.ended;
}

async function openPostgres(connectionString) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString });
  await client.connect();
  return { query: (text, values) => client.query(text, values), close: () => client.end() };
}

async function openEmbedded() {
  const { PGlite } = await import("@electric-sql/pglite");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const release = lock();
  const pglite = await PGlite.create(path.join(dataDir, "db"), { extensions: { pg_trgm } });
  return {
    query: (text, values) => pglite.query(text, values),
    close: async () => {
      await pglite.close();
      release();
    },
  };
}

/** The product's own lock: a server that starts meanwhile sees that the data is in use. */
function lock() {
  const file = path.join(dataDir, "lock");
  writeFileSync(file, JSON.stringify({ pid: process.pid, ...me(), nonce: randomUUID() }), { flag: "wx" });
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 1000);
  return () => {
    clearInterval(beat);
    rmSync(file, { force: true });
  };
}

/** Which process of which machine this is, as `lib/data/lock-owner.ts` reads it; blank where that cannot be told. */
function me() {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return {
      started: stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19],
      place: `${boot} ${readlinkSync("/proc/self/ns/pid")}`,
    };
  } catch {
    return { started: "", place: "" };
  }
}
