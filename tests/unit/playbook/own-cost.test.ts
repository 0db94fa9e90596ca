import { askedCost } from "@/lib/playbook/value/asked-cost";
import { couldCost } from "@/lib/playbook/value/read-cost";
import { firm, memoOf, type Some, textOf } from "@/tests/support/told-firm";

const NO_SUM: Some = {
  companyActivity: null,
  otherChallenge: "Callbacks on weekends eat us alive and Gord is the only one who takes them.",
  aiExperience: null,
  aiFriction: null,
};
const CALLBACKS = { what: "callbacks", many: 27, per: "week", each: 210, unit: "dollars" } as const;
const rowsOf = (some: Some) =>
  memoOf({ ...NO_SUM, ...some })?.worth.sum.rows.map(
    ({ figure, what, from }) => `${figure} | ${what} | ${from}`,
  );

describe("what today's trouble costs", () => {
  it("is asked where what was typed adds up to nothing, beside the sentence that page one quotes", () => {
    expect(askedCost(firm(NO_SUM))).toMatchObject({
      said: NO_SUM.otherChallenge,
      what: "",
      kept: null,
    });
  });

  it("is not asked where their words told it, nor of a firm that counts its cash", () => {
    const told = { otherChallenge: "26 callbacks a week, and each costs us $210." };
    expect(askedCost(firm({ ...NO_SUM, ...told }))).toBeNull();
    const broke = {
      otherChallenge: "We have six weeks of cash left.",
      aiFriction: "We cannot make payroll in January.",
    };
    expect(askedCost(firm({ ...NO_SUM, ...broke }))).toBeNull();
  });

  it("is asked anew of who has answered", () => {
    expect(askedCost(firm({ ...NO_SUM, ownCost: CALLBACKS }))?.kept).toEqual(CALLBACKS);
  });

  it("in dollars: page one has the sum with each factor, and what a tenth of it is", () => {
    expect(memoOf({ ...NO_SUM, ownCost: CALLBACKS })?.worth.sum.headline).toBe(
      "$294,840 a year goes into it",
    );
    expect(rowsOf({ ownCost: CALLBACKS })).toEqual([
      "27 | callbacks a week | you wrote",
      "× $210 | for each | you wrote",
      "$5,670 | a week | null",
      "× 52 | weeks | our assumption",
      "$294,840 | a year | null",
    ]);
    expect(textOf({ ...NO_SUM, ownCost: CALLBACKS })).toContain("$294,840");
  });

  it("names a trouble that no list knows: the first trial is of it, and ends when it does not fall", () => {
    expect(memoOf(NO_SUM)?.decision).not.toContain("callbacks");
    const page = memoOf({ ...NO_SUM, ownCost: CALLBACKS });
    expect(page?.decision).toContain("a count of callbacks by cause, each with its date and its cost");
    expect(JSON.stringify(page)).toContain("Repaid once 5 such cases are avoided");
  });

  it("counted in time it is work, and leaves the trial where it was", () => {
    const timed = { ...CALLBACKS, unit: "minutes" } as const;
    expect(memoOf({ ...NO_SUM, ownCost: timed })?.decision).toBe(memoOf(NO_SUM)?.decision);
  });

  it("in minutes: the hours of a year, and what that time is paid", () => {
    const rows = rowsOf({ ownCost: { ...CALLBACKS, unit: "minutes", each: 45 } });
    expect(rows?.slice(0, 5)).toEqual([
      "27 | callbacks a week | you wrote",
      "× 45 | minutes on each, ÷ 60 | you wrote",
      "20.25 | hours a week | null",
      "× 52 | weeks | our assumption",
      "1,053 | hours a year, spent today | null",
    ]);
    expect(rows?.[6]).toMatch(/^\$[\d,]+ \| a year, spent today \| null$/);
  });

  it("by the year there is nothing to multiply with", () => {
    expect(rowsOf({ ownCost: { ...CALLBACKS, per: "year", many: 1, each: 0.5 } })).toEqual([
      "1 | callbacks a year | you wrote",
      "× $0.50 | for each | you wrote",
      "$1 | a year | null",
    ]);
  });

  it("under a ban nothing of it is counted on", () => {
    const page = memoOf({ ...NO_SUM, aiFriction: "AI is banned here.", ownCost: CALLBACKS });
    expect(JSON.stringify(page)).toContain("The ban holds, and nothing of it is counted on.");
  });

  it("is no more than such a firm can spend", () => {
    const { most } = firm(NO_SUM);
    expect(couldCost(firm(NO_SUM), CALLBACKS)).toBe(true);
    expect(couldCost(firm(NO_SUM), { ...CALLBACKS, many: 10_000_000 })).toBe(false);
    const year = { ...CALLBACKS, per: "year", unit: "hours", each: 1800 } as const;
    expect(couldCost(firm(NO_SUM), { ...year, many: most })).toBe(true);
    expect(couldCost(firm(NO_SUM), { ...year, many: most + 1 })).toBe(false);
  });
});
