import { isBanHere } from "./ban-here";
import type { Found } from "./found";
import { isNoAi, isPassedBan, isTurnedDown } from "./passed-ban";
import { isFigure } from "./phrases";
import { headOf, isSaidBefore, type Sentence } from "./sentence";
import { isOverByNow } from "./sure-now";
import { type Token, wordsOf } from "./tokens";
import { OURS } from "./turning-words";

/** Which states may be asserted: those of the whole firm, and of AI as such. */

const AI =
  /^(?:ai|ia|any|anything|yet|encore|chatgpt|it|them|copilot|tools?|generative|assistants?|everything|all|llms?)$/;
const OF_STOP =
  /^(?:it|them|that|this|the|our|to|a|an|back|down|off|out|using|use|after|was|were|is|are|been|pilot|trial|project|bot|l|d|la|le|les|en|est|sont|on|nous|n|ne|plus|contract|subscription|licen[cs]es?|experiment|rollout|we|i)$/;
const PLANNED =
  /^(?:approved?|approuve|authori[sz]ed|proposed?|planned|scheduled|budgeted|upcoming|next|prochain|prevu|commence)$/;
const LIMITS = /^(?:in|for|on|with|without|unless|except|dans|pour|sur|sans)$/;
/** "For everything", "for everyone": no limit. */
const WITHOUT_LIMIT = /^(?:every|everything|everyone|everybody|all|good|now|any|tout|tous|toutes|toute)$/;
const isLogged = (key: string, token: Token): boolean => key === "measured" && isFigure(token);
const SMALL_USE = /^(?:barely|hardly|occasionally)$/;
const TIME =
  /^(?:\d.*|the|early|late|last|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|winter|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)$/;

const OFTEN_OF_SOME: ReadonlySet<string> = new Set(["stopped", "banned", "no_use"]);
const PART =
  /^(?:rest|remaining|half|third|quarter|some|few|others?|most|many|one|two|three|several|reste|moitie|tiers|certains|plusieurs|quelques)$/;
/** Words at the head of a clause in which its subject is. */
const PART_WITHIN = 4;

const FAMILY =
  /^(?:(?:grand)?(?:daughter|son|kids?|children)|brother|sister|wife|husband|nephew|niece|cousin|fille|fils|frere|soeur|neveu|femme|conjointe?)s?$/;

/** "My granddaughter has it on her phone": at home, and not at work. */
export const isOfFamily = (sentence: Sentence, { from }: Found): boolean =>
  isSaidBefore(sentence, from, FAMILY);

const isOfTool = (others: readonly Found[], at: number): boolean =>
  others.some((each) => each.finding.kind === "product" && each.from <= at && at < each.to);

/** "We never started." */
const isVerbAlone = (tokens: readonly Token[], to: number): boolean =>
  /^(?:started|tried|used|touched|use|commence|essaye|utilise)$/.test(tokens[to - 1]?.text ?? "");

export const CLIENTS =
  /^(?:patrons?|readers?|guests?|patients?|parents?|residents?|tenants?|visitors?|applicants?|candidates?|suppliers?|vendors?|competitors?|fournisseurs?|customers?|clients?|carriers?|lenders?|insurers?|ministry|funders?|publishers?|assureurs?|ministere|bailleurs?)$/;
const FORBIDS = /^(?:prohibits?|forbids?|bans?|disallows?|interdit|interdisent)$/;
const RULES =
  /^(?:policy|policies|handbook|rules?|board|council|management|leadership|partners?|directors?|it|legal|politique|directive|conseil|direction|reglement)$/;

/** "The MoD prohibits it", "our largest customer forbids": their ban, and none of the firm's own. */
function isByOutsider({ tokens, clauses, lang }: Sentence, { from }: Found): boolean {
  const head = headOf(tokens, clauses, from).map(({ text }) => text);
  if (head.some((text) => CLIENTS.test(text))) return true;
  return (
    FORBIDS.test(tokens[from]?.text ?? "") &&
    head.length > 0 &&
    !head.some((text) => OURS[lang].test(text) || RULES.test(text))
  );
}

