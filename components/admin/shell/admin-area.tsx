"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { LeadReportGate } from "../leads/lead-report-gate";
import { AdminGate } from "./admin-gate";

const REPORT = "/admin/report/";

/** Every page of the dashboard is shown to a verified admin alone. */
export function AdminArea({ children }: { children: ReactNode }) {
  const Gate = usePathname().startsWith(REPORT) ? LeadReportGate : AdminGate;
  return <Gate>{children}</Gate>;
}
