import "../admin/admin.css";
import type { Metadata } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { brand } from "@/lib/brand";

/** Here, because Next takes no title from a page that is not found. */
export const metadata: Metadata = { title: { absolute: `Page Not Found | Admin | ${brand.product}` } };

/**
 * Beside the admin pages, not among them: what their gate holds back in the browser, the server cannot answer with 404.
 * Rendered per request, as they are.
 */
export default async function LostLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
