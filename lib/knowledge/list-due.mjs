// npm run knowledge [-- 2026-12-31]: what is due to be read again on a day, today without one. Bills move within
// weeks, so they are due after 60 days; all else after a year.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const DAY_MS = 86_400_000;
const BILL_DAYS = 60;
const YEAR_DAYS = 365;
/** What is over does not move. */
const SETTLED = new Set(["decision", "lapsed", "repealed"]);

/** One line for each thing that is due, those that waited longest first; without a day first of all. */
export function dueOn(today, { law, sources, tools, value }) {
  const lines = [
    ...law.rules.filter(({ status }) => !SETTLED.has(status)).flatMap((rule) => lawLine(rule, today)),
    ...sources.flatMap(({ id, title, checkedOn }) =>
      line("source", `${id} ${title}`, checkedOn, YEAR_DAYS, today),
    ),
    ...tools.tools.flatMap((tool) =>
      ["price", "storage", "processing", "training"].flatMap((part) => {
        const fact = tool[part];
        const day = fact?.date ?? fact?.source.date ?? tools.asOf;
        return fact?.verified ? line("tool", `${tool.id}, ${part}`, day, YEAR_DAYS, today) : [];
      }),
    ),
    ...line("wages", value.wageSource.title, value.asOf, YEAR_DAYS, today),
  ];
  return lines.sort((one, other) => (one.day ?? "").localeCompare(other.day ?? ""));
}

function lawLine({ id, status, statusCheckedTo, effectiveFrom }, today) {
  const waited = line(
    "law",
    `${id} (${status})`,
    statusCheckedTo,
    status === "bill" ? BILL_DAYS : YEAR_DAYS,
    today,
  );
  const applies = effectiveFrom !== null && effectiveFrom <= today && statusCheckedTo < effectiveFrom;
  return waited.length === 0 && applies
    ? [{ kind: "law", what: `${id} applies by now`, day: effectiveFrom }]
    : waited;
}

function line(kind, what, day, days, today) {
  const isDue = day === null || (Date.parse(today) - earliest(day)) / DAY_MS > days;
  return isDue ? [{ kind, what, day }] : [];
}

/** The first day of what may be a day, a month, a year, or "2025-26". */
const earliest = (day) => {
  const [year, month = "01", date = "01"] = day.replace("about ", "").split("-");
  return Date.parse(`${year}-${Number(month) > 12 ? "01" : month}-${date}`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const read = (name) => JSON.parse(readFileSync(new URL(`./data/${name}.json`, import.meta.url), "utf8"));
  const today = process.argv[2] ?? new Date().toISOString().slice(0, 10);
  const due = dueOn(today, {
    law: read("law"),
    sources: read("sources"),
    tools: read("tools"),
    value: read("value"),
  });
  for (const { kind, what, day } of due) process.stdout.write(`${day ?? "no day"}  ${kind}  ${what}\n`);
  process.stdout.write(`${due.length} to be read again by ${today}.\n`);
}
