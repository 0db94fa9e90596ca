import type { Answers } from "../../assessment/assessment";
import type { ReportData } from "../report";
import { reportDocument } from "./document";
import { markdownOf } from "./markdown";

/** The report as text, from a model or the playbook. */
export const textOf = (assessment: Answers, reportData: ReportData, writtenOn: Date): string =>
  markdownOf(reportDocument({ reportData, assessment, writtenOn, family: "shown" }));
