import type { Answers } from "@/lib/domain/assessment/assessment";
import {
  AI_TOOLS,
  DEPARTMENTS,
  EMPLOYEE_BANDS,
  INDUSTRIES,
  labelOf,
  labelsOf,
  PLATFORMS,
  POSTURES,
} from "@/lib/domain/assessment/options";
import { distinctPicks } from "@/lib/domain/score/answers-read";
import { scoreFamily } from "@/lib/domain/score/score-family";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { challenges, type Solution } from "@/lib/knowledge/knowledge";
import { quoted } from "./words";

export type Size = "small" | "middle" | "large";

const SIZES: Readonly<Record<string, Size>> = {
  "1-10": "small",
  "11-50": "small",
  "51-200": "middle",
  "201-500": "middle",
  "501-1000": "large",
  "1001-5000": "large",
  "over-5000": "large",
};

/** The smallest and the largest head count that a band stands for. */
const HEADS: Readonly<Record<string, readonly [number, number]>> = {
  "1-10": [1, 10],
  "11-50": [11, 50],
  "51-200": [51, 200],
  "201-500": [201, 500],
  "501-1000": [501, 1000],
  "1001-5000": [1001, 5000],
  "over-5000": [5001, Number.POSITIVE_INFINITY],
};

/** What the writer knows of a firm: the answers, read once into the forms that sentences need. */
export function readFirm(answers: Answers) {
  const has = distinctPicks(answers.orgAiElements);
  const tools = distinctPicks(answers.aiToolsUsed);
  const departments = distinctPicks(answers.aiDepartments);
  const platforms = distinctPicks(answers.enterprisePlatforms);
  const size = SIZES[answers.companyEmployees] ?? "middle";
  const [fewest, most] = HEADS[answers.companyEmployees] ?? [1, Number.POSITIVE_INFINITY];
  return {
    answers,
    company: answers.companyName,
    size,
    fewest,
    most,
    people: `${labelOf(EMPLOYEE_BANDS, answers.companyEmployees).toLowerCase()} people`,
    industry: answers.companyIndustry,
    industryWord: labelOf(INDUSTRIES, answers.companyIndustry).toLowerCase(),
    posture: labelOf(POSTURES, answers.orgPosture).toLowerCase(),
    has,
    tools,
    toolNames: labelsOf(AI_TOOLS, [...tools]).filter((name) => name !== "Other"),
    departments,
    departmentNames: labelsOf(DEPARTMENTS, [...departments]),
    platforms,
    platformNames: labelsOf(PLATFORMS, [...platforms]),
    challenges: chosenChallenges(answers),
    friction: quoted(answers.aiFriction),
    experience: quoted(answers.aiExperience),
    otherChallenge: quoted(answers.otherChallenge),
    readiness: scoreReadiness(answers),
    family: scoreFamily(answers),
    leader: leaderTitle(answers.executiveTitle, size),
  };
}

export type Firm = ReturnType<typeof readFirm>;

/** The chosen challenges that the knowledge base knows, in the order of its list. */
function chosenChallenges(answers: Answers): Solution[] {
  const chosen = new Set(answers.businessChallenges);
  const own = challenges.filter(
    ({ slug, industry }) => chosen.has(slug) && industry === answers.companyIndustry,
  );
  if (own.length > 0) return own;
  const seen = new Set<string>();
  return challenges.filter(({ slug }) => chosen.has(slug) && !seen.has(slug) && seen.add(slug));
}

/** The title in words that can own an action: as it was typed where it is short, otherwise a plain one. */
function leaderTitle(title: string, size: Size): string {
  const typed = title.trim();
  if (typed.length > 0 && typed.length <= 40) return typed;
  return size === "small" ? "Owner" : "Chief executive";
}
