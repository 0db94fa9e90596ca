"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { AdminGate } from "./admin-gate";

const SIGN_IN = "/admin/login";

/** Every page of the desk but its sign-in is shown to a verified admin alone. */
export function DeskGate({ children }: { children: ReactNode }) {
  return usePathname() === SIGN_IN ? children : <AdminGate>{children}</AdminGate>;
}
