import { hasVerb } from "./clauses";
import { GOES_WRONG } from "./words-mark";

/** What a sentence says beside the trouble: who they are, what they were offered, what something costs to buy or brings in. */

/** "We are a hospice thrift shop, two floors in Courtenay." */
const SAYS_WHO_THEY_ARE =
  /^(?:we|i)(?:['’]re| are|['’]m| am| run| own| operate| drill| build| tune| teach) (?:an? |the |two |three |four |five |about |around |some |\d)?[\p{L}\d' -]+(?:, [\p{L}\d' -]+){0,3}\.?$/iu;
const SAYING_WHO_THEY_ARE = -16;
/** "I've been offered a tablet thing at $89 a month.", "A consultant in Ottawa says AI could describe them" */
const IS_OFFERED =
  /(?<!\p{L})(?:(?:i['’]ve|i have|we['’]ve|we have|we were|i was|got) (?:been )?(?:offered|quoted|pitched)|(?:vendor|salesman|sales rep|consultant|outfit|software house)s?(?:'s)? (?:\p{L}+ ){0,3}(?:says?|wants?|offers?|quoted|asks?|promised)|(?:grant|subsidy|subsidies|loan) (?:of|up to|covers?|pays?|would))(?!\p{L})/iu;
const BEING_OFFERED = -16;
/** "We did 4,100 surgeries last year, that's not the problem." */
const IS_NO_PROBLEM =
  /(?<!\p{L})(?:(?:that|this|it|which|they)(?:['’]s| is| are|['’]re) not (?:the|our|my|a) (?:problem|trouble|issue|challenge)|is(?:n['’]t| not) the (?:problem|trouble|issue)|(?:i['’]m|i am|we['’]re|we are) not complaining)(?!\p{L})/iu;
const BEING_NO_PROBLEM = -60;
/** "A plot is $2,400 with perpetual care.", "Assessment is $640 private", "A ticket's $44, or $20" */
const IS_A_PRICE =
  /^(?:an?|the|our|each|every)? ?[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}?(?: is| are|['’]s| costs?| sells? (?:for|at)| goes for| runs?)(?: about| around| roughly| some| maybe| nearly| over)? (?:capped|\$|\d[\d.]* cents)/iu;
const IS_PAID =
  /^(?:he|she|they|it)(?:['’]s|['’]re| is| are| makes?| gets?| earns?)? (?:on |paid |at )?\$|^\$ ?\d[\d.,]* (?:is|was|an?) |(?<!\p{L})(?:at|on|makes?|gets?|earns?) \$ ?\d[\d.]*(?: on piece)?\.?$/iu;
const BEING_A_PRICE = -18;
const SENTENCE_END = /(?<=[.!?])\s+/;
const isPrice = (text: string): boolean =>
  (IS_A_PRICE.test(text) && !TELLS_OF_TROUBLE.test(text)) || IS_PAID.test(text);
/** "Six hours each.", "An hour and fifteen, six men, call it 250 days": figures, and not two words for what is done. */
function isBare(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\d'’$]+/gu) ?? [];
  const said = new Set(words.filter((word) => !OF_FIGURES.test(word)).map((word) => word.replace(/s$/, "")));
  return HAS_NUMBER.test(text) && said.size < FEWEST_SAID;
}
const FEWEST_SAID = 2;
const HAS_NUMBER =
  /\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|half|hours?|dozen)(?!\p{L})/iu;
const OF_FIGURES =
  /\d|^(?:an?|the|and|or|of|to|at|in|on|for|by|per|each|every|apiece|about|around|some|call|it|we|i|us|that['’]s|it['’]s|all|out|half|quarter|dozen|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|seconds?|secs?|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|months?|years?|yrs?|times?|people|men|guys?|tonnes?|km|pay|cost|costs)$/u;
const FIGURES_ALONE = -60;
/** "26 tops recut in the last 12 months.": how many there are, and half a sentence. */
const FIGURES_FIRST = -14;

/** What is wrong, in a word. */
export const TELLS_OF_TROUBLE =
  /(?<!\p{L})(?:los[ts]|lose|loses|losing|late|wrong|miss(?:ed|ing)?|waste[ds]?|again|twice|back|wait(?:s|ing)?|hunt\p{L}*|retyp\p{L}*|redo\p{L}*|remake\p{L}*|reject\p{L}*|short|broken|fail\p{L}*|guess|no(?:body| one)|not \p{L}+(?:ed|en)|can['’]t|cannot|never|behind)(?!\p{L})/iu;

/** Points taken off for what is beside the trouble; with a sum of theirs, figures that are not of it are beside it too. */
export function besideMark(text: string, told: { hasSum: boolean; isOfTheSum: boolean }): number {
  const sentences = text.split(SENTENCE_END);
  const isTrouble = TELLS_OF_TROUBLE.test(text) || GOES_WRONG.test(text);
  const marks: readonly (readonly [boolean, number])[] = [
    [
      sentences.some((each) => SAYS_WHO_THEY_ARE.test(each) && !TELLS_OF_TROUBLE.test(each)),
      SAYING_WHO_THEY_ARE,
    ],
    [IS_NO_PROBLEM.test(text), BEING_NO_PROBLEM],
    [IS_OFFERED.test(text), BEING_OFFERED],
    [sentences.some(isPrice), BEING_A_PRICE],
    [isBare(text), FIGURES_ALONE],
    [HAS_NUMBER.test(text) && !hasVerb(text) && !isTrouble, FIGURES_FIRST],
    [told.hasSum && !told.isOfTheSum && /\d/.test(text) && !isTrouble, OF_OTHER_FIGURES],
  ];
  return marks.reduce((sum, [holds, points]) => sum + (holds ? points : 0), 0);
}
const OF_OTHER_FIGURES = -14;
