import type { Instrumentation } from "next";

/** Runs once when the server starts, never while the product is being built. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { bootOrStop } = await import("@/lib/server/boot");
    await bootOrStop();
  }
}

/** Next's hook for errors outside of our endpoints: those of pages. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, about) => {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { reportPageError } = await import("@/lib/http/pages/report-page-error");
    reportPageError(error, about);
  }
};
