import { memoOf } from "../../support/told-firm";

const QUOTES = "Quoting is too slow. About 40 requests a week, two guys, 50 min each.";
const REPORTS = "Incident reports, 61 a week at 40 minutes, 1 in 4 gets sent back.";
const FORMS = "We get 100 intake forms a week, 30 minutes per form";

const wagesOf = (otherChallenge: string, aiFriction: string) =>
  (memoOf({ otherChallenge, aiFriction })?.worth.sum.rows ?? [])
    .filter(({ figure, from }) => figure.startsWith("× $") && from === "you wrote")
    .map(({ figure, what }) => `${figure} ${what}`);

describe("a wage that was told away from the work", () => {
  it.each([
    [QUOTES, "Billing is one gal at 34/hr loaded and estimators 58.", "× $58.00 for one hour, estimators"],
    [
      "We get 100 intake forms a week, 30 minutes per form, typed by three planners.",
      "Millwrights are $52 an hour loaded, planners $48.",
      "× $48.00 for one hour, planners",
    ],
    [REPORTS, "Base wage is 29.", "× $29.00 for one hour, base wage"],
  ])("is of the role that does it: %s", (work, wages, row) => {
    expect(wagesOf(work, wages)).toEqual([row]);
  });

  it.each([
    [
      "of those for whom it is done",
      "We get 100 intake forms a week, 30 minutes per form, for the millwrights.",
      "Millwrights are $52 an hour loaded.",
    ],
    ["of a machine", `${FORMS}, on two cranes.`, "Cranes are $140 an hour all in."],
    [
      "of another role than does it",
      `${QUOTES.replace("two guys", "two clerks")}`,
      "Estimators are 58 an hour loaded.",
    ],
    ["of no role of this work", QUOTES, "Millwrights are $52 an hour loaded."],
    ["a price that is charged", QUOTES, "Estimators are billed at 158 an hour, all in."],
    ["a base wage beside another", REPORTS, "Base wage is 29 and nurses are $48 an hour loaded."],
    ["a base rate of money", REPORTS, "Base rate is 29% of sales."],
    ["what may be paid", REPORTS, "Base wage is 29 if we sign."],
    [
      "the leader's own hour",
      "I write 20 quotes a week, 50 minutes each.",
      "Estimators are 58 an hour loaded.",
    ],
  ])("is not taken where it is %s", (_what, work, wages) => {
    expect(wagesOf(work, wages)).toEqual([]);
  });
});
