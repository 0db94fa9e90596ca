"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/client/toast";
import { REPORT_OFFLINE } from "@/lib/domain/report/messages";
import type { ReportVersions } from "@/lib/domain/report/versions";
import type { Asked } from "./ask-again";

interface RefreshButtonProps {
  /** What the server drew the page from. */
  rendered: ReportVersions;
  /** What has been found since; the page is drawn anew where that is something else than was known before. */
  found: ReportVersions;
  /** Where the report is asked for. */
  path: string;
}

export function RefreshButton({ rendered, found: { report, interview }, path }: RefreshButtonProps) {
  const router = useRouter();
  const [isDrawing, startTransition] = useTransition();
  const [isAsking, setAsking] = useState(false);
  const isPending = isAsking || isDrawing;
  const [upToDate, setUpToDate] = useState("");
  const seen = useRef<ReportVersions>({});

  useEffect(() => {
    seen.current = { ...seen.current, ...rendered };
  }, [rendered]);

  useEffect(() => {
    const before = seen.current;
    seen.current = { report: report ?? before.report, interview: interview ?? before.interview };
    if (isOther(before.report, report) || isOther(before.interview, interview)) router.refresh();
  }, [report, interview, router]);

  /** Asked first: a page that is drawn anew without an answer is replaced by the browser's own error page. */
  const refresh = async () => {
    setAsking(true);
    const asked = await ask(path);
    if ("problem" in asked) toast({ title: "Error", description: asked.problem, tone: "problem" });
    else {
      startTransition(() => router.refresh());
      setUpToDate(asked.upToDate);
    }
    setAsking(false);
  };

  return (
    <>
      <span role="status" className="no-print self-center text-muted-foreground text-sm empty:hidden">
        {!isPending && upToDate}
      </span>
      <Button variant="outline" size="sm" disabled={isPending} onClick={refresh}>
        {isPending ? "Refreshing..." : "Refresh Report"}
      </Button>
    </>
  );
}

/** Lazy loading: who only reads does not load what asks. */
const ask = (path: string): Promise<Asked> =>
  import("./ask-again").then(
    ({ askAgain }) => askAgain(path),
    () => ({ problem: REPORT_OFFLINE }),
  );

/** What is known for the first time is no change. */
const isOther = (before: string | undefined, now: string | undefined): boolean =>
  before !== undefined && now !== undefined && before !== now;
