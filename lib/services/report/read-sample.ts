import { answersOf } from "@/lib/domain/assessment/answers";
import { AssessmentSubmission } from "@/lib/domain/assessment/submission";
import type { ReportSubject } from "@/lib/domain/report/document/document";
import type { ReportData } from "@/lib/domain/report/report";
import { openPlaybook } from "@/lib/playbook/open-playbook";
import answers from "./sample-answers.json";

/** An invented firm, for the sample on the landing page. */
const SAMPLE_ANSWERS = answersOf(AssessmentSubmission.parse(answers));
const SAMPLE_WRITTEN_ON = new Date("2026-11-18T18:00:00Z");

export interface SampleReport {
  reportData: ReportData;
  assessment: ReportSubject;
  writtenOn: Date;
}

let sample: Promise<SampleReport> | undefined;

/** A report as the product writes it, made once: by rules, so that showing it costs nothing. */
export function readSample(): Promise<SampleReport> {
  sample ??= openPlaybook().then(({ writePlaybookReport }) => ({
    reportData: writePlaybookReport(SAMPLE_ANSWERS, SAMPLE_WRITTEN_ON).reportData,
    assessment: SAMPLE_ANSWERS,
    writtenOn: SAMPLE_WRITTEN_ON,
  }));
  return sample;
}
