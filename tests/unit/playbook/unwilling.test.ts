import { unwillingIn } from "@/lib/playbook/own-lines/unwilling";
import { memoOf } from "../../support/told-firm";

const unwilling = (aiFriction: string) => unwillingIn({ aiFriction, otherChallenge: null });

const ESTIMATORS =
  "My estimators got burned and wont try a 2nd one. Also they get paid on booked jobs not on how the job came out, so.... Actual hours are on paper.";

describe("those whose work it is, with a reason against it", () => {
  it.each([
    [
      ESTIMATORS,
      "paid otherwise",
      "My estimators got burned and wont try a 2nd one. Also they get paid on booked jobs not on how the job came out",
    ],
    [
      "Drivers get 4% commission on what they load, not what sells.",
      "paid otherwise",
      "Drivers get 4% commission on what they load, not what sells",
    ],
    [
      "Instructors are paid by flight hour so another 10 minutes of typing is 10 minutes unpaid.",
      "paid otherwise",
      "Instructors are paid by flight hour so another 10 minutes of typing is 10 minutes unpaid",
    ],
    ["Our techs hated it and won't use it again.", "let down", "Our techs hated it and won't use it again"],
  ])("%s", (text, why, quote) => {
    expect(unwilling(text)).toEqual({ why, quote: `“${quote}”` });
  });

  it.each([
    "Customers are late. They get paid on Friday not on Monday.",
    "Our drivers get paid by the mile.",
    "If our drivers get paid by the load not by the hour it gets worse.",
    "Our estimators used to get paid on booked jobs not on results.",
    "Our techs won't use it in the rain.",
    "My competitor's estimators got burned and won't try another.",
    "Would our techs refuse to try it?",
  ])("is not read from: %s", (text) => {
    expect(unwilling(text)).toBeNull();
  });

  it("has to be convinced", () => {
    const page = memoOf({ otherChallenge: "Quotes take two weeks, 40 a month.", aiFriction: ESTIMATORS });
    expect(page?.halvesLabel).toBe("Who has to be convinced");
    expect(page?.toldInstead).toMatch(
      /came out”\. Agree with them before the first day what changes in their pay/,
    );
    expect(page?.risk.risk).not.toContain("burned");
  });

  it("is the risk where page one's row tells of what was tried", () => {
    const page = memoOf({
      otherChallenge: "Quotes take two weeks, 40 a month.",
      aiExperience: "We tried a scheduling app and nobody kept count, we dropped it after 3 months.",
      aiFriction: ESTIMATORS,
    });
    expect(page?.halvesLabel).toBe("What you tried");
    expect(page?.risk.risk).toMatch(/^Those who do the work are paid for something else: “My estimators/);
    expect(JSON.stringify(page).split("got burned")).toHaveLength(2);
  });
});
