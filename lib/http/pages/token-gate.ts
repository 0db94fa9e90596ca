import type { NextRequest } from "next/server";
import { openDatabase } from "@/lib/data/database";
import { isShareToken } from "@/lib/domain/share/share";
import { clientIp } from "@/lib/server/client-ip";
import { checkLimit } from "@/lib/server/limits";
import { hashToken } from "@/lib/services/hash-token";
import { errorPage } from "./error-page";

/** A reader's page, a colleague's of a leader who asks the team, and a chair's of a group. */
const TOKEN_PAGE = /^\/(s|team|cohort)\/([^/]+)/;

export const isTokenPage = (pathname: string): boolean => TOKEN_PAGE.test(pathname);

/** Enumeration guard: counts such links that open nothing. Null where the page may be rendered. */
export async function tokenGate(request: NextRequest, requestId: string): Promise<Response | null> {
  try {
    const [, page = "", token = ""] = TOKEN_PAGE.exec(request.nextUrl.pathname) ?? [];
    if (!(await isKnown(page, token))) {
      const { store } = await openDatabase();
      await checkLimit(store, "unknownId", { ip: clientIp(request.headers) });
    }
    return null;
  } catch (thrown) {
    return errorPage(thrown, requestId);
  }
}

async function isKnown(page: string, token: string): Promise<boolean> {
  if (!isShareToken(token)) return false;
  const { store } = await openDatabase();
  const hash = hashToken(token);
  if (page === "s") return (await store.shareLinks.findLive(hash, new Date())) !== null;
  if (page === "cohort") return (await store.cohorts.findByToken(hash, new Date())) !== null;
  return (await store.teamChecks.findByToken(hash)) !== null;
}
