// The admin's list of leads at 1,000 and at 100,000 rows, on both databases: times at the server, one call at a time.
import path from "node:path";
import { findPostgres, startPostgres } from "../support/postgres";
import { scratchFolder, signIn, type Times, timesOf, withRows } from "./admin";
import { freePort, type Server } from "./measure";

export const FEW = 1_000;
export const MANY = 100_000;
const NODE_OPTIONS = `--require ${path.resolve("tests/bench/report-memory.cjs")}`;

/** Each kind with the addresses that stand for it, taken by turns. */
const CALLS: Record<string, string[]> = {
  "first page": [""],
  search: ["q=osei", "q=cedar+creek", "q=thorne.12", "q=Joinery+Ltd", "q=no+such+firm"],
  "short search": ["q=zz", "q=xu", "q=q", "q=an", "q=12", "q=a.", "q=%26", "q=an&industry=retail&status=won"],
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

const EXPORTS = ["csv standard", "json standard", "csv comprehensive", "json comprehensive"];

interface Export {
  seconds: number;
  grownMb: number;
  heapMb: number;
}
export interface Measured {
  times: Record<string, Times>;
  exported: Record<string, Export>;
}
export type OnBoth = Record<"few" | "many", Measured>;

/** For each database, kind and number of rows: the median and the 95th percentile in ms; and what each export takes. */
export async function measureLeads(): Promise<Record<string, OnBoth>> {
  const found: Record<string, OnBoth> = {
    embedded: await onBoth(() => ({ DATA_DIR: scratchFolder() })),
  };
  if (findPostgres() === null) return found;
  const postgres = startPostgres(await freePort());
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

async function onBoth(environmentOf: (rows: number) => Record<string, string>): Promise<OnBoth> {
  const few = await measure(FEW, environmentOf(FEW));
  const many = await measure(MANY, environmentOf(MANY));
  return { few, many };
}

const measure = (rows: number, environment: Record<string, string>): Promise<Measured> =>
  withRows(rows, { ...environment, NODE_OPTIONS }, async (server) => {
    const headers = await signIn(server.url);
    const times: Record<string, Times> = {};
    for (const [name, queries] of Object.entries(CALLS)) {
      const addresses = queries.map((query) => `${server.url}/api/admin/assessments?${query}`);
      times[name] = await timesOf(addresses, headers);
    }
    return { times, exported: rows === MANY ? await exportAll(server, headers) : {} };
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
