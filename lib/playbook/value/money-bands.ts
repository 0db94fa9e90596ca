import type { Answers } from "@/lib/domain/assessment/assessment";
import { bandOf } from "../size";
import { fold, hitsOf, isNegated } from "../terms";

/** What a pilot and its first year may cost, in Canadian dollars and without the staff's own time. Our own judgement. */
export interface MoneyBand {
  kind: "no money" | "lean" | "usual";
  /** For the first 30 days, the pilot, and widening it. */
  phases: readonly [Money, Money, Money];
  /** Why this band: the words or the answers it follows. */
  because: string;
}

interface Money {
  low: number;
  high: number;
}

/** The upper end of the three phases. */
const BY_REVENUE: Readonly<Record<string, readonly [number, number, number]>> = {
  "under-1m": [500, 3000, 8000],
  "1m-10m": [3000, 12_000, 40_000],
  "10m-50m": [8000, 30_000, 90_000],
  "50m-100m": [10_000, 50_000, 150_000],
  "100m-500m": [25_000, 120_000, 350_000],
  "500m-1b": [40_000, 200_000, 600_000],
  "over-1b": [60_000, 350_000, 1_500_000],
};
/** A small firm with a large turnover has no more people to spend it. */
const MOST_BY_HEADS: readonly { upTo: number; most: readonly [number, number, number] }[] = [
  { upTo: 10, most: [500, 3000, 8000] },
  { upTo: 50, most: [3000, 12_000, 40_000] },
  { upTo: 200, most: [10_000, 50_000, 150_000] },
  { upTo: 500, most: [25_000, 120_000, 350_000] },
];
const LOW_SHARE = 0.3;

/** Words after which no money is asked for: what is owned already, and hours. */
const NO_MONEY = [
  "nothing for investment",
  "no money for investment",
  "no budget",
  "no money",
  "line of credit",
  "payroll is at risk",
  "cash flow crisis",
  "cash crisis",
  "creditor protection",
  "insolvency",
  "spending freeze",
  "budget freeze",
  "froze spending",
  "aucun budget",
  "gel des dépenses",
];
/** Words after which the lower end is the upper one. */
const LEAN = [
  "margin is falling",
  "margins are falling",
  "shrinking margins",
  "thin margins",
  "lost our biggest client",
  "lost our largest customer",
  "duties of",
  "tariffs",
  "cost cutting",
  "layoffs",
];

/**
 * The money of a plan follows revenue and what is said of cash, and head count only as a limit. What was understood of
 * the typed text elsewhere takes the place of the words looked for here.
 */
export function moneyBand(
  answers: Answers,
  said?: { kind: "no money" | "lean" | "nothing"; words: string },
): MoneyBand {
  const typed = [answers.otherChallenge, answers.aiFriction, answers.aiExperience].filter(Boolean).join("\n");
  const words = said === undefined ? firstOf(typed, NO_MONEY) : wordsIf(said, "no money");
  if (words !== undefined) {
    return { kind: "no money", phases: [NONE, NONE, NONE], because: `You wrote “${words}”.` };
  }
  const most = bandOf(answers.companyEmployees).most;
  const limit = MOST_BY_HEADS.find(({ upTo }) => most <= upTo)?.most;
  const revenue = BY_REVENUE[answers.companyRevenue] ?? BY_REVENUE["10m-50m"] ?? [8000, 30_000, 90_000];
  const tight = said === undefined ? firstOf(typed, LEAN) : wordsIf(said, "lean");
  const phases = revenue.map((high, phase): Money => {
    const capped = Math.min(high, limit?.[phase] ?? high);
    const low = rounded(capped * LOW_SHARE);
    return tight === undefined ? { low, high: capped } : { low: 0, high: low };
  });
  const [first = NONE, pilot = NONE, wider = NONE] = phases;
  const because = tight === undefined ? "By your revenue and head count." : `You wrote “${tight}”.`;
  return { kind: tight === undefined ? "usual" : "lean", phases: [first, pilot, wider], because };
}

const NONE: Money = { low: 0, high: 0 };

const wordsIf = (said: { kind: string; words: string }, kind: string): string | undefined =>
  said.kind === kind ? said.words : undefined;

/** The first of these words that was typed, as it was typed. */
function firstOf(typed: string, terms: readonly string[]): string | undefined {
  const folded = fold(typed);
  const hit = terms
    .flatMap((term) => hitsOf(folded, term))
    .find((one) => /^(?:no|nothing|aucun)\b/.test(one.term) || !isNegated(folded, one));
  return hit === undefined ? undefined : typed.normalize("NFC").slice(hit.from, hit.to);
}

const rounded = (amount: number): number =>
  amount < 1000 ? Math.round(amount / 50) * 50 : Math.round(amount / 500) * 500;
