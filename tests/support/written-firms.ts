import fc from "fast-check";
import type { Answers } from "@/lib/domain/assessment/assessment";
import { playbookWriter } from "@/lib/providers/writer/playbook";
import { WRITTEN_ON } from "../fixtures/firms";

export async function writeAll(answers: Answers) {
  const { reportData, markdownReport } = await playbookWriter.writeReport(answers, WRITTEN_ON);
  const roadmap = await playbookWriter.writeRoadmap(answers, WRITTEN_ON);
  const questions = await playbookWriter.writeFollowUpQuestions(answers);
  return { answers, reportData, markdownReport, roadmap, questions };
}
export type WrittenFirm = Awaited<ReturnType<typeof writeAll>>;

/**
 * Firms from the suite's seed, each written once for all tests of a file: what is found false of one is told with its
 * answers.
 */
export function anyWritten(
  firms: fc.Arbitrary<Answers>,
  count: number,
): (holds: (firm: WrittenFirm, place: number) => void | Promise<void>) => Promise<void> {
  let written: Promise<WrittenFirm[]> | null = null;
  return async (holds) => {
    written ??= Promise.all(fc.sample(firms, count).map(writeAll));
    for (const [place, firm] of (await written).entries()) {
      try {
        await holds(firm, place);
      } catch (error) {
        throw new Error(`${String(error)}\nThe answers: ${JSON.stringify(firm.answers)}`, { cause: error });
      }
    }
  };
}
