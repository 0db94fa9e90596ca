/** How much the words around an amount of dollars say that it is what one of them costs: each that does is a few points. */
export function priceCue(plain: string, { at, end }: { readonly at: number; readonly end: number }): number {
  const before = plain.slice(Math.max(0, at - REACH), at);
  const behind = plain.slice(end, end + REACH);
  const told = [
    ...CUES.before.filter(({ words }) => words.test(before)),
    ...CUES.behind.filter(({ words }) => words.test(behind)),
  ];
  return told.reduce((sum, { points }) => sum + points, 0);
}

const REACH = 60;
const TIMES = "year|month|week|day|season|quarter|h";
const ABOUT = "(?: about| around| roughly| some)?";
const cue = (points: number, source: string) => ({ points, words: new RegExp(source) });

const CUES = {
  before: [
    cue(3, String.raw`\b(?:averag(?:e|es|ed|ing)|avg)(?: [a-z]+){0,3}?(?: was| is| of)?${ABOUT} $`),
    cue(
      3,
      String.raw`\b(?:each|every)(?: [a-z']+){0,4}? (?:is|was|costs?|runs?|sets|eats?|comes to|takes|means)(?: us| me)?${ABOUT} $`,
    ),
    cue(2, String.raw`\b(?:costs?|runs?|sets|charges?|pays?|pay) (?:us|me|the [a-z]+)(?: back)?${ABOUT} $`),
    // "A second attempt costs $4.80", "a door is $84"
    cue(
      2,
      String.raw`(?:^|[.,;:] |\band )(?:an?|the) (?:[a-z-]+ ){1,3}?(?:(?:has )?(?:still )?costs?(?: us| me)?|is|runs)${ABOUT} $`,
    ),
    cue(2, String.raw`(?:^|[.,;:] )[a-z]+ in an? [a-z]+ is $|= $`),
    // "Lab is $72", "the sheet's $17"
    cue(1, String.raw`(?:^|[.,;:] |\band )(?:the )?[a-z]+(?:'s| is) $`),
    cue(
      1,
      String.raw`\b(?:that's|it's|that is|it is|which is|at|was|came to|comes to|reckon(?: [a-z]+)?|lose|losing|cost)${ABOUT} $`,
    ),
    // What is paid to one of theirs for an hour.
    cue(
      -3,
      String.raw`\b(?:assistant|clerk|tech|helper|apprentice|admin|staff|[a-z]{3,}(?:er|or|ist)) (?:at|is|gets|makes|on) $`,
    ),
    // What is offered, bought, sold, or paid by the month.
    cue(
      -3,
      String.raw`\b(?:rent|lease|loan|payment|quoted?|quotation|vendor|offered|want(?:s|ed)?|grant|budget|margin|fee|salary|bought|buy|insurance|machine|oven|washer|mill|consultant|robot|software|tablet|before we spend|sells?|sold|price is|charge|tuition|paid the)\b[^.;,]{0,40}$`,
    ),
  ],
  behind: [
    cue(3, String.raw`^ ?,? ?(?:(?:in|of|for) [a-z, ]{1,30}?)?(?:each|apiece|on average|or so)\b`),
    cue(
      3,
      String.raw`^ (?:(?:in|of|for) [a-z, ]{1,30}? )?(?:an?|per|for each|for every|for that|every|to replace|to redo) (?!(?:${TIMES})\b)[a-z]`,
    ),
    cue(3, String.raw`^ less\b`),
    cue(3, String.raw`^ is what (?:an?|each|every|one) [a-z]+ costs?\b`),
    cue(2, String.raw`^ to (?:me|us)\b`),
    cue(2, String.raw`^ (?:for (?:their|his|her|the)|the) [a-z]`),
    cue(
      2,
      String.raw`^ (?:in|on|return|of) (?:freight|material|materials|parts|gas|flour|moulding|labour|courier|postage|scrap)\b`,
    ),
    cue(-4, String.raw`^ ?(?:thousand|million|k\b|an? (?:year|month|week|day|season)\b)`),
  ],
};
