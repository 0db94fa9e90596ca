"use client";

import type { ReactNode } from "react";
import { AssessmentLoading } from "@/components/report/report-states";
import { useVerify } from "@/lib/client/hooks/use-verify";
import { AuthenticationRequired } from "./lead-report-states";

/** A report outlives the session of who reads it: where that has ended, the page says so and stays. */
export function LeadReportGate({ children }: { children: ReactNode }) {
  const { state } = useVerify("admin");
  if (state === "signed-out") return <AuthenticationRequired />;
  return state === "signed-in" ? children : <AssessmentLoading />;
}
