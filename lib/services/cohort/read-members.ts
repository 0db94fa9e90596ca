import type { Assessment } from "@/lib/domain/assessment/assessment";
import { ownChallengeLabel } from "@/lib/domain/assessment/challenge-label";
import { DEPARTMENTS } from "@/lib/domain/assessment/questions/organization";
import type { CohortFirm } from "@/lib/domain/cohort/snapshot";
import { ELEMENTS } from "@/lib/domain/comparison/figures";
import { distinctPicks } from "@/lib/domain/score/answers-read";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { OBSTACLES } from "@/lib/domain/team/questions";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import { readFirms } from "../comparison/read-pool";
import type { Context } from "../context";

const EVER = new Date(0);

/** The firms of a cohort, each once, by the newest assessment that one of its codes unlocked. Those left out are not in it. */
export async function listMembers(
  { store }: Pick<Context, "store">,
  coupons: readonly string[],
): Promise<string[]> {
  const { firms } = await readFirms(store, { since: EVER, coupons });
  return firms.map(({ id }) => id);
}

/** Read together, because each read waits in line with what jobs write; and so few that others have their turn between. */
const TOGETHER = 10;

/** What is counted of each. One that was deleted meanwhile is not there. */
export async function readMembers(
  { store }: Pick<Context, "store">,
  ids: readonly string[],
): Promise<{ id: string; firm: CohortFirm }[]> {
  const { obstacleIds, profileOf } = await openPlaybook();
  const members = [];
  for (let from = 0; from < ids.length; from += TOGETHER) {
    const some = ids.slice(from, from + TOGETHER);
    for (const assessment of await Promise.all(some.map((id) => store.assessments.find(id))))
      if (assessment !== null)
        members.push({ id: assessment.id, firm: firmOf(assessment, obstacleIds(profileOf(assessment))) });
  }
  return members;
}

function firmOf(assessment: Assessment, typed: readonly string[]): CohortFirm {
  const { aiReadinessScore, topDownScore, bottomUpScore, maturityProfile } = scoreReadiness(assessment);
  const picked = distinctPicks(assessment.orgAiElements);
  return {
    score: aiReadinessScore,
    topDown: Math.round(topDownScore * 10),
    bottomUp: Math.round(bottomUpScore * 10),
    stage: maturityProfile,
    submittedAt: assessment.createdAt,
    elements: ELEMENTS.map(({ value }) => value).filter((value) => picked.has(value)),
    // Only words of our own: what came as a choice may be any text.
    challenges: assessment.businessChallenges.flatMap((slug) => ownChallengeLabel(slug) ?? []),
    obstacles: labelsAmong(OBSTACLES, typed),
    // Without pilots the question asks where one would begin.
    departments: picked.has("dept_pilots") ? labelsAmong(DEPARTMENTS, assessment.aiDepartments) : [],
  };
}

const labelsAmong = (
  options: readonly { value: string; label: string }[],
  values: readonly string[],
): string[] => options.filter(({ value }) => values.includes(value)).map(({ label }) => label);
