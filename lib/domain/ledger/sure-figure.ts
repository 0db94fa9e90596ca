import type { Finding } from "./fact";
import type { Found } from "./found";
import type { Sentence } from "./sentence";

/** Which figures may be asserted: those whose words say what is counted. The others are found, and quoted at most. */

/** A length of time by itself says little: it needs its verb, "takes six weeks", or "a backlog of seven months". */
const GOVERNS_TIME =
  /^(?:takes?|took|taking|spends?|spent|waits?|waited|waiting|lasts?|lose|loses|lost|costs?|prend|prennent|pris|dure|durent|attend|attendent|perd|perdons|perdent|coute|of|averages?|averaging|after|demands?|requires?|apres|exige)$/;
const LATE = /^(?:late|ahead|notice|preavis|behind|overdue|backlog|backlogs|wait|waits|lead|retard)$/;
/** Two lengths of time and one of these in a sentence: before and after, or what is and what should be. */
const COMPARES =
  /^(?:from|to|down|up|fell|falls|fall|dropped|drops|cut|cuts|went|goes|now|before|after|instead|vs|versus|against|used|was|were|than|rather|became|that|whereas|while|target|de|a|passe|avant|maintenant|contre|lieu)$/;
const PAYS =
  /^(?:pay|pays|paid|paying|costs?|charges?|charged|spend|spends|spent|lose|loses|lost|losing|eat|eats|bills?|burn|burns|rent|rents|fee|fees|salary|wage|wages|licen[cs]es?|subscription|paie|payons|paient|coute|coutent|depense|depensons|perd|perdons|at|for)$/;
/** "Booking.com takes 18%", "duties at 45 percent", "food cost is 36%"; but not "is 30% faster". */
const SHARES = /^(?:takes?|took|keeps?|charges?|is|are|at|runs?|prend|prennent|garde|gardent|est|sont)$/;
const CHANGE =
  /^(?:drop|fall|rise|increase|decrease|cut|growth|gain|reduction|saving|savings|improvement|jump|decline|loss)$/;
const GOES_ON = /^(?:of|in|on|for|with|this|last|and|but|because|since|de|des|en|sur|pour|et|mais)$/;
const LOOKBACK = 5;

export function isSureFigure(sentence: Sentence, found: Found, others: readonly Found[]): boolean {
  const { finding } = found;
  if (isHalfOfRange(sentence, found)) return false;
  switch (finding.kind) {
    case "quantity":
      return isTime(finding.unit) ? isSureTime(sentence, found, others) : isSureCount(sentence, found);
    case "rate":
      return isSureRate(sentence, found, others, finding);
    case "change":
      return finding.from !== null || finding.about !== undefined;
    default:
      return true;
  }
}

const JOINS = /^(?:to|or|a|ou)$/;
const NEARLY = /^(?:pres|like)$/;

/** "Four to six months" read as six, "from $9,400 to $14,100" read as a range, "à peu près 4 $" read as exactly four. */
function isHalfOfRange({ tokens }: Sentence, { finding, from }: Found): boolean {
  const before = tokens[from]?.isBreak === false ? tokens[from - 1] : undefined;
  const first = tokens[from - 2];
  const isSecond =
    JOINS.test(before?.text ?? "") &&
    first !== undefined &&
    (first.kind === "number" || NO_NOUN.test(first.text));
  if ((isSecond && finding.kind !== "change") || NEARLY.test(before?.text ?? "")) return true;
  const isRange = (finding.kind === "rate" || finding.kind === "amount") && finding.low !== finding.high;
  return isRange && before?.text === "from";
}

const TIMES: ReadonlySet<string> = new Set("second minute hour day week month quarter year".split(" "));
const isTime = (unit: string | null): boolean => unit !== null && TIMES.has(unit);

