import type { ReportData } from "./report";

export const isAboutFamily = ({ familyScorecard, familyStrategies }: ReportData): boolean =>
  familyScorecard !== undefined || familyStrategies !== undefined;

/** A report without the section about the household. */
export const withoutFamily = ({
  familyScorecard: _,
  familyStrategies: __,
  ...rest
}: ReportData): ReportData => rest;
