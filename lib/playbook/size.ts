import { labelOf } from "@/lib/domain/assessment/options";
import { EMPLOYEE_BANDS } from "@/lib/domain/assessment/questions/company";

/** Five sizes of firm: what is right for one is wrong for the next. */
export type Size = "micro" | "small" | "middle" | "upper" | "large";

interface Band {
  size: Size;
  /** The smallest and the largest head count of the band. */
  fewest: number;
  most: number;
}

const BANDS: Readonly<Record<string, Band>> = {
  "1-10": { size: "micro", fewest: 1, most: 10 },
  "11-50": { size: "small", fewest: 11, most: 50 },
  "51-200": { size: "middle", fewest: 51, most: 200 },
  "201-500": { size: "upper", fewest: 201, most: 500 },
  "501-1000": { size: "large", fewest: 501, most: 1000 },
  "1001-5000": { size: "large", fewest: 1001, most: 5000 },
  "over-5000": { size: "large", fewest: 5001, most: Number.POSITIVE_INFINITY },
};
const UNKNOWN: Band = { size: "middle", fewest: 1, most: Number.POSITIVE_INFINITY };

export const bandOf = (employees: string): Band => BANDS[employees] ?? UNKNOWN;

/** "11 to 50 people"; "a team of your size" where the answer is on no list. */
export const peopleInWords = (employees: string): string =>
  BANDS[employees] === undefined
    ? "a team of your size"
    : `${labelOf(EMPLOYEE_BANDS, employees).toLowerCase()} people`;

interface BySize {
  micro?: string;
  small: string;
  middle: string;
  upper?: string;
  large: string;
}

/** The words for a firm's size; the two outer sizes may share those of their neighbour. */
export function bySize(size: Size, words: BySize): string {
  if (size === "micro") return words.micro ?? words.small;
  if (size === "upper") return words.upper ?? words.middle;
  return words[size];
}

/** Up to 50 people: such a firm is not advised to found a department or a committee. */
export const isSmall = (size: Size): boolean => size === "micro" || size === "small";
