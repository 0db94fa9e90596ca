import type { Element } from "../comparison/figures";
import { byCount, type CohortFigures, type CohortFirm, countInWords, countOf, FEWEST } from "./snapshot";

type Session = CohortFigures["sessions"][number];

const MOST = 3;

/** What to do together about a building block that most lack, by how soon it pays. */
const GAPS: readonly { element: Element; gap: string; session: string }[] = [
  {
    element: "ai_policy",
    gap: "lack a written rule",
    session: "Write it together; bring the draft from Take It to Work.",
  },
  {
    element: "dept_pilots",
    gap: "have no pilot in a department",
    session: "Each names one task, its owner and the figure to beat; compare after 60 days.",
  },
  {
    element: "dedicated_budget",
    gap: "have no budget for AI",
    session: "Bring what you already pay for; agree what a first year costs at your size.",
  },
  {
    element: "internal_champions",
    gap: "have no internal champion",
    session: "Each brings one colleague who uses AI well; they show what they do.",
  },
  {
    element: "steering_committee",
    gap: "have no group that decides on AI",
    session: "Settle who decides what, in one page, and take it home.",
  },
];

/** Three sessions worth holding, from the commonest gaps; where few are left, from what is named most. */
export function sessionsFor(
  firms: readonly CohortFirm[],
  figures: Pick<CohortFigures, "challenges" | "obstacles">,
): Session[] {
  const n = firms.length;
  const gaps = GAPS.map((one) => ({
    ...one,
    lacking: firms.filter(({ elements }) => !elements.includes(one.element)).length,
  }))
    .filter(({ lacking }) => lacking >= FEWEST)
    .map((one) => ({ ...one, count: countOf(one.lacking, n) }))
    .sort((one, other) => byCount(one.count, other.count))
    .map(({ count, gap, session }) => ({ count: countInWords(count, n), gap, session }));
  const named = [
    ...figures.obstacles.map(({ label, count }) => ({
      count: countInWords(count, n),
      gap: `are held up by the same thing: ${label}`,
      session: "Those who have got past it show how.",
    })),
    ...figures.challenges.map(({ label, count }) => ({
      count: countInWords(count, n),
      gap: `want the same thing: ${label}`,
      session: "Each brings ten real cases, timed.",
    })),
  ];
  return [...gaps, ...named, ...ANYWAY].slice(0, MOST);
}

/** Where a cohort has everything in place and names nothing in common. */
const ANYWAY: readonly Session[] = [
  {
    count: "All",
    gap: "have a report with a first pilot",
    session: "Each shows the figure before and after it.",
  },
  {
    count: "All",
    gap: "have a list of what not to do yet",
    session: "Compare the lists, and what would change them.",
  },
  { count: "All", gap: "can take it again in 90 days", session: "Meet again then, with what has moved." },
];
