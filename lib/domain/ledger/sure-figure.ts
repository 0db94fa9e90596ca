import type { Finding } from "./fact";
import type { Found } from "./found";
import { isNumberWord } from "./numbers/number-words";
import { isTimeUnit } from "./numbers/units";
import { isSaidBefore, type Sentence } from "./sentence";
import { isPlain, type Shape } from "./shape";
import { isAimed } from "./sure-goal";
import { isOfBoth, isOfDepartment } from "./sure-group";
import { isHedged } from "./sure-hedge";
import { isOfAnother, isOfOnePiece } from "./sure-money";
import { isOfEarlier } from "./sure-now";
import { isPart } from "./sure-part";
import { isSureRate } from "./sure-rate";
import { stemOf, type Token } from "./tokens";
import { PRONOUNS } from "./turning-words";

/** Which figures may be asserted: those in a plain clause that says what is counted, and that it is theirs. */

export function isSureFigure(
  sentence: Sentence,
  found: Found,
  others: readonly Found[],
  shape: Shape,
  subject: string | null,
): boolean {
  const { finding, from, to } = found;
  const { clauses } = sentence;
  if (subject === "competitor" || subject === "vendor" || isHalfOfRange(sentence, found)) return false;
  const about = shape.subjects[clauses[from] ?? 0];
  if (about === "others") return false;
  if (finding.kind === "goal")
    return isAimed(sentence, found, finding) && isPlain(shape, from, to, ["wished", "modal", "compared"]);
  // "The agreement demands six months notice": what is asked for is what is so.
  if (finding.kind === "quantity" && NOTICE.test(sentence.tokens[to]?.text ?? "")) return true;
  if (about === "pronoun" || !isPlain(shape, from, to) || isHedged(sentence, found)) return false;
  if (finding.kind !== "change" && isOfEarlier(sentence, found, others)) return false;
  switch (finding.kind) {
    case "quantity":
      return isTimeUnit(finding.unit) ? isSureTime(sentence, found, others) : isSureCount(sentence, found);
    case "rate":
      return isSureRate(sentence, found, others, finding);
    case "change":
      return (
        finding.about !== undefined &&
        isCounted(finding, finding.about) &&
        isSureChange(sentence, found, finding.about, shape)
      );
    default:
      if (isOfAnother(sentence, from) || isOfOnePiece(sentence, from)) return false;
      return (
        SIGN.test(sentence.text.composed.slice(found.start, found.end)) && isGoverned(sentence, from, true)
      );
  }
}

/** "Door-to-read time fell from 42 to 26": of what its own clause says, and of nothing that was named before. */
function isSureChange(sentence: Sentence, { from, to }: Found, about: string, shape: Shape): boolean {
  const { tokens, clauses } = sentence;
  // "The broadcaster cut its rates by 18%": whose they are was named, and it was not the firm.
  if (tokens.slice(Math.max(0, from - OWNER_WITHIN), from).some(({ text }) => THEIRS.test(text)))
    return false;
  const clause = clauses[from] ?? 0;
  const head = clauses.indexOf(clause);
  const isOwn = shape.subjects[clause] === "named" && !PRONOUNS.test(tokens[head]?.text ?? "");
  const within = tokens.slice(isOwn ? head : 0, isOwn ? clauses.lastIndexOf(clause) + 1 : to);
  return about
    .split(" ")
    .every((word) => within.some(({ text, stem }) => text === word || stem === stemOf(word)));
}

const THEIRS = /^(?:its|his|her|their|ses|sa|son|leurs?)$/;

/** "Accidents went from 19 to 8" counts accidents; "overproduction went from 12 to 9" leaves out of what. */
const isCounted = ({ unit, from }: Extract<Finding, { kind: "change" }>, about: string): boolean =>
  unit !== null || from === null || /s$/.test(about);

/** "Cost us 2.3 million": of what is not said. */
const SIGN = /[$€£]|dollar|buck|piastre|euro|usd|cad|cdn|eur|gbp/i;

const NOTICE = /^(?:notice|preavis)$/;
const JOINS = /^(?:to|or|and|a|ou|et)$/;
const NEARLY = /^(?:pres|like)$/;

/** "Four to six months" read as six, "from $9,400 to $14,100" read as a range, "à peu près 4 $" read as exactly four. */
function isHalfOfRange({ tokens }: Sentence, { finding, from }: Found): boolean {
  const before = tokens[from]?.isBreak === false ? tokens[from - 1] : undefined;
  const first = tokens[from - 2];
  const isNumber = first !== undefined && (first.kind === "number" || isNumberWord(first.text));
  // "One and a half people"
  if (/^(?:and|et)$/.test(before?.text ?? "") && /^(?:a|half|demi)/.test(tokens[from]?.text ?? ""))
    return isNumber || first?.text === "one";
  const isSecond = isNumber && JOINS.test(before?.text ?? "");
  if ((isSecond && finding.kind !== "change") || NEARLY.test(before?.text ?? "")) return true;
  const isRange = (finding.kind === "rate" || finding.kind === "amount") && finding.low !== finding.high;
  return isRange && before?.text === "from";
}

