import { plain, sentencesIn, type ToldTroubles } from "../calendar/told-sentences";
import { stretchHolding } from "./stretch";

const DECIDES =
  "(?:board(?: chair| treasurer| members?)?|chair(?:man|woman)?|directors|trustees|council|(?:business )?partner|investors?|owners?|shareholders|CFO|controller|treasurer|accountant|founder|brother|sister|father|dad|mother|mom|wife|husband|uncles?|aunts?|cousins?|brothers|sisters|sons?|daughters?|(?:security|privacy|compliance) officer|chef)";
/** "My two uncles own the majority and after that they say no more toys" */
const OWN_IT = "(?: (?:own|owns|hold|holds|have|has) [^.;,]{3,70}? (?:and|they))?";
const ASKS =
  "(?:they )?(?:wants?|(?:will|would) (?:want|ask|resign|quit|need)|asks?|keeps? (?:asking|forwarding|sending)|said no|says? (?:no|not|show|prove|it|he|she|they|that|this)|thinks?|has read|read an article|is not convinced|(?:doesn't|does not|don't) (?:believe|buy|trust))";
/** "My brother Rick will ask", "My board chair (ex-Telstra) asks each month", "My sister is CFO and says not one more dollar". */
const CONVINCED = new RegExp(
  `(?<!\\p{L})(?:my|our|the|^)? ?(?:two |three |four )?${DECIDES}(?: \\p{Lu}\\p{Ll}+)?(?: \\([^)]{1,30}\\))?(?: is \\p{L}+ and)?${OWN_IT}(?: \\p{L}+ly)? ${ASKS}(?!\\p{L})`,
  "iu",
);
/** About AI, or about what money has to bring; any other wish of theirs is none of this. */
const OF_THIS =
  /(?<!\p{L})(?:AI|strategy|payback|pays?(?= (?:inside|back|off|within))|proof|prove|ROI|money|dollars?|different|robots?|computers?|machines?|chatbots?|a fad|toys?|gadgets?|gimmicks?|cheating|resign|EBITDA)(?!\p{L})/u;
const OF_OTHERS =
  /\?\s*$|(?<!\p{L})(?:customers?'s?|clients?'|competitors?|used to|retired|no longer|is not a problem|(?:home|pet|dog|car|boat|horse|building|property|restaurant) owners?|owners? (?:open|wait)|already (?:agreed|convinced|sold))(?!\p{L})/iu;

/** Who decides, and what is asked for, in their words: in what is in the way first; null where no one is told. */
export function convincedIn({ aiFriction, otherChallenge }: ToldTroubles): string | null {
  for (const typed of [aiFriction, otherChallenge].flatMap(sentencesIn)) {
    const sentence = plain(typed);
    if (!OF_THIS.test(sentence) || OF_OTHERS.test(sentence)) continue;
    const said = CONVINCED.test(sentence) ? stretchHolding(sentence, CONVINCED) : null;
    if (said !== null) return `“${said}”`;
  }
  return null;
}
