"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { detailOf } from "@/lib/client/api";
import { useToken } from "@/lib/client/hooks/use-token";
import { leave } from "@/lib/client/leave";
import { linkAssessment } from "@/lib/client/save-to-account";
import { toast, toastAcross } from "@/lib/client/toast";
import { REPORT_ADDED, REPORT_NOT_ADDED } from "@/lib/domain/account/messages";

/** To somebody who is signed in already, saving is one press and no second account. */
export function SaveSignedIn({ assessmentId }: { assessmentId: string }) {
  const isSignedIn = typeof useToken("user") === "string";
  const [isPending, setPending] = useState(false);
  if (!isSignedIn) return null;

  const save = async () => {
    setPending(true);
    try {
      await linkAssessment(assessmentId);
      toastAcross({ title: REPORT_ADDED });
      leave.to(`/results/${assessmentId}?saved=true`);
    } catch (error) {
      setPending(false);
      toast({ title: "Error", description: detailOf(error, REPORT_NOT_ADDED), tone: "problem" });
    }
  };

  return (
    <div className="mt-5 grid gap-3 rounded-sm border-primary border-l-4 bg-muted px-4 py-3">
      <p className="text-sm">You are already signed in on this device.</p>
      <Button onClick={save} disabled={isPending}>
        {isPending ? "Saving..." : "Save to My Reports"}
      </Button>
    </div>
  );
}
