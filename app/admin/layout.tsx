import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";

export const metadata: Metadata = { title: "Admin" };

/** Pages of the desk hold nobody's data by themselves: each asks for it with the admin's token. */
export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
