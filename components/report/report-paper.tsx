import type { ComponentProps, ReactNode } from "react";
import { Drawn } from "@/components/drawn/draw";
import { Failure } from "@/lib/domain/failure";
import { REPORT_IN_WRITING } from "@/lib/domain/report/messages";

interface ReportPaperProps extends ComponentProps<typeof Drawn> {
  /** What stands there while the report is being written elsewhere. */
  missing: ReactNode;
}

/** The paper, drawn. A report that is still being written is not there yet; any other fault is the error page's. */
export async function ReportPaper({ missing, ...drawing }: ReportPaperProps) {
  try {
    return await Drawn(drawing);
  } catch (thrown) {
    if (thrown instanceof Failure && thrown.message === REPORT_IN_WRITING) return missing;
    throw thrown;
  }
}
