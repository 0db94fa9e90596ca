import { type Fact, factsOf } from "@/lib/domain/ledger/fact";
import { onlyOne } from "@/lib/domain/only-one";
import { isRightBehind, wordsBefore, wordsBehind, wordsBetween } from "@/lib/domain/value/around";
import type { Origin } from "@/lib/domain/value/line";
import type { Sum } from "@/lib/domain/value/sums";
import { isUsable } from "@/lib/domain/value/usable";
import type { CompanyProfile } from "../../company-profile";
import { factsAt } from "./nouns";
import { isWage, wagesBehind } from "./wages";

/** What is paid for an hour, and not what a client is charged for it. */
const PAID =
  /(?<!\p{L})(?:loaded|burdened|all[- ]in|with benefits|wages?|paid|pays?|earns?|costs? (?:us|me|you)?|costs?|cost|chargée?s?|tout compris|avantages|coûtent?|gagnent?|payée?s?)(?!\p{L})/iu;
const CHARGED =
  /(?<!\p{L})(?:bill|billed|billing|charge out|charged|rate card|factur\p{L}*|rent|rental)(?!\p{L})/iu;
const NEAR = 45;
/** "Keyed by casuals at $21/h" */
const PAID_BY = /\bby (?:\p{L}+ ){0,2}\p{L}+ (?:at|on|making|paid) $/iu;
const PERSON =
  "(?:admin|agent|assistant|biller|bookkeeper|casual|clerk|coordinator|dispatcher|drafter|employee|estimator|girl|guy|inspector|instructor|lad(?:y|ie)|mechanic|millwright|nurse|operator|people|person|planner|receptionist|rep|scheduler|staff|student|supervisor|tech|technician|temp|worker)s?";
/** "Two clerks at $24 an hour", "three of the office girls sit matching tickets, at $28 an hour" */
const PEOPLE_AT = new RegExp(
  String.raw`\b(?:an?|one|two|three|four|five|six|seven|eight|\d+) (?:of (?:the|our|my) )?(?:\p{L}+ )?${PERSON}(?:,| [^.;:$]*,)? (?:at|on) $`,
  "iu",
);
/** "That's 6 hrs a day at $23/hr", "6 hours each at $65/hr": what those very hours cost. */
const HOURS_AT =
  /(?:hours?|hrs?|min(?:ute)?s?) (?:(?:a|per) (?:day|week|month|year)|(?:on )?each),? (?:at|@) $/i;
