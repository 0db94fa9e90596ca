import type { Sentence } from "./sentence";
import { wordsOf } from "./tokens";

/** "It is forbidden here since August", "no one in the shop may use it": a ban of the whole firm, told with where it holds. */

const AI =
  "(?:ai|ia|chatgpt|copilot|claude|gemini|(?:all|any|using|the use of|use of) (?:ai|chatgpt|it|of it|of that|such tools|these tools)|(?:these|those|such) tools)";
const IT = `(?:it|its|that|thats|${AI})`;
const PLACE = "(?:company|firm|shop|office|building|business|plant|house|yard|place|clinic|store|warehouse)";
const HERE = `(?:here|at work|on site|company wide|companywide|(?:in|at|inside|across) (?:the|this|our) (?:whole |entire )?${PLACE}|for (?:everyone|everybody|all of us)(?: here)?|for now)`;
const FORBIDDEN =
  "(?:forbidden|banned|prohibited|blocked|disallowed|off limits|not allowed|not permitted|not ok)";
const VERY = "(?:(?:now|all|strictly|simply|just|totally|completely|still|flat out|currently|plainly) )*";
/** When and why: where it ends, or what it is for, would be said otherwise. */
const SINCE =
  "(?: (?:at all|period|full stop|ever))?(?: (?:since|from|as of|because|after|until|till|pending|now|by me|by my order|by (?:the|our) (?:board|partners|owners))(?: (?!for |on |except )[a-z0-9]+)*)?";

/** "By a directive I signed on 14 March", "by our policy": by whose word. */
const BY =
  "by (?:my|our|(?:a|an|the)(?= [a-z ]*(?: (?:i|we) (?:signed|issued|wrote|gave)| of (?:mine|ours)| from (?:me|us)))) (?:own |written |firm |company |standing )*(?:directive|order|memo|policy|rule|decision|notice|circular|instruction)(?: (?!for |on (?!\\d)|except )[a-z0-9]+){0,8}";

const of = (...said: readonly string[]): RegExp =>
  new RegExp(`^(?:(?:and|so|now|today) )?(?:${said.join("|")})$`);

/** Told of AI by name, or as "it" where AI was asked about. */
const BANS = [
  of(`${IT} (?:is |s |has been |have been |are |been )*${VERY}${FORBIDDEN} ${HERE}(?: ${HERE})?${SINCE}`),
  of(`${IT} (?:is |s |has been |have been |are |been )*${VERY}${FORBIDDEN}(?: ${HERE})? ${BY}`),
  of(
    `(?:i|we) (?:do not|dont|don t|will not|wont|won t|never) (?:allow|permit|tolerate) (?:it|any of it|any of that|${AI})(?: ${HERE})?${SINCE}`,
  ),
  of(
    `(?:i|we) (?:forbid|have forbidden|ve forbidden|forbade|banned|have banned|ve banned|prohibited) (?:it|${AI})(?: ${HERE})?(?: (?:in writing|by (?:memo|email|letter)))?(?: in [a-z]+)?${SINCE}`,
  ),
  of(
    `(?:no ?one|no ?body|none of us|no employee)(?: ${HERE})? (?:may|is allowed to|is permitted to|gets to) (?:use|touch|open) (?:it|any of it|any of that|${AI})(?: ${HERE})?${SINCE}`,
  ),
  of(
    `(?:c est|elle est|il est|l ia est) (?:strictement )?(?:interdite?|defendue?|bannie?|prohibee?) (?:ici|chez nous|au bureau|au travail|dans l entreprise)(?: depuis [a-z0-9 ]+)?`,
  ),
];
/** "Nothing, company policy is no AI", "none, not allowed" */
const NOTHING =
  /^(?:nothing|none|no|nope|zero|not at all|not used|not using (?:it|any)|no use|we dont|i dont)$/;
const BEHIND_NOTHING = [
  of(`(?:it is |its )?${VERY}${FORBIDDEN}(?: ${HERE})?${SINCE}`),
  of(`(?:the |our |my )?(?:company |shop |house )?(?:policy|rule) (?:is|here is) no ${AI}`),
];
const POLICY = of(
  `(?:the |our |my )?(?:company |shop |house )?(?:policy|rule)(?: here)? is no (?:ai|ia|chatgpt)(?: ${HERE})?${SINCE}`,
);
const WITHOUT_SUBJECT = of(`${VERY}${FORBIDDEN} ${HERE}${SINCE}`);
/** What is said behind it may open it again. */
const OPENS =
  /^(?:except|excepted|unless|without|besides|apart|only|other|let|lets|allow|allows|allowed|ask|asks|asking|permission|may|lifted|unbanned|anymore|sauf|seulement|hormis)$/;
const NO_ONE = /^(?:no|none|no-?body|no-?one)$/;
/** Words from "no" to "may": "no member of the staff may". */
const REACH = 6;
const NAMED = /^(?:ai|ia|chatgpt|copilot|claude|gemini)$/;

/** Whether a sentence tells of a ban that holds for the whole firm. */
export function isBanHere({ tokens, field, start }: Sentence): boolean {
  const end = markBehind(tokens, 0);
  // "Not allowed" and "no member of staff may" open nothing.
  const isDenied = (at: number): boolean =>
    tokens[at - 1]?.text === "not" ||
    (tokens[at]?.text === "may" &&
      tokens.slice(Math.max(0, at - REACH), at).some(({ text }) => NO_ONE.test(text)));
  const isOpened = tokens.some(({ text }, at) => at >= end && OPENS.test(text) && !isDenied(at));
  if (isOpened) return false;
  const said = wordsOf(tokens.slice(0, end));
  const isAsked = field === "aiExperience" || (field === "aiFriction" && start === 0);
  const isOfAi = isAsked || tokens.some(({ text }) => NAMED.test(text));
  if (isOfAi && [...BANS, POLICY].some((ban) => ban.test(said))) return true;
  if (isAsked && start === 0 && NOTHING.test(said))
    return BEHIND_NOTHING.some((ban) => ban.test(wordsOf(tokens.slice(end, markBehind(tokens, end)))));
  return (
    (isAsked && start === 0 && WITHOUT_SUBJECT.test(said)) ||
    (field === "aiExperience" &&
      start <= BEHIND_NONE &&
      (SINCE_WHEN.test(said) || WITHOUT_SUBJECT.test(said)))
  );
}
/** "None. Banned since January", "Not used. Prohibited company-wide": behind words that name no tool, in characters. */
const BEHIND_NONE = 10;
const SINCE_WHEN = of(`${VERY}${FORBIDDEN} since(?: [a-z0-9]+){1,4}`);

/** Where the part of the sentence ends that begins here. */
function markBehind(tokens: Sentence["tokens"], from: number): number {
  const found = tokens.findIndex(({ isBreak }, at) => at > from && isBreak);
  return found === -1 ? tokens.length : found;
}
