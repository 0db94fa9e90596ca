"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { ApiError, detailOf } from "@/lib/client/api";
import type { MyReport } from "@/lib/client/hooks/use-my-reports";
import { forgetResult, readResult } from "@/lib/client/last-result";
import { linkAssessment } from "@/lib/client/save-to-account";
import { toast } from "@/lib/client/toast";
import { REPORT_ADDED, REPORT_NOT_ADDED } from "@/lib/domain/account/own-account-messages";

interface AddAssessmentProps {
  reports: readonly MyReport[];
  onAdded: () => Promise<unknown>;
}

/** Offers the assessment that was taken on this device without an account. Once it is in one, the device forgets it. */
export function AddAssessment({ reports, onAdded }: AddAssessmentProps) {
  const [taken, setTaken] = useState(readResult);
  const [isPending, setPending] = useState(false);
  const isListed = reports.some(({ id }) => id === taken);

  useEffect(() => {
    if (isListed) forgetResult();
  }, [isListed]);

  if (taken === null || isListed) return null;

  const dismiss = () => {
    forgetResult();
    setTaken(null);
  };

  const add = async () => {
    setPending(true);
    try {
      await linkAssessment(taken);
      await onAdded();
      toast({ title: REPORT_ADDED });
    } catch (error) {
      toast({ title: "Error", description: detailOf(error, REPORT_NOT_ADDED), tone: "problem" });
      if (error instanceof ApiError && [404, 409].includes(error.status)) dismiss();
    } finally {
      setPending(false);
    }
  };

  return (
    <section
      aria-labelledby="add-assessment"
      className="mt-8 flex flex-wrap items-center justify-between gap-4 rounded-sm border border-border border-l-4 border-l-primary bg-card p-5"
    >
      <div className="max-w-[36rem]">
        <h2 id="add-assessment" className="text-lg">
          Add this assessment to your reports
        </h2>
        <p className="text-muted-foreground text-sm">
          An assessment was taken on this device without an account. Add it, and you will find it on every
          device.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={add} disabled={isPending}>
          {isPending ? "Adding..." : "Add to My Reports"}
        </Button>
        <Button variant="ghost" onClick={dismiss} disabled={isPending}>
          Not Mine
        </Button>
      </div>
    </section>
  );
}
