import type { Option } from "../assessment/options";
import { ORG_ELEMENTS } from "../assessment/questions/organization";

/** Each building block that a firm may have in place, without the answer that there is none. */
export const BLOCKS = ORG_ELEMENTS.filter((element) => element.value !== "none_yet");
export const BLOCK_KEYS = [
  "ai_policy",
  "dept_pilots",
  "steering_committee",
  "dedicated_budget",
  "internal_champions",
  "external_consultants",
] as const;
export type BlockKey = (typeof BLOCK_KEYS)[number];

/** What a colleague may say of each. */
export const KNOWN = [
  { value: "yes", label: "Yes, in place" },
  { value: "no", label: "No" },
  { value: "unknown", label: "I don't know" },
] as const satisfies readonly Option[];

/** The commonest labels of what gets in the way, by their ids in the playbook. */
export const OBSTACLES = [
  { value: "time", label: "No time for it" },
  { value: "skills", label: "We lack the skills" },
  { value: "no-start", label: "We do not know where to begin" },
  { value: "privacy", label: "Privacy and confidential information" },
  { value: "trust", label: "We cannot trust what it produces" },
  { value: "scattered", label: "Our data is in too many places" },
  { value: "cost", label: "What it costs" },
  { value: "consensus", label: "No agreement at the top" },
] as const satisfies readonly Option[];

/** In place of one of the challenges that the leader chose. */
export const SOMETHING_ELSE = "something_else";
export const SOMETHING_ELSE_LABEL = "Something else";

export const MOST_CONFIDENCE = 10;

/** How many colleagues a leader may ask. */
export const FEWEST_ASKED = 3;
export const MOST_ASKED = 12;
/** Below that, what is shown would say who said what. */
export const FEWEST_SHOWN = 4;
const MORE_THAN_ASKED = 2;
export const TEAM_DAYS = 14;

/** How many replies are taken: a few more than were asked, because a link can be passed on. */
export const mostReplies = (expected: number): number => Math.min(expected + MORE_THAN_ASKED, MOST_ASKED);

/** From how many replies on it closes by itself. */
export const allIn = (expected: number): number => Math.max(expected, FEWEST_SHOWN);
