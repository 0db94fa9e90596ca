import type { GeneratedKind } from "@/lib/domain/writing/generated-kinds";
import { type CallOutcome, WritingCost } from "@/lib/domain/writing/usage";
import type { Db } from "./db";

export interface CallBudget {
  callsPerAssessment: number;
  callsPerDay: number;
}

interface Begun {
  assessmentId: string;
  piece: GeneratedKind;
  model: string;
  promptVersion: string;
}

interface Ended {
  outcome: CallOutcome;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  costUsd: number | null;
  milliseconds: number;
}

/** What comes with every submission, paid for or not: a script that submits must not use up what was paid for. */
const FREE: ReadonlySet<GeneratedKind> = new Set(["roadmap", "questions"]);
const FREE_SHARE = 0.6;

/** The book of calls to a model, and the budget that is counted by it. */
export const modelCalls = (db: Db) => ({
  /**
   * Enters a call before it is made, and gives back its id; null where the budget is used up, or where the vendor
   * said today that no more may be spent. One at a time, so that many at once do not pass the limit together.
   * Wants a transaction.
   */
  async begin(call: Begun, { callsPerAssessment, callsPerDay }: CallBudget): Promise<string | null> {
    const mostToday = FREE.has(call.piece) ? Math.ceil(callsPerDay * FREE_SHARE) : callsPerDay;
    await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('model_calls'))::text`;
    const rows = await db.$queryRaw<{ id: string }[]>`
      INSERT INTO model_calls (id, assessment_id, piece, model, prompt_version)
      SELECT gen_random_uuid(), ${call.assessmentId}::uuid, ${call.piece}, ${call.model}, ${call.promptVersion}
      WHERE (SELECT count(*) FROM model_calls WHERE assessment_id = ${call.assessmentId}::uuid) < ${callsPerAssessment}
        AND (SELECT count(*) FROM model_calls WHERE at > now() - interval '24 hours') < ${mostToday}
        AND NOT EXISTS (
          SELECT 1 FROM model_calls
          WHERE outcome = 'spend_limit' AND at > date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC')
        AND EXISTS (SELECT 1 FROM assessments WHERE id = ${call.assessmentId}::uuid)
      RETURNING id`;
    return rows[0]?.id ?? null;
  },

  async end(id: string, ended: Ended): Promise<void> {
    await db.modelCall.updateMany({ where: { id }, data: ended });
  },

  /** What a model was asked for one assessment, by piece; empty where the playbook wrote it all. */
  async costsOf(assessmentId: string): Promise<WritingCost[]> {
    const rows = await db.$queryRaw<unknown[]>`
      SELECT piece, count(*)::int AS calls, sum(input_tokens)::int AS "inputTokens",
        sum(output_tokens)::int AS "outputTokens",
        CASE WHEN count(*) = count(cost_usd) THEN sum(cost_usd) END AS "costUsd",
        (array_agg(outcome ORDER BY at DESC))[1] AS "lastOutcome"
      FROM model_calls WHERE assessment_id = ${assessmentId}::uuid GROUP BY piece ORDER BY min(at)`;
    return WritingCost.array().parse(rows);
  },

  /** What was asked of models since then, and what it came to where every call says so. */
  async spentSince(time: Date): Promise<{ calls: number; usd: number | null }> {
    const rows = await db.$queryRaw<{ calls: number; usd: number | null }[]>`
      SELECT count(*)::int AS calls, CASE WHEN count(*) = count(cost_usd) THEN coalesce(sum(cost_usd), 0) END AS usd
      FROM model_calls WHERE at >= ${time}`;
    return rows[0] ?? { calls: 0, usd: 0 };
  },

  async forgetBefore(time: Date): Promise<void> {
    await db.modelCall.deleteMany({ where: { at: { lt: time }, assessmentId: null } });
  },
});
