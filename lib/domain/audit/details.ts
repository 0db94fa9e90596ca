import { labelOf, type Option } from "../assessment/options";
import { shortDate } from "../dates";
import { CALL_STATES } from "../lead/call-requests";
import { CALL_OUTCOMES } from "../lead/logged-call";
import { LEAD_STAGES } from "../lead/stage";
import { startOfDay } from "../local-time";
import { COST_UNITS } from "../own-cost/units";
import { TOPICS } from "../topic/topics";
import { PURPOSES } from "../your-data/purposes";

type Meta = Readonly<Record<string, unknown>>;
/** The email address of a user; undefined where there is no such account. */
type NameOf = (userId: string) => string | undefined;

/** What is written down beside an action, as admins read it: "3 tools", "Stage: New → Contacted", "CSV; comprehensive". */
export const auditDetails = (meta: Meta, nameOf: NameOf): string =>
  [...changesIn(meta, nameOf), ...othersIn(meta)].filter((words) => words !== "").join("; ");

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
  { label: "Call request", from: "callFrom", to: "callTo", show: among(CALL_STATES) },
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
  outcome: (outcome) => labelOf(CALL_OUTCOMES, String(outcome)),
  what: (what) => capitalized(String(what)),
  state: (state) => capitalized(spaced(String(state)).toLowerCase()),
  full: (isFull) => (isFull === true ? "Full refund" : "Partial refund"),
  kind: (kind) => capitalized(spaced(String(kind)).toLowerCase()),
  into: (id) => `Into ${shortId(id)}`,
  code: (code) => `Code ${String(code)}`,
  days: (days) => `For ${counted(days, "day")}`,
  share: (id) => `Link ${shortId(id)}`,
  withTeam: (isIn) => (isIn === true ? "With the team check" : ""),
  withInterview: (isIn) => (isIn === true ? "With the interview" : ""),
  proof: (proof) => labelOf(PROOFS, String(proof)),
  from: () => "From another account",
  moves: (count) => counted(count, "move"),
  expected: (count) => `${counted(count, "colleague")} asked`,
  answered: (count) => `${counted(count, "colleague")} answered`,
  interviews: (count) => counted(count, "interview"),
  firms: (count) => counted(count, "firm"),
  published: (count) => `${counted(count, "group")} published`,
  withdrawn: (count) => (count === 0 ? "" : `${Number(count).toLocaleString("en-CA")} withdrawn`),
  purpose: (purpose) => labelOf(CONSENTS, String(purpose)),
  topic: (topic) => labelOf(TOPICS, String(topic)),
  unit: (unit) => `In ${labelOf(COST_UNITS, String(unit))}`,
};

/** How it was shown whose an assessment is. */
const PROOFS = [
  { value: "address", label: "Proven by the account's email" },
  { value: "mail", label: "Proven by a link from an email" },
  { value: "device", label: "Proven by the device that submitted it" },
  { value: "kept", label: "No proof was asked for" },
] as const;

const CONSENTS = Object.entries(PURPOSES).map(([value, label]) => ({ value, label }));

/** Enough to tell two apart. */
const shortId = (id: unknown): string => String(id).slice(0, 8);

const FIELDS = [
  { value: "status", label: "Stage" },
  { value: "ownerId", label: "Owner" },
  { value: "maxUses", label: "Number of uses" },
  { value: "expiresAt", label: "Last day" },
  { value: "label", label: "Name" },
  { value: "couponCode", label: "Coupon" },
  { value: "startsAt", label: "First day" },
  { value: "endsAt", label: "Last day" },
  { value: "query", label: "Filters" },
  { value: "couponCodes", label: "Codes" },
  { value: "floor", label: "Firms needed" },
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
