// Prints what leads.ts has measured.
import type { Check } from "./checks";
import { DATABASES, FEW, MANY, measureLeads, type OnBoth } from "./leads";

/** In ms, for the 95th percentile: up to 100,000 leads, and beyond. */
const LIMITS = { many: 150, more: 300 };

/** Nothing but exact counts of what fits: they take longer the more fit, and their promise is the time alone. */
const COUNTED: readonly string[] = ["views"];

export async function tellLeads(databases = DATABASES, most = MANY): Promise<Record<string, OnBoth>> {
  const leads = await measureLeads(databases, most);
  console.log(`\nLeads, one call at a time     ${FEW} rows: p50   p95    ${most} rows: p50   p95   ms`);
  for (const [database, { few, many }] of Object.entries(leads)) {
    for (const [name, { p50, p95 }] of Object.entries(few.times)) {
      const columns = [p50, p95, many.times[name]?.p50 ?? 0, many.times[name]?.p95 ?? 0];
      console.log(
        `${`${database}: ${name}`.padEnd(30)}${columns.map((ms, at) => ms.toFixed(1).padStart([15, 6, 20, 6][at] ?? 0)).join("")}`,
      );
    }
    for (const [name, { seconds, grownMb, heapMb }] of Object.entries(many.exported))
      console.log(
        `${database}: all as ${name} in ${seconds.toFixed(1)} s, the server grown by ${grownMb.toFixed(0)} MB, its heap by ${heapMb.toFixed(0)} MB`,
      );
  }
  return leads;
}

export const checksOf = (leads: Record<string, OnBoth>): Check[] =>
  Object.entries(leads).flatMap(([database, { few, many }]) => [
    ...Object.entries(many.times).flatMap(([name, { p50, p95 }]): Check[] => [
      [`${database}, ${name}: p95 ms`, p95, "<=", many.rows > MANY ? LIMITS.more : LIMITS.many],
      ...(COUNTED.includes(name)
        ? []
        : [
            [`${database}, ${name}: many / few`, ratioOf(p50, few.times[name]?.p50), "<=", 3] satisfies Check,
          ]),
    ]),
    ...Object.entries(many.exported).map(
      ([name, { grownMb }]): Check => [`${database}, ${name}: MB grown`, grownMb, "<=", 100],
    ),
  ]);

const ratioOf = (one: number, other = 0): number => one / other;
