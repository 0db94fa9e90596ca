import type { Metadata } from "next";
import { PageNotFound } from "@/components/layout/page-not-found";
import { brand } from "@/lib/brand";
import "./globals.css";
import RootLayout, { metadata as common } from "./layout";

export { viewport } from "./layout";

export const metadata: Metadata = { ...common, title: `Page Not Found | ${brand.product}` };

/** 404 for every unknown URL. Next renders it without any layout, so it brings the frame. */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <PageNotFound />
    </RootLayout>
  );
}
