import { monthsBefore } from "../retention";
import { CELLS, PARTITIONS } from "./cells";
import { isFewApart, tooSimilar } from "./similar";

/** P1: a cell is published from so many firms, so that every reader still hides among ten others. */
export const FLOOR = 11;
/** P3: figures that cannot be replaced stay that long. */
const SHOWN_MONTHS = 12;

/** A cell as it is now, beside everything that was ever published of it. */
export interface CellState {
  cell: string;
  /** The firms that would be counted now. */
  members: readonly string[];
  /** How many firms differ between now and each earlier publication, whether or not it can still be seen. */
  distances: readonly number[];
  /** The same to each publication of another cell and of a cohort; those that are many apart by their size alone may be left out. */
  others: readonly number[];
  /** It is almost nothing but an evening whose report is still to come. */
  isAwaited: boolean;
  /** What can be seen of it. */
  visible: { publishedAt: Date; members: readonly string[]; isCurrent: boolean } | null;
}

/** Why a cell has no new figures. */
export type Withheld = "floor" | "remainder" | "waiting";

export interface Decision {
  cell: string;
  /** `keep`: what can be seen stays, with its date. `none`: nothing was to be seen, and nothing is. */
  act: "publish" | "keep" | "end" | "none";
  /** Null where it is published, or what can be seen is as it is now. */
  withheld: Withheld | null;
}

/**
 * What is published of each cell, kept, and withdrawn. P3 compares with every earlier publication, and not only with the
 * one that can be seen: cells that go dark and come back would leak what lies between. So would two cells of almost the
 * same firms, and a cell beside a cohort's report: the same is asked of these.
 */
export function decide(states: readonly CellState[], now: Date): Decision[] {
  const byCell = new Map(states.map((state) => [state.cell, state]));
  const open = withoutRemainders(
    new Map(
      states
        .filter(({ members }) => members.length >= FLOOR)
        .map(({ cell, members }) => [cell, members] as const),
    ),
    byCell.get("all")?.members ?? [],
  );
  const ofEach = new Map(states.map((state) => [state.cell, decideOne(state, open, now)]));
  const similar = similarIn(states, ofEach);
  for (const state of states) if (similar.has(state.cell)) ofEach.set(state.cell, waiting(state, now));
  const shown = new Map<string, readonly string[]>();
  for (const { cell, members, visible } of states) {
    const act = ofEach.get(cell)?.act;
    if (act === "publish") shown.set(cell, members);
    if (act === "keep" && visible !== null) shown.set(cell, visible.members);
  }
  const left = withoutRemainders(shown, shown.get("all") ?? []);
  return CELLS.flatMap((cell) => {
    const decision = ofEach.get(cell);
    if (decision === undefined) return [];
    if (!shown.has(cell) || left.has(cell)) return [decision];
    return [{ cell, act: endOr(byCell.get(cell)), withheld: "remainder" }];
  });
}

/** Cells that would be published beside a larger one, or one that can be seen, of almost the same firms. */
function similarIn(states: readonly CellState[], decided: ReadonlyMap<string, Decision>): Set<string> {
  const fresh = new Map<string, readonly string[]>();
  const kept: (readonly string[])[] = [];
  for (const { cell, members, visible } of states) {
    const act = decided.get(cell)?.act;
    if (act === "publish") fresh.set(cell, members);
    if (act === "keep" && visible !== null) kept.push(visible.members);
  }
  return tooSimilar(fresh, kept);
}

const endOr = (state: CellState | undefined): "end" | "none" => (state?.visible ? "end" : "none");

function decideOne(state: CellState, open: ReadonlyMap<string, unknown>, now: Date): Decision {
  const { cell, members, distances, others, isAwaited, visible } = state;
  if (!open.has(cell)) {
    return { cell, act: endOr(state), withheld: members.length < FLOOR ? "floor" : "remainder" };
  }
  if (visible?.isCurrent) return { cell, act: "keep", withheld: null };
  if (!isAwaited && ![...distances, ...others].some(isFewApart))
    return { cell, act: "publish", withheld: null };
  return waiting(state, now);
}

function waiting(state: CellState, now: Date): Decision {
  const { cell, visible } = state;
  const mayStay = visible !== null && visible.publishedAt >= monthsBefore(now, SHOWN_MONTHS);
  return { cell, act: mayStay ? "keep" : endOr(state), withheld: "waiting" };
}

/**
 * P2: the firms of a published whole that are in no published part of it are none, or as many as a cell needs. Else the
 * smallest published part goes too, until that holds.
 */
function withoutRemainders(
  shown: ReadonlyMap<string, readonly string[]>,
  whole: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const left = new Map(shown);
  if (!left.has("all")) return left;
  for (const partition of PARTITIONS) {
    for (;;) {
      const parts = partition.filter((cell) => left.has(cell));
      const [smallest] = parts.sort(
        (one, other) => sizeIn(left, one) - sizeIn(left, other) || (one < other ? -1 : 1),
      );
      if (smallest === undefined || !isTelling(remainderOf(whole, parts, left))) break;
      left.delete(smallest);
    }
  }
  return left;
}

const sizeIn = (shown: ReadonlyMap<string, readonly string[]>, cell: string): number =>
  shown.get(cell)?.length ?? 0;

export const isTelling = (remainder: number): boolean => remainder > 0 && remainder < FLOOR;

/** How many of the whole are in none of these parts. */
export function remainderOf(
  whole: readonly string[],
  parts: readonly string[],
  shown: ReadonlyMap<string, readonly string[]>,
): number {
  const inParts = new Set(parts.flatMap((cell) => shown.get(cell) ?? []));
  return whole.filter((member) => !inParts.has(member)).length;
}

/** The assessments that are in one of two lists and not in the other. */
export interface Difference {
  gone: string[];
  come: string[];
}

export function differenceOf(now: ReadonlySet<string>, then: readonly string[]): Difference {
  const before = new Set(then);
  return {
    gone: then.filter((member) => !now.has(member)),
    come: [...now].filter((member) => !before.has(member)),
  };
}

/**
 * How many firms are told by a difference, at the least. A firm that answers again is another assessment and the same
 * firm; one that was deleted, of which no firm is known, may be any of those that came.
 */
export function firmsApart({ gone, come }: Difference, firms: ReadonlyMap<string, string>): number {
  const known = new Set([...gone, ...come].flatMap((member) => firms.get(member) ?? []));
  return Math.max(known.size, gone.length, come.length);
}
