import { DAY_MS } from "../time";
import type { Decision } from "./disclosure";

const BETWEEN_MS = 28 * DAY_MS;

/** From when on something new may be published; null where nothing was. */
export const nextFrom = (lastAt: Date | null): Date | null =>
  lastAt === null ? null : new Date(lastAt.getTime() + BETWEEN_MS);

export const isTooSoon = (lastAt: Date | null, now: Date): boolean => {
  const next = nextFrom(lastAt);
  return next !== null && now < next;
};

/** What is no longer to be seen: what is replaced, and what goes. */
export const cellsToEnd = (decisions: readonly Decision[]): string[] =>
  decisions.filter(({ act }) => act === "publish" || act === "end").map(({ cell }) => cell);