const USERS = /^(?:students?|pupils?|kids?|teenagers?|eleves?|etudiante?s?|etudiants?)$/;
/** "Students use ChatGPT to cheat, so we went back to paper": what others do with it is no use of the firm's that ended. */
const isOfOthersTool = ({ tokens, clauses }: Sentence, { finding, from }: Found, others: readonly Found[]) =>
  finding.kind === "state" &&
  finding.key === "stopped" &&
  others.some(
    ({ finding: each, from: at }) =>
      each.kind === "product" &&
      clauses[at] !== clauses[from] &&
      headOf(tokens, clauses, at).some(({ text }) => USERS.test(text) || CLIENTS.test(text)),
  );

/** "On two blocks": so many of them, and no ban. */
const isCounted = ({ tokens }: Sentence, { from, to }: Found): boolean => {
  const before = tokens[from - 1];
  return to - from === 1 && before !== undefined && isFigure(before) && tokens[from]?.isBreak === false;
};

/** "Tried bribing them with $5 a ticket": what was tried is no tool. */
const isTrialOfWays = ({ tokens }: Sentence, { finding, to }: Found, others: readonly Found[]): boolean =>
  finding.kind === "state" &&
  (finding.key === "tried" || finding.key === "tried_once") &&
  DOING.test(tokens[to]?.text ?? "") &&
  !others.some(({ finding: each }) => each.kind === "product" && each.ai) &&
  !tokens.some(({ text }) => /^(?:ai|ia)$/.test(text));
const DOING = /^(?!(?:using|letting|having)$)[a-z]{3,}ing$/;

/** "In the next shop AI is forbidden", "at my last job it was banned" */
const isElsewhere = ({ tokens }: Sentence): boolean =>
  /(?:^| )(?:next|other|another|previous|last|former|old) (?:shop|job|compan(?:y|ies)|firms?|place|employer|plant|town)(?: |$)/.test(
    wordsOf(tokens),
  );

const THAT = /^(?:that|this|same|last|next)$/;
const PERIOD = /^(?:day|week|month|morning|afternoon|spring|summer|fall|winter|year)$/;
const LIFTED = /^(?:unbanned|unblocked|lifted|reversed|rescinded|leve|levee)$/;

/** "It is banned, one line in the handbook": the answer about AI begins with it; or where it holds is told. */
export const isItsFirstWord = (sentence: Sentence, found: Found): boolean =>
  isBanHere(sentence) || isFirstSaid(sentence, found);

const isFirstSaid = ({ tokens, start, field }: Sentence, { from, to }: Found): boolean =>
  field !== "otherChallenge" &&
  start === 0 &&
  tokens[to]?.isBreak === true &&
  /^(?:it|its|ai) (?:is|has been|was|s)?$/.test(wordsOf(tokens.slice(0, from)));

