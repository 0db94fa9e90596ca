"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import { timeOfDay } from "@/lib/domain/dates";
import { REPORT_NOT_REFRESHED, REPORT_OFFLINE } from "@/lib/domain/report/messages";
import type { ReportVersions } from "@/lib/domain/report/versions";

interface RefreshButtonProps {
  /** What the server drew the page from. */
  rendered: ReportVersions;
  /** What has been found since; the page is drawn anew where that is something else than was known before. */
  found: ReportVersions;
  /** Asks the server for the report, and throws where it does not answer. */
  ask: () => Promise<unknown>;
}

export function RefreshButton({ rendered, found: { report, interview }, ask }: RefreshButtonProps) {
  const router = useRouter();
  const [isDrawing, startTransition] = useTransition();
  const [isAsking, setAsking] = useState(false);
  const isPending = isAsking || isDrawing;
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
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
    try {
      await ask();
      startTransition(() => router.refresh());
      setCheckedAt(new Date());
    } catch (error) {
      const description = error instanceof ApiError ? REPORT_NOT_REFRESHED : REPORT_OFFLINE;
      toast({ title: "Error", description, tone: "problem" });
    } finally {
      setAsking(false);
    }
  };

  return (
    <>
      <span role="status" className="no-print self-center text-muted-foreground text-sm empty:hidden">
        {checkedAt !== null && !isPending && `Up to date at ${timeOfDay(checkedAt)}`}
      </span>
      <Button variant="outline" size="sm" disabled={isPending} onClick={refresh}>
        {isPending ? "Refreshing..." : "Refresh Report"}
      </Button>
    </>
  );
}

/** What is known for the first time is no change. */
const isOther = (before: string | undefined, now: string | undefined): boolean =>
  before !== undefined && now !== undefined && before !== now;
