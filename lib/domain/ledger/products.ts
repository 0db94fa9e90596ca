import { type Found, foundAt, HINT, LIKELY, SURE } from "./found";
import type { OwnedProduct } from "./lexicon";
import { type Sentence, typedWords } from "./sentence";
import { isSystemHere } from "./system-letters";
import { type Token, wordsOfPhrase } from "./tokens";
import { isOneSlipAway } from "./typo";

/** Named entities, first kind: the systems that a firm owns. Longest name first; nothing else is read inside one. */

interface Alias {
  readonly words: readonly string[];
  readonly product: OwnedProduct;
  readonly isWord: boolean;
  readonly isFirstName: boolean;
}

export interface ProductBook {
  readonly byFirst: ReadonlyMap<string, readonly Alias[]>;
  /** Names of one long word, for slips of the pen. */
  readonly long: readonly Alias[];
}

const LONG = 8;
const MOST_WORDS_OF_AN_ITEM = 4;

export function productBook(products: readonly OwnedProduct[]): ProductBook {
  const byFirst = new Map<string, Alias[]>();
  const long: Alias[] = [];
  for (const product of products)
    for (const name of new Set([product.name, ...product.aliases])) {
      const words = wordsOfPhrase(name).map(({ text }) => text);
      const [first] = words;
      if (first === undefined) continue;
      const alias = {
        words,
        product,
        isWord: product.words.includes(name),
        isFirstName: product.firstNames.includes(name),
      };
      byFirst.set(first, [...(byFirst.get(first) ?? []), alias]);
      if (words.length === 1 && first.length >= LONG && !alias.isWord) long.push(alias);
    }
  for (const aliases of byFirst.values()) aliases.sort((one, other) => other.words.length - one.words.length);
  return { byFirst, long };
}

/** Systems in a sentence of prose. */
export function productsInProse(sentence: Sentence, book: ProductBook): Found[] {
  const known = knownProducts(sentence, book, (alias, from) => isMeant(sentence, alias, from));
  const isFree = (at: number) => !known.some(({ from, to }) => at >= from && at < to);
  const guessed = sentence.tokens.flatMap((token, at) =>
    isFree(at) ? (misspelt(sentence, book, token, at) ?? unknownName(sentence, token, at) ?? []) : [],
  );
  return [...known, ...guessed].sort((one, other) => one.from - other.from);
}

/** A list of systems: each item is one, whether we know it or not. What reads like a sentence is none. */
export function productsInList(sentence: Sentence, book: ProductBook): Found[] {
  const items = itemsOf(sentence);
  const known = knownProducts(sentence, book, (alias, from) => {
    const to = from + alias.words.length;
    const isItem = items.some((item) => item[0] === from && item[1] === to);
    return !alias.isWord || isItem || /^[\p{Lu}\d]/u.test(typedWords(sentence, from, to));
  });
  const unknown = items.flatMap(([from, end]): Found[] => {
    const to = nameEnd(sentence, from, end);
    const isKnown = known.some((each) => each.from < to && from < each.to);
    const words = sentence.tokens.slice(from, to);
    if (isKnown || words.length === 0 || words.length > MOST_WORDS_OF_AN_ITEM) return [];
    const isDate = words.some(({ text }) => WHEN.test(text)) && words.some(({ kind }) => kind === "number");
    if (
      isDate ||
      words.some(({ text }) => NO_NAME.test(text)) ||
      words.every(({ kind }) => kind === "number")
    )
      return [];
    const name = typedWords(sentence, from, to);
    const isName = /[\p{Lu}\d]/u.test(name) || words.length === 1;
    return isName ? [foundAt(sentence, from, to, unknownProduct(name), LIKELY)] : [];
  });
  return [...known, ...unknown].sort((one, other) => one.from - other.from);
}

