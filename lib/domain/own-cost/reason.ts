import {
  OWN_COST_MIDDLE,
  OWN_COST_NONE,
  OWN_COST_PRINTED,
  OWN_COST_READ,
  OWN_COST_REASON,
  OWN_COST_YOURS,
} from "./messages";
import { type AskedCost, isNoCost } from "./own-cost";

/** Why it is asked, or what becomes of the figures that are there. */
export function reasonFor({ kept, read, isPrinted, isRange }: AskedCost): string {
  if (isNoCost(kept)) return OWN_COST_NONE;
  if (kept !== null) return OWN_COST_YOURS;
  if (read === null) return OWN_COST_REASON;
  return isPrinted ? [OWN_COST_PRINTED, ...(isRange ? [OWN_COST_MIDDLE] : [])].join(" ") : OWN_COST_READ;
}
