import { ON_PAGE_ONE } from "@/lib/domain/report/page-one";
import type { ReportData } from "@/lib/domain/report/report";
import { distinctPicks } from "@/lib/domain/score/answers-read";
import type { ReadinessAnswers } from "@/lib/domain/score/readiness";
import type { PointKey } from "@/lib/domain/score/readiness-rules";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import type { CompanyProfile } from "./company-profile";
import { quarterMoney } from "./costs";
import { numberWord } from "./grammar";
import { trialInShort } from "./main-measure";
import { ownerInWords } from "./pilot-owner";
import { bySize, isSmall } from "./size";
import { toldMeasuring, toldResult } from "./told";
import { hasStance, maySay } from "./true-of";

type ScoreImprovement = ReportData["readinessAssessment"]["whatWouldMoveIt"][number];

interface Change {
  /** The line of the score that it moves. */
  key: PointKey;
  change: string;
  firstStep: string;
  apply: (answers: ReadinessAnswers) => ReadinessAnswers;
}

const SHOWN = 5;
const TOGETHER = 3;

/** What would move the score, with the true difference: the method is run again with the changed answer. */
export function whatWouldMoveIt(firm: CompanyProfile): ScoreImprovement[] {
  return ranked(firm)
    .slice(0, SHOWN)
    .map(({ points, change, also, firstStep }) => ({ points, change: `${change}${also}`, firstStep }));
}

/** What the largest changes would bring together, worked out by the method; empty where too little is left. */
export function together(firm: CompanyProfile): string {
  const largest = ranked(firm).slice(0, TOGETHER);
  if (largest.length < TOGETHER) return "";
  const before = firm.readiness;
  const after = scoreReadiness(largest.reduce((answers, { apply }) => apply(answers), readOf(firm)));
  const stage =
    after.maturityProfile === before.maturityProfile
      ? `still ${after.maturityProfile}`
      : `and the stage becomes ${after.maturityProfile}`;
  return `The three largest changes below would together bring ${after.aiReadinessScore - before.aiReadinessScore} points: ${after.aiReadinessScore} of 100, ${stage}.`;
}

const readOf = ({ answers }: CompanyProfile): ReadinessAnswers => answers;

/** `also`: the points that come with it because departments count once something is in place. */
type Ranked = Change & { points: number; also: string };

/**
 * Departments count as soon as the first thing is in place. That jump belongs to the first change alone: all others are
 * worked out as if it were done, so that single gains add up.
 */
export function ranked(firm: CompanyProfile): Ranked[] {
  const changes = changesFor(firm);
  const [first, ...rest] = changes
    .map((change) => worth(change, readOf(firm)))
    .sort((one, other) => other.points - one.points);
  if (first === undefined) return [];
  const basis = first.also === "" ? readOf(firm) : first.apply(readOf(firm));
  const others = rest
    .map(({ key, change, firstStep, apply }) => worth({ key, change, firstStep, apply }, basis))
    .sort((one, other) => other.points - one.points);
  return [first, ...others].filter(({ points }) => points > 0);
}

/** The lines that count once anything is in place. */
const WAITING: ReadonlySet<string> = new Set(["executiveInvolved", "breadth"]);

function worth(change: Change, answers: ReadinessAnswers): Ranked {
  const before = scoreReadiness(answers);
  const after = scoreReadiness(change.apply(answers));
  const points = after.aiReadinessScore - before.aiReadinessScore;
  const gained = after.lines.reduce((sum, { key, points: now }, place) => {
    const was = before.lines[place]?.points ?? 0;
    return WAITING.has(key) ? sum + now - was : sum;
  }, 0);
  const named = distinctPicks(answers.aiDepartments).size;
  const isJump = gained > 0 && gained < points;
  const whose =
    named === 1
      ? "the department you ticked then counts"
      : `the ${numberWord(named)} departments you ticked then count`;
  return {
    ...change,
    points,
    also: isJump ? `: ${points - gained} for this, ${gained} because ${whose}` : "",
  };
}

const element =
  (name: string) =>
  (answers: ReadinessAnswers): ReadinessAnswers => ({
    ...answers,
    orgAiElements: [...answers.orgAiElements, name],
  });

