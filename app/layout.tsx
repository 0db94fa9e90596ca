import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import { connection } from "next/server";
import type { ReactNode } from "react";
import { brand, fullName } from "@/lib/brand";
import { DARK, LIGHT } from "@/lib/colors";
import { REPORT_PRICE } from "@/lib/domain/payment/price";

// Not preloaded: the styles come inside the page, so the first words are drawn before a typeface could be there, and the
// browser asks for the faces that the page uses a moment later.
const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-inter",
  weight: "100 900",
  display: "swap",
  preload: false,
});

const sourceSerif = localFont({
  src: [
    {
      path: "../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2",
      weight: "400",
    },
    {
      path: "../node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2",
      weight: "600",
    },
  ],
  variable: "--font-source-serif",
  display: "swap",
  preload: false,
  adjustFontFallback: "Times New Roman",
});

export const metadata: Metadata = {
  title: { default: `${brand.product} | ${fullName}`, template: `%s | ${brand.product}` },
  description: `A free 15-minute AI readiness assessment for company leaders in British Columbia: your score immediately, and a board-ready report for ${REPORT_PRICE} or with a chapter code.`,
};

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: LIGHT.background },
    { media: "(prefers-color-scheme: dark)", color: DARK.background },
  ],
};

/**
 * Each page is rendered for its own request: the nonce that its scripts need is made then. The styles come with the layout
 * of each group of pages: those of this one Next sends with every page once more, for the page of the greatest failure.
 */
export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <html lang="en-CA" className={`${inter.variable} ${sourceSerif.variable}`}>
      <body>{children}</body>
    </html>
  );
}
