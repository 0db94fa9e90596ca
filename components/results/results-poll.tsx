"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useAssessment } from "@/lib/client/hooks/use-assessment";
import { navigate } from "@/lib/client/navigate";
import { ASSESSMENT_FETCH_FAILED } from "@/lib/domain/report/messages";

interface ResultsPollProps {
  id: string;
  isReady: boolean;
  /** An admin is never asked to pay. */
  isAdmin: boolean;
}

/**
 * Says whether the roadmap is there, asks every five seconds, and leads to payment once one is needed; else the page
 * is drawn anew with what was waited for.
 */
export function ResultsPoll({ id, isReady, isAdmin }: ResultsPollProps) {
  const router = useRouter();
  const { data, error } = useAssessment(id);
  const ready = data?.assessment.roadmapGenerated ?? isReady;
  const isLocked = data !== undefined && !["paid", "coupon_used"].includes(data.assessment.paymentStatus);

  useEffect(() => {
    if (ready && isLocked && !isAdmin) navigate.instead(`/payment?assessment=${id}`);
    else if (ready && !isReady) router.refresh();
  }, [ready, isReady, isLocked, isAdmin, id, router]);

  return (
    <div aria-live="polite">
      <h1 className="text-3xl sm:text-4xl">{ready ? "Report ready" : "AI is building your report"}</h1>
      {!ready && (
        <p className="mt-2 text-muted-foreground">
          This usually takes 2-3 minutes. You can leave this page open.
        </p>
      )}
      {error !== undefined && <p className="mt-2 text-muted-foreground text-sm">{ASSESSMENT_FETCH_FAILED}</p>}
    </div>
  );
}
