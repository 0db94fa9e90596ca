import { isFigure } from "./phrases";
import type { Token } from "./tokens";

/**
 * How far an "if", a "would" and a wish reach. An "if" holds to the end or a "but"; a wish, a need and a plan hold for what is
 * wished for, and a statement with a subject and a verb of its own behind them is so.
 */
type Inside = "no" | "wish" | "would" | "yes";

/** For each word, whether it is only supposed; `starts` are the words that begin it. */
export function hypotheticalWords(
  tokens: readonly Token[],
  starts: ReadonlySet<number>,
  ends: readonly string[],
): boolean[] {
  let inside: Inside = "no";
  return tokens.map((token, at) => {
    if (ends.includes(token.text) || token.before.includes(";") || isOver(inside, tokens, at)) inside = "no";
    if (!starts.has(at)) return inside !== "no";
    inside = inside === "yes" ? "yes" : insideOf(token.text);
    return !(inside === "wish" && WISH.test(token.text));
  });
}

const insideOf = (text: string): Inside =>
  WISH.test(text) || PLAN.test(text) ? "wish" : WOULD.test(text) ? "would" : "yes";

const WISH = /^(?:wants?|wanted|expects?|requires?|demands?|asks?|promised|promis|exige|exigent)$/;
const PLAN =
  /^(?:needs?|plan|plans|planned|planning|hope|hopes|hoping|intends?|looking|considering|thinking|promise|promises|prevoyons|prevoit|envisageons|envisage|songe|songeons|compte|comptons)$/;
const WOULD = /^(?:would|could|might|wouldnt)$/;
const SUMS_UP = /^(?:thats|cest)$/;

function isOver(inside: Inside, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || inside === "no") return false;
  const isAnd = AND.test(token.text);
  // "If it fails that is a lawsuit, and there are 30 families": how many there are is so.
  if (inside === "yes") return isAnd && isCountedThere(tokens, at + 1);
  // "It told them we would pay, and we lost $5,000": what came of it is so.
  if (inside === "would") return token.isBreak && (isPast(tokens, at) || isHeld(tokens, at));
  // "Wants a PIA for each tool and has a queue of nineteen": the second half is so.
  if (isAnd) return isNewStatement(tokens, at);
  // "Every client wants quotes, that's 90 files a month", "needs a plan a site, we do 85 a week": what it comes to is so.
  return token.isBreak && (SUMS_UP.test(token.text) || isStatement(tokens, at));
}

const isCountedThere = (tokens: readonly Token[], at: number): boolean => {
  const text = tokens[at]?.text ?? "";
  const isThere = text === "there" && /^(?:is|are)$/.test(tokens[at + 1]?.text ?? "");
  const number = tokens[/^theres?$/.test(text) && !isThere ? at + 1 : at + 2];
  return (isThere || text === "theres") && number !== undefined && isFigure(number);
};

/** ", she sent it", ", and we lost". */
function isPast(tokens: readonly Token[], at: number): boolean {
  const subject = AND.test(tokens[at]?.text ?? "") ? at + 1 : at;
  return SUBJECT.test(tokens[subject]?.text ?? "") && PAST.test(tokens[subject + 1]?.text ?? "");
}
const PAST = /^(?:sent|lost|paid|ate|got|had|went|came|took|gave|was|were|spent|found|\p{L}{3,}ed)$/u;

/** "It would take a month, we have twelve people". */
const isHeld = (tokens: readonly Token[], at: number): boolean =>
  /^(?:we|i|nous|on)$/.test(tokens[at]?.text ?? "") &&
  /^(?:have|run|are|dont|do|avons|a|sommes)$/.test(tokens[at + 1]?.text ?? "");

/** ", we do": a subject and its verb, and nothing that is only supposed. */
const isStatement = (tokens: readonly Token[], at: number): boolean =>
  SUBJECT.test(tokens[at]?.text ?? "") && !SUPPOSED.test(tokens[at + 1]?.text ?? "");
const SUPPOSED =
  /^(?:will|would|could|might|may|should|must|shall|can|want|wants|need|needs|hope|plan|expect|wont|wouldnt|to)$/;

const AND = /^(?:and|et)$/;
const IS_SO = /^(?:has|have|is|are|had|does|takes?|a|ont|est|sont)$/;
const IS_STATED = /^(?:is|are|was|were|isnt|arent|wasnt|werent|hasnt|havent|doesnt|dont|cannot|cant|wont)$/;
const SUBJECT = /^(?:we|i|they|he|she|it|there|nous|on|je|il|elle|ils|elles)$/;
const OWNER = /^(?:our|my|their|his|her|the|nos|notre|mes|mon|ma|leurs?|le|la|les)$/;
const OBJECT = /^(?:it|them|this|that|an?|the|each|every|everything)$/;

/** "Wants a forecast and my controller builds it", ", and our board says no": what follows is not part of the wish. */
function isNewStatement(tokens: readonly Token[], at: number): boolean {
  const [next = "", second = "", , object = ""] = tokens.slice(at + 1, at + 5).map(({ text }) => text);
  if (IS_SO.test(next) || SUBJECT.test(next) || IS_STATED.test(second)) return true;
  if (OWNER.test(next) && (tokens[at]?.isBreak === true || OBJECT.test(object))) return true;
  return hasVerb(tokens, at + 2);
}

/** "The same three people do all of it", "only one man can find it", "the inspector audits them". */
function hasVerb(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + VERB_WITHIN; at++) {
    const token = tokens[at];
    if (token === undefined || token.isBreak) return false;
    const before = tokens[at - 1]?.text ?? "";
    if (NO_SUBJECT.test(before)) return false;
    if (VERB.test(token.text) || (/^(?:can|knows)$/.test(token.text) && tokens[from - 1]?.text === "only"))
      return true;
    const isGoverning = /(?:[^s]s|ed)$/.test(token.text) && PLAIN_OBJECT.test(tokens[at + 1]?.text ?? "");
    if (isGoverning) return true;
  }
  return false;
}
const VERB_WITHIN = 5;
const VERB =
  /^(?:do|does|eats?|writes?|spends?|takes?|goes|gets?|makes?|comes?|knows?|says?|sits?|keeps?|costs|works|runs|pays|is|are|has|have|font|prennent|prend|ecrivent|passent|passe|mangent|mange|coutent|coute)$/;
const NO_SUBJECT =
  /^(?:to|that|who|which|for|by|with|from|of|a|an|will|would|could|can|should|qui|que|pour|de|par|avec)$/;
const PLAIN_OBJECT = /^(?:it|them|us|em|everything)$/;
