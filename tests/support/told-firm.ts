import { profileOf } from "@/lib/playbook/company-profile";
import { writePlaybookReport } from "@/lib/playbook/write-report";
import { answersFor } from "./answers";

/** Firms of 51 to 200 people with these answers, and what is written for them. */

const TODAY = new Date("2026-11-22T20:00:00Z");
export type Some = Parameters<typeof answersFor>[0];
export const firm = (some: Some) => profileOf(answersFor({ companyEmployees: "51-200", ...some }));
export const reportOf = (some: Some) =>
  writePlaybookReport(answersFor({ companyEmployees: "51-200", ...some }), TODAY);
export const memoOf = (some: Some) => {
  const { pageOne } = reportOf(some).reportData;
  return pageOne !== undefined && "memo" in pageOne ? pageOne.memo : undefined;
};
export const textOf = (some: Some) => reportOf(some).markdownReport;
