"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { useInsights } from "@/lib/client/hooks/use-insights";
import { useReport } from "@/lib/client/hooks/use-report";

/**
 * Asks for the report and the interview in the background, and draws the page anew where they have changed.
 * The paper itself is drawn on the server.
 */
export function ReportRefresh({ id }: { id: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const version = useVersion(id);
  const seen = useRef(version);

  useEffect(() => {
    if (version === undefined || version === seen.current) return;
    const isFirst = seen.current === undefined;
    seen.current = version;
    if (!isFirst) router.refresh();
  }, [version, router]);

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

function useVersion(id: string): string | undefined {
  const { data: report } = useReport(id);
  const { data: insights } = useInsights(id);
  if (report === undefined && insights === undefined) return undefined;
  return `${report?.updatedAt ?? ""}:${insights?.sections.map((section) => section.id).join() ?? ""}`;
}
