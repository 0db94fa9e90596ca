import { asFigures } from "../tally/figures";

/** A sentence with each figure in one form, those included that are read only where the whole answer is weighed. */
export const inOneForm = (sentence: string): string =>
  REWRITES.reduce((plain, [from, to]) => plain.replace(from, to), asFigures(sentence));

const minutes =
  (more: number) =>
  (_: string, hours: string): string =>
    `${Number(hours) * 60 + more} min`;

const NTH = { second: 2, other: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 };

/** "The other half" */
const PARTS = { half: 2, third: 3, quarter: 4, fifth: 5, sixth: 6, eighth: 8, tenth: 10 };

const TENS = { thirty: 30, forty: 40, fifty: 50, sixty: 60, eighty: 80 };

const REWRITES: readonly (readonly [RegExp, never])[] = (
  [
    [/\b(\d) h and a half\b/g, minutes(30)],
    [
      /\b(\d) h and a quarter\b|\b(\d) and a 15 min\b/g,
      (said: string, one?: string, other?: string) => minutes(15)(said, one ?? other ?? "0"),
    ],
    [/\b(\d) h and (?:3|three) quarters\b/g, minutes(45)],
    [/\b(min|h) out of (?:the|a|each|every) (day|week|month)\b/g, "$1 a $2"],
    [
      /\b(?:on |and )?every (second|other|third|fourth|fifth|sixth|eighth|tenth)(?: one)?\b/g,
      (_: string, nth: keyof typeof NTH) => ` #1/${NTH[nth]}# `,
    ],
    [/\b(?:one|1) (?:of|in|out of) (?:every )?(\d{1,3})\b/g, "#1/$1#"],
    // "One crown in 12 comes back"
    [
      /\b(?:one|1) ([a-z-]{3,20}) (?:in|out of) (?:every )?(\d{1,3})\b(?! (?:min|h|days?|weeks?|months?|years?)\b)/g,
      "#1/$2# $1",
    ],
    [
      /\b(?:in|on) an? (?:average|ordinary|usual|normal|typical|regular|good|busy|bad) (day|week|month|year)\b/g,
      "a $1",
    ],
    [/(?<=\d [a-z ]{0,20})\bby (day|week|month|year)\b/g, "a $1"],
    [
      /\b([2-9]) (?:of|in|out of) (?:every )?([3-9]|1\d|20)\b(?= [a-z])(?! (?:h|min|days|weeks|months|years|of))/g,
      (said: string, part: string, whole: string) =>
        Number(part) < Number(whole) ? `#${part}/${whole}#` : said,
    ],
    [
      /\b(?:one|1|a) (third|quarter|fifth|sixth|eighth|tenth) of (?:them|those|these|which)\b/g,
      (_: string, nth: string) => `#1/${nth === "quarter" ? 4 : NTH[nth as keyof typeof NTH]}# of them`,
    ],
    [
      /\b(?:one|1) in (eighty|sixty|forty|thirty|fifty)\b/g,
      (_: string, of: string) => `#1/${TENS[of as keyof typeof TENS]}#`,
    ],
    [/\b(\d{1,2}) (?:out of|in|of) (?:a|each|every) hundred\b/g, "#$1/100#"],
    [/\b(?:last|this|the past|the last|the) (?:school|fiscal|calendar|financial|past) year\b/g, "a year"],
    [/\b(?:contamination|disposal|late|detention|demurrage|penalty|storage|dump|rework) charges\b/g, "fees"],
    [/\b(\d{1,2}) and a half (?=[a-z])/g, "$1.5 "],
    [/\b(?:this|last|the past) season\b/g, "a season"],
    [
      /\b(\d[\d.]*) (?:more|extra|full|good|solid|whole|straight|long|working|paid|staff|man) (?:hours?|h)\b/g,
      "$1 h",
    ],
    [/\b(\d{1,3})p\b(?! ?m)/g, (_: string, pence: string) => `$${Number(pence) / 100}`],
    [
      /\b(\d) ([a-z-]{3,20}) (?:in|out of) (?:every )?([2-9]|1\d|20)\b(?! (?:min|h|days?|weeks?|months?|years?)\b)/g,
      "#$1/$3# $2",
    ],
    [/\ba tenner\b/g, "$10"],
    [/\ba fiver\b/g, "$5"],
    [/\b(?:one|1) point (\d)\b/g, "1.$1"],
    // "At twenty-six an hour"
    [/\b(\d[\d.]*) 1 h\b/g, "$1 an h"],
    [
      /\b(\d) h (?:&|and) (\d{2})\b(?! ?(?:h|%))/g,
      (_: string, hours: string, more: string) => `${Number(hours) * 60 + Number(more)} min`,
    ],
    [/\ba (?:hundred|100)(?: and)? (\d{1,2})\b/g, (_: string, more: string) => String(100 + Number(more))],
    [
      /\ba (?:hundred|100)(?: and)? (\d{1,2})000\b/g,
      (_: string, more: string) => String((100 + Number(more)) * 1000),
    ],
    [/\ba (day|week) and a half\b/g, "1.5 $1s"],
    [
      /(?<!\b(?:and|&|an?|the) )\b(?:(?:about |roughly |maybe |almost |nearly )?(?:an?|one|1|the) )?(half|third|quarter(?= of\b(?! an? h))|fifth|sixth|eighth|tenth)s?\b(?! (?:an?|the) (?:h|day|year|dozen|million)| ?(?:h|min|day|hour|million|dozen|past|time|party|floor|year|term|man|of (?:the|this|last) (?:year|month|week|day))\b|-)/g,
      (_: string, part: keyof typeof PARTS) => `#1/${PARTS[part]}#`,
    ],
  ] as const
).map(([from, to]) => [from, to as never]);
