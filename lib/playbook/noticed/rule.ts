import type { Claim } from "@/lib/domain/gate/claims";
import type { Fact } from "@/lib/domain/ledger/fact";
import type { PlanDays } from "../calendar/trial-window";
import type { CompanyProfile } from "../company-profile";
import { lowerFirst } from "../grammar";
import type { Today } from "../value/box/box";

/** Two answers that say together what neither says alone. */
export interface NoticedRule {
  id: string;
  /** 1 to 5: how surprising it is, and how much follows from it. */
  strength: number;
  /** What its sentences take for granted: with one of these denied it is left out. */
  asserts?: readonly Claim[];
  /** `today`: what a year of the work on page one costs, where that is known. */
  find(firm: CompanyProfile, plan: PlanDays, today: Today | null): Found | null;
}

export interface Found {
  title: string;
  /** Names both answers, and ends with what follows. */
  text: string;
  from: readonly [AnswerName, AnswerName];
}

const FIELDS = {
  aiFriction: "What gets in the way",
  aiExperience: "What you have tried",
  otherChallenge: "Your other challenge",
  otherPlatforms: "Your other systems",
} as const;
export type AnswerName =
  | (typeof FIELDS)[keyof typeof FIELDS]
  | "The challenges you chose"
  | "Your confidence"
  | "The tools you have used"
  | "What you have in place"
  | "Your attitude to AI"
  | "Your departments"
  | "Your kind of firm"
  | "In your own words";

/** The answer in which a fact was typed. */
export function answerOf({ field }: Pick<Fact, "field">): AnswerName {
  return isField(field) ? FIELDS[field] : "In your own words";
}
const isField = (field: string): field is keyof typeof FIELDS => Object.hasOwn(FIELDS, field);

/** A chosen challenge as a sentence has it: “recruiting and retaining students”. */
export function chosen({ challenges }: CompanyProfile, slugs: readonly string[]): string | null {
  const found = challenges.find(({ slug }) => slugs.includes(slug));
  return found === undefined ? null : `“${lowerFirst(found.text)}”`;
}
