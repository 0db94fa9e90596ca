import type { NextRequest } from "next/server";
import { openDatabase } from "@/lib/data/database";
import { isShareToken } from "@/lib/domain/share/share";
import { clientIp } from "@/lib/server/client-ip";
import { checkLimit } from "@/lib/server/limits";
import { hashToken } from "@/lib/services/hash-token";
import { errorPage } from "./error-page";

const SHARED_PAGE = /^\/s\/([^/]+)/;

export const isSharedPage = (pathname: string): boolean => SHARED_PAGE.test(pathname);

/** Enumeration guard: counts readers' links that open nothing. Null where the page may be rendered. */
export async function shareGate(request: NextRequest, requestId: string): Promise<Response | null> {
  const { pathname } = request.nextUrl;
  try {
    const { store } = await openDatabase();
    const token = SHARED_PAGE.exec(pathname)?.[1] ?? "";
    const isLive =
      isShareToken(token) && (await store.shareLinks.findLive(hashToken(token), new Date())) !== null;
    if (!isLive) await checkLimit(store, "unknownId", { ip: clientIp(request.headers) });
    return null;
  } catch (thrown) {
    return errorPage(thrown, requestId);
  }
}
