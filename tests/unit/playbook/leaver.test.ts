import { leaverIn } from "@/lib/playbook/own-lines/leaver";
import { memoOf, textOf } from "../../support/told-firm";

const named = (otherChallenge: string) => leaverIn({ otherChallenge, aiFriction: null })?.name ?? null;

describe("who is about to leave with what they know", () => {
  it.each([
    [
      "Joyce catches most of it because she knows every family, she is 66 and says this fall is her last.",
      "Joyce",
    ],
    ["Walter (41 years) goes in March and Lucia wants out by next summer.", "Walter"],
    ["Hugh is 71 and the only one who can voice reeds.", "Hugh"],
    ["Our estimator Marg retires in June.", "Marg"],
    ["Three of my seven techs are over 60 and Gary is done in March for sure.", "Gary"],
    ["And Ivo Brandt, 69, who knows the looms built before 1980, is done June 30.", "Ivo"],
    ["Piers is 66 and won't say when.", "Piers"],
    ["Old Rosa (68) packs it in after harvest.", "Rosa"],
    ["Marta, 67, hangs up her apron in June.", "Marta"],
    ["Wim steps down in May and he tunes every bell by ear.", "Wim"],
    ["Lena hands in her keys on January 31.", "Lena"],
    ["Dorota, 68, works her last shift in March.", "Dorota"],
    ["Yusuf is gone at the end of June and he is the one who reads the old drawings.", "Yusuf"],
    ["But Pavel, who sets every loom, is out by Christmas.", "Pavel"],
    ["And Gerald is leaving in May.", "Gerald"],
  ])("%s", (text, name) => {
    expect(named(text)).toBe(name);
  });

  it.each([
    "Our client Mary is leaving her husband.",
    "If Joyce retires we are in trouble.",
    "Highway 63 is 60 km away.",
    "The bylaw goes in March to council.",
    "Walter retired in 2019.",
    "Hugh is 71.",
    "Dale is not leaving.",
    "The deadline is 60 days.",
    "Roof is done March 31.",
    "The lease with Marta is done March 31.",
    "Phase Two is done in May.",
    "Payroll is done in March.",
    "Harvest is out by October and she is tired.",
    "Ivo is not done June 30.",
    "Our supplier Ivo, 69, is done June 30.",
    "If Ivo, 69, is done June 30 we are stuck.",
    "Marta is done with that tool.",
    "Marta packs in the boxes.",
    "The board won't say when.",
  ])("no one is named by “%s”", (text) => {
    expect(named(text)).toBeNull();
  });

  it("is page one's risk where nothing went wrong, and is in the register", () => {
    const told = {
      otherChallenge: "Quotes take two weeks. Hugh is 71 and the only one who can voice reeds.",
    };
    expect(memoOf(told)?.risk.risk).toBe(
      "What Hugh knows leaves before it is written down: “Hugh is 71 and the only one who can voice reeds”.",
    );
    expect(textOf(told)).toContain("What Hugh knows leaves before it is written down");
  });

  it.each([
    ["a machine shop", "Northbend Machine Works", "We rebuild looms and sell parts for them."],
    ["a customs broker", "Harbour Entry Brokers", "Customs brokers: we clear freight for importers."],
    ["a window maker", "Clearlight Windows", "We make windows and doors to measure."],
  ])("in %s the trial names the person, and no job or thing of a list", (_, companyName, companyActivity) => {
    const page = memoOf({
      companyName,
      companyActivity,
      companyIndustry: "manufacturing",
      aiExperience: null,
      aiFriction: null,
      otherChallenge:
        "Seats cost us plenty. And Ivo Brandt, 69, who knows the ones built before 1980, is done June 30. Knowledge is in his head and 12 notebooks.",
    });
    expect(page?.decision).toContain("a record of what Ivo knows");
    expect(page?.monday.what).toContain("List with Ivo the ten things that no one else does");
    expect(JSON.stringify(page)).not.toMatch(/machinist|estimator|rater|set-up|finished parts/);
  });

  it("sits beside the cases of the first trial", () => {
    const page = memoOf({
      otherChallenge:
        "Last fall 41 cheques went out wrong. Joyce catches most of it, she is 66 and says this fall is her last.",
    });
    expect(page?.monday.what).toContain("and, with Joyce, write beside each what gave it away");
  });

  it("is read in no time from any text", () => {
    const from = performance.now();
    for (const part of ["Joyce is 66 ", "Walter ", "Gary, a b c "]) named(part.repeat(8000 / part.length));
    expect(performance.now() - from).toBeLessThan(2000);
  });
});
