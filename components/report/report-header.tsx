import { fullName } from "@/lib/brand";
import { longDate } from "@/lib/domain/dates";
import type { ReportDocument } from "@/lib/domain/report/document/document";
import { outOfTen } from "@/lib/domain/score/badges";
import { ScoreRing } from "./charts/score-ring";

const SCORE = "Overall AI readiness score";

interface ReportHeaderProps {
  document: ReportDocument;
  /** Within another page the company's name is no heading of it. */
  nameAs?: "h1" | "p";
}

export function ReportHeader({ document, nameAs: Name = "h1" }: ReportHeaderProps) {
  const { companyName, executiveName, executiveTitle } = document.subject;
  return (
    <header className="report-header">
      <div>
        <p className="report-eyebrow">{`AI readiness report · ${fullName}`}</p>
        <Name className="report-company">{companyName}</Name>
        <p>{`Prepared for ${executiveName}, ${executiveTitle}`}</p>
        <p className="report-small">
          <time dateTime={document.writtenOn.toISOString()}>{longDate(document.writtenOn)}</time>
          {` · ${document.industry}`}
          {document.memoHead?.readAs && `. ${document.memoHead.readAs}`}
        </p>
      </div>
      {document.memoHead === null ? (
        <ScoreRing score={document.overallScore} label={SCORE} />
      ) : (
        <p className="report-score">
          <span className="sr-only">{`${SCORE}: `}</span>
          <strong>{outOfTen(document.overallScore)}</strong>
          <span>{` of 10, ${document.memoHead.stage}`}</span>
        </p>
      )}
    </header>
  );
}
