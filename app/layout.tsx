import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { brand, fullName } from "@/lib/brand";
import { DARK, LIGHT } from "@/lib/colors";
import { REPORT_PRICE } from "@/lib/domain/payment/price";

// Made by `npm run fonts`. Not preloaded: the styles come inside the page, so the first words are drawn before a typeface could be there, and the
// browser asks for the faces that the page uses a moment later. What is read until then is in theme.css.
const inter = localFont({
  src: "./fonts/inter.woff2",
  variable: "--font-inter",
  weight: "400 600",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
});

const sourceSerif = localFont({
  src: "./fonts/source-serif-4.woff2",
  variable: "--font-source-serif",
  weight: "400 600",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
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
 * The styles come with the layout of each group of pages: those of this one Next sends with every page once more, for the
 * page of the greatest failure.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-CA" className={`${inter.variable} ${sourceSerif.variable}`}>
      <body>{children}</body>
    </html>
  );
}
