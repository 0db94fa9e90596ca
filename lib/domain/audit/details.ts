import { labelOf } from "../assessment/options";

type Meta = Readonly<Record<string, unknown>>;

/** What is written down beside an action, as admins read it: "3 tools", "Stage changed", "CSV, comprehensive". */
export const auditDetails = (meta: Meta): string =>
  Object.entries(meta)
    .map(([name, value]) => WORDS[name]?.(value) ?? `${spaced(name)}: ${String(value)}`)
    .filter((words) => words !== "")
    .join(", ");

const WORDS: Readonly<Record<string, (value: unknown) => string>> = {
  changed: (names) => `${namesInWords(names, ", ")} changed`,
  fields: (names) => `${namesInWords(names, " ")} changed`,
  role: (role) => `Role: ${String(role)}`,
  count: (count) => counted(count, "tool"),
  format: (format) => String(format).toUpperCase(),
  type: (type) => String(type),
  assessmentsDeleted: (count) => `${counted(count, "assessment")} deleted`,
  assessments: (count) => counted(count, "assessment"),
  what: (what) => capitalized(String(what)),
  state: (state) => capitalized(spaced(String(state)).toLowerCase()),
  full: (isFull) => (isFull === true ? "Full refund" : "Partial refund"),
  kind: (kind) => capitalized(spaced(String(kind)).toLowerCase()),
  code: (code) => `Code ${String(code)}`,
};

const FIELDS = [
  { value: "status", label: "Stage" },
  { value: "ownerId", label: "Owner" },
  { value: "maxUses", label: "Number of uses" },
  { value: "expiresAt", label: "Last day" },
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
