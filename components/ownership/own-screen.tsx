"use client";

import { useEffect, useRef, useState } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { ApiError, api, detailOf } from "@/lib/client/api";
import { rememberResult } from "@/lib/client/last-result";
import { type OwnLink, takeOwnLink } from "@/lib/client/own-link";
import * as say from "@/lib/domain/assessment/ownership-messages";

type State = "asking" | "pending" | "done" | "ended";

/** Says what the link does; the button does it; afterwards, where to go from there. */
export function OwnScreen() {
  // Undefined until the address was read, which the server never sees.
  const [link, setLink] = useState<OwnLink | null>();
  const [state, setState] = useState<State>("asking");
  const [problem, setProblem] = useState<string | null>(null);
  const changed = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const read = () => setLink((known) => takeOwnLink() ?? known ?? null);
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  useEffect(() => {
    if (state === "done" || state === "ended") changed.current?.focus();
  }, [state]);

  const confirm = async ({ id, token }: OwnLink) => {
    setState("pending");
    setProblem(null);
    try {
      await api(`/api/assessments/${id}/own`, { method: "POST", body: { token } });
      rememberResult(id);
      setState("done");
    } catch (error) {
      const isEnded = error instanceof ApiError && error.status === 404;
      if (!isEnded) setProblem(detailOf(error, say.OWN_FAILED));
      setState(isEnded ? "ended" : "asking");
    }
  };

  return (
    <PageShell>
      <div ref={changed} tabIndex={-1} className="outline-none">
        {link === null || state === "ended" ? (
          <PageState title={say.OWN_LINK_ENDED} text={say.OWN_LINK_ENDED_TEXT}>
            <LinkButton href="/auth?mode=login">Sign In</LinkButton>
          </PageState>
        ) : state === "done" && link !== undefined ? (
          <PageState title={say.OWN_CONFIRMED_TITLE} text={say.OWN_CONFIRMED_TEXT}>
            <LinkButton href={`/results/${link.id}`}>View Results</LinkButton>
            <LinkButton href={`/save-account/${link.id}`} variant="outline">
              Save to an Account
            </LinkButton>
          </PageState>
        ) : (
          <PageState title={say.OWN_TITLE} text={say.OWN_TEXT}>
            {problem !== null && <Alert tone="problem">{problem}</Alert>}
            <Button
              onClick={() => link && confirm(link)}
              disabled={link === undefined || state === "pending"}
            >
              {state === "pending" ? "Confirming..." : say.OWN_BUTTON}
            </Button>
          </PageState>
        )}
      </div>
    </PageShell>
  );
}
