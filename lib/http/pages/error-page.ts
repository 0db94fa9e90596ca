import { lightDark } from "@/lib/colors";
import { asFailure } from "@/lib/data/failures";
import { Failure } from "@/lib/domain/failure";
import { PAGE_FAILED, PAGE_FAILED_DETAIL } from "@/lib/domain/page-messages";
import { log } from "@/lib/log";
import { headersOf, retryAfter } from "../responses";
import { STATUS_OF } from "../statuses";

const BUTTON =
  "display:inline-block;margin:.25rem;padding:.6rem 1.2rem;border-radius:4px;font-weight:500;text-decoration:none";

/** No script, no style sheet and no typeface: nothing else has to work. */
const pageOf = (detail: string) => `<!doctype html>
<html lang="en-CA" style="color-scheme:light dark;background:${lightDark("background")}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${PAGE_FAILED}</title>
<body style="margin:0;font:1.0625rem/1.6 system-ui,sans-serif;color:${lightDark("foreground")}">
<main style="max-width:34rem;margin:20vh auto 0;padding:0 1rem;text-align:center;text-wrap:balance">
<h1 style="font:600 2.16rem/1.2 Georgia,serif">${PAGE_FAILED}</h1>
<p style="margin:0 0 1.5rem;color:${lightDark("muted-foreground")}">${detail.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>
<p><a href="" style="${BUTTON};color:${lightDark("primary-foreground")};background:${lightDark("primary")}">Try Again</a>
<a href="/" style="${BUTTON};color:inherit;border:1px solid">Return Home</a></p>
</main>
`;
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Error page, in place of a page or a file that cannot even be begun, as while the database is down. */
export function errorPage(reason: unknown, requestId: string): Response {
  const thrown = asFailure(reason);
  const isKnown = thrown instanceof Failure;
  if (!isKnown) log.error({ requestId, err: thrown }, "page refused");
  return new Response(pageOf(isKnown ? thrown.message : PAGE_FAILED_DETAIL), {
    status: isKnown ? STATUS_OF[thrown.code] : 500,
    headers: {
      ...headersOf(requestId),
      ...(isKnown ? retryAfter(thrown) : {}),
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": POLICY,
    },
  });
}
