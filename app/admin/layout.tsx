import type { Metadata } from "next";
import type { ReactNode } from "react";
import { AdminArea } from "@/components/admin/shell/admin-area";
import "../globals.css";
import { Toaster } from "@/components/ui/toaster";
import { brand } from "@/lib/brand";

export const metadata: Metadata = {
  title: { default: "Admin", template: `%s | Admin | ${brand.product}` },
};

/** The server lets only admins near these pages; the gate keeps them in step with the token in the browser. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AdminArea>{children}</AdminArea>
      <Toaster />
    </>
  );
}
