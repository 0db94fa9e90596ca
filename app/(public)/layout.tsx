import { connection } from "next/server";
import type { ReactNode } from "react";
import "../globals.css";
import { Toaster } from "@/components/ui/toaster";

/**
 * Rendered per request, with the nonce that the middleware makes. Toasts outlive the page that raised them, so they are
 * shown around all the public pages.
 */
export default async function PublicLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
