import type { ReactNode } from "react";
import "../globals.css";
import { Toaster } from "@/components/ui/toaster";

/** Toasts are shown around all the account's pages. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
