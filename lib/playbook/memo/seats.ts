import { numberWord, plural, upperFirst } from "../grammar";
import type { DecidedTools } from "../tools/decision/decide-tools";
import { grouped } from "../value/box/figures";

const SIGNS = { USD: "US$", CAD: "C$" } as const;

/** The seats of the first pilot: in what they own, or at list price. Empty where neither is known. */
export function seatsInWords({ ask, rows }: DecidedTools): string {
  const [need] = ask.needs;
  const line = rows.find((row) => row.kind === "need" && row.need === need?.what);
  if (line === undefined) return "";
  const price = line.buy?.price ?? null;
  if (line.owned?.tool) return `Begin with what you own: ${line.owned.product}.`;
  if (line.buy === null || price === null || price.aYear.high === 0) return "";
  const { low, high } = price.aYear;
  const sign = SIGNS[price.currency];
  const amount =
    low === high ? `${sign}${grouped(high)}` : `${sign}${grouped(low)} to ${sign}${grouped(high)}`;
  const seats = `${numberWord(price.seats)} ${plural(price.seats, "seat")}`;
  return `${upperFirst(seats)} of ${line.buy.tool.name} list at ${amount} a year.`;
}
