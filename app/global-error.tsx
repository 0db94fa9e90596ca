"use client";

import { inkColor, pageColor } from "@/lib/colors";
import { PAGE_FAILED, PAGE_FAILED_DETAIL } from "@/lib/domain/page-messages";

/**
 * Error boundary of last resort: even the layout could not be rendered, so it brings its own frame and needs no style
 * sheet.
 */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en-CA" style={{ colorScheme: "light dark", background: pageColor() }}>
      <body style={{ margin: 0, fontFamily: "Georgia, serif", color: inkColor() }}>
        <title>{PAGE_FAILED}</title>
        <main
          style={{
            maxWidth: "34rem",
            margin: "20vh auto 0",
            padding: "0 1rem",
            textAlign: "center",
          }}
        >
          <h1>{PAGE_FAILED}</h1>
          <p>{PAGE_FAILED_DETAIL}</p>
          <button
            type="button"
            onClick={reset}
            style={{ font: "inherit", padding: "0.6rem 1.2rem", minHeight: 44 }}
          >
            Try Again
          </button>
        </main>
      </body>
    </html>
  );
}
