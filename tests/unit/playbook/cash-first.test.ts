import type { Answers } from "@/lib/domain/assessment/assessment";
import { profileOf } from "@/lib/playbook/company-profile";
import { writeRoadmap } from "@/lib/playbook/roadmap";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";
import { memoIn, textsOf } from "../../support/report-texts";

const TODAY = new Date("2026-11-22T20:00:00Z");
const CASH = "Our bank cut the line of credit and our biggest dealer pays in 74 days.";
const QUOTES = "Three estimators do 85 quotes a week, 35 minutes each.";

const shop = answersFor({
  companyEmployees: "51-200",
  companyIndustry: "manufacturing",
  businessChallenges: ["quoting_complex_jobs_faster_and_more_accurately"],
  otherChallenge: `${CASH} ${QUOTES}`,
});
const reportOf = (some: Partial<Answers> = {}) => writePlaybookReport({ ...shop, ...some }, TODAY).reportData;
const saying = (value: unknown): string =>
  textsOf(value)
    .map(({ text }) => text)
    .join("\n");

describe("where cash comes first, page one", () => {
  it("works out what the days until customers pay keep out of the bank", () => {
    const { sum, mustBeTrue } = memoIn(reportOf()).worth;
    expect(sum.headline).toBe("$20,300 of cash waits in each $100,000 of sales");
    expect(sum.rows.map(({ figure }) => figure)).toEqual(["74", "× $100,000", "$20,300", "× ____"]);
    expect(mustBeTrue).toContain("Each day sooner brings in $274 of it, once");
  });

  it.each([
    "Our bank cut the line of credit. We pay our suppliers in 30 days.",
    "Our bank cut the line of credit. Setup takes 30 days.",
  ])("takes no other length of time for it: %s", (otherChallenge) => {
    expect(memoIn(reportOf({ otherChallenge })).worth.sum.headline).not.toContain("cash waits");
  });

  it("promises nothing of the trial for work that the trial is not about", () => {
    const { sum, mustBeTrue } = memoIn(
      reportOf({ otherChallenge: `Our bank cut the line of credit. ${QUOTES}` }),
    ).worth;
    expect(sum.headline).toContain("of paid time goes into it");
    expect(mustBeTrue).toContain("Cash comes first");
    expect(mustBeTrue).not.toContain("that the trial frees");
  });
});

describe("where cash comes first, the rest", () => {
  it("keeps figures of another thing out of the trial's baseline", () => {
    const cut = "Our bank cut the line of credit from 900K to 600K.";
    const { annexes } = reportOf({ otherChallenge: cut });
    expect(saying(annexes)).not.toContain("Told so far");
  });

  it("recommends what answers a gap and the friction alike once", () => {
    const titles = writeRoadmap(profileOf(shop), TODAY).recommendations.map(({ title }) => title);
    expect(titles.filter((title) => title.startsWith("Freeze new software"))).toHaveLength(1);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it("quotes with a challenge the sentence that is about it, and not the whole answer", () => {
    const [, quoting] = reportOf().solutionLandscape;
    expect(quoting?.description).toContain("85 quotes a week");
    expect(quoting?.description).not.toContain("cut the line of credit");
  });
});
