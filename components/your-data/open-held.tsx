import { useEffect, useRef, useState } from "react";
import { PageState } from "@/components/layout/page-state";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { ApiError, api, detailOf } from "@/lib/client/api";
import type { Serialized } from "@/lib/client/serialized";
import * as say from "@/lib/domain/your-data/messages";
import type { Held } from "@/lib/domain/your-data/your-data";
import { HeldList } from "./held-list";

interface OpenHeldProps {
  token: string;
  /** Leads to where a new link can be had. */
  onAgain: () => void;
}

/** What a link opens, once its reader says so. */
export function OpenHeld({ token, onAgain }: OpenHeldProps) {
  const [held, setHeld] = useState<Serialized<Held>>();
  const [isPending, setPending] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const [problem, setProblem] = useState<string>();
  const changed = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isEnded || held !== undefined) changed.current?.focus();
  }, [isEnded, held]);

  const open = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      setHeld(await api("/api/your-data/open", { method: "POST", body: { token }, as: "visitor" }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setEnded(true);
      else setProblem(detailOf(error, say.DATA_NOT_OPENED));
    } finally {
      setPending(false);
    }
  };

  return (
    <div ref={changed} tabIndex={-1} className="outline-none">
      {isEnded ? (
        <PageState title={say.DATA_LINK_ENDED} text={say.DATA_LINK_ENDED_TEXT}>
          <Button onClick={onAgain}>{say.DATA_LINK_AGAIN}</Button>
        </PageState>
      ) : held !== undefined ? (
        <HeldList held={held} token={token} onChanged={open} onEnded={() => setEnded(true)} />
      ) : (
        <PageState title={say.DATA_OPEN_TITLE} text={say.DATA_OPEN_TEXT}>
          {problem !== undefined && <Alert tone="problem">{problem}</Alert>}
          <Button onClick={open} disabled={isPending}>
            {isPending ? "Loading..." : say.DATA_OPEN_BUTTON}
          </Button>
        </PageState>
      )}
    </div>
  );
}
