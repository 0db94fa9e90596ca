"use client";

import { useEffect, useState } from "react";
import type { CacheKey } from "@/lib/cache";
import { markupCache } from "./cache";

interface MarkupHolderProps {
  version: CacheKey;
  /** Left out where the page's own HTML holds it: sent once, it need not be sent again as data. */
  markup: string | undefined;
}

/**
 * Shows static markup of the server. XSS: the one place that puts markup into a page; all of it was rendered by React
 * from our own components, with all free text escaped.
 */
export function MarkupHolder({ version, markup }: MarkupHolderProps) {
  const [shown] = useState(() => markup ?? markupCache().find(version) ?? inPage(version) ?? "");

  useEffect(() => {
    // A browser that does not say what it asks for gets no markup as data: opening the page anew brings it.
    if (shown === "") window.location.reload();
    else markupCache().keep(version, shown);
  }, [version, shown]);

  return (
    <div
      id={version}
      className="min-w-0"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: only what `Drawn` has rendered gets here
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}

function inPage(version: string): string | undefined {
  return typeof document === "undefined" ? undefined : document.getElementById(version)?.innerHTML;
}
