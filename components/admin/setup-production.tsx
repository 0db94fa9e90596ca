"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { adminApi, isSessionOver } from "@/lib/client/admin-session";
import { detailOf } from "@/lib/client/api";
import { useAdmin } from "@/lib/client/hooks/use-admin";
import { toast } from "@/lib/client/toast";
import {
  SETUP_COMPLETE,
  SETUP_FAILED,
  SETUP_FAILED_TITLE,
  SETUP_POLL_MS,
  type SetupProgress,
  type SetupResult,
} from "@/lib/domain/setup/setup";
import { useAlert } from "./use-alert";

const PATH = "/api/admin/setup-followup-questions";

/** The button that makes what older assessments lack, and how far that has come. */
export function SetupProduction() {
  const [isPending, setPending] = useState(false);
  const [isWatching, setWatching] = useState(false);
  const { say, alert } = useAlert();
  const { data: progress } = useAdmin<SetupProgress>(isWatching ? PATH : null, {
    refreshInterval: SETUP_POLL_MS,
    onSuccess: ({ isRunning }) => {
      if (isRunning) return;
      setWatching(false);
      toast({ title: SETUP_COMPLETE, tone: "good" });
    },
  });

  const press = async () => {
    setPending(true);
    try {
      const { message, totalAssessments, questionsGenerated } = await adminApi<SetupResult>(PATH, {
        method: "POST",
        body: {},
      });
      const figures = `Assessments: ${totalAssessments}. Questions generated for: ${questionsGenerated}.`;
      toast({ title: message, description: figures, tone: "good" });
      setWatching(message !== SETUP_COMPLETE);
    } catch (error) {
      if (isSessionOver(error)) return;
      say({ title: SETUP_FAILED_TITLE, text: detailOf(error, SETUP_FAILED) });
    } finally {
      setPending(false);
    }
  };

  return (
    <div className="flex items-center gap-3">
      {isWatching && progress !== undefined && (
        <p role="status" className="text-muted-foreground text-xs tabular-nums">
          {`Questions: ${progress.withQuestions.toLocaleString("en-CA")} of ${progress.totalAssessments.toLocaleString("en-CA")}`}
        </p>
      )}
      <Button variant="outline" size="sm" disabled={isPending} onClick={press}>
        {isPending ? "Setting up..." : "Setup Production"}
      </Button>
      {alert}
    </div>
  );
}
