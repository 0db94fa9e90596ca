"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { LeadReportGate } from "../leads/lead-report-gate";
import { AdminGate } from "./admin-gate";

const SIGN_IN = "/admin/login";
const REPORT = "/admin/report/";

/** Every page of the dashboard but its sign-in is shown to a verified admin alone. */
export function AdminArea({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  if (pathname === SIGN_IN) return children;
  const Gate = pathname.startsWith(REPORT) ? LeadReportGate : AdminGate;
  return <Gate>{children}</Gate>;
}
