import { POSTURES } from "../assessment/questions/organization";
import type { Spread } from "../statistics/disagreement";
import { BLOCKS, MOST_CONFIDENCE } from "./questions";
import type { Named, OnScale, TeamAction, TeamFlag, TeamItem, TeamResult } from "./result";

/** One of the ten items in words, as page and report show it. */
export interface TeamFinding {
  item: TeamItem;
  title: string;
  /** The leader's own answer; null where it was not asked. */
  leader: string | null;
  team: string;
  /** "split", "Further than you think"; empty where leader and team are in step. */
  words: string[];
  /** Where both are on a scale of so many steps. */
  scale: { leader: number | null; middle: number; steps: number } | null;
  actions: TeamAction[];
}

const SPREAD_WORDS: Readonly<Record<Spread, string>> = {
  agree: "agree",
  split: "split",
  far_apart: "far apart",
};
const NO_COMMON_FIRST = "no common first";

/** What a check came to. `leader`: the name to those who are not the leader; null to the leader in person. */
export function teamFindings(result: TeamResult, leader: string | null): TeamFinding[] {
  const { answered, posture, blocks, firstChallenge, obstacle, confidence, actions } = result;
  const named = (item: TeamItem, title: string, most: Named): TeamFinding =>
    finding(item, title, {
      team: most === null ? "" : `${most.text}: ${most.count} of ${answered}`,
      words: most === null ? [NO_COMMON_FIRST] : [],
    });
  const onScale = (item: TeamItem, title: string, given: OnScale, steps: number, say: typeof postureWords) =>
    finding(item, title, {
      leader: given.leader === null ? null : say(given.leader),
      team: say(given.middle),
      words: scaleWords(given, leader),
      scale: { leader: given.leader, middle: given.middle, steps },
    });
  const finding = (item: TeamItem, title: string, rest: Partial<TeamFinding>): TeamFinding => ({
    item,
    title,
    leader: null,
    team: "",
    words: [],
    scale: null,
    ...rest,
    actions: actions.filter((action) => action.item === item).slice(0, 1),
  });
  return [
    onScale("posture", "Attitude to AI", posture, POSTURES.length, postureWords),
    ...blocks.map(({ key, isTicked, yes, flags }) =>
      finding(key, BLOCKS.find(({ value }) => value === key)?.label ?? key, {
        leader: isTicked ? "In place" : "Not in place",
        team: `${yes} of ${answered} say it is in place`,
        words: flags.slice(0, 1).map((flag) => blockWords(flag, { yes, answered, leader })),
      }),
    ),
    named("firstChallenge", "What to start with", firstChallenge),
    named("obstacle", "What gets in the way most", obstacle),
    onScale(
      "confidence",
      "Confidence in judging what AI produces",
      confidence,
      MOST_CONFIDENCE,
      outOfTenWords,
    ),
  ];
}

export const inStepText = ({ inStep }: TeamResult): string => `${inStep} of 10 in step`;

function scaleWords({ spread, isApart }: OnScale, leader: string | null): string[] {
  const apart = `apart from ${leader ?? "you"}`;
  if (isApart) return [SPREAD_WORDS[spread], apart];
  return spread === "agree" ? [] : [SPREAD_WORDS[spread]];
}

interface OfBlock {
  yes: number;
  answered: number;
  leader: string | null;
}

/** "No one" only where not one has said that it is in place: the count of those is printed beside it. */
function blockWords(flag: TeamFlag, { yes, answered, leader }: OfBlock): string {
  if (flag === "little_known") return `In place on paper: ${yes} of ${answered} know of it`;
  if (flag === "further") return leader === null ? "Further than you think" : `Further than ${leader} thinks`;
  return yes === 0 ? "No one can say" : "Half of them or more do not know";
}

/** The middle of an even number of answers may lie between two words. */
function postureWords(step: number): string {
  const [low, high] = [POSTURES[Math.floor(step) - 1]?.label, POSTURES[Math.ceil(step) - 1]?.label];
  return low === high ? `${low}` : `Between ${low} and ${high}`;
}

const outOfTenWords = (value: number): string => `${value} of ${MOST_CONFIDENCE}`;
