"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { Button } from "@/components/ui/button";

interface RefreshButtonProps {
  /** What the page was drawn from, as far as is known; the page is drawn anew where it changes. */
  version: string | undefined;
}

export function RefreshButton({ version }: RefreshButtonProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
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
