import { fold } from "../../ledger/fold";
import { numeralAt } from "../../ledger/numbers/numerals";
import { tokensOf } from "../../ledger/tokens";

/** What is said of numbers in many ways, in one: "2.5 hrs per file" and "two and a half hours each file" are "2.5 h a file". */
export const plainFigures = (text: string): string =>
  REWRITES.reduce((plain, [from, to]) => plain.replace(from, to), inDigits(asOne(fold(text).folded)));

/** "An hour and a half", "one in nine": words that are numbers only in such company. */
const asOne = (text: string): string =>
  BEFORE_DIGITS.reduce((plain, [from, to]) => plain.replace(from, to), text);

type Rewrite = readonly [RegExp, string];

const A_NUMBER = String.raw`(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|\d)`;
const BEFORE_DIGITS: readonly Rewrite[] = [
  [/\b(?:an|one|1) (?:hour|hr) and a half\b/g, "90 min"],
  [/\b(?:an|one|1) (?:hour|hr) and a quarter\b/g, "75 min"],
  [/\bthree[- ]quarters of an hour\b/g, "45 min"],
  [/\b(?:a )?quarter of an hour\b/g, "15 min"],
  [/\bquarter[- ]hours?\b/g, "15 min"],
  [/\bhalf(?: an|-an)?[- ](?:hour|hr)\b/g, "30 min"],
  [/\ba dozen (?=(?:[a-z-]+ ){1,2}(?:a|per|each|every) (?:day|night|week|month)\b)/g, "12 "],
  [/\bhalf a per ?cent\b/g, "0.5%"],
  // In French it is seven.
  [/\bsept\b/g, "september"],
  [/ ?\b(?:per[- ]?cents?|pct)\b/g, "%"],
  [/\bone (?=(?:shift|run|trip|time) an? )/g, "1 "],
  [new RegExp(String.raw`\bone (?=(?:[a-z-]+ ){0,4}(?:in|out of)(?: every)? ${A_NUMBER})`, "g"), "1 "],
  [/(?<!(?:[\d$]\S{0,12}|dollars|bucks|cents|loaded) )\b(?:an|one) (?=(?:hour|hr)\b)/g, "1 "],
  [/(?<=\bevery \d{1,4}[^.;\d]{1,40}, ?)one\b/g, "1"],
];

/** Number words as digits; "a couple" and "half" are left as they are. */
function inDigits(text: string): string {
  const tokens = tokensOf(text);
  let plain = "";
  let from = 0;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const numeral = numeralAt(tokens, at);
    const last = numeral === null ? undefined : tokens[numeral.to - 1];
    if (token === undefined || numeral === null || last === undefined) continue;
    if (numeral.isRough || !(numeral.value >= 1 || /\d/.test(token.text))) continue;
    plain += text.slice(from, token.start) + String(numeral.value);
    from = last.end;
    at = numeral.to - 1;
  }
  return plain + text.slice(from);
}

const TIMES =
  "day|night|weekend|week|month|quarter|year|season|shift|payday|morning|evening|spring|summer|fall|winter|harvest";

/** "Every fourth one comes back" */
const everyNth = (ordinal: string): RegExp =>
  new RegExp(
    String.raw`\bevery (?:${ordinal}) (?:one |[a-z]+ )?(?=(?:comes?|came|goes|went|gets?|got|is|was|has|had|needs?|fails?|failed|ends?)\b)`,
    "g",
  );

