import type { ReactNode } from "react";
import "../globals.css";
import { Toaster } from "@/components/ui/toaster";

/**
 * The pages of this folder are rendered at build and are the same for everyone: the address's query, the session and what
 * the device keeps are the browser's to read. No middleware runs for them; their policy, with the hashes of their scripts,
 * is worked out after the build (lib/setup/prepared-pages.mjs).
 */
export default function PreparedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
