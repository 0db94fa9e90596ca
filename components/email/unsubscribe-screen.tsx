"use client";

import { useState } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { api, detailOf } from "@/lib/client/api";
import {
  UNSUBSCRIBE_FAILED,
  UNSUBSCRIBE_LINK_WRONG,
  UNSUBSCRIBE_TEXT,
  UNSUBSCRIBE_TITLE,
  UNSUBSCRIBED_TEXT,
  UNSUBSCRIBED_TITLE,
} from "@/lib/domain/email/messages";

/** Opening the page stops nothing: programs open links before people do. */
export function UnsubscribeScreen({ token }: { token: string | null }) {
  const [state, setState] = useState<"asking" | "pending" | "done">("asking");
  const [problem, setProblem] = useState<string | null>(token === null ? UNSUBSCRIBE_LINK_WRONG : null);

  const stop = async () => {
    setState("pending");
    try {
      await api(`/api/unsubscribe?token=${token}`, { method: "POST" });
      setProblem(null);
      setState("done");
    } catch (error) {
      setProblem(detailOf(error, UNSUBSCRIBE_FAILED));
      setState("asking");
    }
  };

  if (state === "done") {
    return (
      <PageShell>
        <PageState title={UNSUBSCRIBED_TITLE} text={UNSUBSCRIBED_TEXT} />
      </PageShell>
    );
  }
  return (
    <PageShell>
      <PageState title={UNSUBSCRIBE_TITLE} text={UNSUBSCRIBE_TEXT}>
        {problem !== null && <Alert tone="problem">{problem}</Alert>}
        {token === null ? (
          <LinkButton href="/">Return Home</LinkButton>
        ) : (
          <Button onClick={stop} disabled={state === "pending"}>
            {state === "pending" ? "Stopping..." : "Stop Emails"}
          </Button>
        )}
      </PageState>
    </PageShell>
  );
}
