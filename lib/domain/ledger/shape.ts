import type { Language } from "./fact";
import type { Found } from "./found";
import type { Sentence } from "./sentence";
import { aimFrom } from "./shape-aim";
import * as turning from "./turning-words";

/**
 * The shape of each clause: who it is about, and which of its words turn it into something else than a plain statement.
 * What is asserted needs a plain one. By closed classes of words, so that a new sentence is read by its grammar.
 */

/** `pronoun`: it, they, one, of what is named elsewhere. `elided`: "Tried Copilot." */
export type Subject = "ours" | "named" | "pronoun" | "elided" | "others";

/** Held by someone; guessed or conditional; modal; able; aimed at; gone; asked; of another. */
export type TurnKind = "viewed" | "guessed" | "modal" | "able" | "wished" | "past" | "asked" | "compared";

interface Turn {
  readonly kind: TurnKind;
  readonly at: number;
  /** The words that it turns. */
  readonly from: number;
  readonly to: number;
}

export interface Shape {
  /** By clause. */
  readonly subjects: readonly Subject[];
  readonly turns: readonly Turn[];
  readonly isQuestion: boolean;
}

export function shapeOf(sentence: Sentence, found: readonly Found[]): Shape {
  const { isQuestion } = sentence;
  const turns = turnsOf(sentence);
  // What is only supposed is nothing that a later word can mean.
  const plain = (at: number) => isPlain({ subjects: [], turns, isQuestion }, at, at + 1);
  return { subjects: subjectsOf(sentence, found, plain), turns, isQuestion };
}

/** Whether the words from `from` to `to` are in a plain clause; what turns within them is part of what they say. */
export const isPlain = (
  { turns, isQuestion }: Shape,
  from: number,
  to: number,
  besides: readonly TurnKind[] = [],
): boolean =>
  !isQuestion &&
  !turns.some((turn) => {
    const isWithin = turn.at >= from && turn.at < to;
    return turn.from <= from && from < turn.to && !isWithin && !besides.includes(turn.kind);
  });

function turnsOf(sentence: Sentence): Turn[] {
  const { tokens } = sentence;
  let clauseFrom = 0;
  return tokens.flatMap(({ text }, at): Turn[] => {
    if (sentence.clauses[at] !== sentence.clauses[clauseFrom]) clauseFrom = at;
    const kind = kindOf(sentence, at);
    if (kind === undefined) return [];
    const aim = aimFrom(sentence, at);
    if (aim !== null) return [{ kind, at, from: aim, to: clauseEnd(sentence, at) }];
    if (kind === "compared") return [{ kind, at, from: at, to: clauseEnd(sentence, at) }];
    if (turning.HEDGES.test(text)) return [{ kind, at, from: clauseFrom, to: clauseEnd(sentence, at) }];
    const isSaying = kind === "viewed" || kind === "guessed";
    if (isSaying) return [{ kind, at, ...sayingReach(sentence, at, clauseFrom) }];
    return [{ kind, at, from: partFrom(sentence, at, clauseFrom), to: partEnd(sentence, at) }];
  });
}

function kindOf({ tokens, clauses }: Sentence, at: number): TurnKind | undefined {
  const { text } = tokens[at] ?? { text: "" };
  const before = tokens[at - 1]?.text ?? "";
  const next = tokens[at + 1];
  if (turning.VIEWS.test(text) || (/^(?:claims?|figures?|feel)$/.test(text) && SAYS.test(next?.text ?? "")))
    return "viewed";
  // "We were sold 80 picks a minute"
  if (text === "sold" && /^(?:was|were|been|got)$/.test(before)) return "viewed";
  if (turning.GUESSES.test(text) || turning.HEDGES.test(text)) return "guessed";
  if (text === "may" && IN_MAY.test(before)) return undefined;
  if (turning.MODALS.test(text) || (text === "to" && /^(?:has|have|had|going|trying)$/.test(before)))
    return "modal";
  if (turning.ABILITIES.test(text)) return "able";
  // "Une norme qui n'existe pas" is a rule, "la norme est de deux jours" an aim.
  if (/^normes?$/.test(text) && /^(?:une|des|deux|trois|aucune|cette|ces)$/.test(before)) return undefined;
  if (turning.WISHES.test(text) || turning.isPlanOf(text, next?.text ?? "")) return "wished";
  const isEnd = next === undefined || clauses[at + 1] !== clauses[at];
  const isBefore = isEnd && /^(?:before|avant)$/.test(text);
  const isLonger = text === "longer" && /^(?:no|any)$/.test(before);
  if (isBefore || isLonger || (text === "to" && before === "used") || turning.PAST.test(text)) return "past";
  if (turning.QUESTIONS.test(text)) return "asked";
  return turning.COMPARES.test(text) ? "compared" : undefined;
}

