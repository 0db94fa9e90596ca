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
  SETUP_STOPPED,
  type SetupProgress,
  type SetupResult,
  setupProgress,
} from "@/lib/domain/setup/setup";
import { useAlert } from "../shell/use-alert";
import { SetupDialog } from "./setup-dialog";

const PATH = "/api/admin/setup-followup-questions";

/** The button that makes what older assessments lack: it asks first, shows how far it has come, and can be stopped. */
export function SetupProduction() {
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [wasRunning, setWasRunning] = useState(false);
  const { say, alert } = useAlert();
  // What runs is the server's to know: asked at the start, so that a reload loses nothing.
  const { data: progress, mutate } = useAdmin<SetupProgress>(PATH, {
    refreshInterval: (latest) => (latest?.isRunning ? SETUP_POLL_MS : 0),
    onSuccess: ({ isRunning, missing }) => {
      if (wasRunning && !isRunning && missing === 0) toast({ title: SETUP_COMPLETE, tone: "good" });
      setWasRunning(isRunning);
    },
  });

  const during = async (work: () => Promise<void>) => {
    setPending(true);
    try {
      await work();
      await mutate();
    } catch (error) {
      if (!isSessionOver(error)) say({ title: SETUP_FAILED_TITLE, text: detailOf(error, SETUP_FAILED) });
    } finally {
      setPending(false);
      setAsking(false);
    }
  };

  const start = () =>
    during(async () => {
      const { message } = await adminApi<SetupResult>(PATH, { method: "POST", body: {} });
      setWasRunning(true);
      toast({ title: message, tone: "good" });
    });

  const stop = () =>
    during(async () => {
      await adminApi<SetupProgress>(PATH, { method: "DELETE" });
      setWasRunning(false);
      toast({ title: SETUP_STOPPED });
    });

  return (
    <div className="flex flex-wrap items-center gap-3">
      {progress?.isRunning && (
        <p role="status" className="text-muted-foreground text-xs tabular-nums">
          {setupProgress(progress)}
        </p>
      )}
      {progress?.isRunning ? (
        <Button variant="outline" size="sm" disabled={isPending} onClick={() => void stop()}>
          Stop Setup
        </Button>
      ) : (
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          Setup Production
        </Button>
      )}
      {isAsking && (
        <SetupDialog isPending={isPending} onStart={() => void start()} onClose={() => setAsking(false)} />
      )}
      {alert}
    </div>
  );
}
