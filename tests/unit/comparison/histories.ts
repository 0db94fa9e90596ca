import { INDUSTRIES } from "@/lib/domain/assessment/questions/company";
import { CELLS, cellsOf, FIRM_SIZES, PARTITIONS } from "@/lib/domain/comparison/cells";
import { type CellState, decide, differenceOf, FLOOR } from "@/lib/domain/comparison/disclosure";

export interface FirmInHistory {
  id: string;
  cells: readonly string[];
}

export interface Shown {
  cell: string;
  publishedAt: Date;
  endedAt: Date | null;
  members: readonly string[];
}

export const DAY_MS = 86_400_000;

/** A history of publications, as the service keeps it, without a database. */
export class History {
  readonly publications: Shown[] = [];

  publish(firms: readonly FirmInHistory[], now: Date) {
    const states = CELLS.map((cell) => this.stateOf(cell, firms));
    const decisions = decide(states, now);
    for (const { cell, act } of decisions) {
      const visible = this.visible(cell);
      if ((act === "publish" || act === "end") && visible !== undefined) visible.endedAt = now;
      if (act !== "publish") continue;
      const members = states.find((state) => state.cell === cell)?.members ?? [];
      this.publications.push({ cell, publishedAt: now, endedAt: null, members });
    }
    return decisions;
  }

  visible = (cell: string): Shown | undefined =>
    this.publications.find((one) => one.cell === cell && one.endedAt === null);

  of = (cell: string): Shown[] => this.publications.filter((one) => one.cell === cell);

  private stateOf(cell: string, firms: readonly FirmInHistory[]): CellState {
    const members = firms.filter(({ cells }) => cells.includes(cell)).map(({ id }) => id);
    const current = new Set(members);
    const visible = this.visible(cell);
    return {
      cell,
      members,
      distances: this.of(cell).map((one) => distanceOf(current, one.members)),
      // Those that are many apart by their size alone may be left out.
      others: this.publications
        .filter((one) => one.cell !== cell && Math.abs(one.members.length - members.length) < FLOOR)
        .map((one) => apart(current, one.members)),
      isAwaited: false,
      visible: visible
        ? {
            publishedAt: visible.publishedAt,
            members: visible.members,
            isCurrent: distanceOf(current, visible.members) === 0,
          }
        : null,
    };
  }
}

const distanceOf = (now: ReadonlySet<string>, then: readonly string[]): number => {
  const { gone, come } = differenceOf(now, then);
  return gone.length + come.length;
};

/** The same, counted and not listed. */
const apart = (now: ReadonlySet<string>, then: readonly string[]): number =>
  now.size + then.length - 2 * then.filter((member) => now.has(member)).length;

/** Everything that an attacker could work out by subtracting one publication from another, of any cells; nothing is the rule. */
export function leaksIn({ publications }: History): string[] {
  const leaks: string[] = [];
  for (const [place, one] of publications.entries()) {
    if (one.members.length < 11) leaks.push(`${one.cell}: only ${one.members.length}`);
    const members = new Set(one.members);
    for (const other of publications.slice(place + 1)) {
      if (Math.abs(one.members.length - other.members.length) > 4) continue;
      const by = apart(members, other.members);
      if (by > 0 && by < 5) leaks.push(`${one.cell} and ${other.cell} differ by ${by}`);
    }
  }
  return leaks;
}

/** By what can be seen now: members of the whole that are in no visible part of it. */
export function remaindersIn(history: History): string[] {
  const whole = history.visible("all");
  if (whole === undefined) return [];
  return PARTITIONS.flatMap((partition) => {
    const inParts = new Set(partition.flatMap((cell) => history.visible(cell)?.members ?? []));
    const left = whole.members.filter((id) => !inParts.has(id)).length;
    return inParts.size > 0 && left > 0 && left < 11 ? [`a remainder of ${left}`] : [];
  });
}

/** An invented mix: few large firms, some industries common and some rare. */
export function randomFirm(random: () => number, id: string): FirmInHistory {
  const size = FIRM_SIZES[Math.floor(random() ** 1.5 * FIRM_SIZES.length)]?.value ?? "micro";
  const industry = INDUSTRIES[Math.floor(random() ** 2 * INDUSTRIES.length)]?.value ?? "other";
  return { id, cells: cellsOf({ size, industry }) };
}
