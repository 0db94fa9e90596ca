import type { Answers } from "../assessment/assessment";
import { challengeLabel } from "../assessment/challenge-label";
import { labelOf } from "../assessment/options";
import { POSTURES } from "../assessment/questions/organization";
import { spreadOf } from "../statistics/disagreement";
import { median } from "../statistics/quantile";
import {
  BLOCK_KEYS,
  type BlockKey,
  FEWEST_SHOWN,
  MOST_CONFIDENCE,
  OBSTACLES,
  SOMETHING_ELSE,
  SOMETHING_ELSE_LABEL,
} from "./questions";
import type { Named, OnScale, TeamFigures, TeamFlag, TeamItem } from "./result";
import type { TeamAnswers } from "./team";

/** From how many steps on the team's middle is apart from the leader. */
const APART = { posture: 1.5, confidence: 3 };

type LeaderAnswers = Pick<Answers, "orgPosture" | "orgAiElements" | "aiConfidence">;

/** What a team's replies come to, beside the leader's own answers. With fewer than four it throws: nothing is shown. */
export function workOut(replies: readonly TeamAnswers[], leader: LeaderAnswers): TeamFigures {
  if (replies.length < FEWEST_SHOWN) throw new RangeError("Too few have answered.");
  const figures = {
    answered: replies.length,
    posture: onScale(
      replies.map(({ posture }) => postureStep(posture) ?? 0),
      postureStep(leader.orgPosture),
      POSTURES.length,
      APART.posture,
    ),
    blocks: BLOCK_KEYS.map((key) => block(key, replies, leader)),
    firstChallenge: mostNamed(
      replies.map(({ firstChallenge }) => firstChallenge),
      (slug) => (slug === SOMETHING_ELSE ? SOMETHING_ELSE_LABEL : challengeLabel(slug)),
    ),
    obstacle: mostNamed(
      replies.map(({ obstacle }) => obstacle),
      (id) => labelOf(OBSTACLES, id),
    ),
    confidence: onScale(
      replies.map(({ confidence }) => confidence),
      leader.aiConfidence,
      MOST_CONFIDENCE,
      APART.confidence,
    ),
  };
  const inStep = flagged(figures).filter(({ flags }) => flags.length === 0).length;
  return { ...figures, inStep };
}

/** The ten items in their order, each with what keeps it from being in step. */
export function flagged(
  figures: Omit<TeamFigures, "inStep">,
): { item: TeamItem; flags: readonly TeamFlag[] }[] {
  const { posture, blocks, firstChallenge, obstacle, confidence } = figures;
  return [
    { item: "posture", flags: flagsOnScale(posture) },
    ...blocks.map(({ key, flags }) => ({ item: key, flags })),
    { item: "firstChallenge", flags: firstChallenge === null ? ["no_common_first"] : [] },
    { item: "obstacle", flags: obstacle === null ? ["no_common_first"] : [] },
    { item: "confidence", flags: flagsOnScale(confidence) },
  ];
}

const flagsOnScale = ({ isApart, spread }: OnScale): TeamFlag[] => [
  ...(isApart ? (["apart_from_leader"] as const) : []),
  ...(spread === "agree" ? [] : [spread]),
];

/** 1 to 5; null for a word that is on the list no more. */
function postureStep(posture: string): number | null {
  const at = POSTURES.findIndex(({ value }) => value === posture);
  return at === -1 ? null : at + 1;
}

function onScale(values: readonly number[], leader: number | null, answers: number, apart: number): OnScale {
  const middle = median(values);
  return {
    leader,
    middle,
    spread: spreadOf(values, answers),
    isApart: leader !== null && Math.abs(leader - middle) >= apart,
  };
}

function block(key: BlockKey, replies: readonly TeamAnswers[], { orgAiElements }: LeaderAnswers) {
  const half = replies.length / 2;
  const count = (word: "yes" | "unknown") => replies.filter(({ blocks }) => blocks[key] === word).length;
  const yes = count("yes");
  const isTicked = orgAiElements.includes(key);
  const flags: TeamFlag[] = [];
  if (isTicked && yes <= half) flags.push("little_known");
  if (!isTicked && yes > half) flags.push("further");
  if (count("unknown") >= half) flags.push("no_one_can_say");
  return { key, isTicked, yes, flags };
}

/** The one thing that more name than anything else, and at least half of all. */
function mostNamed(values: readonly string[], label: (value: string) => string): Named {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (first === undefined) return null;
  const [value, count] = first;
  return count === second?.[1] || count < values.length / 2 ? null : { text: label(value), count };
}