/** In the order in which they count among equals: what can be built comes before how one feels. */
function changesFor(firm: CompanyProfile): Change[] {
  const isBanned = hasStance(firm, "respectBan");
  return [
    {
      key: "policy",
      change: isSmall(firm.size)
        ? "A one-page written AI rule"
        : "A written AI policy, from the one-page rule on",
      firstStep: `Write down what stays out of any assistant: ${firm.words.keepOut}.`,
      apply: element("ai_policy"),
    },
    ...(isBanned ? [] : [measuredPilot(firm)]),
    ...(maySay(firm, "moneyToInvest") ? [budgetLine(firm)] : []),
    {
      key: "champions",
      change: bySize(firm.size, {
        micro: "One person with hours for it",
        small: "One person who answers for AI",
        middle: "A champion in each department that takes part",
        large: "A champion in each division that takes part",
      }),
      firstStep: bySize(firm.size, {
        micro: "Ask who would like to try it, and give that person two hours a week.",
        small: "Ask who would like to help the others with it, and give that person half a day a week.",
        middle: "Ask who would like to help colleagues with it, and give them two hours a week.",
        large: "Ask each division for one person who would help colleagues with it, and free a day a week.",
      }),
      apply: element("internal_champions"),
    },
    ...(isSmall(firm.size) ? [] : [committee(firm)]),
    ...(isBanned ? [] : [...executives(firm), ...firstTool(firm), ...experience(firm), ...posture(firm)]),
    ...confidence(firm),
  ];
}

const measuredPilot = (firm: CompanyProfile): Change => ({
  key: "pilots",
  change: `A measured pilot: ${firm.lead.trial.pilot}`,
  firstStep: ON_PAGE_ONE,
  apply: element("dept_pilots"),
});

const budgetLine = (firm: CompanyProfile): Change => ({
  key: "budget",
  change: isSmall(firm.size) ? "Money and hours set aside by name" : "A budget line of its own",
  firstStep: `Write one line: ${quarterMoney(firm) ?? "so many dollars"}, so many hours, until when, and for what: ${trialInShort(firm)}.`,
  apply: element("dedicated_budget"),
});

const committee = (firm: CompanyProfile): Change => ({
  key: "steering",
  change: "A small steering group that meets monthly",
  firstStep: "Name three people, and set aside 45 minutes a month.",
  apply: element("steering_committee"),
});

function executives({ departments, size }: CompanyProfile): Change[] {
  if (departments.has("executive")) return [];
  return [
    {
      key: "executiveInvolved",
      change:
        size === "micro" ? "Your own work among the uses" : "The executive team's own work among the uses",
      firstStep: "Prepare one paper of your own with an assistant, and say that you did.",
      apply: (answers) => ({ ...answers, aiDepartments: [...answers.aiDepartments, "executive"] }),
    },
  ];
}

function firstTool({ tools, words }: CompanyProfile): Change[] {
  if (tools.size > 0) return [];
  return [
    {
      key: "tools",
      change: "A first assistant in your own hands",
      firstStep: `Try one on ${words.practice}.`,
      apply: (answers) => ({ ...answers, aiToolsUsed: ["chatgpt"] }),
    },
  ];
}

const TOLD_WITH_RESULT = "A pilot in one workflow saved the team 2 hours a week";

/** Not offered to those who told us a use with its result, whatever points their words brought. */
function experience(firm: CompanyProfile): Change[] {
  const { readiness } = firm;
  if (toldResult(firm) !== null || toldMeasuring(firm) !== null) return [];
  const line = readiness.lines.find(({ key }) => key === "experience");
  if (line === undefined || line.points >= 4) return [];
  return [
    {
      key: "experience",
      change: "One use in the business whose result you can show",
      firstStep: "Note for one task the minutes it took before, and the minutes it takes now.",
      apply: (answers) => ({ ...answers, aiExperience: TOLD_WITH_RESULT }),
    },
  ];
}

const NEXT_POSTURE: Readonly<Record<string, readonly [string, string]>> = {
  fearful: ["curious", "From fearful to curious: one safe trial that people may watch"],
  curious: ["exploring", "From curious to exploring: one trial with a date and an owner"],
  exploring: ["activating", "From exploring to activating: one trial that becomes the normal way of working"],
  activating: ["championing", "From activating to championing: a result that you show to customers or peers"],
};

function posture(firm: CompanyProfile): Change[] {
  const { answers, leader, pilotOwner, size } = firm;
  const next = NEXT_POSTURE[answers.orgPosture];
  if (next === undefined) return [];
  const [orgPosture, change] = next;
  const meeting = isSmall(size) ? "staff meeting" : "leadership meeting";
  return [
    {
      key: "posture",
      change,
      firstStep:
        pilotOwner === leader
          ? `Open the next ${meeting} with it.`
          : `Give ${ownerInWords(firm, pilotOwner)} five minutes on it at the next ${meeting}.`,
      apply: (all) => ({ ...all, orgPosture }),
    },
  ];
}

const ENOUGH_CONFIDENCE = 8;

function confidence({ answers }: CompanyProfile): Change[] {
  if (answers.aiConfidence >= ENOUGH_CONFIDENCE) return [];
  const aiConfidence = Math.min(ENOUGH_CONFIDENCE, answers.aiConfidence + 2);
  return [
    {
      key: "leaderConfidence",
      change: `Your own confidence from ${answers.aiConfidence} to ${aiConfidence} out of 10`,
      firstStep: "Half an hour a week on real work, for six weeks.",
      apply: (all) => ({ ...all, aiConfidence }),
    },
  ];
}
