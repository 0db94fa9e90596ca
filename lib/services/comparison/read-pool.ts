import type { PoolPlace, PoolRow } from "@/lib/data/store/comparisons";
import { cellsOf } from "@/lib/domain/comparison/cells";
import { ELEMENTS, type Element, type FirmFigures } from "@/lib/domain/comparison/figures";
import { firmKey } from "@/lib/domain/comparison/firm-key";
import { monthsBefore } from "@/lib/domain/retention";
import { scoreReadiness } from "@/lib/domain/score/score-readiness";
import { bandOf } from "@/lib/playbook/size";
import type { Context } from "../context";
import { isFreeMail } from "./is-free-mail";

const WINDOW_MONTHS = 24;
const PAGE = 1_000;

/** One firm of the pool: its newest unlocked assessment, scored by today's method. */
export interface PoolFirm extends FirmFigures {
  id: string;
  cells: readonly string[];
}

export interface Pool {
  firms: PoolFirm[];
  /** Firms with an unlocked assessment that do not want to be counted, or were never told that they are. */
  leftOut: number;
}

/** What is known of one firm so far: rows come the newest first. */
interface Seen {
  firm: PoolFirm;
  /** The newest word of any of its assessments. */
  saidAt: number;
  isCounted: boolean;
}

/**
 * The firms that may be counted, each once (P7). Read page by page and kept narrow: a hundred thousand rows must fit.
 * A firm is left out by its newest word, whichever of its assessments that was said with.
 */
export const readPool = ({ store, now }: Pick<Context, "store" | "now">): Promise<Pool> =>
  readFirms(store, { since: poolSince(now()) });

export const poolSince = (now: Date): Date => monthsBefore(now, WINDOW_MONTHS);

/** The same of any unlocked assessments: with `coupons`, of those that one of these codes unlocked. */
export async function readFirms(
  store: Context["store"],
  wanted: { since: Date; coupons?: readonly string[] },
): Promise<Pool> {
  const seen = new Map<string, Seen>();
  let after: PoolPlace | null = null;
  do {
    const rows: PoolRow[] = await store.comparisons.poolPage(wanted, after, PAGE);
    for (const row of rows) takeIn(seen, row);
    const last = rows.at(-1);
    after = rows.length < PAGE || last === undefined ? null : { id: last.id, createdAt: last.createdAt };
  } while (after !== null);
  // Of the whole pool every word was read; of those with a code, a firm may have said no with another assessment.
  if (wanted.coupons !== undefined && seen.size > 0) await leaveOut(store, seen);
  const firms: PoolFirm[] = [];
  for (const { firm, isCounted } of seen.values()) if (isCounted) firms.push(firm);
  return { firms, leftOut: seen.size - firms.length };
}

async function leaveOut({ comparisons }: Context["store"], seen: ReadonlyMap<string, Seen>): Promise<void> {
  const first = Math.min(...[...seen.values()].map(({ saidAt }) => saidAt));
  for (const refusal of await comparisons.refusalsSince(new Date(first))) {
    const known = seen.get(firmKey(refusal, isFreeMail));
    if (known !== undefined && refusal.saidAt.getTime() > known.saidAt) known.isCounted = false;
  }
}

function takeIn(seen: Map<string, Seen>, row: PoolRow): void {
  const key = firmKey(row, isFreeMail);
  const known = seen.get(key);
  const saidAt = row.saidAt?.getTime() ?? 0;
  if (known === undefined) {
    seen.set(key, { firm: firmOf(row), saidAt, isCounted: row.granted === true });
  } else if (saidAt > known.saidAt) {
    known.saidAt = saidAt;
    known.isCounted = row.granted === true;
  }
}

function firmOf(row: PoolRow): PoolFirm {
  const { size } = bandOf(row.companyEmployees);
  return {
    id: row.id,
    cells: sharedCells(cellsOf({ size, industry: row.companyIndustry })),
    ...figuresOfRow(row),
  };
}

/** What is counted of an assessment. */
export function figuresOfRow(row: PoolRow): FirmFigures {
  const { aiReadinessScore, topDownScore, bottomUpScore } = scoreReadiness(row);
  const elements = ELEMENTS.map(({ value }) => value).filter((value) => row.orgAiElements.includes(value));
  return {
    score: aiReadinessScore,
    topDown: Math.round(topDownScore * 10),
    bottomUp: Math.round(bottomUpScore * 10),
    elements: sharedElements(elements),
  };
}

/** Of equal lists one: there are few different ones, and a hundred thousand firms. */
function sharing<Item extends string>(): (list: readonly Item[]) => readonly Item[] {
  const known = new Map<string, readonly Item[]>();
  return (list) => {
    const name = list.join();
    const same = known.get(name) ?? list;
    known.set(name, same);
    return same;
  };
}

const sharedCells = sharing<string>();
const sharedElements = sharing<Element>();