/** "A clerk makes $27 an hour", "an estimator's $48 an hour" */
const PERSON_IS = new RegExp(
  String.raw`(?<!\p{L})(?:${PERSON}(?:['’]s| (?:makes?|earns?|is|are|on))|they (?:get|make|earn|are paid|cost)) (?:about |around |paid )?$`,
  "iu",
);
/** "She's $27 an hour", right behind the hours that she was named with */
const SHE_IS = /^(?:she|he)(?:['’]s| is| makes| gets| earns)(?: on| at| about| paid)* $/iu;
/** "Young Derm does it at $26 an hour" */
const DOES_IT_AT =
  /(?<!\p{L})(?:does|do|types?|keys?|handles?) (?:it|them|that|these|those|all of (?:it|them)) (?:at|for) $/iu;
/** "4 hours a night, 75 nights, $34 an hour", "6 hours a day each for a 96 day season at $29 an hour": figures in a row, and nothing between them. */
const IN_A_ROW =
  /^(?: each)?(?: (?:on|of) \p{L}+(?: \p{L}+)?(?=,))?(?:,? ?(?:x|×|for|over)? ?(?:about |an? )?\d[\d,]*[ -]\p{L}+(?: season| harvest)?){0,2},? (?:at |@ )?$/iu;
/** "25 minutes of a $26/hr person" */
const OF_A_PERSON = new RegExp(String.raw`^ (?:\p{L}+ )?${PERSON}(?!\p{L})`, "iu");
/** "A coordinator costs $34", "drafters are $62/hr" */
const PAYEE =
  /(?:^|[^\p{L}])(\p{L}+) (?:costs?|earns?|makes?|gets?|is|are|at|on)(?: (?:us|me|you|about|around|paid|roughly))* $/iu;
/** "Our two nurses read every one" */
const DOES =
  /(?:^|[^\p{L}])(?:our|the|an?|each|every|one|two|three|four|five|six|\d+) (?:\p{L}+ )?([\p{L}-]+) (?:reads?|writes?|types?|keys?|do|does|spends?|takes?|checks?|reviews?|fills?|handles?|answers?|builds?|prepares?|drafts?|process|processes|enters?|signs?|makes?|loses?|wastes?) /giu;
/** Those who do the work, where no wage is said to be another's. */
const ANYONE =
  /^(?:teams?|crews?|staff|people|person|office|someone|guys?|employees?|we|they|it|that|hour|labou?r|time|one|of|which)$/i;

const NO_DOER = /^(?:and|or|then|also|to|that|which|one|each|it)$/i;

/** "Oddny Breck re-checks every line": by name, so that a tech's wage is not hers. */
const NAMED_DOES =
  /(?<!\p{L})(\p{Lu}\p{Ll}{2,})(?: \p{Lu}\p{Ll}+)?(?: \([^)]*\))? (?:re-?)?(?:reads|writes|types|keys|spends|takes|checks|reviews|fills|answers|enters|signs|does) /gu;

const doerIn = (before: string): string[] =>
  [...before.matchAll(DOES), ...before.matchAll(NAMED_DOES)]
    .flatMap(([, doer = ""]) => (NO_DOER.test(doer) ? [] : [doer]))
    .slice(-1);

/** "My bookkeeper is $34 an hour and the tree-climbers lose 3 hours a week" */
const ANOTHERS =
  /\b(?:my|our|the) [\p{L}-]+ (?:is|are|makes?|gets?|earns?) (?:on )?\$[\d.]+(?: an hour| ?\/ ?h(?:ou)?r)? and (?:the|our|my) [\p{L}-]+ (?:lose|spend|waste|take)/iu;

/** A wage of those who do it, or one that is not said to be of others. */
const isSameDoer = (payee: string | undefined, doers: readonly string[]): boolean =>
  payee === undefined ||
  doers.length === 0 ||
  [payee, ...doers].some((word) => ANYONE.test(word)) ||
  doers.some((doer) => stemOf(doer) === stemOf(payee));
const stemOf = (word: string): string => word.toLowerCase().replace(/s$/, "");

/** "$74/hr loaded", told beside the hours that are summed: their own price of an hour; null where none, or two, were told. */
export function toldWage({ ledger }: CompanyProfile, from: readonly Origin[]): number | null {
  const times = factsAt(ledger, from);
  const doers = times.flatMap((time) => doerIn(wordsBefore(time)));
  const wages = factsOf(ledger.facts, "rate").filter((wage) => {
    const [before, behind] = [wordsBefore(wage), wordsBehind(wage)];
    const around = `${before.slice(-NEAR)}${wage.text}${behind.slice(0, NEAR)}`;
    const isOfThoseHours =
      HOURS_AT.test(before) ||
      times.some((time) => wagesBehind([wage], time).length > 0 && IN_A_ROW.test(wordsBetween(time, wage)));
    const isTold = times.some(({ sentenceAt }) => sentenceAt === wage.sentenceAt);
    const isPersons =
      OF_A_PERSON.test(behind) || [PEOPLE_AT, PAID_BY, PERSON_IS, DOES_IT_AT].some((at) => at.test(before));
    const isOfOneNamed = SHE_IS.test(before.trimStart()) && times.some((time) => isRightBehind(wage, time));
    return (
      isUsable(wage) &&
      isWage(wage) &&
      from.some(({ field }) => field === wage.field) &&
      !CHARGED.test(around) &&
      (PAID.test(around) || isOfThoseHours || (isPersons && isTold) || isOfOneNamed) &&
      ((isTold && !ANOTHERS.test(wage.sentence)) ||
        isOfThoseHours ||
        isSameDoer(PAYEE.exec(before)?.[1], doers))
    );
  });
  const sums = hoursAt(ledger.facts, times);
  return onlyOne([...new Set([...wages, ...sums].map(({ low }) => low))]);
}

/** "About 4.5 hours each at $41": what such an hour costs, in a sum alone. */
const hoursAt = (facts: readonly Fact[], times: readonly Fact[]): Sum[] =>
  times.flatMap((time) =>
    wagesBehind(facts, time).filter(
      (wage) =>
        wage.kind === "amount" &&
        isUsable(wage) &&
        DIRECTLY_AT.test(wordsBetween(time, wage)) &&
        !CHARGED.test(wage.sentence),
    ),
  );
const DIRECTLY_AT = /^,? (?:at|@) (?:about )?$/i;
