import { ENGLISH_MONTHS } from "../calendar/month-names";
import { NAME } from "./first-name";
import { A_TIME, ABOUT, AMOUNT, IS_MONEY } from "./money-lines";

/** Money that is there for what comes next, or would be: with its last day, or who has to agree. */

interface Promise {
  kind: "has" | "get";
  /** "the board", "your sister": who would give it; null otherwise. */
  by: string | null;
  /** "if Tom signs", "if your brother agrees"; null otherwise. */
  how: string | null;
  groups: Record<string, string>;
}

const SUM = `${ABOUT}${IS_MONEY}${AMOUNT}${A_TIME}`;
const ENDS = "(?=\\s*(?:[.,;!)–—]|$|(?:and|but)(?!\\p{L})))";
const INTO_IT = "(?: (?:in|up|down|(?:in|into|on|at|for) (?:it|this|that|AI)))?";
const UNTIL = `(?: (?<until>(?:before|by) (?:(?:${ENGLISH_MONTHS})(?: \\d{1,2})?|(?:the )?(?:spring|summer|fall|autumn|winter|harvest|seeding|planting|calving|breakup|freeze-up|thaw|christmas|season|year[- ]end))(?![\\p{L}\\d])))`;
const NO_MORE =
  ",?(?: and| but)? (?:not (?:a|one|another) (?:cent|penny|nickel|dime|dollar) more|(?:no|not) more|no higher|that(?:'s| is) (?:it|all)|full stop)(?!\\p{L}| (?:on|for|than|of) )";
const PUTS =
  "(?:put|put in|put up|put down|spend|throw|go|go to|go up to|go as high as|risk|chip in|kick in)";

/** "I'd put 8 grand in before May 1 and not a dollar more", "I'll spend $6,000 on this and that's it" */
export const WITH_AN_END: readonly RegExp[] = [
  `(?<!\\p{L})(?:I|we)(?:'d|'ll| would| will) ${PUTS} ${SUM}${INTO_IT}${UNTIL}?${NO_MORE}`,
  `(?<!\\p{L})(?:I|we)(?:'d| would) ${PUTS} ${SUM}${INTO_IT}${UNTIL}${ENDS}`,
  `(?<!\\p{L})(?:I|we)(?:'d| would| can| could) (?:put|throw) ${SUM} (?:into|at|toward|towards) (?:it|this|AI|a (?:trial|pilot|test))${ENDS}`,
  `(?<!\\p{L})the most (?:I|we)(?:'d| would|'ll| will| can| could) (?:spend|put in|put up|go to|risk|find)(?: on (?:it|this|AI))? is ${SUM}${ENDS}`,
].map((source) => new RegExp(`^(?!.*${past()})[^?]*?${source}`, "iu"));

/** "I'd put 8 grand in before they folded" tells of what is lost. */
function past(): string {
  return "(?<!\\p{L})(?:was|were|went|got burned|lost|broke|folded|failed|died|quit|ago|already|last (?:year|yr|season|spring|summer|fall|winter)|in 20\\d\\d|if (?:I|we) (?:won|were|had))(?!\\p{L})";
}
const PAST = new RegExp(past(), "iu");

/** "before May 1", as it is said to the leader. */
export const untilWhen = (until: string | undefined): string | null =>
  until === undefined ? null : until.charAt(0).toLowerCase() + until.slice(1);

const KIN = "(?:brother|sister|uncle|aunt|cousin|dad|father|mom|mother|wife|husband|son|daughter)";
const PARTNERS = `(?:(?:other |business |co-)?partner|co-owner|board|council|chair(?:man|woman)?|treasurer|head office|corporate|parent company|CFO|CEO|controller|trustee|shareholder|director|founder|investor|committee|${KIN}(?:-in-law)?)s?`;
const WHOSE = "(?:(?<whose>the|my|our)(?: two| three| other| both)? )";

const NEXT =
  "(?:the next (?:thing|one|step|try|tool|project)|whatever (?:comes|is) next|what(?: comes|'s| is) next|an? (?:trial|pilot|first trial|second try|new tool|fresh start)|something new)";
/** "I have $60,000 for the next thing" */
const FOR_NEXT = new RegExp(
  `(?<!\\p{L})(?:(?:I|we)(?:'ve got|'ve| have(?: got)?|'ve set aside| have set aside| set aside)|there(?:'s| is)) ${SUM} (?:(?:left|ready|set aside|to spend) )?(?:for|on) ${NEXT}(?=\\s*(?:[.,;!]|$|(?:and|but|if)(?!\\p{L})))`,
  "iu",
);

const SHOWS =
  "(?:shows?|proves?|explains?|makes? (?:the|a) case|pays?(?! (?:for (?!itself)|the|a|our|more))|works?|holds? up|adds? up|is different|convinces?|persuades?)";
