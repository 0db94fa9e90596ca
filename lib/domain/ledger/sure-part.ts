import type { Sentence } from "./sentence";
import { type Token, wordsOf } from "./tokens";

/** Which counts are of a part alone: some of the clients, those who wait, what there is in the neighbourhood. */

/** "Two clients owe us": some of them, and not how many there are. */
export function isPart({ tokens, clauses }: Sentence, from: number, to: number): boolean {
  if (isOfPlace(tokens, to) || isOfSeason(tokens, to)) return true;
  const isHead = from === 0 || clauses[from - 1] !== clauses[from];
  const next = tokens[to];
  if (next !== undefined && LACKS.test(next.text)) return true;
  // "46 people waiting", "12 people on the bench": which people, and not how many there are.
  const isGoingOn = next?.isBreak === false && clauses[to] === clauses[from];
  const isListed =
    /^(?:on|en)$/.test(next?.text ?? "") &&
    tokens.slice(to + 1, to + 4).some(({ text }) => LISTED.test(text));
  if (isGoingOn && (isListed || WAITING.test(next.text))) return true;
  if (isGoingOn && PEOPLE.test(tokens[to - 1]?.text ?? "") && isOneKind(tokens, to)) return true;
  const isEnd = next === undefined || clauses[to] !== clauses[from] || NOTE.test(next.text);
  return isHead && !isEnd;
}

const PLACE =
  /^(?:(?:on|in) (?:our|the|this) (?:street|block|town|area|village|neighbou?rhood|city)|down the (?:road|street)|in town|nearby|next door|around here|near us)\b/;
/** "Two breweries on our street": of the place, and none of theirs. */
const isOfPlace = (tokens: readonly Token[], to: number): boolean =>
  PLACE.test(wordsOf(tokens.slice(to, to + 3)));

/** "12 staff in winter", "9 personnes l'été": of that time alone. */
const isOfSeason = (tokens: readonly Token[], to: number): boolean =>
  /^(?:in|during|l|en|au|pendant)$/.test(tokens[to]?.text ?? "") &&
  tokens
    .slice(to + 1, to + 3)
    .some(({ text }) =>
      /^(?:spring|summer|fall|winter|season|peak|printemps|ete|automne|hiver|saison|pointe)$/.test(text),
    );

const NOTE =
  /^(?:of|in|on|at|for|with|across|per|each|this|last|and|or|to|who|that|here|total|now|a|an|every|de|du|des|en|sur|au|aux|dans|pour|par|et|qui)$/;

/** "5 people short", "120 buildings without one": that many are not there, or have it not. */
const LACKS =
  /^(?:without|sans|short|missing|away|left|gone|vacant|less|fewer|too|manquent|manquants?|absents?|partis?)$/;

const PEOPLE =
  /^(?:people|staff|employees|workers|guys|folks|persons|clients|customers|patients|students|personnes|gens|employes)$/;
const isOneKind = (tokens: readonly Token[], at: number): boolean => {
  const [word = "", behind = ""] = tokens.slice(at, at + 2).map(({ text }) => text);
  return /[^t]ing$/.test(word) || word === "who" || (word === "on" && !ROLL.test(behind));
};
const WAITING = /^(?:waiting|outstanding|pending|overdue|unpaid|vacant|unfilled|missing)$/;
const LISTED = /^(?:wait|waiting|waitlist|list|hold|notice|attente|order|backorder|bench|leave)$/;
const ROLL = /^(?:staff|payroll|site|board|team|contract|duty|shift)$/;
