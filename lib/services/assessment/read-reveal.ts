import { challengeLabel } from "@/lib/domain/assessment/challenge-label";
import { standingOf } from "@/lib/domain/report/results";
import type { Reveal } from "@/lib/domain/report/reveal";
import { strongestLine, weakestLine } from "@/lib/domain/score/points";
import type { PointLine } from "@/lib/domain/score/readiness";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { summarize } from "@/lib/domain/score/summary";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import { comparisonFor } from "../comparison/read-comparison";
import type { Context } from "../context";
import { readAskedCost } from "../own-cost/read-asked-cost";
import { mayStillShape } from "../ownership/may-still-shape";
import { readExtract } from "../roadmap/read-extract";
import { readAsked } from "../topic/read-asked";
import { findAssessment } from "./find-assessment";

/** What is free, field by field: the page is given nothing else, so nothing else can be in its data. */
export async function readReveal(context: Context, id: string): Promise<Reveal> {
  const answers = await findAssessment(context, id);
  if (!answers.roadmapGenerated) context.drainSoon();
  const { profileOf, quotationOf } = await openPlaybook();
  const readiness = scoreReadiness(answers);
  const mayShape = await mayStillShape(context, answers);
  const { companyName, executiveName, executiveTitle } = answers;
  const [first] = answers.businessChallenges;
  return {
    assessment: { companyName, executiveName, executiveTitle },
    summary: summarize(readiness),
    standing: standingOf(readiness),
    strongest: pointsOf(strongestLine(readiness.lines)),
    weakest: pointsOf(weakestLine(readiness.lines)),
    quotation: quotationOf(profileOf(answers)),
    chosen: first === undefined ? "" : challengeLabel(first),
    extract: await readExtract(context, answers),
    isCompared: (await comparisonFor(context, answers)).cell !== null,
    asked: mayShape ? await readAsked(answers) : [],
    askedCost: mayShape ? await readAskedCost(answers) : null,
  };
}

const pointsOf = (line: PointLine | undefined): Reveal["strongest"] =>
  line === undefined ? null : { label: line.label, answer: line.answer, points: line.points, max: line.max };
