import type { FactOf } from "../ledger/fact";
import { wordsBefore, wordsBehind } from "./around";

/** What was not earned is no cost: customers and contracts that were lost, and work that another firm got. */

/** "To a guy who answers same day", "to a bigger outfit" */
export const TO_ANOTHER_FIRM =
  "to (?:an?|another|the|some|our) (?:[a-z]+ )?(?:competitor|competition|guy|outfit|firm|shop|company)";
/** Who pays, and what is won, in the singular. */
export const IS_WON =
  "(?:account|bid|booking|client|contract|customer|deal|job|member|order|project|sale|tenant|tender)";

/** "We lost 7 customers", "3 wells to a guy who answers same day". */
export const isNotEarned = (count: FactOf<"quantity"> | FactOf<"rate">): boolean =>
  LOST.test(wordsBefore(count)) && (NOT_WON.test(count.unit ?? "") || TO_ANOTHER.test(wordsBehind(count)));
const LOST = /\b(?:lost|lose|losing) (?:about |around |roughly |some |over |nearly )?$/i;
const NOT_WON = new RegExp(String.raw`\b(?:${IS_WON}|lead|quote|guest|patient)s?$`, "i");
const TO_ANOTHER = new RegExp(String.raw`^[^.;]* ${TO_ANOTHER_FIRM}\b`, "i");
