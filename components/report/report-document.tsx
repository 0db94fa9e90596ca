import { longDate } from "@/lib/domain/dates";
import { type ReportParts, reportDocument } from "@/lib/domain/report/document/document";
import { Section } from "./blocks";
import { ReportContents } from "./report-contents";
import { ReportHeader } from "./report-header";
import "./report.css";

/**
 * The whole report, for the reader's page, the admin's and their print. Everything is drawn on the server;
 * what people typed is text and nothing else. `family="hidden"` leaves the family section out altogether.
 */
export function ReportDocument(parts: ReportParts) {
  const document = reportDocument(parts);
  return (
    <div className="report report-with-contents">
      <ReportContents sections={document.sections} />
      <article className="report-sheet">
        <ReportHeader document={document} />
        {document.sections.map((section) => (
          <Section key={section.id} section={section} notes={document.notes} />
        ))}
      </article>
      <p className="report-running" aria-hidden="true">
        {`${document.subject.companyName} · AI readiness report · ${longDate(document.writtenOn)}`}
      </p>
    </div>
  );
}
