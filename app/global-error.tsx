"use client";

import { lightDark } from "@/lib/colors";
import { PAGE_FAILED, PAGE_FAILED_DETAIL } from "@/lib/domain/page-messages";

const BUTTON = {
  minHeight: 44,
  padding: "0.6rem 1.2rem",
  border: 0,
  borderRadius: 4,
  background: lightDark("primary"),
  color: lightDark("primary-foreground"),
  font: "inherit",
  fontWeight: 500,
};

/**
 * Error boundary of last resort: even the layout could not be rendered, so it brings its own frame and needs no style
 * sheet.
 */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en-CA" style={{ colorScheme: "light dark", background: lightDark("background") }}>
      <body
        style={{ margin: 0, font: "1.0625rem/1.6 system-ui, sans-serif", color: lightDark("foreground") }}
      >
        <title>{PAGE_FAILED}</title>
        <main
          style={{
            maxWidth: "34rem",
            margin: "20vh auto 0",
            padding: "0 1rem",
            textAlign: "center",
          }}
        >
          <h1 style={{ font: "600 2.16rem/1.2 Georgia, serif" }}>{PAGE_FAILED}</h1>
          <p style={{ marginBottom: "1.5rem" }}>{PAGE_FAILED_DETAIL}</p>
          <button type="button" onClick={reset} style={BUTTON}>
            Try Again
          </button>
        </main>
      </body>
    </html>
  );
}