const SAYS = /^(?:that|it|they|he|she|we|to|an?|this)$/;
const IN_MAY = /^(?:in|since|of|by|from|to|last|this|next|mid|early|late|until)$/;

/** "They say that", and "…, I guess" of what was said before. */
function sayingReach(sentence: Sentence, at: number, clauseFrom: number): { from: number; to: number } {
  const { tokens } = sentence;
  let from = clauseFrom;
  const end = clauseEnd(sentence, at);
  // "…, that's what they say"
  const isSummary = /^(?:thats|so)$/.test(tokens[clauseFrom]?.text ?? "");
  const isTag = end - clauseFrom <= TAG || isSummary;
  while (isTag && from > 0 && !isNewStatement(sentence, from)) from--;
  let to = at + 1;
  while (to < tokens.length && !isNewStatement(sentence, to)) to++;
  return { from, to };
}
const TAG = 3;
const BUT = /^(?:but|mais|though|although)$/;
const isNewStatement = (sentence: Sentence, at: number): boolean =>
  /[;(]/.test(sentence.tokens[at]?.before ?? "") ||
  BUT.test(sentence.tokens[at]?.text ?? "") ||
  isOurAnswer(sentence, at);

/** "They say it leaks, so in May we banned it": what was done about it is no view of theirs. */
const isOurAnswer = ({ tokens, lang }: Sentence, at: number): boolean =>
  tokens[at]?.isBreak === true &&
  /^(?:so|donc|alors)$/.test(tokens[at]?.text ?? "") &&
  tokens.slice(at + 1, at + 1 + OURS_WITHIN).some(({ text }) => turning.OURS[lang].test(text));
const OURS_WITHIN = 4;

function clauseEnd({ clauses }: Sentence, at: number): number {
  let end = at + 1;
  while (end < clauses.length && clauses[end] === clauses[at]) end++;
  return end;
}

const AND = /^(?:and|or|et|ou)$/;
const RELATIVE = /^(?:that|who|which|qui|que|where|ou)$/;
const SUBORDINATES = /^(?:whether|before|until|till|when|because|avant|quand|lorsque)$/;
/** Words between a joining word and the verb that it joins: "that may not", "and will ask". */
const NEAR = 2;

/** "200 people for fish that may not come", "opens bargaining and will ask": what is before is not turned. */
function partFrom({ tokens }: Sentence, at: number, clauseFrom: number): number {
  for (let back = at - 1; back >= clauseFrom; back--) {
    const text = tokens[back]?.text ?? "";
    if (SUBORDINATES.test(text)) return back;
    if (at - back <= NEAR && (AND.test(text) || RELATIVE.test(text))) return back;
  }
  return clauseFrom;
}

/** "Wants an assessment and has a queue": what is behind is not turned. */
function partEnd(sentence: Sentence, at: number): number {
  const end = clauseEnd(sentence, at);
  for (let next = at + 1; next + 1 < end; next++) {
    const behind = sentence.tokens[next + 1]?.text ?? "";
    const isNext = turning.BE[sentence.lang].test(behind) || /^(?:that|que)$/.test(behind);
    if (AND.test(sentence.tokens[next]?.text ?? "") && isNext) return next;
  }
  return end;
}

function subjectsOf(sentence: Sentence, found: readonly Found[], isSo: (at: number) => boolean): Subject[] {
  const { tokens, clauses } = sentence;
  const strange = othersIn(sentence);
  const subjects: Subject[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const clause = clauses[at] ?? 0;
    if (subjects[clause] !== undefined) continue;
    let head = at;
    while (clauses[head + 1] === clause && isOpener(sentence, head)) head++;
    if (turning.PREPOSITIONS.test(tokens[head]?.text ?? "") && !isOurs(sentence, head))
      head = behindPlace(sentence, head);
    const text = tokens[head]?.text ?? "";
    if (strange.has(clause)) subjects[clause] = "others";
    else if (isOurs(sentence, head)) subjects[clause] = "ours";
    else if (isPronoun(sentence, head))
      subjects[clause] = isNamedBefore(sentence, head, found, isSo) ? "named" : "pronoun";
    else if (isVerb(text, sentence.lang)) subjects[clause] = subjects[clauses[at - 1] ?? -1] ?? "elided";
    else subjects[clause] = "named";
  }
  return subjects;
}

/** "No, and", but not "no one". */
const isOpener = ({ tokens }: Sentence, at: number): boolean =>
  turning.OPENERS.test(tokens[at]?.text ?? "") &&
  !(tokens[at]?.text === "no" && tokens[at + 1]?.text === "one");

const isOurs = ({ tokens, lang }: Sentence, at: number): boolean =>
  turning.OURS[lang].test(tokens[at]?.text ?? "");

/** Words of a "where" or "when" before the subject. */
const PLACE = 4;

function behindPlace(sentence: Sentence, head: number): number {
  const { tokens, clauses } = sentence;
  for (let at = head + 1; at <= head + PLACE && clauses[at] === clauses[head]; at++)
    if (turning.PRONOUNS.test(tokens[at]?.text ?? "") || isOurs(sentence, at)) return at;
  return head;
}

/** "Tried Copilot", "and override the rest": the subject is left out. */
const isVerb = (text: string, lang: Language): boolean => turning.BE[lang].test(text) || /[^e]ed$/.test(text);

function isPronoun({ tokens, lang }: Sentence, at: number): boolean {
  const text = tokens[at]?.text ?? "";
  if (turning.PRONOUNS.test(text)) return true;
  const next = tokens[at + 1];
  if (!turning.POINTERS.test(text)) return false;
  if (next === undefined || next.isBreak) return true;
  const isVerbLike = isVerb(next.text, lang) || turning.MODALS.test(next.text) || /[^s]s$/.test(next.text);
  return isVerbLike || /^(?:forgot|went|got|came|made|took|quit|left|put|cut|lost|said|of)$/.test(next.text);
}

const PEOPLE = /^(?:they|theyre|theyve|he|hes|she|shes|who|ils|elles|il|elle|qui)$/;
const COUNTED = /^(?:each|one|chacune?)$/;
const AI = /^(?:ai|ia|chatbots?|bots?|assistants?|copilots?)$/;

/** What a pronoun means, where one thing alone can be meant that the sentence has named: "…with Gemini, which saves". */
function isNamedBefore(
  { tokens, clauses }: Sentence,
  at: number,
  found: readonly Found[],
  isSo: (at: number) => boolean,
): boolean {
  const text = tokens[at]?.text ?? "";
  const before = found.filter(({ to }) => to <= at);
  const of = (...kinds: readonly string[]) => before.filter(({ finding }) => kinds.includes(finding.kind));
  if (COUNTED.test(text)) return of("quantity", "rate").length === 1;
  if (PEOPLE.test(text) && of("person").length > 0) return true;
  const things = [...of("product", "task").map(({ from }) => from)];
  const spoken = tokens.slice(0, at).flatMap((token, place) => (AI.test(token.text) ? [place] : []));
  const all = new Set([...things, ...spoken]);
  const isRelative = /^(?:which|who|qui)$/.test(text);
  if (isRelative) return [...all].some((place) => clauses[place] === clauses[at - 1]);
  return all.size === 1 && [...all].every(isSo);
}

function othersIn({ text, start, end, tokens, clauses }: Sentence): ReadonlySet<number> {
  const found = [...text.folded.slice(start, end).matchAll(turning.OTHERS)];
  return new Set(
    found.flatMap(({ index }) => clauses[tokens.findIndex((token) => token.end > start + index)] ?? []),
  );
}
