import { headOf, type Sentence } from "./sentence";
import { OURS } from "./turning-words";

/** "Our board passed a ban in January, no AI for any interpreting work": the ban is told first, and then what it covers. */

const BAN = /^(?:ban|moratorium)$/;
const DECIDES = /^(?:board|council|directors?|trustees?|partners?|management|members?|owners?|we|i)$/;
/** "The board", and not "the hospital board": whose it is has to be said, or needs no saying. */
const LEAST = 2;
const COVERS_ALL = /^(?:any|anything|anywhere|at|of|until|till|here|whatsoever|period|ever|full)$/;
const OF = /^(?:for|in|on|with)$/;

/** Whether a ban that was passed is told to be one of all AI, by the list behind it. */
export function isPassedBan({ tokens, clauses, lang }: Sentence, from: number, to: number): boolean {
  if (!BAN.test(tokens[to - 1]?.text ?? "") || to - from < 2) return false;
  const head = headOf(tokens, clauses, from).map(({ text }) => text);
  const isOurs =
    head.some((text) => OURS[lang].test(text)) ||
    (head.length <= LEAST && DECIDES.test(head.at(-1) ?? "") && head[0] !== "their");
  return isOurs && tokens.some((_, at) => at >= to && isNoAi(tokens, at));
}

/** "Voted no AI": not where a thing is named that there is none of, "no AI budget". */
export function isNoAi(tokens: Sentence["tokens"], at: number): boolean {
  const [no, ai, next, object] = tokens.slice(at, at + 4);
  if (no?.text !== "no" || !/^(?:ai|chatgpt)$/.test(ai?.text ?? "")) return false;
  if (next === undefined || next.isBreak || COVERS_ALL.test(next.text)) return true;
  return OF.test(next.text) && COVERS_ALL.test(object?.text ?? "");
}

const TURNED_DOWN =
  /^(?:down|against|rejects?|rejected|defeated|refused|opposed|opposes|withdrew|avoid|avoided|escaped|talks?|talked|threatened|threatens)$/;

/** "Voted down a ban", "talked about a ban": there is none. */
export const isTurnedDown = ({ tokens, clauses }: Sentence, from: number, to: number): boolean =>
  BAN.test(tokens[to - 1]?.text ?? "") &&
  tokens.slice(clauses.indexOf(clauses[from] ?? 0), to).some(({ text }) => TURNED_DOWN.test(text));
