/**
 * The sentences of an answer without those that tell a trouble that has ended: "Before, it was the title searches, 15 hours a
 * week. Since it is all online, finished. Now …". Their figures are no cost of today.
 */
export function sentencesOfToday(sentences: readonly string[]): readonly string[] {
  const ended = new Set<string>();
  sentences.forEach((sentence, from) => {
    if (!BACK_THEN.test(sentence)) return;
    const told = sentences.slice(from, from + REACH);
    const end = told.findIndex((each) => IS_OVER.test(each));
    for (const each of told.slice(0, end + 1)) ended.add(each);
  });
  return ended.size === 0 ? sentences : sentences.filter((sentence) => !ended.has(sentence));
}

/** Sentences from the one that looks back to the one that says it is over. */
const REACH = 4;
const A_NUMBER = "(?:\\d+|an?|two|three|four|five|six|a couple of|a few|some)";
const BACK_THEN = new RegExp(
  String.raw`^\W*(?:before|back (?:then|in)|years ago|${A_NUMBER} (?:years?|months?|seasons?) ago|in (?:19|20)\d\d|for years|it used to|we used to|used to|until (?:last|this|we|the)|up to (?:last|this)|last (?:year|season|winter|summer))\b|\bI(?:['’]d| would) have said\b`,
  "i",
);
const IS_OVER =
  /\b(?:that|it|this|all that|which)(?:['’]s|s| is| was| has been)? (?:now |since |all )?(?:over|finished|gone|done with|history|behind us|solved|sorted|fixed)\b|(?:^|, |; )(?:so )?(?:finished|solved|sorted|fixed|gone|done|over)(?=[.!,;]|$)|\bnot (?:any ?more|any longer)\b|\bno longer\b/i;
