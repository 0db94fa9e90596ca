/** Clauses that read as a sentence of their own, as places in the sentence that they are cut from. */
export interface Clause {
  from: number;
  to: number;
}

/** Longer ones are never quoted. */
const LONGEST = 120;

/** What comes before these words is a sentence of its own; what follows the first of them is one too. */
/** "Every meeting is two hours of prep (pull the statements, write the letter)": what is in brackets is told beside it. */
const BEFORE_A_BRACKET = /\s+\(/g;
const AFTER_A_STOP =
  /;\s+|,\s+(?=(?:my|our)\s(?:two|three|four|five|six|\d+)\s\p{L}+)|,\s+(?=(?:(?:the|our)\s)?(?:customers?|clients?|buyers?|insurers?)\s(?:\p{L}+n['’]t|never|pays?|eats?)\s)|,\s+(?=(?:on|nous|nos|je|il|elle|ils|elles)\s\p{L})|,\s+(?=j['’]\p{L})|,\s+(?:and|but|so|yet)\s+|,\s+(?=(?:every|each)\s\p{L})|\s+[–—]\s+/gu;
const BEFORE_A_REASON = /,?\s+(?:because|which means|so that|although|whereas|parce que)\s+|\s?:\s+/g;
/** "June 30, 2027" is one date. "…into the system by hand, about 9 minutes each": what is counted is told apart from how much. */
const BEFORE_A_FIGURE =
  /,\s+(?!(?:19|20)\d\d\b)(?=(?:(?:about|around|roughly|some|at|nearly|against|up from|down from|environ)\s+)?\d)/g;
/** ", evenings in a motel, at $68 an hour", ", either missed or done twice": what is added. */
const BEFORE_WHAT_IS_ADDED =
  /,\s+(?=(?:evenings|nights|weekends|mornings|mostly|usually|sometimes|either|both|including|plus|by hand|at night|on top of|so they say)\s)/giu;
/** ", the farm's own diver found what we had passed": who saw it is told behind what was so. */
const BEFORE_WHO_SAW =
  /,\s+(?=(?:the|our|their|an?)\s[\p{L}' ]{3,50}\s(?:found|caught|noticed|saw|spotted)\s)/giu;
/** "But buyers sent back 118 lots": it reads without its first word. */
const BEFORE_IT_BEGINS = /^(?:and|but|so)\s+(?=\p{L})/giu;
/** "and our checklists are": a new subject, so a new clause. */
const BEFORE_A_SUBJECT =
  /\s+(?:and|but|so)\s+(?=(?:our|we|they|the|it|half|none|one in \p{L}+|one \p{L}+ in \p{L}+|\d+ of (?:them|those)|a (?:quarter|third|fifth|tenth) (?:come|go|get|are|end|fail|return|need))\s)/giu;

/** ", Maria at the counter spends 20 minutes", "and Rosa Diaz, who runs payroll, spends": someone by name, so a new clause. */
const BEFORE_A_PERSON =
  /(?:,|,? and)\s+(?=\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}-]+)?,? (?:who [^,.;]{2,40}, )?(?:(?:in|at|from) (?:the|our) \p{L}+ )?(?:spends|writes|takes|types|keys|does|answers|handles)\s)/gu;

/** Without one of these it is no clause: a list, a name or half of a sentence. */
const VERB =
  /\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|can't|could|will|won't|would|should|must|may|might|takes?|took|went|needs?|needed|wants?|leaves?|arrives?|loses?|lost|costs?|keeps?|comes?|came|goes|gets?|got|makes?|made|says?|said|asks?|knows?|uses?|used|ran|runs?|changes?|insists?|grieves?|demands?|waits?|spends?|pays?|fails?|lands?|piles?|breaks?|sits?|grows?|falls?|fell|rises?|rose|speaks?|writes?|sends?|sent|brought|wrote|puts?|found|told|brings?|held|ate|eats?|killed|stopped|dropped|turned|called|hired|quit|gave|gives?|thinks?|means?|happens?|happened|started|ended|grew|built|bought|sold|paid|spent|kept|left|returned|rejected|refused|reads?|forbids?|banned|expects?|requires?|est|sont|avons|ont|font|faisons|prend|prennent|perd|perdons|manquent?|coûtent?|faut|docks?|docked|charges?|charged|fines?|fined|penali[sz]e[sd]?|on (?:ne |n'|les? |la )?\p{L}{3,}|nous \p{L}+ons)\b/iu;
export const hasVerb = (text: string): boolean => VERB.test(text);
const HALF_OPEN =
  /^(?:that|which|who|whose|to|of|for|with|and|or|but|than|as)\b|\b(?:and|or|the|a|an|of|to|that|for|with|by|mostly|mainly|usually|partly|often|only)$/i;
/** "About 60 calls a day from clinics and families", "Proposals: 310 last year, 14 hours each": whole without a verb. */
const COUNTS =
  /^(?:about |around |roughly |some |maybe |over )?\d[\d,]* \p{L}+(?: \p{L}+)? (?:an?|per|every) (?:day|week|month|year)(?!\p{L}) (?:from|to|for|about|with|without)(?!\p{L})|^\p{L}[\p{L} -]{2,30}: (?:about |around )?\d[\d,]* [^.]*\p{L} each(?!\p{L})/iu;
/** What points back is understood by those who read the whole. */
const POINTS_BACK = /^(?:it|they|them|this|these|those|he|she|its|their)\b/i;

export function clausesOf(sentence: string): Clause[] {
  const stops = [AFTER_A_STOP, BEFORE_A_SUBJECT, BEFORE_A_PERSON, BEFORE_IT_BEGINS].flatMap((each) =>
    matchesOf(sentence, each),
  );
  const reasons = [
    ...matchesOf(sentence, BEFORE_A_REASON),
    ...matchesOf(sentence, BEFORE_A_FIGURE),
    ...matchesOf(sentence, BEFORE_A_BRACKET),
    ...matchesOf(sentence, BEFORE_WHAT_IS_ADDED),
    ...matchesOf(sentence, BEFORE_WHO_SAW),
  ];
  const ends = [...stops, ...reasons].map(({ at }) => at);
  const starts = stops.map(({ at, length }) => at + length);
  const cuts = [0, ...starts].flatMap((from) =>
    [...ends, sentence.length].filter((to) => to > from && to - from <= LONGEST).map((to) => ({ from, to })),
  );
  return cuts.filter(
    (cut) => isWhole(sentence.slice(cut.from, cut.to), cut.from > 0) && !isAll(cut, sentence),
  );
}

const matchesOf = (text: string, pattern: RegExp): { at: number; length: number }[] =>
  [...text.matchAll(pattern)].map((match) => ({ at: match.index, length: match[0].length }));

const isAll = ({ from, to }: Clause, sentence: string): boolean => from === 0 && to === sentence.length;

function isWhole(clause: string, isLater: boolean): boolean {
  const text = clause.trim().replace(/[.,;:]+$/, "");
  return (
    (VERB.test(text) || COUNTS.test(text)) && !HALF_OPEN.test(text) && !(isLater && POINTS_BACK.test(text))
  );
}
