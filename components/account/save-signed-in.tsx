"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { detailOf } from "@/lib/client/api";
import { navigate } from "@/lib/client/navigate";
import { linkAssessment } from "@/lib/client/save-to-account";
import { toast, toastAcross } from "@/lib/client/toast";
import { REPORT_ADDED, REPORT_NOT_ADDED } from "@/lib/domain/account/own-account-messages";

/** To someone who is signed in already, saving is one press and no second account. */
export function SaveSignedIn({ assessmentId }: { assessmentId: string }) {
  const [isPending, setPending] = useState(false);

  const save = async () => {
    setPending(true);
    try {
      await linkAssessment(assessmentId);
      toastAcross({ title: REPORT_ADDED });
      navigate.to(`/results/${assessmentId}?saved=true`);
    } catch (error) {
      setPending(false);
      toast({ title: "Error", description: detailOf(error, REPORT_NOT_ADDED), tone: "problem" });
    }
  };

  return (
    <Button onClick={save} disabled={isPending} className="w-full">
      {isPending ? "Saving..." : "Save to My Reports"}
    </Button>
  );
}
