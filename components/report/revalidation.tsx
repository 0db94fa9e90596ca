"use client";

import { useEffect } from "react";
import { useInsights } from "@/lib/client/hooks/use-insights";
import { useReport } from "@/lib/client/hooks/use-report";
import { type Look, lookOf } from "./look";

interface RevalidationProps {
  id: string;
  onLook: (look: Look) => void;
}

/** Revalidation: asks for the report and the interview in the background, and shows nothing by itself. */
export function Revalidation({ id, onLook }: RevalidationProps) {
  const { data: report, error: reportError } = useReport(id);
  const { data: insights, error: insightsError } = useInsights(id);
  useEffect(() => {
    onLook(lookOf({ data: report, error: reportError }, { data: insights, error: insightsError }));
  }, [report, reportError, insights, insightsError, onLook]);
  return null;
}
