import { type Assessment, isUnlocked } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import { NOT_PAID } from "@/lib/domain/payment/messages";
import { compare, headlineOf, rescoredSentences } from "@/lib/domain/retake/compare";
import { NO_EARLIER_ONE, NOT_YOUR_PROGRESS } from "@/lib/domain/retake/messages";
import type { Progress, ScoreInRow } from "@/lib/domain/retake/progress";
import type { Readiness } from "@/lib/domain/score/readiness";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import type { Target } from "@/lib/domain/what-if/what-if";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import { findAssessment } from "../assessment/find-assessment";
import { type Context, isAdmin } from "../context";
import { isProvenOwner } from "../ownership/prove-ownership";

/** Chains longer than that show their newest. */
const MOST_IN_ROW = 12;
const MOST_NEXT = 3;

/** What moved since the assessment before: both scored by today's method from what was answered. */
export async function readProgress(context: Context, id: string): Promise<Progress> {
  const now = await findAssessment(context, id);
  if (!isAdmin(context.actor) && !(await isProvenOwner(context, now)))
    throw new Failure("forbidden", NOT_YOUR_PROGRESS);
  const row = (await findRow(context, now)).map(scored);
  const [before, after] = row.slice(-2);
  if (before === undefined || after === undefined) throw new Failure("not_found", NO_EARLIER_ONE);
  const then = before.assessment;
  if (!isUnlocked(then) && !isAdmin(context.actor)) throw new Failure("not_paid", NOT_PAID);
  const comparison = compare(before.readiness, after.readiness);
  const scores = row.map(scoreInRow);
  const { movesOf, movesSince, profileOf } = await openPlaybook();
  const firm = profileOf(now);
  const target = await context.store.assessments.findTarget(then.id);
  return {
    companyName: now.companyName,
    headline: headlineOf(comparison, then.createdAt),
    rescored: rescoredSentences(scores),
    scores,
    moved: comparison.moved,
    advised: movesSince(profileOf(then), firm),
    next: movesOf(firm).slice(0, MOST_NEXT),
    target: target && { ...target, isReached: isReached(target, after.readiness) },
  };
}

async function findRow(context: Context, newest: Assessment): Promise<Assessment[]> {
  const ids = await context.store.retakes.listRow(newest.id, MOST_IN_ROW);
  const found = await Promise.all(ids.slice(0, -1).map((id) => context.store.assessments.find(id)));
  return [...found.filter((one) => one !== null), newest];
}

interface Scored {
  assessment: Assessment;
  readiness: Readiness;
}

const scored = (assessment: Assessment): Scored => ({ assessment, readiness: scoreReadiness(assessment) });

const scoreInRow = ({ assessment, readiness }: Scored): ScoreInRow => ({
  takenAt: assessment.createdAt,
  score: readiness.aiReadinessScore,
  stage: readiness.maturityProfile,
  printed: assessment.aiReadinessScore,
});

const isReached = ({ score }: Target, { aiReadinessScore }: Readiness): boolean => aiReadinessScore >= score;
