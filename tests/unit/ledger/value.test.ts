import type { TypedFields } from "@/lib/domain/ledger/fact";
import type { ValueLine } from "@/lib/domain/value/line";
import { valueLines } from "@/lib/domain/value/value-lines";
import { countedOn, paidTime } from "@/lib/domain/value/worth";
import { readLedger } from "@/lib/playbook/read-ledger";

const ANY_SIZE = { mostPeople: 5000 };
const linesOf = (typed: string | TypedFields, limits = ANY_SIZE): ValueLine[] =>
  valueLines(readLedger(typeof typed === "string" ? { aiFriction: typed } : typed), limits);

/** A line in one row: what it comes to, and what is asked. */
function rowOf(line: ValueLine): string {
  const asked = line.question === null ? "" : ` ask ${line.question.ask} of ${line.question.noun}`;
  const range = ({ low, high }: { low: number; high: number }) =>
    low === high ? `${low}` : `${low}-${high}`;
  if (line.kind === "piece")
    return `${line.minutes} min, ${line.percent} %, ${(line.minutes * 1000) / 60} h per 1000${asked}`;
  if (line.kind === "money") return `${range(line.amount)} ${line.currency} a ${line.per ?? "sum"}${asked}`;
  return `${range(line.hours)} h ${line.meaning} a ${line.per}${asked}`;
}

describe("value arithmetic", () => {
  const SUMS: [string, string[]][] = [
    [
      "Two project coordinators draft RFIs with Copilot: saves about 20 minutes per RFI and we send 300 a month",
      ["100 h saved a month"],
    ],
    [
      "Files took us time: cut from 80 to 30 minutes per file, and we close 60 files a month",
      ["50 h saved a month"],
    ],
    [
      "Drafting member letters fell from 40 to 25 minutes",
      ["15 min, 37.5 %, 250 h per 1000 ask volume of letter"],
    ],
    ["I answer e-mails with Gemini, which saves me an hour a day", ["220 h saved a year"]],
    [
      "Claude Code writes our tests; 5 hours per week per developer saved across 14 developers",
      ["3220 h saved a year"],
    ],
    ["It saves 5 hours per week per developer", ["230 h saved a year ask people of developer"]],
    ["Our broker charges US$85 per entry; 2,400 entries a year", ["204000 USD a year"]],
    ["Chaque erreur de dédouanement nous coûte 1 500 $ et on en a eu 22 en 2025", ["33000 CAD a sum"]],
    ["Each tender answer takes 20-30 hours and we write 4 to 6 a month", ["80-180 h spent a month"]],
    ["Invoices: 400/mo, 12 min ea", ["80 h spent a month"]],
    ["17 applications and 17 final reports a year, each takes 26 hours", ["884 h spent a year"]],
    ["We write 17 applications and 17 final reports a year, each 26 hours", ["884 h spent a year"]],
    ["340 referrals a year land on two people in the office, 5 hours each", ["1700 h spent a year"]],
    ["Two clerks and 30 quotes a month, each takes 3 hours", ["90 h spent a month"]],
    ["We screen 600 applicants a week and spend 20 minutes per resume", ["200 h spent a week"]],
  ];
  it.each(SUMS)("%s", (typed, rows) => {
    expect(linesOf(typed).map(rowOf)).toEqual(rows);
  });

  const REFUSED: [string, string | TypedFields][] = [
    ["what only might be", "If we could save 20 minutes per RFI on 300 RFIs a month we would be happy"],
    ["what is not so", "It does not save 20 minutes per RFI, and we send 300 RFIs a month"],
    ["what is meant ironically", "Oh great, another tool that saves us 10 hours a week"],
    ["the competitor's number", "Our competitor saves 20 minutes per RFI"],
    ["the vendor's number", "The supplier says it saves 20 minutes per quote; 300 quotes a month"],
    ["two nouns", "It takes 20 minutes per proposal and we get 300 invoices a month"],
    ["a volume of nothing", "300 a month"],
    ["a share times a volume", "AI closes 38% of tickets and we get 900 calls a month"],
    ["what became slower", "Quotes went from 20 to 35 minutes and we write 300 quotes a month"],
    ["waiting time", "Retirement estimates take 31 days and we write 40 estimates a month"],
    [
      "two answers with nouns that are only alike",
      {
        aiExperience: "It saves 20 minutes per site visit",
        otherChallenge: "We do 40 visits a month",
      },
    ],
  ];
  it.each(REFUSED)("refuses %s", (_, typed) => {
    expect(linesOf(typed)).toEqual([]);
  });

  it("takes two answers together where the noun is the very same", () => {
    const typed = {
      aiExperience: "It saves 20 minutes per quote",
      otherChallenge: "We write 40 quotes a month",
    };
    expect(linesOf(typed).map(rowOf)).toEqual(["13.333333333333334 h saved a month"]);
  });

  it("asks which of two volumes is meant", () => {
    const typed =
      "Quoting fell from 40 to 25 minutes per quote; 300 quotes a month, in winter 120 quotes a month";
    expect(linesOf(typed).map(rowOf)).toEqual(["15 min, 37.5 %, 250 h per 1000 ask whichVolume of quote"]);
  });

  it("refuses more hours than the firm's people work", () => {
    const typed = "It saves 2 hours per letter and we write 9,000 letters a month";
    expect(linesOf(typed, { mostPeople: 10 })).toEqual([]);
    expect(linesOf(typed, { mostPeople: 500 })).toHaveLength(1);
  });

  it("says where each number was typed", () => {
    const typed = "We send 300 RFIs a month; it saves 20 minutes per RFI";
    const origins = linesOf(typed).flatMap(({ from }) => from);
    expect(origins.map(({ span }) => typed.slice(...span))).toEqual([
      "20 minutes per RFI",
      "300 RFIs a month",
    ]);
  });

  it("counts on half to all of what was saved, less the checking, and on nothing that is only spent", () => {
    const [saved] = linesOf("It saves 20 minutes per RFI and we send 300 RFIs a month");
    const [spent] = linesOf("It takes 20 minutes per RFI and we send 300 RFIs a month");
    if (saved?.kind !== "hours" || spent?.kind !== "hours") throw new Error("no hours");
    expect(paidTime(saved, { low: 35.19, high: 38 })).toEqual({ low: 3519, high: 3800 });
    expect(countedOn(saved)).toEqual({ low: 40, high: 80 });
    expect(countedOn(saved, true)).toEqual({ low: 50, high: 100 });
    expect(countedOn(spent)).toBeNull();
  });
});
