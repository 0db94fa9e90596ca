"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { ReportVersions } from "@/lib/domain/report/versions";
import type { Look } from "./look";
import { RefreshState } from "./refresh-state";
import type { Revalidation } from "./revalidation";

const NOTHING_YET: Look = { found: {}, problem: null };

/**
 * Says what asking in the background has found. The view itself is rendered on the server. Lazy loading: what asks is
 * needed two minutes after the page at the earliest; where it cannot be loaded, the button still asks.
 */
export function ReportRefresh({ id, rendered }: { id: string; rendered: ReportVersions }) {
  const [look, setLook] = useState(NOTHING_YET);
  const [Asking, setAsking] = useState<ComponentType<Parameters<typeof Revalidation>[0]> | null>(null);
  useEffect(() => {
    import("./revalidation").then(
      (loaded) => setAsking(() => loaded.Revalidation),
      () => undefined,
    );
  }, []);
  return (
    <>
      <RefreshState path={`/api/assessments/${id}/report`} rendered={rendered} {...look} />
      {Asking !== null && <Asking id={id} onLook={setLook} />}
    </>
  );
}
