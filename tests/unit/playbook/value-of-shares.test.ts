import { readLedger } from "@/lib/playbook/read-ledger";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { WRITTEN_ON } from "../../fixtures/firms";
import { FRESH_FIRMS } from "../../fixtures/fresh-firms";

const worthOf = (told: Partial<typeof FRESH_FIRMS.grocer>) => {
  const { pageOne } = writePlaybookReport({ ...FRESH_FIRMS.grocer, ...told }, WRITTEN_ON).reportData;
  if (!("memo" in pageOne)) throw new Error("There is no memo.");
  return pageOne.memo.worth;
};
const figuresOf = (otherChallenge: string) =>
  worthOf({ otherChallenge }).sum?.rows.map(({ figure }) => figure);

describe("a share that got worse, as the value on page one", () => {
  it("of sales it is worked out on a million", () => {
    const { sum } = worthOf({ otherChallenge: "Shrink rose from 1.9% to 2.6% in one year" });
    expect(sum?.headline).toBe("$7,000 on each million of sales");
    expect(sum?.rows.map(({ figure, what }) => `${figure} ${what}`)).toEqual([
      "2.6% − 1.9% shrink, now and before",
      "0.7% of sales",
      "× $1,000,000 of sales",
      "$7,000 lost on each million",
      "× ____ millions of sales a year",
    ]);
  });

  it("a margin that fell is a loss, and one that rose is none", () => {
    expect(figuresOf("Our gross margin fell from 31% to 26% in two years")?.slice(0, 2)).toEqual([
      "31% − 26%",
      "5%",
    ]);
    expect(figuresOf("Our gross margin rose from 26% to 31% in two years")).not.toContain("5%");
  });

  it("of pieces it is told for a hundred, and the price of one is asked", () => {
    const { sum } = worthOf({ otherChallenge: "Our no-show rate went from 8% to 12% since spring" });
    expect(sum?.headline).toBe("4 more of each hundred");
    expect(sum?.rows[2]).toEqual({
      figure: "× ____",
      what: "hundreds of appointments a month",
      from: "fill in",
    });
  });

  it.each([
    "Shrink fell from 2.6% to 1.9% in one year",
    "Shrink may rise from 1.9% to 2.6%",
    "A competitor's shrink rose from 1.9% to 2.6%",
    "Headcount rose from 12 to 20",
  ])("nothing is made of: %s", (typed) => {
    expect(JSON.stringify(worthOf({ otherChallenge: typed }).sum)).not.toMatch(/of sales|each hundred/);
  });
});

describe("a count without minutes", () => {
  it("is set into the line, so that one number is left to fill in", () => {
    const { pageOne } = writePlaybookReport(FRESH_FIRMS.foodbank, WRITTEN_ON).reportData;
    if (!("memo" in pageOne)) throw new Error("There is no memo.");
    const { sum, example } = pageOne.memo.worth;
    expect(sum?.headline).toBe("One number decides it: hours on one grant report");
    expect(sum?.rows[1]).toEqual({ figure: "× 22", what: "grant reports a year", from: "you wrote" });
    expect(example).toMatch(/^one hour less on 22 grant reports a year are 22 hours/);
  });

  it("is the firm's own and exact", () => {
    expect(readLedger({ otherChallenge: "We file 22 grant reports a year" }).facts[0]?.tier).toBe("assert");
    const about = worthOf({ otherChallenge: "Grant reports take ages, and we file about 22 or so a year" });
    expect(JSON.stringify(about.sum)).not.toMatch(/× 22/);
  });
});
