import { valuesOf } from "../assessment/options";
import { INDUSTRIES } from "../assessment/questions/company";

/** By its people, as the playbook divides firms. */
export const FIRM_SIZES = [
  { value: "micro", label: "1 to 10 people" },
  { value: "small", label: "11 to 50 people" },
  { value: "middle", label: "51 to 200 people" },
  { value: "upper", label: "201 to 500 people" },
  { value: "large", label: "Over 500 people" },
] as const;
export type FirmSize = (typeof FIRM_SIZES)[number]["value"];

/** What of a firm says in which cells it is counted. */
export interface Placed {
  size: FirmSize;
  industry: string;
}

const WHOLE = { key: "all", label: "All firms" };
const OF_SIZE = FIRM_SIZES.map(({ value, label }) => ({ key: `size:${value}`, label }));
const OF_INDUSTRY = INDUSTRIES.map(({ value, label }) => ({
  key: `industry:${value}`,
  label: value === "other" ? "Other industries" : label,
}));

/** The seventeen groups that are published, and no other: there are no filters to choose, and nothing is crossed (P6). */
export const CELLS: readonly string[] = [WHOLE, ...OF_SIZE, ...OF_INDUSTRY].map(({ key }) => key);

/** The two ways in which the whole is divided. */
export const PARTITIONS: readonly (readonly string[])[] = [
  OF_SIZE.map(({ key }) => key),
  OF_INDUSTRY.map(({ key }) => key),
];

const LABELS = new Map([WHOLE, ...OF_SIZE, ...OF_INDUSTRY].map(({ key, label }) => [key, label]));
export const cellLabel = (key: string): string => LABELS.get(key) ?? key;

const KNOWN_INDUSTRIES: ReadonlySet<string> = new Set(valuesOf(INDUSTRIES));
const industryKey = (industry: string) => `industry:${KNOWN_INDUSTRIES.has(industry) ? industry : "other"}`;

/** The cells of a firm, the one that says most to it first: its industry, its size, all. An old industry that is on no list is another one. */
export const cellsOf = ({ size, industry }: Placed): readonly [string, string, string] => [
  industryKey(industry),
  `size:${size}`,
  WHOLE.key,
];
