import { ReportedInsights } from "@/lib/domain/interview/insights";
import { type ReportDocument, type ReportParts, reportDocument } from "@/lib/domain/report/document/document";
import { ReportData } from "@/lib/domain/report/report";

/**
 * Text that the PDF engine can set. Joiners, direction marks and the odd blanks (U+2009, U+200B) have glyphs
 * without an outline, at which its font reader stops with an error; none of them shows on paper anyway.
 */
export function sanitizeText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\t\v\f\p{Zs}]/gu, " ")
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Variation_Selector}]/gu, "");
}

/** The report with every text in it made printable. */
export function sanitizedDocument(parts: ReportParts): ReportDocument {
  const { companyName, executiveName, executiveTitle, companyIndustry } = parts.assessment;
  return reportDocument({
    ...parts,
    reportData: ReportData.parse(withPrintableTexts(parts.reportData)),
    insights: parts.insights ? ReportedInsights.parse(withPrintableTexts(parts.insights)) : null,
    assessment: {
      companyName: sanitizeText(companyName),
      executiveName: sanitizeText(executiveName),
      executiveTitle: sanitizeText(executiveTitle),
      companyIndustry: sanitizeText(companyIndustry),
    },
  });
}

const withPrintableTexts = (record: unknown): unknown =>
  JSON.parse(JSON.stringify(record), (_, value) => (typeof value === "string" ? sanitizeText(value) : value));
