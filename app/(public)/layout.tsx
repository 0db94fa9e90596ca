import type { ReactNode } from "react";
import "../globals.css";
import { Toaster } from "@/components/ui/toaster";

/** Toasts outlive the page that raised them, so they are shown around all the public pages. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
