import type { Metadata } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { AdminArea } from "@/components/admin/shell/admin-area";
import "./admin.css";
import { Toaster } from "@/components/ui/toaster";
import { brand } from "@/lib/brand";

export const metadata: Metadata = {
  title: { default: "Admin", template: `%s | Admin | ${brand.product}` },
};

/**
 * Rendered per request: the middleware lets only admins near these pages, and makes their nonce. The gate keeps them in
 * step with the token in the browser.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <>
      <AdminArea>{children}</AdminArea>
      <Toaster />
    </>
  );
}
