import { z } from "zod";
import { SPREADS } from "../statistics/disagreement";
import { BLOCK_KEYS } from "./questions";

const TEAM_ITEMS = ["posture", ...BLOCK_KEYS, "firstChallenge", "obstacle", "confidence"] as const;
export type TeamItem = (typeof TEAM_ITEMS)[number];

/** What can be seen of one item, where the team and the leader are not in step. */
const FLAGS = [
  "apart_from_leader",
  "split",
  "far_apart",
  "little_known",
  "further",
  "no_one_can_say",
  "no_common_first",
] as const;
export const TeamFlag = z.enum(FLAGS);
export type TeamFlag = z.infer<typeof TeamFlag>;

/** A question on a scale: the leader's own answer, the middle of the team's, and how far apart those are. */
const OnScale = z.object({
  leader: z.number().nullable(),
  middle: z.number(),
  spread: z.enum(SPREADS),
  isApart: z.boolean(),
});
export type OnScale = z.infer<typeof OnScale>;

const Block = z.object({
  key: z.enum(BLOCK_KEYS),
  /** Whether the leader has it in place. */
  isTicked: z.boolean(),
  yes: z.int(),
  flags: z.array(TeamFlag),
});

/** What was named most, where one thing was; null where there is no common first. */
const Named = z.object({ text: z.string(), count: z.int() }).nullable();
export type Named = z.infer<typeof Named>;

/** What is worked out of the replies. Nothing in it leads back to a single one: no mean, no lowest, no highest. */
export const TeamFigures = z.object({
  answered: z.int(),
  inStep: z.int(),
  posture: OnScale,
  blocks: z.array(Block),
  firstChallenge: Named,
  obstacle: Named,
  confidence: OnScale,
});
export type TeamFigures = z.infer<typeof TeamFigures>;

const TeamAction = z.object({
  item: z.enum(TEAM_ITEMS),
  flag: TeamFlag,
  what: z.string(),
  owner: z.string(),
});
export type TeamAction = z.infer<typeof TeamAction>;

/** Worked out once, when the check is closed, and kept in place of the replies. */
export const TeamResult = TeamFigures.extend({ actions: z.array(TeamAction) });
export type TeamResult = z.infer<typeof TeamResult>;
