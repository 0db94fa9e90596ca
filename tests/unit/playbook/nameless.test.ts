import { profileOf } from "@/lib/playbook/company-profile";
import { writeQuestions } from "@/lib/playbook/questions";
import { writeRoadmap } from "@/lib/playbook/roadmap";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { FIRMS, WRITTEN_ON } from "@/tests/fixtures/firms";
import { READ_FIRMS } from "@/tests/fixtures/read-firms";
import { answersFor } from "@/tests/support/answers";
import { textsOf } from "@/tests/support/report-texts";

const ABSURD = ["-", "???", "n/a", " . ", "🚀🚀", "***", "«»", "\u200b", "(…)"];
const ALL = [...FIRMS, ...Object.values(READ_FIRMS)];

describe("a company whose name is no name", () => {
  it.each(ABSURD.map((name, turn) => [name, turn] as const))(
    "%j: it is your company, with a capital at the beginning of a sentence alone",
    (companyName, turn) => {
      for (const firm of ALL.filter((_, place) => place % ABSURD.length === turn)) {
        const answers = { ...firm, companyName };
        const written = [
          writePlaybookReport(answers, WRITTEN_ON).reportData,
          writeRoadmap(profileOf(answers), WRITTEN_ON),
          writeQuestions(profileOf(answers)),
        ];
        const texts = written.flatMap((each) => textsOf(each)).map(({ text }) => text);
        const wrong = texts.filter((text) => /[\p{Ll},;:] Your company|(?:^|[.!?] )your company/u.test(text));
        expect(wrong).toEqual([]);
        expect(texts.filter((text) => text.includes(companyName.trim()) && companyName.length > 3)).toEqual(
          [],
        );
      }
    },
  );

  it("a name of letters or figures stays one, however short", () => {
    for (const companyName of ["X", "3", "Ü"])
      expect(profileOf(answersFor({ companyName })).name).toBe(companyName);
  });
});