/** A ban of AI, and of nothing smaller: "prohibits generative AI in member-facing work". */
export function isWholeState(sentence: Sentence, found: Found, others: readonly Found[]): boolean {
  const { finding, from, to } = found;
  const { tokens, clauses } = sentence;
  if (finding.kind !== "state") return false;
  if (finding.key === "banned" && isBanHere(sentence)) return true;
  // "We use free ChatGPT": the free one, and in the open.
  if (
    finding.key === "private_use" &&
    tokens[from]?.text === "free" &&
    OURS[sentence.lang].test(tokens[0]?.text ?? "") &&
    !/^(?:know|see|found|discovered|learned|noticed)$/.test(tokens[1]?.text ?? "")
  )
    return false;
  // "We log 900 volunteer hours" counts work, and no result of AI.
  if (tokens.slice(from, to).some((token) => SMALL_USE.test(token.text) || isLogged(finding.key, token)))
    return false;
  if (isOfFamily(sentence, found) || isOverByNow(sentence, found)) return false;
  if (isCounted(sentence, found) || isTrialOfWays(sentence, found, others)) return false;
  if (isByOutsider(sentence, found) || isOfOthersTool(sentence, found, others)) return false;
  // "The remaining third stopped using it" is said of some.
  const head = headOf(tokens, clauses, from).slice(0, PART_WITHIN);
  if (OFTEN_OF_SOME.has(finding.key) && head.some(({ text }) => PART.test(text))) return false;
  // "We stopped cloning voices" stops one thing.
  const first = clauses[to] === clauses[from] ? (tokens[to]?.text ?? "") : "";
  // "Shut search off", "stopped cloning": one thing.
  const within = tokens.slice(from + 1, to - 1).filter(({ text }) => !OF_STOP.test(text));
  // "I went back to my own notes": one person's way.
  if (finding.key === "stopped" && tokens[to]?.text === "my") return false;
  // "Haven't used it since we have no time": why, and not since when.
  if (tokens[to - 1]?.text === "since")
    return tokens[to] === undefined || /^(?:then|that)$/.test(first) || TIME.test(first);
  if (finding.key === "stopped")
    return (
      !/^(?!using)[a-z]{3,}ing$/.test(first) &&
      (within.length === 0 || within.some(({ text }) => AI.test(text)))
    );
  // "A pilot was approved, nothing has started"
  if (finding.key === "ran" && tokens.some(({ text }) => PLANNED.test(text))) return false;
  // "We do not track which files those are": what is not measured is another thing.
  if (finding.key === "not_measured")
    return !/^(?:which|who|whose|where|quels?|quelles?)$/.test(tokens[to]?.text ?? "");
  // "An acceptable use policy that does not mention AI" is none about AI.
  if (finding.key === "has_policy")
    return !tokens.slice(to).some(({ text }) => /^(?:not|nothing|never|pas|rien)$/.test(text));
  // "We never started the pallet count" is said of one thing, and so is "havent tried it" behind another sentence.
  const isOfOne =
    /^(?:it|them)$/.test(first) || ((first === "" || TIME.test(first)) && isVerbAlone(tokens, to));
  if (finding.key === "no_use" && isOfOne && sentence.start > 0) return false;
  if (finding.key === "no_use")
    return first === "" || AI.test(first) || TIME.test(first) || isOfTool(others, to);
  if (finding.key !== "banned") return true;
  if (tokens[to - 2]?.text === "no" && !isNoAi(tokens, to - 2)) return false;
  if (isTurnedDown(sentence, from, to) || isElsewhere(sentence)) return false;
  // "We banned all of it in 2023, then unbanned it for one tool"
  if (tokens.slice(to).some(({ text }) => LIFTED.test(text))) return false;
  const behind = tokens.slice(to).filter((_, at) => clauses[to + at] === clauses[from]);
  const [next] = behind;
  // "I stopped all use that week": when, and not of what.
  const isWhen = THAT.test(next?.text ?? "") && PERIOD.test(behind[1]?.text ?? "");
  const isOfAi =
    next === undefined ||
    isFirstSaid(sentence, found) ||
    isWhen ||
    isPassedBan(sentence, from, to) ||
    AI.test(next.text) ||
    isOfTool(others, to) ||
    // "Put all AI use on hold until": it is said in the words themselves.
    (/^(?:until|till|pending|since|jusqu|tant|depuis)$/.test(next.text) &&
      headOf(tokens, clauses, from).some(({ text }) => /^(?:ai|ia)$/.test(text))) ||
    (to - from > 2 && tokens.slice(from, to).some(({ text }) => /^(?:ai|ia)$/.test(text)));
  return (
    isOfAi &&
    !behind.some(({ text }, at) => {
      const next = behind[at + 1]?.text ?? "";
      return LIMITS.test(text) && !TIME.test(next) && !WITHOUT_LIMIT.test(next);
    })
  );
}