/** A length of time by itself says little: it needs its verb, "takes six weeks", or "a backlog of seven months". */
const GOVERNS_TIME =
  /^(?:takes?|spends?|waits?|waiting|lasts?|loses?|averages?|averaging|prend|prennent|prenons|dure|durent|attend|attendent|perd|perdent|perdons|is|are|est|sont|backlog|wait|delay|delai|retard|time)$/;
const LATE = /^(?:late|behind|overdue|backlog|retard|ahead|notice|preavis)$/;
const TIME_REACH = 2;
/** "Pays in 74 days": how long money takes, and not when something began. */
const PAYS = /^(?:pays?|paid|collects?|collected|paie|paient|paye|payent|payes?)$/;
/** "Since one year", "eleven years old": how long ago, or how old. */
const SINCE = /^(?:down|up|by|since|for|in|within|after|every|next|last|first|depuis|dans|pendant|apres)$/;
const OLD = /^(?:old|ago|earlier|later|faster|off|apart|more|less|extra)$/;

function isSureTime(sentence: Sentence, { from, to }: Found, others: readonly Found[]): boolean {
  const { tokens, clauses } = sentence;
  // Two lengths of time in a clause: before and after, or what is and what should be.
  const isOther = others.some(
    (each) =>
      each.from !== from &&
      clauses[each.from] === clauses[from] &&
      (each.finding.kind === "quantity" || each.finding.kind === "rate") &&
      isTimeUnit(each.finding.unit),
  );
  // "2 hours per 1,000 words": of pieces that were not read with it.
  const behind = tokens[to]?.text ?? "";
  if (isOther || PER.test(behind) || OLD.test(behind)) return false;
  if (SINCE.test(tokens[from - 1]?.text ?? "")) return isSaidBefore(sentence, from, PAYS, TIME_REACH + 1);
  const isGovernedTime = isSaidBefore(sentence, from, GOVERNS_TIME, TIME_REACH);
  return isGovernedTime || tokens.slice(to, to + 2).some(({ text, isBreak }) => !isBreak && LATE.test(text));
}

/** "Half of the 2023 crop" */
const isYear = (value: number | undefined): boolean => value !== undefined && value > 1900 && value < 2100;

/** "4 times", "two things": counted, and not what. */
const NO_COUNT =
  /^(?:plus|times?|fois|things?|choses?|ways?|points?|sides?|others?|reasons?|steps?|figures?|numbers?|odd|one|ones|half|x|more|cases?|person|personne|foot|feet|inch|cents?|percent|percentage|bars?|digits?|decimals?|other|levels?|rounds?|generations?)$/;
const MOST_WORDS = 2;

function isSureCount(sentence: Sentence, { finding, from, to }: Found): boolean {
  if (finding.kind !== "quantity") return false;
  const behind = sentence.tokens[to]?.text ?? "";
  // "A 60 family waitlist": families that wait.
  if (/^(?:waitlist|waiting|backlog|queue|list)$/.test(behind)) return false;
  // "1 in 6 books": the sixth books.
  if (
    finding.outOf !== undefined &&
    finding.value === 1 &&
    ALSO_VERBS.test(sentence.tokens[to - 1]?.text ?? "")
  )
    return false;
  // "From 1 in 3 to 1 in 4": what was so before.
  if (finding.outOf !== undefined && sentence.tokens[from - 1]?.text === "from") return false;
  // "Trois camions sur 22 arrêtés": a part of a whole that was not read with it.
  if (finding.outOf === undefined && OUT_OF.test(behind) && sentence.tokens[to + 1]?.kind === "number")
    return false;
  if (finding.outOf !== undefined || finding.share !== undefined)
    return finding.unit === null ? !isYear(finding.outOf) : isCountable(finding.unit);
  if (finding.unit === null || !isCountable(finding.unit)) return false;
  // "Before: 3 clerks", "now: 2": a telegram's label says of when, and not of what.
  const label = sentence.tokens[from]?.before.includes(":") ? sentence.tokens[from - 1]?.text : undefined;
  const isLabelled = label !== undefined && WHEN.test(label);
  // "Bought 35 seats and cancelled 20"
  const isPurchase = PURCHASED.test(finding.unit) && sentence.tokens[from - 1]?.text === "bought";
  if (
    isPurchase ||
    isLabelled ||
    isFlow(sentence, to) ||
    isMeasuredBy(sentence, from, to) ||
    isExample(sentence, from)
  )
    return false;
  if (isOfBoth(sentence, to) || (PERSONS.test(finding.unit) && isOfDepartment(sentence, from))) return false;
  return isGoverned(sentence, from) && !isPart(sentence, from, to);
}

const PERSONS = /(?:^| )(?:people|person|staff|employee|men|man|woman|gens|personne|employe|fte)$/;

