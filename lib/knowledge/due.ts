import { DAY_MS } from "@/lib/domain/time";
import type { sources, tools } from "./knowledge";
import type { LawRule } from "./schemas/law";
import type { value } from "./value";

/** Bills move within weeks. */
const BILL_DAYS = 60;
const YEAR_DAYS = 365;
/** What is over does not move. */
const SETTLED: ReadonlySet<LawRule["status"]> = new Set(["decision", "lapsed", "repealed"]);

interface Due {
  kind: "law" | "source" | "tool" | "wages";
  what: string;
  day: string | null;
}

interface Facts {
  law: readonly Pick<LawRule, "id" | "status" | "statusCheckedTo" | "effectiveFrom">[];
  sources: readonly Pick<(typeof sources)[number], "id" | "title" | "checkedOn">[];
  tools: readonly Pick<(typeof tools)[number], "id" | "price" | "storage" | "processing" | "training">[];
  toolsAsOf: string;
  value: Pick<typeof value, "asOf"> & { wageSource: Pick<(typeof value)["wageSource"], "title"> };
}

/** What is to be read again, those that waited longest first; without a day first of all. */
export function dueOn(today: string, { law, sources, tools, toolsAsOf, value }: Facts): Due[] {
  const list = [
    ...law.filter(({ status }) => !SETTLED.has(status)).flatMap((rule) => lawDue(rule, today)),
    ...sources.flatMap(({ id, title, checkedOn }) => due("source", `${id} ${title}`, checkedOn, today)),
    ...tools.flatMap(({ id, price, storage, processing, training }) =>
      Object.entries({ price, storage, processing, training }).flatMap(([part, fact]) => {
        const day = (fact && "date" in fact ? fact.date : null) ?? fact?.source.date ?? toolsAsOf;
        return fact?.verified ? due("tool", `${id}, ${part}`, day, today) : [];
      }),
    ),
    ...due("wages", value.wageSource.title, value.asOf, today),
  ];
  return list.sort((one, other) => (one.day ?? "").localeCompare(other.day ?? ""));
}

function lawDue({ id, status, statusCheckedTo, effectiveFrom }: Facts["law"][number], today: string): Due[] {
  const days = status === "bill" ? BILL_DAYS : YEAR_DAYS;
  const waited = due("law", `${id} (${status})`, statusCheckedTo, today, days);
  const applies = effectiveFrom !== null && effectiveFrom <= today && (statusCheckedTo ?? "") < effectiveFrom;
  return waited.length === 0 && applies
    ? [{ kind: "law", what: `${id} applies by now`, day: effectiveFrom }]
    : waited;
}

function due(kind: Due["kind"], what: string, day: string | null, today: string, days = YEAR_DAYS): Due[] {
  const isDue = day === null || (Date.parse(today) - earliest(day)) / DAY_MS > days;
  return isDue ? [{ kind, what, day }] : [];
}

/** The first day of what may be a day, a month, a year, or "2025-26". */
function earliest(day: string): number {
  const [year, month = "01", date = "01"] = day.replace("about ", "").split("-");
  return Date.parse(`${year}-${Number(month) > 12 ? "01" : month}-${date}`);
}
