import type { ReactNode } from "react";
import "../globals.css";
import { Toaster } from "@/components/ui/toaster";

/** Messages outlive the page that said them: what shows them stands around all the public pages. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
