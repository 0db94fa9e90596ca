import { profileOf } from "@/lib/playbook/company-profile";
import { toldFigures } from "@/lib/playbook/told-figures";
import { answersFor } from "../../support/answers";

const told = (typed: Record<string, string>): string => toldFigures(profileOf(answersFor(typed)));

describe("the figures that were typed are said back in words of ours", () => {
  it("a percentage with the name of what it measures", () => {
    const said = told({ otherChallenge: "Our scrap rate runs at 4.2%. Absenteeism is 9%." });
    expect(said).toBe("Your figures, as we read them: scrap rate at 4.2%; absenteeism at 9%.");
  });

  it("how much a firm does, after what it told of its problem", () => {
    const said = told({
      companyActivity: "We press 38,000 litres of cider a year.",
      otherChallenge: "Each label takes us 12 minutes per label.",
    });
    expect(said).toBe(
      "Your figures, as we read them: 12 minutes for each label; 38,000 litres of cider a year.",
    );
  });
});
