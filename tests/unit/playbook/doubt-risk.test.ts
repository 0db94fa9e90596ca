import { memoOf, reportOf } from "../../support/told-firm";

describe("a risk that is theirs", () => {
  const doubts = "My brother Osvald says the crew needs boots not software.";

  it("no machine answers where the trial is no reply", () => {
    const page = memoOf({
      otherChallenge: "Go-backs. We get around 55 a week and a go-back costs me $85.",
      aiFriction: doubts,
    });
    expect(page?.risk.risk).not.toContain("a machine answered");
  });

  it("is no tool's where a count buys none", () => {
    const page = memoOf({
      otherChallenge:
        "Short checks. About 60 pickers a week say the check is short. Nobody has sorted them by cause.",
      aiFriction: "Pay data stays on our server.",
    });
    const isCount = page?.decision.includes("a count of") ?? false;
    expect(isCount && page?.risk.risk.includes("sold as your own")).toBe(false);
  });

  it("is no private account where one person wrote one letter", () => {
    const told = (aiExperience: string) =>
      JSON.stringify(
        reportOf({ aiToolsUsed: ["chatgpt"], aiExperience, orgAiElements: ["none_yet"] }).reportData,
      );
    expect(told("Wrote one letter with it, nobody else uses it.")).not.toContain(
      "Company work goes into private",
    );
    expect(told("Asked ChatGPT about boilers once.")).not.toContain("Company work goes into private");
    expect(told("The office uses it every day for mail.")).toContain("Company work goes into private");
  });
});
