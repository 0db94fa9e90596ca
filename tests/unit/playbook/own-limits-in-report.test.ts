import { memoOf, textOf } from "../../support/told-firm";

describe("on page one", () => {
  const told = {
    otherChallenge: "Quotes take two weeks, 40 a month.",
    aiFriction:
      "Growers dont want their yield numbers shared. Our lawyer says nothing goes to buyers without her seeing it.",
  };

  it("the strongest is the risk with what it asks for, the next is left alone, and each is said once", () => {
    const page = memoOf(told);
    expect(page?.risk.risk).toBe(
      "Data that is not yours to share goes into a tool: “Growers dont want their yield numbers shared”.",
    );
    expect(page?.risk.control).toBe("Ask in writing first; without a yes, theirs stays out of the trial.");
    expect(page?.notNow).toContain(
      "What counsel has not seen: “Our lawyer says nothing goes to buyers without her seeing it”.",
    );
    expect(JSON.stringify(page).split("yield numbers")).toHaveLength(2);
  });

  it("is in the register of risks too", () => {
    expect(textOf(told)).toMatch(
      /\*\*Data that is not yours to share goes into a tool\.\*\* [^\n]*yield numbers shared”/,
    );
  });

  it("a wish for a person is what is left alone, and no risk", () => {
    const page = memoOf({
      otherChallenge: "Quotes take two weeks, 40 a month.",
      aiFriction: "The older tenants want Barb on the phone not a robot.",
    });
    expect(page?.risk.risk).not.toContain("Barb");
    expect(page?.notNow).toContain("A machine where a person is wanted: “The older tenants want Barb");
  });

  it("what needs a sign-off rules no cloud out", () => {
    const text = textOf({
      otherChallenge: "Quotes take two weeks, 40 a month.",
      aiFriction: "Insurer says no plant network to cloud connection without their sign off.",
    });
    expect(text).toContain("Something starts before the yes that it needs");
    expect(text).not.toMatch(/on your own machines alone|a copy of anything reaches a cloud/);
  });

  it("where none was typed, nothing is said of one", () => {
    expect(textOf({ aiFriction: "No time." })).not.toMatch(/not yours to share|counsel has not seen/);
  });
});
