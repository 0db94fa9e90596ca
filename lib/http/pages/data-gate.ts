import type { NextRequest } from "next/server";
import { openDatabase } from "@/lib/data/database";
import { errorPage } from "./error-page";

/** The pages that are rendered from the database. The others are static, or fetch their data. */
const RENDERED_FROM_DATA =
  /^\/(?:payment$|(?:progress|report|results|roadmap|save-account|summary|thank-you)\/[^/]+\/?$|report\/[^/]+\/team\/?$)/;
/** The health check's cache time. */
const KNOWN_FOR_MS = 1_000;

let answeredAt = Number.NEGATIVE_INFINITY;
let asking: Promise<void> | undefined;

/**
 * 503 before streaming: null where a page can be rendered. A page that has begun cannot say 503 any more, so whether the
 * database answers is asked before it does: not for each page, and once for all that come at the same time.
 */
export async function dataGate(request: NextRequest, requestId: string): Promise<Response | null> {
  const { pathname } = request.nextUrl;
  if (!RENDERED_FROM_DATA.test(pathname) || performance.now() - answeredAt < KNOWN_FOR_MS) return null;
  try {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    await asking;
    return null;
  } catch (thrown) {
    return errorPage(thrown, requestId);
  }
}

async function ask(): Promise<void> {
  await (await openDatabase()).ping();
  answeredAt = performance.now();
}
