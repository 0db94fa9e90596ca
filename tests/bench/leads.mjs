// The admin's list of leads at 1,000 and at 100,000 rows, on both databases: times at the server, one call at a time.
import { residentMb, scratchFolder, signIn, timesOf, withRows } from "./desk.mjs";
import { startPostgres } from "./postgres.mjs";

export const FEW = 1_000;
export const MANY = 100_000;

/** Each kind with the addresses that stand for it, taken by turns. */
const CALLS = {
  "first page": [""],
  search: ["q=osei", "q=cedar+creek", "q=thorne.12", "q=Joinery+Ltd", "q=no+such+firm"],
  sort: ["sort=name", "sort=company", "sort=score", "sort=readiness", "sort=oldest"],
  filter: [
    "industry=retail",
    "badge=qualified",
    "payment=coupon_used&revenue=over-1b",
    "status=won&employees=51-200",
    "from=2026-01-01&to=2026-03-31",
    "q=osei&industry=healthcare&sort=name",
  ],
  "page 200": ["page=200&limit=5"],
};

/** For each database, kind and number of rows: the median and the 95th percentile in ms; and what an export takes. */
export async function measureLeads() {
  const found = {
    embedded: await onBoth(() => ({ DATA_DIR: scratchFolder() })),
  };
  const postgres = await startPostgres();
  if (postgres === null) return found;
  try {
    found.postgresql = await onBoth((rows) => ({
      DATA_DIR: scratchFolder(),
      DATABASE_URL: postgres.createDatabase(`rows_${rows}`),
      NEXTAUTH_SECRET: "bench-secret-of-more-than-thirty-two-characters",
    }));
  } finally {
    postgres.remove();
  }
  return found;
}

async function onBoth(environmentOf) {
  const few = await measure(FEW, environmentOf(FEW));
  const many = await measure(MANY, environmentOf(MANY));
  return { few, many };
}

const measure = (rows, environment) =>
  withRows(rows, environment, async (server) => {
    const headers = await signIn(server.url);
    const times = {};
    for (const [name, queries] of Object.entries(CALLS)) {
      const addresses = queries.map((query) => `${server.url}/api/admin/assessments?${query}`);
      times[name] = await timesOf(addresses, headers);
    }
    return { times, exported: await exportAll(server, headers) };
  });

/** Every row as comprehensive CSV: seconds, and by how many MB the server grew meanwhile. */
async function exportAll({ url, pid }, headers) {
  const before = residentMb(pid);
  const from = performance.now();
  const answer = await fetch(`${url}/api/admin/export?format=csv&type=comprehensive`, { headers });
  let most = before;
  for await (const _ of answer.body) most = Math.max(most, residentMb(pid));
  return { seconds: (performance.now() - from) / 1000, grownMb: most - before };
}
