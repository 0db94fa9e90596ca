import type { Metadata } from "next";
import { AdminPageNotFound } from "@/components/admin/admin-page-not-found";

export const metadata: Metadata = { title: "Page Not Found" };

export default AdminPageNotFound;
