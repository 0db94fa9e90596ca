import "../globals.css";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";

/** Beside the admin pages, not among them: what their gate holds back in the browser, the server cannot answer with 404. */
export default function LostLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
