import { textOf } from "../../support/told-firm";

const BURNED =
  "Got burned. A vendor sold us a grading camera, $40,000. Got 70 boards right in 100. It's out in the shed under a tarp.";

describe("what came to nothing here", () => {
  it("is not proposed again as the next pilot", () => {
    const text = textOf({
      companyIndustry: "manufacturing",
      businessChallenges: [
        "improving_quality_and_reducing_scrap",
        "cutting_unplanned_downtime_on_critical_equipment",
      ],
      aiExperience: BURNED,
    });
    expect(text).toContain("It's out in the shed under a tarp");
    expect(text).not.toMatch(/(?:second pilot|two trials have ended)[^.]*camera/i);
    expect(text).not.toContain("Cameras with trained models catch defects");
  });

  it("is proposed where it was not tried", () => {
    const text = textOf({
      companyIndustry: "manufacturing",
      businessChallenges: [
        "cutting_unplanned_downtime_on_critical_equipment",
        "improving_quality_and_reducing_scrap",
      ],
      aiExperience: null,
    });
    expect(text).toMatch(/camera/i);
  });
});

it("reads no software in a wrong code, and no forecast in a season's length", () => {
  const text = textOf({
    otherChallenge: "Export forms. One wrong code and a pallet sat three weeks. Season is 140 working days.",
  });
  expect(text).not.toContain("Software that moves");
  expect(text).not.toContain("Earlier warning");
});

it("names one who leaves by the first name, a second name beside it", () => {
  const text = textOf({
    otherChallenge:
      "Grading. Vera Okonski grades them by hand, been at it 31 years and she's done in spring of 2028 and no one coming behind her.",
  });
  expect(text).toContain("What Vera knows");
  expect(text).not.toContain("Those who know leave before it is written down");
});

it("tells a director what the work takes today, and that it is no gain", () => {
  const text = textOf({
    otherChallenge:
      "Bids. 600 quotes last year, two estimators, 4 hours each at $40. We let 30 deadlines go by.",
  });
  expect(text).toContain("is 2,400 hours a year. That is what the work takes today, and no gain");
});
