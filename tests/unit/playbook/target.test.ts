import { targetOf, targetOfPiece } from "@/lib/playbook/value/box/target";
import { FRESH_FIRMS } from "../../fixtures/fresh-firms";
import { READ_FIRMS } from "../../fixtures/read-firms";
import { memoOf, reportOf } from "../../support/told-firm";

const TIME = { kind: "hours", from: [], approx: false, question: null, noun: "quote" } as const;
const range = (value: number) => ({ low: value, high: value });

describe("what the trial has to show", () => {
  it("is a part of the minutes that one piece takes, rounded up", () => {
    const line = { ...TIME, meaning: "spent", per: "month", hours: range(60) } as const;
    const formula = { minutes: range(12), volume: range(300) };
    expect(targetOf({ ...line, formula }, "quote", 0.2)?.say(0.2)).toBe(
      "timed quotes take 3 minutes less each",
    );
  });

  it("is told in hours where a piece takes hours, and of those of the trial where there are few", () => {
    const line = { ...TIME, meaning: "spent", per: "year", hours: range(110) } as const;
    const formula = { minutes: range(300), volume: range(22) };
    expect(targetOf({ ...line, formula }, "grant report", 0.2)?.say(0.25)).toBe(
      "the grant reports of the trial take 1.3 hours less each",
    );
  });

  it("is a part of a person's week where no piece was told", () => {
    const line = { ...TIME, meaning: "spent", per: "year", hours: range(1932) } as const;
    const formula = { hours: range(14), times: 46, people: 3 };
    expect(targetOf({ ...line, formula }, "clerk", 0.2)?.say(0.2)).toBe(
      "each clerk spends 2.8 hours less a week",
    );
  });

  it("is of the work where no one of those who do it was told", () => {
    const line = { ...TIME, meaning: "spent", per: "year", hours: range(1150) } as const;
    const formula = { hours: range(25), times: 46 };
    expect(targetOf({ ...line, formula }, null, 0.2)?.say(0.2)).toBe("the work takes 5 hours less a week");
  });

  it("is the part of a told change that is counted on", () => {
    const { least, say } = targetOfPiece(15, "letter");
    expect(say(least)).toBe("timed letters take 6 minutes less each");
  });
});

const TARGET = "It goes on if timed RFIs take 8 minutes less each.";

describe("page one, the charter and the resolution", () => {
  const report = reportOf(READ_FIRMS.gc).reportData;

  it("name the same target, in the figure that was told", () => {
    expect(memoOf(READ_FIRMS.gc)?.stop.goesOn).toBe(TARGET);
    const [charter, resolution] = ["pilot-charter", "resolution"].map((id) =>
      JSON.stringify(report.annexes?.find((annex) => annex.id === id)),
    );
    expect(charter).toMatch(/Target by [^:]+: timed RFIs take 8 minutes less each\./);
    expect(resolution).toContain(`Target. ${TARGET}`);
  });

  it("name a round part where the money is a rounded fifth", () => {
    const told = "Quotes for custom millwork take two weeks and cost our estimators 25 hours a week.";
    expect(memoOf({ otherChallenge: told })?.stop.goesOn).toBe(
      "It goes on if the work takes 5 hours less a week.",
    );
  });

  it("ask for no more than a fifth of what the work costs in a year", () => {
    const cost = memoOf(FRESH_FIRMS.landlord)?.cost.title ?? "";
    expect(Number(/\$([\d,]+)/.exec(cost)?.[1]?.replaceAll(",", ""))).toBeLessThanOrEqual(108_000 / 5);
    const small = memoOf({ otherChallenge: "Quotes take 20 minutes each and we write 12 a week." });
    expect(small?.worth.sum.headline).toMatch(/a year of paid time goes into it$/);
    const yearly = Number(/\$([\d,]+)/.exec(small?.worth.sum.headline ?? "")?.[1]?.replaceAll(",", ""));
    const asked = Number(/\$([\d,]+)/.exec(small?.cost.title ?? "")?.[1]?.replaceAll(",", ""));
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(Math.ceil(yearly / 5 / 50) * 50);
  });

  it("name none where a ban holds", () => {
    expect(memoOf(FRESH_FIRMS.dental)?.stop.goesOn).toBeUndefined();
  });
});
