import fc from "fast-check";
import { freshIp } from "@/tests/support/client";
import { pagePaths } from "@/tests/support/routes";
import type { Prepared } from "./attack";
import type { CallerKind, FuzzData } from "./data";
import { oddHeader, oddInQuery, oddSegment } from "./odd";

/** Every page on disk, and one that is not there. */
const PAGES = [...pagePaths(), "/nowhere"];

/** What the pages read from their address, rightly said. */
const KNOWN: readonly [string, string][] = [
  ["assessment", "$paid"],
  ["assessment", "$open"],
  ["callbackUrl", "%2Fmy-reports"],
  ["mode", "login"],
  ["token", "$unsubscribe"],
  ["saved", "true"],
  ["paid", "card"],
  ["amount", "49"],
  ["paymentId", "pi_1"],
  ["tab", "users"],
  ["page", "1"],
  ["_rsc", "abc12"],
];

export interface PageVisit {
  page: number;
  by: CallerKind;
  method: string;
  id: string;
  query: [string, string][];
  headers: [string, string][];
}

const visit: fc.Arbitrary<PageVisit> = fc.record({
  page: fc.nat(PAGES.length - 1),
  by: fc.constantFrom<CallerKind>("visitor", "visitor", "page user", "page admin"),
  method: fc.constantFrom("GET", "GET", "GET", "GET", "GET", "HEAD", "POST", "PUT", "OPTIONS", "TRACE"),
  id: fc.oneof(
    {
      arbitrary: fc.constantFrom("$paid", "$open", "$linked", "$uuid", "$shareToken", "$teamToken"),
      weight: 3,
    },
    oddSegment,
  ),
  query: fc.array(
    fc.oneof(
      fc.constantFrom(...KNOWN),
      fc.tuple(fc.constantFrom(...KNOWN.map(([name]) => name)), oddInQuery),
      fc.tuple(oddInQuery, oddInQuery),
    ),
    { maxLength: 3 },
  ),
  headers: fc.array(oddHeader, { maxLength: 2 }),
});

/** Visits at the same time. */
export const pageVisits: fc.Arbitrary<PageVisit[]> = fc.array(visit, { minLength: 1, maxLength: 4 });

export async function preparedVisit(
  { page, by, method, id, query, headers }: PageVisit,
  world: FuzzData,
): Promise<Prepared> {
  const person = await world.person(by, false);
  const path = (PAGES[page] ?? "/").replace(/\[[^\]]+\]/, () => id);
  const asked = query.map(([name, value]) => `${name}=${value}`).join("&");
  return {
    by,
    sent: {
      method,
      target: await world.named(asked === "" ? path : `${path}?${asked}`, person),
      headers: {
        "X-Forwarded-For": freshIp(),
        ...world.headersOf(by, person),
        ...Object.fromEntries(headers),
      },
      body: method === "POST" || method === "PUT" ? "[]" : undefined,
    },
  };
}
