import type { Finding } from "./fact";
import type { Found } from "./found";
import { isNumberWord } from "./numbers/number-words";
import { isTimeUnit } from "./numbers/units";
import { isSaidBefore, type Sentence } from "./sentence";
import { stemOf, type Token } from "./tokens";

/** Which rates, shares and prices may be asserted: those whose clause says of what. */

const PAYS =
  /^(?:pay|pays|paying|costs?|charges?|spends?|lose|loses|losing|eat|eats|bills?|burn|burns|rent|rents|fees?|salary|wages?|licen[cs]es?|subscription|paie|payons|coute|coutent|depensons|perd|perdons|at|for)$/;
/** "Booking.com takes 18%", "duties at 45 percent", "food cost is 36%"; but not "is 30% faster". */
const SHARES = /^(?:takes?|keeps?|charges?|is|are|at|runs?|prend|prennent|garde|gardent|est|sont)$/;
const CHANGE =
  /^(?:drop|fall|rise|increase|decrease|cut|growth|gain|reduction|saving|savings|improvement|jump|decline|loss)$/;
const GOES_ON = /^(?:of|in|on|for|with|this|last|and|but|because|since|de|des|en|sur|pour|et|mais)$/;
const NOTHING_COUNTED =
  /^(?:time|temps|case|cas|year|day|week|month|reason|what|that|tarif|tariff|duty|tax)$/;
const LOOKBACK = 5;

export function isSureRate(
  sentence: Sentence,
  found: Found,
  others: readonly Found[],
  { role, per, each, of, unit }: Extract<Finding, { kind: "rate" }>,
): boolean {
  const { tokens } = sentence;
  const { from, to } = found;
  // "Three days every two weeks"
  if (per !== null && isNumberWord(per)) return false;
  // "(US$85k) a portfolio" is no price of one.
  if (tokens.slice(from + 1, to).some(({ before }) => before.includes(")"))) return false;
  if (unit === null || /^(?:from|by|under|over)$/.test(tokens[from - 1]?.text ?? "")) return false;
  if (role === "share") {
    // "12 % de kilomètres en moins": by how much, and not how much.
    const isDifference = /^(?:en|de)?(?:moins|plus|less|fewer|more|higher|lower|off)$/.test(
      tokens
        .slice(to, to + 2)
        .map(({ text }) => text)
        .join("")
        .replace(/^(less|fewer|more|higher|lower|off).*/, "$1"),
    );
    if (tokens[from]?.before.includes("±") || isDifference) return false;
    // "Americans were 55% of our guests": no more so, or as it was.
    if (of !== undefined && WAS.test(tokens[from - 1]?.text ?? "")) return false;
    // "Sampling 5% of the pile": what is meant to be looked at.
    if (SAMPLES.test(tokens[from - 1]?.text ?? "")) return false;
    if (of !== undefined && NOTHING_COUNTED.test(stemOf(of))) return false;
    return per === null && (of !== undefined || isSaidOf(tokens, from, to));
  }
  if (role === "duration" && (isOfUnclearPiece(sentence, found, others) || isSlip(sentence, found)))
    return false;
  // "$25 per user": a month, or a year?
  if (role === "price" && BILLED_BY_TIME.test(per ?? "") && each === null) return false;
  // "35 minutes a day each": whose, the sentence says.
  const isEach = tokens.slice(from, to).some(({ text }) => EACH.test(text));
  if (each !== null && isEach && isTimeUnit(unit) && !isWhose(each, others)) return false;
  if (role === "volume")
    return (
      !tokens.slice(from, to).some(({ text }) => /^(?:shifts?|quarts?)$/.test(text)) &&
      isTimeUnit(per) &&
      !isTimeUnit(unit) &&
      !/^\d/.test(unit) &&
      (isInSentence(sentence, unit) || isTimedBeside(unit, others) || isTakenUp(tokens, from, to)) &&
      !isVerbHere(sentence, unit) &&
      !isSaidBefore(sentence, from, SAVED) &&
      !isSaidBefore(sentence, from, REFUSED, LOOKBACK)
    );
  if (role === "price" && (isRise(tokens, from) || isRefused(tokens, to))) return false;
  // "$96 a cubic metre" goes on; margins that fell to "$900 a unit" are no price.
  if (role === "price" && (isCutShort(sentence, to) || isSaidBefore(sentence, from, NO_PRICE))) return false;
  return role !== "price" || !isTimeUnit(per) || isSaidBefore(sentence, from, PAYS, LOOKBACK);
}

const SAMPLES = /^(?:sampling|sample|checking|testing|targeting|offering|asking|auditing|verifiant)$/;
const WAS =
  /^(?:was|were|had been|etait|etaient|represent(?:ed|ait|aient)|composai(?:t|ent)|formai(?:t|ent))$/;

