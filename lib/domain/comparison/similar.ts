import { leavesFew } from "../cohort/apart";

type Members = readonly string[];

/** P3, for publications of any kind: what lies between two of them is nothing, or so many firms. */
export const STEP = 5;

export const isFewApart = (distance: number): boolean => distance > 0 && distance < STEP;

/**
 * Of the groups that could be published on one day, those that may not: subtracted from each other, or from what can be
 * seen already, they would leave a few firms. The larger one stays.
 */
export function tooSimilar(fresh: ReadonlyMap<string, Members>, kept: readonly Members[]): Set<string> {
  const shown = [...kept];
  const refused = new Set<string>();
  for (const [cell, members] of [...fresh].sort(([, one], [, other]) => other.length - one.length)) {
    if (leavesFew(members, shown) || shown.some((other) => isFewApart(apart(members, other))))
      refused.add(cell);
    else shown.push(members);
  }
  return refused;
}

/** How many are in one of two lists alone; where their lengths say enough, no more is counted. */
function apart(one: Members, other: Members): number {
  const atLeast = Math.abs(one.length - other.length);
  if (atLeast >= STEP) return atLeast;
  const members = new Set(one);
  const inBoth = other.filter((member) => members.has(member)).length;
  return one.length + other.length - 2 * inBoth;
}

/**
 * Whether a group is almost nothing but a chapter's evening whose report is still to come. Its figures wait for that: an
 * evening is announced to a room, and must not be refused because of them.
 */
export const isMostly = (members: Members, evening: ReadonlySet<string>): boolean => {
  const others = members.filter((member) => !evening.has(member)).length;
  return others < STEP && others < members.length;
};