/** "Priva for climate", "LIMS is from 2009": the name, and not what is said of it. */
function nameEnd(sentence: Sentence, from: number, to: number): number {
  const at = sentence.tokens.findIndex(({ text }, place) => place > from && place < to && SAID_OF.test(text));
  const isName = at !== -1 && /^\p{Lu}/u.test(typedWords(sentence, at - 1, at));
  return isName ? at : to;
}
const SAID_OF = /^(?:is|from|since|for|on|est|pour|depuis|dans|sur)$/;

const NO_NAME =
  /^(?:we|i|our|us|not|no|do|does|have|has|is|are|none|nothing|use|using|na|nous|on|pas|avons|est|sont|aucun|aucune|rien|various|several|spreadsheets?|paper|email|emails|phone|phones|whiteboards?|website|internet|system|systems|software|tools|else|other|others|misc|etc|papier|tableau|courriel|autres?|logiciels?|chiffriers?|custom|homemade|homegrown|maison|servers?|serveurs?|binders?|notebooks?)$/;
/** "Moving to Xero, probably spring 2027" */
const WHEN =
  /^(?:probably|maybe|by|since|until|from|early|late|mid|spring|summer|fall|autumn|winter|q[1-4]|january|february|march|april|may|june|july|august|september|october|november|december|printemps|ete|automne|hiver|depuis|vers)$/;
const LIST_ARTICLE =
  /^(?:old|ancient|vieux|vieille|ancien|ancienne|a|an|the|un|une|le|la|les|also|and|et|plus)$/;

/** The stretches between commas, slashes and "and". */
function itemsOf({ tokens }: Sentence): [number, number][] {
  const items: [number, number][] = [];
  let from = 0;
  const close = (to: number) => {
    while (from < to && LIST_ARTICLE.test(tokens[from]?.text ?? "")) from++;
    if (from < to) items.push([from, to]);
  };
  tokens.forEach((token, at) => {
    const isJoiner = /^(?:and|et)$/.test(token.text);
    if (!token.isBreak && !isJoiner && !/[/&+()]/.test(token.before)) return;
    close(at);
    from = isJoiner ? at + 1 : at;
  });
  close(tokens.length);
  return items;
}

function knownProducts(
  sentence: Sentence,
  book: ProductBook,
  isMeantAt: (alias: Alias, from: number) => boolean,
): Found[] {
  const found: Found[] = [];
  const { tokens } = sentence;
  for (let at = 0; at < tokens.length; at++) {
    const alias = aliasesAt(book, tokens[at]).find((each) => isHere(each, tokens, at) && isMeantAt(each, at));
    if (alias === undefined) continue;
    found.push(
      withoutOwner(
        sentence,
        alias,
        foundAt(sentence, at, at + alias.words.length, knownProduct(alias.product)),
      ),
    );
    at += alias.words.length - 1;
  }
  return found;
}

/** "Procore's" too, where no name of its own is spelt so. */
function aliasesAt({ byFirst }: ProductBook, token: Token | undefined): readonly Alias[] {
  if (token === undefined) return [];
  // "Canva's" is no Canvas.
  const owner = token.isPossessive ? byFirst.get(ownerOf(token)) : undefined;
  return owner ?? byFirst.get(token.text) ?? [];
}

/** "Procore's AI" names Procore. */
function withoutOwner({ tokens }: Sentence, { words }: Alias, found: Found): Found {
  const last = tokens[found.to - 1];
  const isOwner = last?.isPossessive === true && last.text !== words.at(-1);
  return isOwner ? { ...found, end: found.end - 2 } : found;
}

const ownerOf = ({ text, isPossessive }: Token): string => (isPossessive ? text.slice(0, -1) : text);

const isHere = ({ words }: Alias, tokens: readonly Token[], from: number): boolean =>
  words.every((word, at) => {
    const token = tokens[from + at];
    const isApart = token?.isBreak && /\s/.test(token.before);
    const isWord = token !== undefined && (ownerOf(token) === word || token.text === word);
    return isWord && !(at > 0 && isApart);
  });

