"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { PageShell } from "@/components/layout/page-shell";
import { PageState } from "@/components/layout/page-state";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { ApiError, detailOf } from "@/lib/client/api";
import { askAbout, deleteSaved, loadSaved } from "@/lib/client/draft-calls";
import { hasDraft } from "@/lib/client/draft-kept";
import { takeLinkToken } from "@/lib/client/link-token";
import { navigate } from "@/lib/client/navigate";
import * as say from "@/lib/domain/draft/messages";

type State = "reading" | "asking" | "moving" | "deleting" | "deleted" | "ended";

/** Asks whether to continue here what was saved elsewhere. Nothing moves before a button does it. */
export function ResumeScreen() {
  const [state, setState] = useState<State>("reading");
  const [token, setToken] = useState<string | null>(null);
  const [companyName, setCompanyName] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const changed = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const read = () => {
      const found = takeLinkToken();
      if (found !== null) setToken(found);
      setState((known) => (found !== null ? "reading" : known === "reading" ? "ended" : known));
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);

  useEffect(() => {
    if (token === null) return;
    askAbout(token).then(
      (about) => {
        setCompanyName(about.companyName);
        setState("asking");
      },
      // Without the name the question is as good, and the buttons say what went wrong.
      (error) => setState(isEnded(error) ? "ended" : "asking"),
    );
  }, [token]);

  useEffect(() => {
    if (state === "deleted" || state === "ended") changed.current?.focus();
  }, [state]);

  const attempt = async (doing: State, otherwise: string, work: () => Promise<void>) => {
    setState(doing);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!isEnded(error)) setProblem(detailOf(error, otherwise));
      setState(isEnded(error) ? "ended" : "asking");
    }
  };

  const move = (by: string) =>
    attempt("moving", say.DRAFT_RESUME_FAILED, async () => {
      if (await loadSaved({ token: by })) return void navigate.instead("/assessment");
      setProblem(say.DRAFT_NOT_KEPT);
      setState("asking");
    });
  const remove = (by: string) =>
    attempt("deleting", say.DRAFT_DELETE_FAILED, async () => {
      await deleteSaved(by);
      setState("deleted");
    });

  return (
    <PageShell>
      <div ref={changed} tabIndex={-1} className="outline-none">
        {state === "ended" ? (
          <Done title={say.DRAFT_LINK_ENDED} text={say.DRAFT_LINK_ENDED_TEXT}>
            Start the Assessment
          </Done>
        ) : state === "deleted" ? (
          <Done title={say.DRAFT_DELETED} text={say.DRAFT_DELETED_TEXT}>
            Start Anew
          </Done>
        ) : (
          <PageState
            title={say.continueFor(companyName)}
            text={`${say.DRAFT_RESUME_TEXT}${token !== null && hasDraft() ? ` ${say.DRAFT_REPLACES}` : ""}`}
          >
            {problem !== null && <Alert tone="problem">{problem}</Alert>}
            <Button onClick={() => token && move(token)} disabled={state !== "asking"}>
              {state === "moving" ? "Loading..." : say.DRAFT_CONTINUE}
            </Button>
            <Button variant="outline" onClick={() => token && remove(token)} disabled={state !== "asking"}>
              {state === "deleting" ? "Deleting..." : say.DRAFT_DELETE}
            </Button>
          </PageState>
        )}
      </div>
    </PageShell>
  );
}

const isEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const Done = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <PageState title={title} text={text}>
    <LinkButton href="/assessment">{children}</LinkButton>
  </PageState>
);
