import type { Metadata } from "next";
import { AdminPageNotFound } from "@/components/admin/admin-page-not-found";
import { brand } from "@/lib/brand";

export const metadata: Metadata = { title: { absolute: `Page Not Found | Admin | ${brand.product}` } };

export default AdminPageNotFound;