const IF_SHOWN = `,? (?:if|once|when|as long as|provided|so long as) (?:I|we|it|this|that|they|he|she|the (?:trial|pilot|numbers?|figures?|case|test)) (?:can |could |will )?(?:see (?:it|that it|why)|${SHOWS})(?!\\p{L})`;
/** "I can get $15,000 if I can show why this time is different", "I could get 20k out of my partners" */
const CAN_GET = new RegExp(
  `(?<!\\p{L})(?:I|we) (?:can|could) (?:probably |likely |still )?(?:get|raise|squeeze|secure|unlock|pull) ${SUM}(?:${IF_SHOWN}| (?:from|out of) (?:the|my|our|both)(?: my| our| two| other)? ${PARTNERS}(?:${IF_SHOWN}|${ENDS})| (?:approved|signed off|past the (?:board|partners))(?:${IF_SHOWN}|${ENDS}))`,
  "iu",
);
/** "My sister would put up $12,000 if it pays back in a year" */
const WOULD_GIVE = new RegExp(
  `(?<!\\p{L})${WHOSE}(?<giver>${PARTNERS})(?: (?!(?:never|hardly|barely|rarely)(?!\\p{L}))\\p{L}+)? (?:would|will) (?:give (?:me|us)|release|put up|put in|go to|go up to|approve|okay|free up|sign for|sign off on) ${SUM}(?:${IF_SHOWN}|(?: for (?:this|AI|it|a (?:trial|pilot)))${ENDS})`,
  "iu",
);
/** "Raj, our CFO, says it is a hole, but he'll release $30,000 and only against crops saved" */
const HE_GIVES = new RegExp(
  `(?<!\\p{L})${NAME}, ${WHOSE}(?<giver>${PARTNERS}),[^.?]*? (?:he|she)(?:'ll| will| would) (?:release|put up|put in|go to|go up to|approve|okay|free up|sign for|sign off on) (?:up to )?${SUM}(?:,? (?:and |but )?(?<only>only (?:against|for|if|on|when) [^.,;!?]{3,40})(?=[.,;!]|$)|${ENDS})`,
  "u",
);
const AGREES =
  "(?:signs?(?: off(?: on it)?| for it| it)?|approves?(?: it)?|agrees?(?: to it)?|says? (?:yes|ok|okay|go)|okays? it|goes? along(?: with it)?|votes? (?:yes|for it)|(?:is|are) (?:convinced|on board))";
const TO_HAVE =
  "(?:(?:there(?:'s| is)|(?:I|we)(?:'ve got| have(?: got)?| can have| could have)|(?:money|budget):) )?";
/** "$10,000 this year if Tom signs", "There's 20k once the board approves it" */
const ONCE_AGREED = new RegExp(
  `^${TO_HAVE}${SUM}(?: (?:this (?:year|season|winter|spring|summer|fall)|for (?:this|AI|it)|to (?:spend|start with|work with)))?,?(?: but)?(?: only)? (?<word>if|once|when|as long as|provided) (?:${WHOSE}?(?<role>${PARTNERS}|bank)|(?<one>\\p{Lu}\\p{Ll}+)) (?<agrees>${AGREES})${ENDS}`,
  "iu",
);

/** Whether one by name was told to be of those who decide: "my partner Tom Wickstrom", "Ruth, our treasurer". */
function isOfThem(name: string, all: string): boolean {
  const asName = new RegExp(`^${NAME}$`, "u");
  const told = new RegExp(
    `(?<!\\p{L})(?:(?:[Mm]y|[Oo]ur|[Tt]he) (?:[a-z]+ )?${PARTNERS},? ${name}|${name}(?: \\p{Lu}[\\p{L}-]+)?(?:,? \\(?| is )(?:(?:my|our|the) )?(?:[a-z]+ )?${PARTNERS})(?!\\p{L})`,
    "u",
  );
  return asName.test(name) && told.test(all);
}

/** "your sister", "the board", as it is said to the leader. */
const toLeader = (whose: string | undefined, who: string): string => {
  const of = whose === undefined ? "" : `${/the/i.test(whose) ? "the" : "your"} `;
  return of + who;
};

/** What one sentence says of it; whose agreement it takes is told with what is in the way. */
export function promisedIn(sentence: string, all: string, isInTheWay: boolean): Promise[] {
  if (sentence.endsWith("?") || PAST.test(sentence)) return [];
  const next = FOR_NEXT.exec(sentence)?.groups;
  if (next !== undefined) return [{ kind: "has", by: null, how: null, groups: next }];
  const got = CAN_GET.exec(sentence)?.groups;
  if (got !== undefined) return [{ kind: "get", by: null, how: null, groups: got }];
  const gives = (WOULD_GIVE.exec(sentence) ?? HE_GIVES.exec(sentence))?.groups;
  if (gives !== undefined)
    return [
      {
        kind: "get",
        by: toLeader(gives.whose, gives.giver ?? ""),
        how: gives.only === undefined ? null : `“${gives.only}”`,
        groups: gives,
      },
    ];
  const agreed = isInTheWay ? ONCE_AGREED.exec(sentence)?.groups : undefined;
  if (agreed === undefined) return [];
  const { one, role = "", whose, word = "if", agrees = "" } = agreed;
  if (one !== undefined && !isOfThem(one, all)) return [];
  return [
    { kind: "has", by: null, how: `${word} ${one ?? toLeader(whose, role)} ${agrees}`, groups: agreed },
  ];
}
