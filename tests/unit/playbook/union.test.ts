import { annexesOf } from "@/lib/playbook/annexes/annexes-of";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "../../support/answers";
import { memoIn, textsOf } from "../../support/report-texts";

const TODAY = new Date("2026-11-22T20:00:00Z");

const transit = answersFor({
  companyName: "Fraser Delta Bus Operations",
  companyEmployees: "501-1000",
  companyRevenue: "50m-100m",
  executiveTitle: "Chief Operating Officer",
  headOfficeLocation: "lower-mainland",
  aiExperience: "We piloted camera coaching in one garage; Unifor 333 grieved it.",
  aiFriction: "Collective agreement art. 24 on technological change, 90 days notice. FOIPPA.",
});

const saying = (value: unknown): string =>
  textsOf(value)
    .map(({ text }) => text)
    .join("\n");
const report = saying(writePlaybookReport(transit, TODAY).reportData);
const annexes = saying(annexesOf(transit, TODAY));

describe("a union that is named", () => {
  it("is the one that is asked, and not a law that was typed beside it", () => {
    const { decision, monday, risk } = memoIn(writePlaybookReport(transit, TODAY).reportData);
    expect(decision).toMatch(/^First ask Unifor which uses need notice/);
    expect(monday.what).toContain("with Unifor:");
    expect(risk.control).toContain("with Unifor ");
    expect(`${report}\n${annexes}`).not.toMatch(/(?:ask|with) the FOIPPA/);
  });

  it("has no article before it where no one would say one", () => {
    expect(report).not.toMatch(/\bthe Unifor\b(?! local)/i);
    expect(report).toContain("the Unifor local");
  });

  it.each([
    ["Teamsters grieved it.", "the Teamsters"],
    ["The USW grieved it.", "the USW"],
    ["CUPE grieved it.", "CUPE"],
    ["The union filed two grievances.", "the union"],
  ])("%s: it is asked as %s", (aiFriction, name) => {
    const { decision } = memoIn(
      writePlaybookReport(answersFor({ ...transit, aiExperience: "", aiFriction }), TODAY).reportData,
    );
    expect(decision).toContain(`First talk with ${name};`);
  });
});

describe("the agreement with the union", () => {
  it("is cited by its article, however that was shortened", () => {
    expect(annexes).toContain("notice under article 24 of the collective agreement has been given");
    expect(report).toContain("Collective agreement art. 24 on technological change");
    expect(report).not.toContain("“Collective agreement art”");
  });

  it("takes its article where none of its own was typed", () => {
    const unnumbered = answersFor({
      ...transit,
      aiFriction: "Collective agreement: 90 days notice of technological change.",
    });
    expect(saying(annexesOf(unnumbered, TODAY))).toContain("notice under the collective agreement has been");
  });

  it("asks for the list of uses before the notice that it goes with", () => {
    const { calendar } = writePlaybookReport(transit, TODAY).reportData;
    const rows = calendar?.rows ?? [];
    const ends = (task: RegExp) =>
      rows.find((row) => task.test(row.task))?.hours.findLastIndex((hours) => hours > 0) ?? -1;
    expect(ends(/^Sort the uses/)).toBeLessThanOrEqual(ends(/written notice$/));
  });
});
