import { challengesFor } from "@/lib/domain/assessment/challenges";
import { subsectors } from "@/lib/knowledge/subsectors";
import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "@/tests/support/answers";
import { textsOf } from "@/tests/support/report-texts";

const TODAY = new Date("2026-11-22T20:00:00Z");

/** What they typed or chose, what others published, and what every report has. */
const NOT_OURS =
  /^(?:currentState\.inYourWords|sources|method|law|industryBenchmarks|family|recommendedApplications\.\d+\.(?:name|category|description|useCase)|toolDecisions\.\d+\.(?:buy|quote)\.say)|\.(?:challenge|industryExample|industryExampleSource|evidence)\b/;

const firmOf = ({ detect, industries, label }: (typeof subsectors)[number]) =>
  answersFor({
    companyName: `Example ${detect.companyWords[0]} ${detect.companyWords[1] ?? ""} Ltd.`,
    executiveTitle: "CEO",
    companyIndustry: industries[0] ?? "other",
    companyEmployees: "51-200",
    businessChallenges: challengesFor(industries[0] ?? "other")
      .slice(0, 3)
      .map(({ slug }) => slug),
    aiExperience: null,
    aiFriction: null,
    otherChallenge: null,
    otherPlatforms: null,
    customLocation: null,
    executiveName: `${label} Example`,
  });

describe("a report to each kind of firm", () => {
  it.each(subsectors.map((subsector) => [subsector.id, subsector] as const))(
    "%s: is read as such, and none of its avoided words is used",
    (id, subsector) => {
      const answers = firmOf(subsector);
      expect(profileOf(answers).reading.subsector?.id).toBe(id);
      const { reportData } = writePlaybookReport(answers, TODAY);
      const chosen = profileOf(answers).challenges.map(({ text }) => text.toLowerCase());
      const ours = textsOf(reportData)
        .filter(({ path }) => !NOT_OURS.test(path))
        .map(({ path, text }) => {
          const unquoted = text
            .replace(/“[^”]*”/g, "")
            .replace(/\bleads (?=it|the|this)/g, "")
            .toLowerCase();
          return { path, text: chosen.reduce((rest, each) => rest.replaceAll(each, ""), unquoted) };
        });
      for (const word of subsector.vocabulary.avoid) {
        const found = ours.filter(({ text }) =>
          new RegExp(`\\b${word.replace(/[^\w ]/g, ".")}\\b`, "i").test(text),
        );
        expect({ word, found }).toEqual({ word, found: [] });
      }
    },
  );
});
