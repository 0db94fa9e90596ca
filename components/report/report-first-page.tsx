import { type ReportParts, reportDocument } from "@/lib/domain/report/document/document";
import { Section } from "./blocks";
import { ReportHeader } from "./report-header";
import "./report.css";

const NO_NOTES: ReadonlySet<number> = new Set();

/**
 * Page one alone, as a sample: header and summary, without the sources, so notes in its texts stay plain.
 * Its company name is no heading of the page that shows it.
 */
export function ReportFirstPage(parts: Omit<ReportParts, "family" | "insights">) {
  const document = reportDocument({ ...parts, family: "hidden" });
  return (
    <div className="report">
      <article className="report-sheet">
        <ReportHeader document={document} nameAs="p" />
        {document.sections.slice(0, 1).map((section) => (
          <Section key={section.id} section={section} notes={NO_NOTES} />
        ))}
      </article>
    </div>
  );
}
