import type { ComponentProps, ReactNode } from "react";
import { StaticMarkup } from "@/components/static-markup/static-markup";
import { Failure } from "@/lib/domain/failure";
import { REPORT_IN_WRITING } from "@/lib/domain/report/messages";
import { CopyAnnexes } from "./copy-annexes";
import { ReadingMark } from "./reading-mark";
import { ReportAwaited } from "./report-awaited";
import { ReportLoading } from "./report-states";

interface ReportViewProps extends ComponentProps<typeof StaticMarkup> {
  /** What is shown where no report came within minutes. */
  missing: ReactNode;
  /** What works on the paper from outside it, for its owner. */
  beside?: ReactNode;
}

/**
 * Report view: static markup. One that is still being written elsewhere is waited for; any other fault is the error
 * page's.
 */
export async function ReportView({ missing, beside, ...drawing }: ReportViewProps) {
  try {
    return (
      <>
        {await StaticMarkup(drawing)}
        <CopyAnnexes />
        <ReadingMark key={drawing.version} />
        {beside}
      </>
    );
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.message === REPORT_IN_WRITING) {
      return <ReportAwaited loading={<ReportLoading isWritten={false} />} missing={missing} />;
    }
    throw thrown;
  }
}
