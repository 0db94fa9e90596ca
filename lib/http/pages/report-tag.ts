import { createHash } from "node:crypto";
import { headers } from "next/headers";
import { after, type NextRequest } from "next/server";
import { cacheOf } from "@/lib/cache";
import { openDatabase } from "@/lib/data/database";
import { AssessmentId } from "@/lib/domain/assessment/views";
import { env } from "@/lib/env";
import { STATIC_MARKUP } from "@/lib/per-process";
import { buildId } from "@/lib/server/build-id";
import { awaitFinished, type FinishedPage, finishedPage } from "@/lib/server/finished-pages";
import { keyedHash } from "@/lib/server/keyed-hash";
import { type Actor, isAdmin } from "@/lib/services/context";
import { countReportOpen } from "@/lib/services/lead/count-report-open";
import { readKeptVersion } from "@/lib/services/report/read-kept-version";
import { authenticate } from "../authenticate";
import { keepState } from "./known-state";

const REPORT_PAGE = /^\/report\/([^/]+)$/;
const markups = cacheOf<string>(STATIC_MARKUP, 60);
/** Nonces of the pages that were drawn to the end after their tag had gone out. */
const rendered = cacheOf<true>("pages drawn to the end", 1_000);
const keyOf = (nonce: string) => `nonce:${nonce}` as const;

export interface PageTag {
  etag: string;
  /** The nonce of the page under this tag. */
  nonce: string;
  /** True where the reader has this very page, and may still see it. */
  isKnown: boolean;
  /** The page where it is kept whole, which needs no rendering. */
  page: FinishedPage | null;
}

/**
 * ETag of a report's page, for a browser that opens it as a document: null where none may keep it. It names the report's
 * version, the build and the setting that the page shows. It holds the nonce, because the response that says "not
 * modified" has to repeat the policy of the one that it is about. And it says by a sign where the report was yet to be
 * drawn, which can fail after the tag has gone out: then the page is known only where this process saw it succeed.
 * Readers who do not have the page yet get it as another got it, with a nonce of their own, once it was drawn whole.
 */
export async function reportTag(
  request: NextRequest,
  { nonce, requestId }: { nonce: string; requestId: string },
): Promise<PageTag | null> {
  const { data } = AssessmentId.safeParse({ id: REPORT_PAGE.exec(request.nextUrl.pathname)?.[1] });
  if (data === undefined || !isDocument(request) || buildId() === "") return null;
  const { id } = data;
  const version = await readKeptVersion(await openDatabase(), id);
  if (version === null) return null;
  keepState({ requestId, assessmentId: id }, version.state);
  const shown = [buildId(), (env().retell || undefined)?.fromNumber, version.page].join("\n");
  const name = createHash("sha256").update(shown).digest("base64url").slice(0, 22);
  const isRendered = markups.find(version.view) !== undefined;
  const fresh = { etag: `W/"${name}.${nonce}${isRendered ? "" : "?"}"`, nonce, isKnown: false, page: null };
  const known = knownTag(request, name);
  const key = known === null && isRendered && isPlain(request, id) ? (`${id}:${name}` as const) : null;
  const page = key && finishedPage(key, nonce);
  if (key !== null && page === null) awaitFinished(fresh.etag, { key, nonce });
  if (known === null && page === null) return fresh;
  const { actor } = await authenticate(request.headers);
  // For an admin the page is rendered anew: each look of theirs is recorded.
  if (isAdmin(actor)) return fresh;
  if (page !== null) after(() => countOpen(actor, id).catch(() => undefined));
  return known ?? { ...fresh, page };
}

/** As the page counts it where it is rendered. */
const countOpen = async (actor: Actor, id: string): Promise<void> => {
  const { store } = await openDatabase();
  return countReportOpen({ actor, store, keyedHash, now: () => new Date() }, id);
};

/** Says of the page that is being rendered that its report could be drawn. */
export async function noteRendered(): Promise<void> {
  const nonce = (await headers()).get("x-nonce");
  if (nonce !== null) rendered.keep(keyOf(nonce), true);
}

/** What the reader has by this name. */
function knownTag({ headers }: NextRequest, name: string): PageTag | null {
  const sent = headers.get("if-none-match") ?? "";
  const [tag, nonce = "", sign] = new RegExp(`"${name}\\.([\\w+/]{48})(\\?)?"`).exec(sent) ?? [];
  if (tag === undefined || (sign !== undefined && rendered.find(keyOf(nonce)) === undefined)) return null;
  return { etag: `W/${tag}`, nonce, isKnown: true, page: null };
}

/** The page's data names the URL by which it was asked for. */
const isPlain = ({ nextUrl }: NextRequest, id: string): boolean =>
  nextUrl.search === "" && id === id.toLowerCase();

/** Neither data for a script of ours, which asks at the same URL, nor a call by hand. */
const isDocument = ({ method, headers }: NextRequest): boolean =>
  (method === "GET" || method === "HEAD") &&
  headers.get("accept")?.includes("text/html") === true &&
  headers.get("sec-fetch-dest") !== "empty";
