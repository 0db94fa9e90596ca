import type { Tool } from "@/lib/knowledge/knowledge";
import type { Citation } from "@/lib/knowledge/schemas/cited";
import { factOrNull } from "@/lib/knowledge/verified";
import { dayInWords } from "../../checked-on";

export interface SeatPrice {
  text: string;
  currency: "USD" | "CAD";
  seats: number;
  /** For all seats and twelve months, before tax. */
  aYear: { low: number; high: number };
  source: Citation;
}

const SIGNS = { USD: "US$", CAD: "C$" } as const;
const MONTHS = 12;

/** What a tool costs this firm in a year, in the currency of its list; none where no list price by seat was read. */
export function priceForSeats(tool: Tool, seats: number): SeatPrice | null {
  const price = factOrNull(tool.price);
  if (price?.seatMonth == null || price.currency === null || price.date === null) return null;
  const { low, high } = price.seatMonth;
  const many = Math.max(seats, price.minSeats ?? 1);
  const aYear = { low: Math.round(low * many * MONTHS), high: Math.round(high * many * MONTHS) };
  const sign = SIGNS[price.currency];
  const range = (one: number, other: number) =>
    one === other ? `${sign}${amount(one)}` : `${sign}${amount(one)} to ${sign}${amount(other)}`;
  const text =
    high === 0
      ? price.text
      : `${range(low, high)} × ${many} ${many === 1 ? "seat" : "seats"} × ${MONTHS} months = ${range(aYear.low, aYear.high)} a year before tax, by the list of ${dayInWords(price.date)}`;
  return { text, currency: price.currency, seats: many, aYear, source: price.source };
}

/** "3,780", "13.33" */
const amount = (value: number): string =>
  Number.isInteger(value) ? value.toString().replace(/\B(?=(\d{3})+$)/g, ",") : value.toFixed(2);