const PURCHASED = /^(?:seat|licen[cs]e|subscription)$/;
const OUT_OF = /^(?:sur|of|out|in)$/;
const ALSO_VERBS =
  /^(?:books|calls|converts|returns|fails|pays|quits|leaves|shows|cancels|complains|needs|orders|buys|signs|stays|works|lands|closes|sells|wins|breaks|renews)$/;

/** "A 30-page questionnaire": how long it is; but "a 14-person team" counts persons. */
const isMeasuredBy = ({ tokens }: Sentence, from: number, to: number): boolean =>
  to - from > 1 && tokens[to - 1]?.before === "-" && !HEADS.test(tokens[to - 1]?.text ?? "");
const HEADS =
  /^(?:person|people|man|woman|staff|member|employee|bed|seat|room|unit|door|store|truck|site|lawyer|partner)s?$/;

/** "The same for 20 hectares or for half of one" */
const isExample = ({ tokens }: Sentence, from: number): boolean =>
  tokens
    .slice(Math.max(0, from - 2), from)
    .some(({ text }) => /^(?:same|like|say|eg|comme|meme)$/.test(text));

const PERIOD = /^(?:day|week|month|quarter|year|jour|semaine|mois|an|annee)s?$/;
const PER = /^(?:a|an|per|each|every|par)$/;
const EVERY = /^(?:daily|weekly|monthly|yearly|annually|quarterly)$/;

/** "350 requests for help a month": so many in a time that was not read with it. */
const isFlow = ({ tokens, clauses }: Sentence, to: number): boolean =>
  tokens.some(
    ({ text }, at) =>
      at >= to &&
      clauses[at] === clauses[to - 1] &&
      (EVERY.test(text) || (PERIOD.test(text) && PER.test(tokens[at - 1]?.text ?? ""))),
  );

/** "20 sur 74 préparent leurs": a verb with what comes behind it. */
const DETERMINERS = /^(?:the|our|their|its|his|her|leurs?|les|des|nos|ses|mes)$/;

function isCountable(unit: string): boolean {
  const all = unit.split(" ");
  const isUnread = all.some(
    (word) =>
      /^\d/.test(word) || DETERMINERS.test(word) || isNumberWord(word) || /^(?:top|other|faute)$/.test(word),
  );
  return !isUnread && all.length <= MOST_WORDS && !NO_COUNT.test(all.at(-1) ?? "");
}

const WHEN = /^(?:before|after|now|then|today|yesterday|missing|avant|apres|maintenant)$/;
const ROUGHLY =
  /^(?:about|around|roughly|approximately|some|all|the|our|only|just|still|another|environ|pres|quelque|nos|les|juste|seulement|a|an|total|us|me|nous|him|her|it)$/;
/** Of what they have, run and do. */
const HOLDS =
  /^(?:have|has|got|run|runs|employ|employs|operate|operates|own|owns|manage|manages|serve|serves|handle|handles|answer|answers|process|processes|receive|receives|get|gets|ship|ships|send|sends|see|sees|do|does|make|makes|write|writes|file|files|issue|issues|bid|bids|quote|quotes|build|builds|farm|host|hosts|support|supports|maintain|maintains|review|reviews|enter|enters|print|prints|publish|publishes|produce|produces|teach|teaches|treat|treats|roster|rosters|schedule|schedules|pay|pays|paying|cost|costs|spend|spends|charge|charges|owe|owes|list|lists|lose|losing|loses|is|are|reads?|checks?|average|averages|bought|at|for|across|counts?|weve|ive|avons|ai|a|ont|gerons|gere|recevons|recoit|traitons|traite|employons|emploie|coute|coutent|paie|payons|perdons|perd|depensons|est|sont|pour|faisons|fait|plus|hit)$/;

/** Directly behind a verb of having or doing, or at the head of a note: not "lost three", "short three", "last 72". */
function isGoverned({ tokens, clauses }: Sentence, from: number, isMoney = false): boolean {
  let at = from - 1;
  if (/^(?:our|my|nos|mes)$/.test(tokens[at]?.text ?? "")) return true;
  while (at >= 0 && clauses[at] === clauses[from] && ROUGHLY.test(tokens[at]?.text ?? "")) at--;
  if (at < 0 || clauses[at] !== clauses[from]) return true;
  if (/^(?:of|de)$/.test(tokens[at]?.text ?? ""))
    return isMoney || (GROUPS.test(tokens[at - 1]?.text ?? "") && !isTheirs(tokens, at));
  if (/^(?:in|to|on)$/.test(tokens[at]?.text ?? "")) return isMoney;
  return HOLDS.test(tokens[at]?.text ?? "");
}

const OWNER_WITHIN = 5;
/** "Their new in-house team of two" */
const isTheirs = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(Math.max(0, at - OWNER_WITHIN), at)
    .some(({ text }) => /^(?:their|its|his|her|leurs?)$/.test(text));

const GROUPS =
  /^(?:team|teams|fleet|staff|crew|board|group|portfolio|network|total|half|workforce|equipe|flotte|parc|effectif)$/;