function isSureTime({ tokens }: Sentence, { from, to }: Found, others: readonly Found[]): boolean {
  const isOther = others.some(
    ({ finding, from: at }) =>
      at !== from && (finding.kind === "quantity" || finding.kind === "rate") && isTime(finding.unit),
  );
  if (isOther && tokens.some(({ text }) => COMPARES.test(text))) return false;
  const before = tokens.slice(Math.max(0, from - 2), from).some(({ text }) => GOVERNS_TIME.test(text));
  const behind = tokens.slice(to, to + 2).some(({ text, isBreak }) => !isBreak && LATE.test(text));
  return before || behind;
}

/** "4 times", "two things": counted, and not what. */
const NO_COUNT =
  /^(?:plus|times?|fois|things?|choses?|ways?|points?|sides?|others?|reasons?|steps?|figures?|numbers?|odd|one|ones|half|x|more|cases?)$/;
const WHEN = /^(?:before|after|now|then|today|yesterday|avant|apres|maintenant)$/;
/** A unit that holds another number was not understood: "five of my twelve welders". */
const NO_NOUN =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|top|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|vingt)$/;
const MOST_WORDS = 3;
const REACH = 5;

function isSureCount({ tokens }: Sentence, { finding, from }: Found): boolean {
  if (finding.kind !== "quantity") return false;
  // "Before: 3 clerks", "now: 2": a telegram's label says of when, and not of what.
  const isLabelled = tokens[from]?.before.includes(":") === true && WHEN.test(tokens[from - 1]?.text ?? "");
  if (finding.unit === null) return finding.outOf !== undefined;
  // "From 500 resumes to 40 interviews": two counts that are one step.
  const before = tokens.slice(Math.max(0, from - REACH), from).map(({ text }) => text);
  if (before.at(-1) === "from" || (before.at(-1) === "to" && before.includes("from"))) return false;
  const words = finding.unit.split(" ");
  if (words.some((word) => NO_NOUN.test(word))) return false;
  return !isLabelled && words.length <= MOST_WORDS && !NO_COUNT.test(words.at(-1) ?? "");
}

function isSureRate(
  sentence: Sentence,
  found: Found,
  others: readonly Found[],
  { role, per, of, unit }: Extract<Finding, { kind: "rate" }>,
): boolean {
  const { tokens, clauses } = sentence;
  const { from, to } = found;
  if (unit === null) return false;
  if (role === "share") return per === null && (of !== undefined || isSaidOf(tokens, from, to));
  if (role === "duration" && isOfUnclearPiece(sentence, found, others)) return false;
  if (role !== "price" || !isTime(per)) return true;
  return tokens.slice(Math.max(0, from - LOOKBACK), from).some(({ text }, index) => {
    const at = Math.max(0, from - LOOKBACK) + index;
    return clauses[at] === clauses[from] && PAYS.test(text);
  });
}

const EACH = /^(?:each|ea|apiece|piece|chacune?)$/;

/** "180 a day, 7 agents, 4 minutes each": of two that were counted before, it is not sure which is meant. */
function isOfUnclearPiece({ tokens }: Sentence, { from, to }: Found, others: readonly Found[]): boolean {
  if (!tokens.slice(from, to).some(({ text }) => EACH.test(text))) return false;
  const counted = others.filter(
    (each) =>
      each.to <= from &&
      (each.finding.kind === "quantity" || (each.finding.kind === "rate" && each.finding.role === "volume")),
  );
  return counted.length > 1;
}

function isSaidOf(tokens: Sentence["tokens"], from: number, to: number): boolean {
  const next = tokens[to];
  const isWhole = next === undefined || next.isBreak || GOES_ON.test(next.text);
  const before = tokens[from]?.isBreak === false ? (tokens[from - 1]?.text ?? "") : "";
  const isChange = before === "of" && CHANGE.test(tokens[from - 2]?.text ?? "");
  return before === "at" || (before === "of" && !isChange) || (isWhole && SHARES.test(before));
}
