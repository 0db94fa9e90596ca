import type { Answers } from "../assessment/assessment";
import { QUALIFIED_FROM } from "../lead/badge";
import { distinctPicks } from "./answers-read";

const REVENUE_POINTS: Readonly<Record<string, number>> = {
  "under-1m": 0,
  "1m-10m": 1,
  "10m-50m": 2,
  "50m-100m": 2,
  "100m-500m": 3,
  "500m-1b": 3,
  "over-1b": 3,
};
const EMPLOYEE_POINTS: Readonly<Record<string, number>> = {
  "1-10": 0,
  "11-50": 1,
  "51-200": 1,
  "201-500": 2,
  "501-1000": 2,
  "1001-5000": 2,
  "over-5000": 2,
};

const DECIDES =
  /\b(ceo|chief|c[fiot]o|coo|cmo|president|chair|chairman|chairwoman|chairperson|managing director|managing partner|founder|co-?founder|owner|partner|board member|proprietor|principal)\b/i;
const LEADS = /\b(vp|svp|evp|director|head|general manager|manager)\b/i;
const VICE_PRESIDENT = /\bvice[ -]president\b/gi;

const ACTS: ReadonlySet<string> = new Set(["exploring", "activating", "championing"]);
const OTHER_CHALLENGE_MIN_CHARACTERS = 10;

type LeadAnswers = Pick<
  Answers,
  | "executiveTitle"
  | "executiveEmail"
  | "companyRevenue"
  | "companyEmployees"
  | "orgPosture"
  | "orgAiElements"
  | "businessChallenges"
  | "otherChallenge"
>;

export interface Lead {
  /** 0 to 10. Readiness is no part of it: a firm that is far behind can be an excellent lead. */
  leadScore: number;
  /** A good score, and an address to reach them. */
  leadQualified: boolean;
  points: Record<"revenue" | "employees" | "authority" | "intent" | "need" | "means", number>;
}

/** How promising an assessment is for the chapter. Internal: the visitor never sees it. */
export function scoreLead(answers: LeadAnswers): Lead {
  const elements = distinctPicks(answers.orgAiElements);
  const points = {
    revenue: REVENUE_POINTS[answers.companyRevenue] ?? 0,
    employees: EMPLOYEE_POINTS[answers.companyEmployees] ?? 0,
    authority: authorityPoints(answers.executiveTitle),
    intent: ACTS.has(answers.orgPosture) ? 1 : 0,
    need: hasNeed(answers) ? 1 : 0,
    means: elements.has("dedicated_budget") || elements.has("external_consultants") ? 1 : 0,
  };
  const leadScore = Object.values(points).reduce((total, point) => total + point, 0);
  return { leadScore, leadQualified: leadScore >= QUALIFIED_FROM && hasEmail(answers), points };
}

/** A vice president leads but does not decide, so that title is read before "president". */
function authorityPoints(title: string): number {
  const read = title.replace(VICE_PRESIDENT, "vp");
  if (DECIDES.test(read)) return 2;
  return LEADS.test(read) ? 1 : 0;
}

function hasNeed({ businessChallenges, otherChallenge }: LeadAnswers): boolean {
  const told = (otherChallenge ?? "").trim();
  return distinctPicks(businessChallenges).size >= 2 || told.length >= OTHER_CHALLENGE_MIN_CHARACTERS;
}

const hasEmail = ({ executiveEmail }: LeadAnswers): boolean => (executiveEmail ?? "").trim() !== "";
