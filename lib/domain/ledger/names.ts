import { type Found, foundAt } from "./found";
import type { Lexicon } from "./lexicon";
import { longest, overlaps, type PhraseBook, phraseBook } from "./phrases";
import { type Sentence, typedWords } from "./sentence";
import { stemOf, type Token, wordsOf, wordsOfPhrase } from "./tokens";

/** Named entities, second kind: bodies and laws, roles of people (never their names), and places. */

export interface NameBooks {
  readonly bodies: PhraseBook<{ readonly key: string; readonly sort: string; readonly exact: string | null }>;
  readonly notBodies: PhraseBook<string>;
  readonly wholePersons: PhraseBook<string>;
  readonly heads: ReadonlySet<string>;
  readonly modifiers: ReadonlySet<string>;
  readonly endings: readonly string[];
  readonly places: PhraseBook<Lexicon["places"][number]>;
}

export function nameBooks({ bodies, persons, places }: Lexicon): NameBooks {
  const stems = (words: readonly string[]) =>
    new Set(words.flatMap((word) => wordsOfPhrase(word).map(({ text }) => stemOf(text))));
  return {
    bodies: phraseBook(
      bodies.flatMap(({ key, kind, phrases, exact }) =>
        phrases.map(
          (phrase) => [phrase, { key, sort: kind, exact: exact.includes(phrase) ? phrase : null }] as const,
        ),
      ),
    ),
    notBodies: phraseBook(bodies.flatMap(({ key, not }) => not.map((phrase) => [phrase, key] as const))),
    wholePersons: phraseBook(persons.whole.map((phrase) => [phrase, phrase] as const)),
    heads: stems(persons.heads),
    modifiers: stems(persons.modifiers),
    endings: persons.endings,
    places: phraseBook(places.flatMap((place) => place.names.map((name) => [name, place] as const))),
  };
}

