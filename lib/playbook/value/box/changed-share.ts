import { type FactOf, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { type BoxInput, bill, row, total, type ValueBox, YOU_WROTE, YOURS } from "./box";
import { BLANK, count, dollars } from "./figures";
import { TROUBLES } from "./troubles";

/** A share of sales in which a rise is a loss, or a fall. */
const OF_SALES: readonly { says: RegExp; loses: "up" | "down" }[] = [
  { says: /\b(?:shrink|shrinkage|food costs?|bad debts?|write[- ]offs?|markdowns?)\b/i, loses: "up" },
  { says: /\bmargins?\b/i, loses: "down" },
];

/** A share of pieces in which a rise is a loss, or a fall, and what it is a share of. */
const OF_PIECES: readonly { says: RegExp; loses: "up" | "down"; of: string }[] = [
  { says: /\bno[- ]?shows?\b/i, loses: "up", of: "appointments" },
  { says: /\b(?:scrap|reject|defect|rework)\b/i, loses: "up", of: "pieces" },
  { says: /\b(?:error|complaint)s?\b/i, loses: "up", of: "orders" },
  { says: /\bvacanc(?:y|ies)\b/i, loses: "up", of: "units" },
  { says: /\bcancell?ations?\b/i, loses: "up", of: "bookings" },
  { says: /\bon[- ]time\b/i, loses: "down", of: "deliveries" },
  { says: /\bwin rates?\b/i, loses: "down", of: "bids" },
];

const SCALE = 1_000_000;

/** A share that got worse was told: what the difference comes to on a round number, and which figure is theirs to add. */
export function changedShareBox({ firm }: BoxInput): ValueBox | null {
  const changes = factsOf(firm.ledger.facts, "change").filter(isWorseShare);
  for (const change of changes) {
    const about = change.about ?? "";
    const isLoss = ({ says, loses }: { says: RegExp; loses: "up" | "down" }) =>
      says.test(about) && loses === change.direction;
    if (OF_SALES.some(isLoss)) return ofSales(change, about);
    const piece = OF_PIECES.find(isLoss);
    if (piece !== undefined) return ofPieces(change, about, piece.of);
  }
  return null;
}

type Told = FactOf<"change"> & { from: number; to: number };

function ofSales(told: Told, about: string): ValueBox {
  const points = pointsOf(told);
  const amount = dollars((points / 100) * SCALE);
  return bill(
    `${amount} on each million of sales`,
    [
      row(difference(told), `${about}, ${order(told)}`, YOU_WROTE),
      total(`${count(points)}%`, "of sales"),
      row(`× ${dollars(SCALE)}`, "of sales", "for scale"),
      total(amount, "lost on each million"),
      row(`× ${BLANK}`, "millions of sales a year", YOURS),
    ],
    `${about} is counted as a share of sales, in both figures.`,
    SHOWN_BY_THE_TRIAL,
  );
}

function ofPieces(told: Told, about: string, pieces: string): ValueBox {
  const points = count(pointsOf(told));
  const more = told.direction === "up" ? "more" : "fewer";
  return bill(
    `${points} ${more} of each hundred`,
    [
      row(difference(told), `${about}, ${order(told)}`, YOU_WROTE),
      total(points, `${more} of each hundred ${pieces}`),
      row(`× ${BLANK}`, `hundreds of ${pieces} a month`, YOURS),
      row(`× $${BLANK}`, "what one of them costs you", YOURS),
      total(`$${BLANK}`, "a month"),
    ],
    `both figures are shares of ${pieces}.`,
    SHOWN_BY_THE_TRIAL,
  );
}

const SHOWN_BY_THE_TRIAL = "The trial shows how much of the difference comes back.";

/** The larger first, so that the difference is what is lost. */
const difference = ({ from, to }: Told): string =>
  `${count(Math.max(from, to))}% − ${count(Math.min(from, to))}%`;

const order = ({ direction }: Told): string => (direction === "up" ? "now and before" : "before and now");

const pointsOf = ({ from, to }: Told): number => Math.round(Math.abs(to - from) * 100) / 100;

function isWorseShare(fact: FactOf<"change">): fact is Told {
  const { from, to, unit, per, direction, field } = fact;
  return (
    isFirm(fact) &&
    unit === "percent" &&
    per === null &&
    TROUBLES.includes(field) &&
    from !== null &&
    to !== null &&
    from !== to &&
    to > from === (direction === "up") &&
    Math.max(from, to) <= 100
  );
}
