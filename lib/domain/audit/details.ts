import { labelOf, type Option } from "../assessment/options";
import { shortDate } from "../dates";
import { CALL_STATES } from "../lead/call-requests";
import { LEAD_STAGES } from "../lead/stage";
import { startOfDay } from "../local-time";

type Meta = Readonly<Record<string, unknown>>;
/** The email address of a user; undefined where there is no such account. */
type NameOf = (userId: string) => string | undefined;

/** What is written down beside an action, as admins read it: "3 tools", "Stage: New → Contacted", "CSV, comprehensive". */
export const auditDetails = (meta: Meta, nameOf: NameOf): string =>
  [...changesIn(meta, nameOf), ...othersIn(meta)].filter((words) => words !== "").join(", ");

/** What changed from one value to another, under these names. */
const CHANGES: readonly {
  label: string;
  from: string;
  to: string;
  show: (value: string, nameOf: NameOf) => string;
}[] = [
  { label: "Stage", from: "stageFrom", to: "stageTo", show: among(LEAD_STAGES) },
  {
    label: "Next action",
    from: "nextFrom",
    to: "nextTo",
    show: (day) => (day === "" ? "none" : shortDate(startOfDay(day))),
  },
  { label: "Call", from: "callFrom", to: "callTo", show: among(CALL_STATES) },
  {
    label: "Owner",
    from: "ownerFrom",
    to: "ownerTo",
    show: (id, nameOf) => (id === "" ? "Unassigned" : (nameOf(id) ?? "deleted user")),
  },
];
const FROM_AND_TO: ReadonlySet<string> = new Set(CHANGES.flatMap(({ from, to }) => [from, to]));

/** Ids of users that the details name. */
export const usersIn = (meta: Meta): string[] =>
  [meta.ownerFrom, meta.ownerTo].filter((id) => typeof id === "string").filter((id) => id !== "");

const changesIn = (meta: Meta, nameOf: NameOf): string[] =>
  CHANGES.flatMap(({ label, from, to, show }) => {
    const [before, after] = [meta[from], meta[to]];
    if (typeof before !== "string" || typeof after !== "string") return [];
    return [`${label}: ${show(before, nameOf)} → ${show(after, nameOf)}`];
  });

const othersIn = (meta: Meta): string[] =>
  Object.entries(meta)
    .filter(([name]) => !FROM_AND_TO.has(name))
    .map(([name, value]) => WORDS[name]?.(value) ?? `${spaced(name)}: ${String(value)}`);

function among(options: readonly Option[]): (value: string) => string {
  return (value) => labelOf(options, value);
}

const WORDS: Readonly<Record<string, (value: unknown) => string>> = {
  changed: (names) => `${namesInWords(names, ", ")} changed`,
  fields: (names) => `${namesInWords(names, " ")} changed`,
  role: (role) => `Role: ${String(role)}`,
  count: (count) => counted(count, "tool"),
  format: (format) => String(format).toUpperCase(),
  type: (type) => String(type),
  assessmentsDeleted: (count) => `${counted(count, "assessment")} deleted`,
  assessments: (count) => counted(count, "assessment"),
  outcome: (outcome) => labelOf(CALL_STATES, String(outcome)).toLowerCase(),
  what: (what) => capitalized(String(what)),
  state: (state) => capitalized(spaced(String(state)).toLowerCase()),
  full: (isFull) => (isFull === true ? "Full refund" : "Partial refund"),
  kind: (kind) => capitalized(spaced(String(kind)).toLowerCase()),
  into: (id) => `Into ${String(id)}`,
  code: (code) => `Code ${String(code)}`,
};

const FIELDS = [
  { value: "status", label: "Stage" },
  { value: "ownerId", label: "Owner" },
  { value: "maxUses", label: "Number of uses" },
  { value: "expiresAt", label: "Last day" },
  { value: "label", label: "Name" },
  { value: "couponCode", label: "Coupon" },
  { value: "startsAt", label: "First day" },
  { value: "endsAt", label: "Last day" },
] as const;

/** "Email and role": the names of fields, as their labels say them. */
function namesInWords(names: unknown, separator: string): string {
  const labels = String(names)
    .split(separator)
    .map((name) => labelOf(FIELDS, name).toLowerCase());
  return capitalized(labels.join(" and "));
}

const counted = (count: unknown, noun: string): string =>
  count === 1 ? `1 ${noun}` : `${Number(count).toLocaleString("en-CA")} ${noun}s`;

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "assessmentsDeleted" and "needs_response" as words. */
const spaced = (name: string): string =>
  capitalized(
    name
      .replace(/([a-z])([A-Z])/g, "$1 $2")
      .replaceAll("_", " ")
      .toLowerCase(),
  );