const REWRITES: readonly Rewrite[] = [
  [/(\d) or so (?=[a-z])/g, "$1 "],
  [/(\d[\d.]{0,12}) ?(?:\$|dollars\b|bucks\b)/g, "$$$1"],
  [/(\d{1,3}) ?grand\b/g, "$$$1000"],
  // "38 thousand a week"
  [
    /(?<=\bwe (?:buy|spend|pay) (?:about |around |roughly |some )?)(\d{4,7})(?= (?:a|per) (?:week|month|year)\b)/g,
    "$$$1",
  ],
  [/\b(\d) ?(?:cents|¢)/g, "$$0.0$1"],
  [/\b(\d\d) ?(?:cents|¢)/g, "$$0.$1"],
  [/\b(?:mon|monday)s? ?(?:to|through|thru|-) ?fri(?:day)?s?\b/g, "5 days a week"],
  [/(\d{1,3}) and a half (?=hours|hrs|minutes|mins)/g, "$1.5 "],
  [/(\d)[- ]?(?:minutes?|mins?)\b\.?(?= [a-z(\d]|[,;:)]|$|\.)/g, "$1 min"],
  [/(\d)[- ]?(?:hours?|hrs?|h)\b(?!\d)/g, "$1 h"],
  [/(\d)[- ]?(?:seconds|secs?)\b/g, "$1 sec"],
  [/\b(?:hour|hr)\b/g, "h"],
  [/\b1 h (?:and )?(\d{1,2}) min\b/g, "1h+$1 min"],
  [
    /\b1 h (?:and )?(10|15|20|30|40|45|50)(?= each| apiece| ea\b| a pop| per| an?\b| on\b|[,.;])/g,
    "1h+$1 min",
  ],
  [/\b2 h (?:and )?(\d{1,2}) min\b/g, "2h+$1 min"],
  [
    /\b([2-9]) h (?:and )?(10|15|20|25|30|35|40|45|50|55)(?= (?:each|apiece|on|with|per|for|to|and)\b|[,.;]|$)/g,
    "$1h+$2 min",
  ],
  [/\bnites?\b/g, "night"],
  [/ ?\/ ?(?:wk|week)\b/g, " a week"],
  [/ ?\/ ?(?:mo|month)\b/g, " a month"],
  [/ ?\/ ?(?:day|d)\b/g, " a day"],
  [/ ?\/ ?(?:yr|year)\b/g, " a year"],
  [/ ?\/ ?(?:shift)\b/g, " a shift"],
  [/ ?\/ ?(?:h)\b/g, " an h"],
  [/ (?:from )?(?:start to (?:finish|end)|beginning to end|end to end|door to door)\b/g, ""],
  [/\blast fiscal(?: year)?\b/g, "last year"],
  // "29 dollars the hour"; "I pay her per hour, $47"
  [/(\$\d[\d.]*) (?:the|by the|each|for the) h\b/g, "$1 an h"],
  [/\b(?:per|by the|an) h, (\$\d[\d.]*)(?![\d.]*\d)/g, "$1 an h"],
  [/\bwk(s?)\b/g, "week$1"],
  [/\byr(s?)\b/g, "year$1"],
  [/(?<=\d )mos\b/g, "months"],
  [/\b(an?|per|every|each) mo\b/g, "$1 month"],
  [
    new RegExp(
      String.raw`\b(?:per|(?:each|every)(?: single| working| damn)?|in an?|(?:on|in) a (?:typical|normal|usual|good|busy|slow)|on an? average) (?=(?:${TIMES})\b)`,
      "g",
    ),
    "a ",
  ],
  [/\bevery (?:weekday|working day)(?: morning| evening)?\b/g, "a day"],
  [/\bdaily\b/g, "a day"],
  [/\bnightly\b/g, "a night"],
  [/\bweekly\b/g, "a week"],
  [/\bmonthly\b/g, "a month"],
  [/\b(?:yearly|annually|last year|this year)\b/g, "a year"],
  [/\b(?:in|over|during) the (?:whole |spring |summer |fall |winter |growing |busy )?season\b/g, "a season"],
  [/\b(?:i|we)'d (?:say|guess|reckon)\b,? ?/g, ""],
  [/\b(?:last|this|a) (?=(?:spring|summer|fall|winter|season|harvest)\b)/g, "a "],
  [/(?<=\$\d{2,9}) in 20\d\d\b/g, " a year"],
  [/\btwice (?=an? )/g, "2 times "],
  [/\bonce (?=an? )/g, "1 times "],
  [/(\d) ?x (?=an? )/g, "$1 times "],
  [/\b(?:apiece|a pop|a piece|ea\b\.?|each time|a go|a throw)(?![a-z-])/g, "each"],
  [/(\d) ?(?:%|percent|per cent|pct)/g, "$1%"],
  [/\b1 (?:[a-z-]+ ){0,4}(?:in|out of)(?: every)? (\d{1,4})\b/g, "#1/$1#"],
  [/\b(\d{1,3}) (?:of|out of|in)(?: every| each)? (100|1000|10|20|50)\b/g, "#$1/$2#"],
  [/\b(\d{1,3}) (?:of|out of|in) every (\d{1,4})\b/g, "#$1/$2#"],
  [/\b(?:for|out of|of|in) every (\d{1,4})( [^.;\d]{1,40}?,?) (\d{1,3})\b/g, "$2 #$3/$1#"],
  ...["second|other", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"].map(
    (ordinal, place): Rewrite => [everyNth(ordinal), `#1/${place + 2}# `],
  ),
  ...Object.entries({ twelfth: 12, fifteenth: 15, twentieth: 20, fiftieth: 50, hundredth: 100 }).map(
    ([ordinal, whole]): Rewrite => [everyNth(ordinal), `#1/${whole}# `],
  ),
  [/\b([1-9]) out of ([2-9]|1\d)\b(?! (?:hours|days|weeks|months|years|stars|nights))/g, "#$1/$2#"],
  [/(\d{1,2}(?:\.\d{1,2})?)%/g, "#$1/100#"],
  [/\bhalf (?:of )?(?=them|those|these|our|the)/g, "#1/2# of "],
  [/\ba third (?:of )?(?=them|those|these|our|the)/g, "#1/3# of "],
  [/\ba quarter (?:of )?(?=them|those|these|our|the)/g, "#1/4# of "],
  [/\ba fifth (?:of )?(?=them|those|these|our|the)/g, "#1/5# of "],
  [/\ba sixth (?:of )?(?=them|those|these|our|the)/g, "#1/6# of "],
  [/\ban eighth (?:of )?(?=them|those|these|our|the)/g, "#1/8# of "],
  [/\ba tenth (?:of )?(?=them|those|these|our|the)/g, "#1/10# of "],
];
