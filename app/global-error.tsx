"use client";

import { PAGE_FAILED, PAGE_FAILED_DETAIL } from "@/lib/domain/http-messages";

/** Stands where even the frame round the pages could not be drawn, so it brings its own and needs no style sheet. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="en-CA" style={{ colorScheme: "light dark", background: "light-dark(#fbf9f4, #11161c)" }}>
      <body style={{ margin: 0, fontFamily: "Georgia, serif", color: "light-dark(#16202c, #ece8df)" }}>
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
            Try again
          </button>
        </main>
      </body>
    </html>
  );
}
