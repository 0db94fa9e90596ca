import type { Per } from "@/lib/domain/value/tally/figures";
import type { Tally } from "@/lib/domain/value/tally/tally";
import { asPlural } from "../../lead/task-words";
import { type Row, row, total, YOU_WROTE } from "./box";
import { count, grouped, LONG_MINUTES } from "./figures";
import { inTime, isOnce, isTotal, manyOf, timeOfAll } from "./tally-sum";

/** The factors of a tally, a row each. */

/** "$12,000 a month", "× 11% of it". */
const spendingRows = (
  { each, shares: [share], pers: [{ per }] }: Tally,
  say: (dollars: number) => string,
): Row[] => [
  row(say(each), `paid a ${per}`, YOU_WROTE),
  ...(share === undefined ? [] : [row(`× ${asPart(share)}`, "of it", YOU_WROTE)]),
];

/** "45 files a month", "of 60 orders a day", "× 2 shifts a day", "× 8% of them". */
function countRows(tally: Tally): Row[] {
  const {
    pers: [inner, ...outer],
    shares,
    part,
    people,
    paid,
    forgone,
    eachFrom,
  } = tally;
  const ofThem = forgone === "gap" ? (eachFrom ?? "of them") : "of them";
  const [first, ...more] = [
    ...(people === null ? [] : [{ figure: count(people.count), what: people.noun }]),
    ...(part !== null && paid !== undefined
      ? [
          {
            figure: `(${grouped(inner.count)} − ${grouped(paid)})`,
            what: `${named(inner).trim() || "of them"} ${inTime(inner.per)}, less those that were paid`,
          },
        ]
      : part !== null
        ? [{ figure: count(part), what: `of ${count(inner.count)}${named(inner)} ${inTime(inner.per)}` }]
        : isOnce(inner)
          ? []
          : [
              {
                figure: grouped(inner.count),
                what: `${named(inner).trim() || "of them"} ${inTime(inner.per)}`,
              },
            ]),
    ...shares.map((share, place) => ({ figure: asPart(share), what: place === 0 ? ofThem : "of those" })),
    ...outer.map((per) => ({ figure: grouped(per.count), what: `${named(per).trim()} a ${per.per}` })),
  ];
  return [
    ...(first === undefined ? [] : [row(first.figure, first.what, YOU_WROTE)]),
    ...more.map(({ figure, what }) => row(`× ${figure}`, what, YOU_WROTE)),
  ];
}

const named = ({ of, count: many }: Per): string => (of === null ? "" : ` ${many === 1 ? of : asPlural(of)}`);
const asPart = ({ part, whole }: Tally["shares"][number]): string =>
  whole === 100 ? `${part}%` : `${part} ÷ ${whole}`;

export function eachRows(tally: Tally): Row[] {
  const counts = countRows(tally);
  const { each, check, people, pers } = tally;
  const { unit, divided, long } = unitOf(each, check);
  const [told, taken] = [each, check ?? 0].map((minutes) => count(minutes / long));
  const isFirst = counts.length === 0;
  const figure = check === null ? (told ?? "") : `(${told} − ${taken})`;
  const by = people === null ? "" : " by each";
  const what =
    check !== null
      ? `${unit} saved on each, less the check`
      : isOnce(pers[0])
        ? `${unit} a ${pers[0].per}${by}`
        : `${unit} on each`;
  return [...counts, row(isFirst ? figure : `× ${figure}`, `${what}${divided}`, YOU_WROTE)];
}

interface Unit {
  readonly unit: string;
  /** What turns them into hours, where that is not one to one. */
  readonly divided: string;
  /** Minutes. */
  readonly long: number;
}

function unitOf(minutes: number, check: number | null): Unit {
  if (minutes < 1 && check === null) return { unit: "seconds", divided: ", ÷ 3,600", long: 1 / 60 };
  return isLong(minutes) || (check === null && isOfTenths(minutes))
    ? { unit: "hours", divided: "", long: 60 }
    : { unit: "minutes", divided: ", ÷ 60", long: 1 };
}

/** "2.4 hours" */
const isOfTenths = (minutes: number): boolean => minutes > 120 && minutes % 6 === 0;
const isLong = (minutes: number): boolean => minutes >= LONG_MINUTES || minutes % 60 === 0;

export function moneyRows(tally: Tally, say: (dollars: number) => string): Row[] {
  if (isTotal(tally)) return [];
  if (isOnce(tally.pers[0])) return spendingRows(tally, say);
  return [...countRows(tally), row(`× ${say(tally.each)}`, eachOf(tally), YOU_WROTE)];
}

const eachOf = ({ eachFrom, forgone }: Tally): string =>
  eachFrom === undefined || forgone === "gap" ? "for each" : `for each: ${eachFrom}`;

/** "$30,600 a season: 9 wrong fields, $3,400 each, beside this sum" */
export function besideRow(tally: Tally, say: (dollars: number) => string): Row {
  const counted = countRows(tally)
    .map(({ figure, what }) => `${figure} ${what}`)
    .join(" ");
  return total(
    say(manyOf(tally) * tally.each),
    `${inTime(timeOfAll(tally))}, beside this sum: ${counted}, ${say(tally.each)} each`,
  );
}