/** Short names are typed in capitals; names that are words with one, not at the start. */
function isMeant(sentence: Sentence, alias: Alias, from: number): boolean {
  if (alias.isFirstName) return false;
  const typed = typedWords(sentence, from, from + alias.words.length);
  const letters = alias.words.join("");
  if (letters.length <= 3)
    return (
      typed === typed.toUpperCase() &&
      !(alias.isWord && (sentence.isShouted || !isSystemHere(sentence.tokens, from)))
    );
  // "Procore has a copilot": one of their own.
  if (typed === "copilot" && isOneOfMany(sentence.tokens, from)) return false;
  if (!alias.isWord) return true;
  const isCapital = typed.split(/\s+/).every((word) => /^[\p{Lu}\d]/u.test(word));
  return isCapital && (from > 0 || isForbiddenNext(sentence, alias)) && !sentence.isShouted;
}

/** "Cursor is banned": what is forbidden so is a tool, also at the head of a sentence. */
const isForbiddenNext = ({ tokens }: Sentence, { words }: Alias): boolean =>
  /^(?:is|was|est|are|were)$/.test(tokens[words.length]?.text ?? "") &&
  /^(?:banned|blocked|forbidden|prohibited|interdit|banni|bloque)$/.test(
    tokens[words.length + 1]?.text ?? "",
  );

const ARTICLE = /^(?:the|an?|its|their|our|this|that)$/;
const BEFORE_THE_NAME =
  /^(?:microsoft|ms|m365|365|github|office|windows|sales|security|studio|free|paid|new|basic|company|corporate|whole|same)$/;

/** "A copilot", "the underwriting copilot": one of its own, and not the product of that name. */
function isOneOfMany(tokens: readonly Token[], at: number): boolean {
  const [first = "", before = ""] = [tokens[at - 2]?.text, tokens[at - 1]?.text];
  const isKind = ARTICLE.test(first) && !ARTICLE.test(before) && !BEFORE_THE_NAME.test(before);
  return /^(?:an?|its|their)$/.test(before) || isKind;
}

/** "Quikbooks": one slip, in a long name with a capital. */
function misspelt(sentence: Sentence, book: ProductBook, token: Token, at: number): Found[] | null {
  const isCandidate = token.text.length >= LONG && token.kind === "word" && at > 0 && !sentence.isShouted;
  if (!isCandidate || !/^\p{Lu}/u.test(typedWords(sentence, at, at + 1))) return null;
  const alias = book.long.find(({ words }) => isOneSlipAway(token.text, words[0] ?? ""));
  return alias === undefined
    ? null
    : [foundAt(sentence, at, at + 1, knownProduct(alias.product), Math.min(SURE, LIKELY))];
}

const CAMEL = /^\p{Lu}\p{Ll}+(?:\p{Lu}[\p{L}\d]*|\d+)$/u;
const SURNAME = /^(?:Mc|Mac|De|Di|Du|La|Le|Van|Von|Fitz|Saint)\p{Lu}/u;
const NO_PRODUCT = /^(?:YouTube|LinkedIn|WorkSafe|WorkSafeBC|CanadaGAP|LiUNA|WiFi|COVID|GitHub)/;

/** "Track5", "TaxCycle". */
function unknownName(sentence: Sentence, token: Token, at: number): Found[] | null {
  const next = sentence.tokens[at + 1];
  const isJoined = next?.before === "";
  const to = isJoined && next.kind === "number" ? at + 2 : at + 1;
  const typed = typedWords(sentence, at, to);
  if (token.kind !== "word" || !CAMEL.test(typed) || SURNAME.test(typed) || NO_PRODUCT.test(typed))
    return null;
  return [foundAt(sentence, at, to, unknownProduct(typed), HINT)];
}

const knownProduct = ({ key, name, ai }: OwnedProduct) => ({
  kind: "product" as const,
  key,
  name,
  ai,
  known: true,
});
const unknownProduct = (name: string) => ({
  kind: "product" as const,
  key: wordsOfPhrase(name)
    .map(({ text }) => text)
    .join("-"),
  name,
  ai: false,
  known: false,
});
