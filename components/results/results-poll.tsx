"use client";

import { useEffect } from "react";
import { Badge } from "@/components/ui/badge";
import { useAssessment } from "@/lib/client/hooks/use-assessment";
import { navigate } from "@/lib/client/navigate";
import { ASSESSMENT_FETCH_FAILED } from "@/lib/domain/report/messages";

interface ResultsPollProps {
  id: string;
  isReady: boolean;
  /** An admin is never asked to pay. */
  isAdmin: boolean;
}

/** Says whether the roadmap is there, asks every five seconds, and leads to payment once one is needed. */
export function ResultsPoll({ id, isReady, isAdmin }: ResultsPollProps) {
  const { data, error } = useAssessment(id);
  const ready = data?.assessment.roadmapGenerated ?? isReady;
  const isLocked = data !== undefined && !["paid", "coupon_used"].includes(data.assessment.paymentStatus);

  useEffect(() => {
    if (ready && isLocked && !isAdmin) navigate.instead(`/payment?assessment=${id}`);
  }, [ready, isLocked, isAdmin, id]);

  return (
    <div aria-live="polite" className="min-h-24">
      {ready && (
        <p className="mb-2">
          <Badge variant="outline">Report ready</Badge>
        </p>
      )}
      <h1 className="text-4xl">
        {ready ? "Your AI readiness report is ready" : "AI is building your report"}
      </h1>
      <p className="mt-2 text-muted-foreground">
        {ready
          ? "Built entirely from your answers."
          : "This usually takes 2-3 minutes. You can leave this page open."}
      </p>
      {error !== undefined && <p className="mt-2 text-muted-foreground text-sm">{ASSESSMENT_FETCH_FAILED}</p>}
    </div>
  );
}
