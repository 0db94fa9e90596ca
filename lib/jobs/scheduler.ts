import type PgBoss from "pg-boss";
import { openDatabase } from "@/lib/data/database";
import { JOBS } from "./jobs";
import { openQueue } from "./queue";

const GIVE_BACK_EVERY_MS = 5_000;
const TIDY_EVERY_MS = 10 * 60_000;
/** So many deaths of its process may be bad luck. What dies oftener waits, longer each time, as after a failure. */
const DEATHS_WITHOUT_WAITING = 3;

const lastTime = { gaveBack: 0, tidied: 0, asked: new Map<string, number>() };

/** At the start of each drain: gives back what dead workers left, asks for the regular work, tidies up. */
export async function upkeep(boss: PgBoss): Promise<void> {
  const now = Date.now();
  if (now - lastTime.gaveBack >= GIVE_BACK_EVERY_MS) {
    lastTime.gaveBack = now;
    await boss.expire();
  }
  for (const [kind, { everySeconds }] of Object.entries(JOBS)) {
    if (everySeconds === undefined) continue;
    if (now - (lastTime.asked.get(kind) ?? 0) < (everySeconds * 1000) / 2) continue;
    lastTime.asked.set(kind, now);
    await boss.send(kind, {}, { singletonSeconds: everySeconds });
  }
  if (now - lastTime.tidied >= TIDY_EVERY_MS) {
    lastTime.tidied = now;
    await boss.maintain();
  }
}

/**
 * On the embedded database no other process can be working: what a dead process left leased is released at once.
 * Each time counts as a try, so that a job that kills the server does not do so for ever; and after a few it
 * waits, so that a server that is started again every few seconds does not use up the tries of innocent work.
 */
export async function recoverAbandoned(): Promise<void> {
  const boss = await openQueue();
  const database = await openDatabase();
  if (database.mode !== "embedded") return;
  const { rows } = await database.executeSql(
    `UPDATE pgboss.job SET started_on = now() - expire_in - interval '1 second'
     WHERE state = 'active' RETURNING id`,
    [],
  );
  if (rows.length === 0) return;
  await boss.expire();
  await database.executeSql(
    `UPDATE pgboss.job SET start_after = now()
     WHERE state = 'retry' AND retry_count < $2 AND id = ANY($1::uuid[])`,
    [rows.map((row) => row.id), DEATHS_WITHOUT_WAITING],
  );
}
