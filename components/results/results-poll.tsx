"use client";

import { useEffect } from "react";
import { useAssessment } from "@/lib/client/hooks/use-assessment";
import { ASSESSMENT_FETCH_FAILED } from "@/lib/domain/report/messages";

/** Says whether the roadmap is there, asks every five seconds, and leads to payment once one is needed. */
export function ResultsPoll({ id, isReady }: { id: string; isReady: boolean }) {
  const { data, error } = useAssessment(id);
  const ready = data?.assessment.roadmapGenerated ?? isReady;
  const isLocked = data !== undefined && !["paid", "coupon_used"].includes(data.assessment.paymentStatus);

  useEffect(() => {
    if (ready && isLocked) window.location.replace(`/payment?assessment=${id}`);
  }, [ready, isLocked, id]);

  return (
    <div aria-live="polite" className="min-h-24">
      <h1 className="text-4xl">
        {ready ? "Your AI readiness report is ready" : "AI is building your report"}
      </h1>
      <p className="mt-2 text-muted-foreground">
        {ready
          ? "Everything is written from what you told us."
          : "This usually takes 2-3 minutes. You can leave this page open."}
      </p>
      {error !== undefined && <p className="mt-2 text-muted-foreground text-sm">{ASSESSMENT_FETCH_FAILED}</p>}
    </div>
  );
}
