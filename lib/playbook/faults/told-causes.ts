import { plain, sentencesIn } from "../calendar/told-sentences";
import { untilAnother } from "../own-lines/another-matter";

/** What they think is behind the cases, in their words: "the part was not in the truck", "a number was typed wrong". */
export function toldCauses(otherChallenge: string | null, about: string): string[] {
  const told = sentencesIn(otherChallenge).map(plain);
  const at = told.indexOf(plain(about));
  const near = at === -1 ? [] : [told[at] ?? "", ...untilAnother(told.slice(at + 1, at + 1 + REACH))];
  const found = near.map(causesIn).find((causes) => causes.length > 0) ?? [];
  return found.slice(0, MOST);
}

/** So many sentences on, the cause is still told. */
const REACH = 1;
const MOST = 2;
const LONGEST = 48;
const FEWEST_LETTERS = 5;

const BECAUSE =
  /(?<!(?:not|just|only|simply) )(?<!\p{L})(?:because(?: of)?|(?<!(?:the|a|root|no|by|one|its?|each|main|to|and|that|would|could|can|may|might|will) )'?cause(?: of)?|cuz|due to|(?:the )?(?:main |usual |biggest )?reason(?: is|'s| was)(?: that)?) (?<cause>[^.;:()!?]+)/iu;
/** What makes a piece of work long, or a person slow, is behind no case. */
const OF_TIME =
  /(?<!\p{L})(?:minutes?|mins?|hours?|hrs?|takes?|took|slow\p{L}*|late|overtime|busy|behind)(?!\p{L})/iu;
const NOT_SO =
  /\?|(?<!\p{L})(?:don't know|do not know|not sure|no idea|might|maybe|perhaps|would|could|used to|AI|ChatGPT|software|app)(?!\p{L})/iu;

function causesIn(sentence: string): string[] {
  const { index = 0, groups } = BECAUSE.exec(sentence) ?? {};
  const before = sentence.slice(0, index);
  if (groups?.cause === undefined || OF_TIME.test(before) || NOT_SO.test(sentence)) return [];
  const [clause = ""] = groups.cause.split(
    /, (?!(?:or|and) )|,? and (?=(?:we|I|they|it|that|then|our|the)(?!\p{L}))/u,
  );
  const causes = clause.split(/,? or (?:because )?|, /u).map((each) => each.trim());
  return causes.every(isCause) ? causes : [];
}

/** Short enough to be quoted; no one by name, and no one's character, is to blame. */
const isCause = (words: string): boolean =>
  words.length >= FEWEST_LETTERS &&
  words.length <= LONGEST &&
  !/(?<!^)(?<![\p{L}'])\p{Lu}\p{Ll}/u.test(words) &&
  !BLAMES.test(words) &&
  !IS_A_RULE.test(words) &&
  !POINTS_BACK.test(words);
const BLAMES =
  /(?<!\p{L})(?:lazy|stupid|careless\p{L}*|idiots?|dumb|forgets?|forgot|he|she|his|her|him|kids?|nephew|brother|sister|wife|husband)(?!\p{L})/iu;
/** "Because the collective agreement says in which order": why it is done so, and not why it is needed. */
const IS_A_RULE =
  /(?<!\p{L})(?:agreements?|contracts?|laws?|rules?|policy|regulations?|insurers?|auditors?|says|requires?|has to|have to|must)(?!\p{L})/iu;
const POINTS_BACK = /^(?:of )?(?:it|this|that|these|those|them)(?!\p{L})/iu;
