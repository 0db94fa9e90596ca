import { memoOf } from "../../../support/told-firm";

const whatIsSo = (some: Parameters<typeof memoOf>[0]) => memoOf(some)?.problem.whatIsSo ?? "";

describe("from the problem that is quoted to the trial", () => {
  it.each([
    [["raising_productivity_with_the_team_we_have"], "raising productivity with the team we have"],
    [
      ["improving_customer_response_and_service_quality", "finding_and_keeping_skilled_people"],
      "improving customer response and service quality",
    ],
  ])("what was ticked is quoted, and does not speak for us: %s", (businessChallenges, label) => {
    const said = whatIsSo({
      companyIndustry: "other",
      businessChallenges,
      otherChallenge: "The ferry was late again and the whole crew stood on the dock.",
    });
    expect(said).toContain(
      `You ticked “${label}”, and the trial starts there; the review will show whether it helps here too.`,
    );
    expect(said).not.toContain("which you chose");
  });

  it("says nothing of it where the trial is of the work that was told", () => {
    const otherChallenge =
      "Hull surveys. I dictate on the dock, Dina types it up, and the broker has gone quiet.";
    expect(whatIsSo({ otherChallenge })).not.toContain("You ticked");
  });
});
