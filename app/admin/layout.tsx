import type { Metadata } from "next";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { AdminArea } from "@/components/admin/shell/admin-area";
import "./admin.css";
import { TroubleFound } from "@/components/admin/shell/trouble";
import { Toaster } from "@/components/ui/toaster";
import { brand } from "@/lib/brand";
import { NO_TROUBLE } from "@/lib/domain/admin/trouble";
import { pageContext } from "@/lib/http/pages/page";
import { isAdmin } from "@/lib/services/context";
import { readTrouble } from "@/lib/services/settings/read-trouble";

export const metadata: Metadata = {
  title: { default: "Admin", template: `%s | Admin | ${brand.product}` },
};

/**
 * Rendered per request: the middleware lets only admins near these pages, and makes their nonce. The gate keeps them in
 * step with the token in the browser.
 */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await connection();
  const context = await pageContext();
  return (
    <>
      <TroubleFound trouble={isAdmin(context.actor) ? await readTrouble(context) : NO_TROUBLE}>
        <AdminArea>{children}</AdminArea>
      </TroubleFound>
      <Toaster />
    </>
  );
}
