import { connection } from "next/server";
import type { ReactNode } from "react";
import "../globals.css";
import { Toaster } from "@/components/ui/toaster";

/** Rendered per request, with the nonce that the middleware makes. Toasts are shown around all the account's pages. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
