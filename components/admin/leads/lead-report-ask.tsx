"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { PageState } from "@/components/layout/page-state";
import { ReportLoading } from "@/components/report/report-states";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { NO_REPORT_YET, REPORT_ASK, REPORT_ASK_COSTS } from "@/lib/domain/admin/messages";
import { REPORT_FETCH_FAILED } from "@/lib/domain/report/messages";

interface LeadReportAskProps {
  id: string;
  /** Whether a model is paid for writing it. */
  costs: boolean;
}

/** In place of a report that is not written: it is written when one says so, and bears that day's date. */
export function LeadReportAsk({ id, costs }: LeadReportAskProps) {
  const router = useRouter();
  const [isWriting, setWriting] = useState(false);
  const [isDrawing, startTransition] = useTransition();
  const [problem, setProblem] = useState("");

  const write = async () => {
    setWriting(true);
    setProblem("");
    try {
      await adminApi(`/api/admin/assessments/${id}/report`);
      startTransition(() => router.refresh());
    } catch (error) {
      if (!isSessionOver(error)) setProblem(detailOf(error, REPORT_FETCH_FAILED));
    } finally {
      setWriting(false);
    }
  };

  if (isWriting || isDrawing) return <ReportLoading isWritten={isDrawing} />;
  return (
    <PageState title={NO_REPORT_YET} text={costs ? `${REPORT_ASK} ${REPORT_ASK_COSTS}` : REPORT_ASK}>
      <div className="grid justify-items-center gap-4">
        <Button onClick={() => void write()}>Write Report</Button>
        {problem !== "" && <Alert tone="problem">{problem}</Alert>}
      </div>
    </PageState>
  );
}
