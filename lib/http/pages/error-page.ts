import { lightDark } from "@/lib/colors";
import { asFailure } from "@/lib/data/failures";
import { Failure } from "@/lib/domain/failure";
import { PAGE_FAILED, PAGE_FAILED_DETAIL } from "@/lib/domain/page-messages";
import { log } from "@/lib/log";
import { headersOf, retryAfter } from "../responses";
import { STATUS_OF } from "../statuses";

/** No script, no style sheet and no typeface: nothing else has to work. */
const pageOf = (detail: string) => `<!doctype html>
<html lang="en-CA" style="color-scheme:light dark;background:${lightDark("background")}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${PAGE_FAILED}</title>
<body style="margin:0;font:1.125rem/1.5 Georgia,serif;color:${lightDark("foreground")}">
<main style="max-width:34rem;margin:20vh auto 0;padding:0 1rem;text-align:center;text-wrap:balance">
<h1>${PAGE_FAILED}</h1>
<p>${detail.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>
<p><a href="" style="color:inherit;display:inline-block;padding:.6rem 1.2rem">Try Again</a>
<a href="/" style="color:inherit;display:inline-block;padding:.6rem 1.2rem">Return Home</a></p>
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
