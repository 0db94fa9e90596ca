import type { Assessment } from "@/lib/domain/assessment/assessment";
import { isUnlocked } from "@/lib/domain/assessment/assessment";
import { Failure } from "@/lib/domain/failure";
import { NOT_PAID } from "@/lib/domain/payment/messages";
import { compare, headlineOf, rescoredSentences } from "@/lib/domain/retake/compare";
import { NO_EARLIER_ONE, NOT_YOUR_PROGRESS } from "@/lib/domain/retake/messages";
import type { Progress, ScoreInRow } from "@/lib/domain/retake/progress";
import type { Readiness } from "@/lib/domain/score/readiness";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import type { Target } from "@/lib/domain/what-if/what-if";
import { profileOf } from "@/lib/playbook/company-profile";
import { whatIf } from "@/lib/playbook/what-if";
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
  const row = await findRow(context, now);
  const then = row.at(-2);
  if (then === undefined) throw new Failure("not_found", NO_EARLIER_ONE);
  if (!isUnlocked(then) && !isAdmin(context.actor)) throw new Failure("not_paid", NOT_PAID);
  const [before, after] = [scoreReadiness(then), scoreReadiness(now)];
  const comparison = compare(before, after);
  const scores = row.map(scoreInRow);
  const target = await context.store.assessments.findTarget(then.id);
  return {
    companyName: now.companyName,
    headline: headlineOf(comparison, then.createdAt),
    rescored: rescoredSentences(scores),
    scores,
    moved: comparison.moved,
    advised: advisedIn(then, before, after),
    next: whatIf(profileOf(now)).moves.slice(0, MOST_NEXT),
    target: target && { ...target, isReached: isReached(target, after) },
  };
}

async function findRow(context: Context, newest: Assessment): Promise<Assessment[]> {
  const ids = await context.store.retakes.listRow(newest.id, MOST_IN_ROW);
  const found = await Promise.all(ids.slice(0, -1).map((id) => context.store.assessments.find(id)));
  return [...found.filter((one) => one !== null), newest];
}

const scoreInRow = (assessment: Assessment): ScoreInRow => {
  const { aiReadinessScore: score, maturityProfile: stage } = scoreReadiness(assessment);
  return { takenAt: assessment.createdAt, score, stage, printed: assessment.aiReadinessScore };
};

/** Done is what brings more points than it did. */
function advisedIn(then: Assessment, before: Readiness, after: Readiness): Progress["advised"] {
  return whatIf(profileOf(then)).moves.map(({ key, label }) => ({
    key,
    label,
    isDone: pointsOf(after, key) > pointsOf(before, key),
  }));
}

const pointsOf = ({ lines }: Readiness, wanted: string): number =>
  lines.find(({ key }) => key === wanted)?.points ?? 0;

const isReached = ({ score }: Target, { aiReadinessScore }: Readiness): boolean => aiReadinessScore >= score;