/** A body may hold another: "the private-equity board" is the board and its owner. */
export function bodiesIn(sentence: Sentence, books: NameBooks): Found[] {
  const none = books.notBodies.find(sentence.tokens);
  const matches = books.bodies.find(sentence.tokens).filter(({ value, from, to }) => {
    if (none.some((each) => each.value === value.key && overlaps(each, { from, to }))) return false;
    const typed = typedWords(sentence, from, to).replace(/['’]s$/, "");
    const isExact = typed === value.exact || (from === 0 && typed.slice(1) === value.exact?.slice(1));
    return value.exact === null || sentence.isShouted || isExact;
  });
  const keys = [...new Set(matches.map(({ value }) => value.key))];
  return keys
    .flatMap((key) => longest(matches.filter(({ value }) => value.key === key)).slice(0, 1))
    .sort((one, other) => one.from - other.from)
    .map(({ value, from, to }) =>
      named(foundAt(sentence, from, to, { kind: "body", key: value.key, sort: value.sort }), sentence),
    );
}

/** "CBSA's new portal" names the CBSA. */
const named = (found: Found, { text, tokens }: Sentence): Found =>
  tokens[found.to - 1]?.isPossessive === true && text.folded.slice(found.end - 2, found.end) === "'s"
    ? { ...found, end: found.end - 2 }
    : found;

const MOST_MODIFIERS = 2;
const ARTIFICIAL = /^(?:ai|ia|virtual|digital|voice|software|real)$/;
/** "A member-service assistant" is software, a dental assistant is not. */
const ASSISTS = /^(?:service|support|chat|coding|writing|drafting|shopping|banking|search|knowledge)$/;

/** "A virtual assistant"; asked what AI did, "an assistant" is one too, "an office assistant" and "our assistant" are not. */
function isArtificial({ field, tokens }: Sentence, at: number): boolean {
  const before = tokens[at - 1]?.text ?? "";
  const isAnyAssistant = tokens[at]?.text === "assistant" && before === "an";
  const isAi =
    ARTIFICIAL.test(before) ||
    (/^(?:ai|ia)$/.test(tokens[at - 2]?.text ?? "") && !/^(?:and|or|et|ou)$/.test(before));
  const isOfService = tokens[at]?.text === "assistant" && ASSISTS.test(before);
  return isAi || isOfService || (field === "aiExperience" && isAnyAssistant);
}

export function personsIn(
  sentence: Sentence,
  books: NameBooks,
  isTaken: (from: number, to: number) => boolean,
): Found[] {
  const { tokens } = sentence;
  const whole = longest(books.wholePersons.find(tokens)).filter(({ to }) => !isCompound(tokens, to - 1));
  const found = [...whole];
  tokens.forEach((token, at) => {
    if (!isHead(token, books) || isArtificial(sentence, at) || isCompound(tokens, at)) return;
    let from = at;
    while (
      at - from < MOST_MODIFIERS &&
      from > 0 &&
      !tokens[from]?.isBreak &&
      books.modifiers.has(tokens[from - 1]?.stem ?? "")
    )
      from--;
    found.push({ value: "", from, to: at + 1 });
  });
  return longest(found)
    .filter(({ from, to }) => !isTaken(from, to))
    .map(({ from, to }) =>
      foundAt(sentence, from, to, { kind: "person", key: wordsOf(tokens.slice(from, to)) }),
    );
}

/** "Member data", "solicitor-client privilege": the person says what kind of thing it is. */
function isCompound(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  const isSingular = token?.stem === token?.text;
  const isJoined = token?.before === "-" && isSingular;
  return isJoined || (isSingular && next !== undefined && !next.isBreak && THING.test(next.text));
}

const THING =
  /^(?:data|newsletters?|letters?|records?|files?|portal|services?|experience|lists?|information|contracts?|e|emails?|calls?|support|satisfaction|meetings?|requests?|questions?|complaints?|privilege|consent|care|safety|surveys?|orders?|names?|reviews?|communications?|intake|charts?|notes|forms?|history|account|accounts|base|facing|side|schedules?|shortages?|training|retention|turnover|engagement|hours|time|handbook|dues|fees|portals|journey|agreement|meeting|room|desk|visits?|education|privacy|confidentiality|money|costs?|manual|manuals|associations?|rights|council|body|rules?|lead|programs?|visas?|permits?|policy|policies|teams?|departments?|dept|inc|ltd|companies|firms?|network|license|licence|invoices?|bills?|payments?)$/;

const isHead = (token: Token, { heads, endings }: NameBooks): boolean =>
  token.kind === "word" &&
  (heads.has(token.stem) || (token.text.length > 8 && endings.some((ending) => token.text.endsWith(ending))));

/** "Ottawa changed the rules" is a government, and "BC Liquor" a name: neither is a place of theirs. */
function isOfAnother(sentence: Sentence, from: number, to: number): boolean {
  const { tokens, clauses, field } = sentence;
  const next = tokens[to];
  if (next === undefined || next.isBreak) return false;
  const isFirst = from === 0 || clauses[from] !== clauses[from - 1];
  const isProse = field !== "customLocation" && field !== "companyName";
  const isNamePart =
    isProse && !sentence.isShouted && next.before === " " && NAME.test(typedWords(sentence, to, to + 1));
  return isNamePart || (isFirst && GOVERNS.test(next.text));
}

const NAME = /^\p{Lu}\p{Ll}{2,}/u;

/** "À Québec" is the city, "au Québec" the province. */
const isTown = ({ tokens, lang }: Sentence, key: string, at: number): boolean =>
  lang === "fr" && key === "quebec" && tokens[at - 1]?.text === "a";

const GOVERNS =
  /^(?:changed|changes|wants|announced|announces|says|said|decided|decides|promised|promises|requires|capped|froze|pays|funds|taxes|exige|impose|veut|annonce|decide|paie|finance)$/;

/** `isList`: the field for places alone, where small letters do. */
export function placesIn(
  sentence: Sentence,
  books: NameBooks,
  isTaken: (from: number, to: number) => boolean,
  isList: boolean,
): Found[] {
  const matches = books.places.find(sentence.tokens).filter(({ from, to }) => {
    const typed = typedWords(sentence, from, to);
    const name = typed.replace(/^the /i, "");
    if (isTaken(from, to) || (!isList && isOfAnother(sentence, from, to))) return false;
    return (
      isList ||
      (name.length <= 4
        ? name === name.toUpperCase() || /^[\p{Lu}][\p{Ll}]{3}$/u.test(name)
        : /^\p{Lu}/u.test(name))
    );
  });
  return longest(matches).map(({ value, from, to }) =>
    foundAt(sentence, from, to, {
      ...{ kind: "place", key: value.key },
      level: isTown(sentence, value.key, from) ? "city" : value.level,
    }),
  );
}