/** "Callback rate on those lifts: 0.9 a month": what is counted is in another sentence. */
const isInSentence = ({ tokens }: Sentence, unit: string): boolean =>
  unit.split(" ").every((word) => tokens.some(({ stem }) => stem === stemOf(word)));

/** "We get 6 new ones a month": they are what the sentence before was about. */
const isTakenUp = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => text === "ones");

/** "Obituaries. They write 30 a week at 50 minutes each": the minutes are of the same piece. */
const isTimedBeside = (unit: string, others: readonly Found[]): boolean =>
  others.some(
    ({ finding }) => finding.kind === "rate" && finding.role === "duration" && finding.per === unit,
  );

/** "The bill went up €3,400 a month", "a monté de 3 400 € par mois": by how much, and not how much. */
function isRise(tokens: readonly Token[], from: number): boolean {
  const before = tokens[from - 1]?.text ?? "";
  return RISES.test(/^(?:de|d)$/.test(before) ? (tokens[from - 2]?.text ?? "") : before);
}
const RISES =
  /^(?:up|down|rose|risen|jumped|climbed|increased|grew|fell|dropped|extra|monte|augmente|grimpe|bondi|baisse|hausse|diminue)$/;

/** "Pushing their add-on at $18k a year, no thanks": the price of what was not taken. */
const isRefused = (tokens: readonly Token[], to: number): boolean =>
  tokens.some(
    ({ text }, at) =>
      at > to - 1 &&
      ((/^(?:thanks|thank|merci)$/.test(text) && /^(?:no|non)$/.test(tokens[at - 1]?.text ?? "")) ||
        /^(?:refused|declined|passed|refuse|decline)$/.test(text)),
  );

/** "Pour répondre aux courriels, une quarantaine par jour": the verb is not what is counted. */
const isVerbHere = ({ tokens, lang }: Sentence, unit: string): boolean =>
  tokens.some(
    ({ stem, text }, at) =>
      stem === stemOf(unit) &&
      /^(?:to|pour|de|d|a)$/.test(tokens[at - 1]?.text ?? "") &&
      (lang === "en" || /(?:er|ir|re)$/.test(text)),
  );

/** "Saved 9,000 litres a month": what is used no more. */
const SAVED = /^(?:sav(?:ed?|es|ing|ings)|avoid(?:ed|s)?|economis\w+|sauve\w*)$/;

/** "We turn away 20 a week": what does not come about. */
const REFUSED =
  /^(?:away|refus\w*|reject\w*|declin\w*|miss|misses|missed|los[et]|loses|losing|lost|cancel\w*|drop|drops|dropped|forgo|short|need|needs|manqu\w*|perd\w*|annul\w*)$/;
const NO_PRICE =
  /^(?:margins?|profits?|revenues?|losses|savings?|saves?|saved|donations?|giving|earnings|marges?|revenus?|profits)$/;

const isCutShort = ({ tokens }: Sentence, to: number): boolean => {
  const next = tokens[to];
  return (
    /^(?:cubic|square|metric|linear|running|board|truck|barrel|full|half|finished|delivered)$/.test(
      tokens[to - 1]?.text ?? "",
    ) && next?.isBreak === false
  );
};

const isWhose = (each: string, others: readonly Found[]): boolean =>
  others.some(
    ({ finding }) =>
      (finding.kind === "person" &&
        stemOf(finding.key.split(" ").at(-1) ?? "") === stemOf(each.split(" ").at(-1) ?? "")) ||
      (finding.kind === "quantity" && finding.unit === each),
  );

const BILLED_BY_TIME =
  /^(?:user|seat|agent|head|person|employee|licen[cs]e|utilisateur|siege|employe|personne)$/;

/** "The last two launches slipped a quarter each": by how much, and not how long one takes. */
const isSlip = (sentence: Sentence, { from, to }: Found): boolean =>
  sentence.tokens.slice(from, to).some(({ text }) => EACH.test(text)) && isSaidBefore(sentence, from, SLIPS);
const SLIPS = /^(?:slip|slips|slipped|late|behind|delayed|delay|grew|fell|moved|pushed|extended|retard)$/;

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

function isSaidOf(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to];
  const isWhole = next === undefined || next.isBreak || GOES_ON.test(next.text);
  const before = tokens[from]?.isBreak === false ? (tokens[from - 1]?.text ?? "") : "";
  const isChange = before === "of" && CHANGE.test(tokens[from - 2]?.text ?? "");
  return before === "at" || (before === "of" && !isChange) || (isWhole && SHARES.test(before));
}
