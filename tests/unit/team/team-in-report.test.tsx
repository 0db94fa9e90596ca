import { renderToStaticMarkup } from "react-dom/server";
import { Section } from "@/components/report/blocks";
import { reportDocument } from "@/lib/domain/report/document/document";
import { markdownOf } from "@/lib/domain/report/document/markdown";
import { workOut } from "@/lib/domain/team/work-out";
import { SAMPLE_WRITTEN_ON, sampleAssessment, sampleReport } from "@/tests/fixtures/report-sample";
import { colleague, unknowing } from "@/tests/fixtures/teams";

const what = "Read it aloud at the next meeting; ask where it is kept.";
const result = {
  ...workOut([unknowing(), unknowing(), colleague(), colleague({ posture: "fearful" })], {
    orgPosture: "exploring",
    aiConfidence: 6,
    orgAiElements: ["ai_policy"],
  }),
  actions: [{ item: "ai_policy" as const, flag: "little_known" as const, what, owner: "CEO" }],
};
const parts = {
  reportData: sampleReport,
  assessment: sampleAssessment,
  writtenOn: SAMPLE_WRITTEN_ON,
  family: "hidden" as const,
};

test("a report has what the team says only where it is given, on the page as in the text, with the leader named", () => {
  const without = reportDocument(parts);
  const whole = reportDocument({ ...parts, team: result });
  expect(markdownOf(without)).not.toContain("What the team says");
  expect(whole.sections.map(({ title }) => title)).toEqual(without.sections.map(({ title }) => title));
  const text = markdownOf(whole);
  const page = whole.sections
    .map((section) =>
      renderToStaticMarkup(<Section key={section.id} section={section} notes={whole.notes} />),
    )
    .join("");
  for (const rendered of [text, page]) {
    expect(rendered).toContain("What the team says");
    expect(rendered).toContain(`${result.inStep} of 10 in step`);
    expect(rendered).toContain("2 of 4 say it is in place");
    expect(rendered).toContain(what);
    expect(rendered).not.toContain("than you think");
  }
});
