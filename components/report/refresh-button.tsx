"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { Button } from "@/components/ui/button";
import type { ReportVersions } from "@/lib/domain/report/versions";

interface RefreshButtonProps {
  /** What the server drew the page from. */
  drawn: ReportVersions;
  /** What has been found since; the page is drawn anew where that is something else than was known before. */
  found: ReportVersions;
}

export function RefreshButton({ drawn, found: { report, interview } }: RefreshButtonProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const seen = useRef<ReportVersions>({});

  useEffect(() => {
    seen.current = { ...seen.current, ...drawn };
  }, [drawn]);

  useEffect(() => {
    const before = seen.current;
    seen.current = { report: report ?? before.report, interview: interview ?? before.interview };
    if (isOther(before.report, report) || isOther(before.interview, interview)) router.refresh();
  }, [report, interview, router]);

  return (
    <Button
      variant="outline"
      size="sm"
      disabled={isPending}
      onClick={() => startTransition(() => router.refresh())}
    >
      {isPending ? "Refreshing..." : "Refresh Report"}
    </Button>
  );
}

/** What is known for the first time is no change. */
const isOther = (before: string | undefined, now: string | undefined): boolean =>
  before !== undefined && now !== undefined && before !== now;
