// What the invented assessments leave elsewhere: visits, consents, uses of a coupon. Run again, it adds only what is missing.
import type { Database } from "@/lib/data/port";
import { COMPARISON_WORDING } from "@/lib/domain/comparison/messages";

export const SEED_COUPON = "DEMO2025";

/** The visits behind the assessments, step by step, as far as each came; said twice, a step counts once. */
export async function countSteps(database: Database, ids: readonly unknown[]): Promise<void> {
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

/** Beside every second assessment a visit of the same day that ended at one of the five steps. */
export async function countLostVisits(database: Database, ids: readonly unknown[]): Promise<void> {
  await database.executeSql(
    `INSERT INTO funnel_events (id, step, visit_id, at)
     SELECT gen_random_uuid(), s.step, md5('lost visit ' || a.id)::uuid, least(now(), a.created_at + s.at * interval '3 minutes')
     FROM assessments a CROSS JOIN (VALUES ('started', 0), ('step_2', 1), ('step_3', 2), ('step_4', 3), ('step_5', 4)) s(step, at)
     WHERE a.id = ANY($1::uuid[]) AND get_byte(decode(md5(a.id::text), 'hex'), 0) < 128
       AND s.at <= get_byte(decode(md5(a.id::text), 'hex'), 1) % 5
     ON CONFLICT DO NOTHING`,
    [ids],
  );
}

/** Nearly all are counted in comparisons, as the form asks; one in twenty left its firm out. */
export async function addConsents(database: Database, ids: readonly unknown[]): Promise<void> {
  await database.executeSql(
    `INSERT INTO consents (id, assessment_id, purpose, granted, wording_version, created_at)
     SELECT md5('comparison ' || a.id)::uuid, a.id, 'comparison', get_byte(decode(md5(a.id::text), 'hex'), 2) >= 13, $2, a.created_at
     FROM assessments a WHERE a.id = ANY($1::uuid[])
     ON CONFLICT DO NOTHING`,
    [ids, COMPARISON_WORDING.notice],
  );
}

/**
 * The coupon that the invented leads unlocked with, as often used as they say. On the embedded database everyone has it
 * to try; elsewhere it would be a gift to whoever guesses it, and is switched off.
 */
export async function countCoupon(database: Database, isActive: boolean): Promise<void> {
  await database.executeSql(
    `INSERT INTO coupon_codes (id, code, is_active, used_count, created_at)
     SELECT gen_random_uuid(), $1, $2, count(*), coalesce(min(created_at), now()) FROM assessments WHERE coupon_code = $1
     ON CONFLICT (code) DO UPDATE SET used_count = excluded.used_count, created_at = least(coupon_codes.created_at, excluded.created_at)`,
    [SEED_COUPON, isActive],
  );
}
