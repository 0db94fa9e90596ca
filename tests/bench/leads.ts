// What an admin asks for at 1,000 and at 100,000 leads, on both databases: times at the server, one call at a time.
import path from "node:path";
import { findPostgres, startPostgres } from "../support/postgres";
import { addViews, scratchFolder, signIn, type Times, timesOf, withRows } from "./admin";
import { freePort, type Server } from "./measure";

export const FEW = 1_000;
export const MANY = 100_000;
const NODE_OPTIONS = `--require ${path.resolve("tests/bench/report-memory.cjs")}`;

const list = (...queries: string[]): string[] => queries.map((query) => `/api/admin/assessments?${query}`);

/** Each kind with the addresses that it is asked at, taken by turns. */
const CALLS: Record<string, string[]> = {
  "first page": list(""),
  search: list("q=osei", "q=cedar+creek", "q=thorne.12", "q=Joinery+Ltd", "q=no+such+firm"),
  "short search": list(
    ...["q=zz", "q=xu", "q=q", "q=an", "q=12", "q=a.", "q=%26", "q=an&industry=retail&status=won"],
  ),
  sort: list("sort=name", "sort=company", "sort=score", "sort=readiness", "sort=oldest"),
  filter: list(
    "industry=retail",
    "badge=qualified",
    "payment=coupon_used&revenue=over-1b",
    "status=won&employees=51-200",
    "from=2026-01-01&to=2026-03-31",
    "q=osei&industry=healthcare&sort=name",
  ),
  // Of which many lead to fewer than are counted for a list: all there are have to be looked through.
  "several filters": list(
    ...["industry=retail&status=won", "payment=coupon_used&revenue=over-1b&employees=51-200"],
    ...["badge=qualified&status=won", "payment=paid&employees=over-5000&kind=first", "owner=none&status=won"],
  ),
  "page 200": list("page=200&limit=5"),
  "call first": list(
    ...["", "page=20", "industry=retail", "call=waiting", "need=follow-up", "q=osei"].map(
      (query) => `sort=call-first&${query}`,
    ),
  ),
  need: list(
    ...["need=starred", "need=follow-up", "kind=retake", "call=waiting", "after=2026-11-01T00%3A00%3A00Z"],
  ),
  today: ["/api/admin/today"],
  views: ["/api/admin/views"],
  "call requests": ["/api/admin/call-requests", "/api/admin/drafts"],
  funnel: ["/api/admin/funnel"],
  insights: ["/admin/insights?weeks=4", "/admin/insights?weeks=12", "/admin/insights?weeks=52"],
  campaigns: ["/api/admin/campaigns", "/api/admin/coupons", "/api/admin/cohorts"],
  comparisons: ["/api/admin/comparisons"],
  "audit and jobs": ["/api/admin/audit", "/api/admin/audit?q=lead", "/api/admin/jobs", "/api/admin/events"],
};

const EXPORTS = ["csv standard", "json standard", "csv comprehensive", "json comprehensive"];

interface Export {
  seconds: number;
  grownMb: number;
  heapMb: number;
}
export interface Measured {
  rows: number;
  times: Record<string, Times>;
  exported: Record<string, Export>;
}
export type OnBoth = Record<"few" | "many", Measured>;
export const DATABASES: readonly string[] = ["embedded", "postgresql"];

/** For each database, kind and number of rows: the median and the 95th percentile in ms; and what each export takes. */
export async function measureLeads(databases = DATABASES, most = MANY): Promise<Record<string, OnBoth>> {
  const found: Record<string, OnBoth> = {};
  if (databases.includes("embedded"))
    found.embedded = await onBoth(most, () => ({ DATA_DIR: scratchFolder() }));
  if (!databases.includes("postgresql") || findPostgres() === null) return found;
  const postgres = startPostgres(await freePort());
  try {
    found.postgresql = await onBoth(most, (rows) => ({
      DATA_DIR: scratchFolder(),
      DATABASE_URL: postgres.createDatabase(`rows_${rows}`),
      NEXTAUTH_SECRET: "bench-secret-of-more-than-thirty-two-characters",
    }));
  } finally {
    postgres.remove();
  }
  return found;
}

async function onBoth(most: number, settingsOf: (rows: number) => Record<string, string>): Promise<OnBoth> {
  const few = await measure(FEW, settingsOf(FEW));
  return { few, many: await measure(most, settingsOf(most)) };
}

const measure = (rows: number, environment: Record<string, string>): Promise<Measured> =>
  withRows(rows, { ...environment, NODE_OPTIONS }, async (server) => {
    const headers = await signIn(server.url);
    const times: Record<string, Times> = {};
    await addViews(server.url, headers);
    for (const [name, addresses] of Object.entries(CALLS))
      times[name] = await timesOf(
        addresses.map((address) => `${server.url}${address}`),
        headers,
      );
    return { rows, times, exported: rows !== FEW ? await exportAll(server, headers) : {} };
  });

/** Every row in each form: seconds, and by how many MB the server, and what is alive in it, grew above before all. */
async function exportAll(server: Server, headers: Record<string, string>): Promise<Record<string, Export>> {
  const before = await server.memory();
  const found: Record<string, Export> = {};
  for (const name of EXPORTS) {
    const [format, type] = name.split(" ");
    const from = performance.now();
    const response = await fetch(`${server.url}/api/admin/export?format=${format}&type=${type}`, { headers });
    if (!response.ok || response.body === null) throw new Error(`${name}: ${response.status}`);
    const { body } = response;
    const most = await server.mostMemory(async () => {
      for await (const _ of body);
    });
    found[name] = {
      seconds: (performance.now() - from) / 1000,
      grownMb: (most.rss - before.rss) / MB,
      heapMb: (most.heapUsed - before.heapUsed) / MB,
    };
  }
  return found;
}

const MB = 1024 * 1024;
