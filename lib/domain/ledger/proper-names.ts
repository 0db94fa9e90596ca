import { type Found, foundAt, HINT } from "./found";
import type { Lexicon } from "./lexicon";
import { type Sentence, typedWords } from "./sentence";
import { type Token, wordsOf, wordsOfPhrase } from "./tokens";

/** Named entities, third kind: names that are on no list of ours, told by their capitals and by what is beside them. */

export interface NameSigns {
  /** Never part of such a name: people's names, languages, months, "IT". */
  readonly never: ReadonlySet<string>;
  /** Words that our lists are made of: with a capital they are words all the same. */
  readonly usual: ReadonlySet<string>;
  /** "The", "general", "on": these begin a sentence, and no name. */
  readonly ordinary: ReadonlySet<string>;
}

export function nameSigns(lexicon: Lexicon): NameSigns {
  const { names, functionWords, persons, tasks, constraints, incidents, verdicts, states } = lexicon;
  const ordinary = new Set([...functionWords.en, ...functionWords.fr, ...names.ordinary]);
  const usual = new Set(ordinary);
  const phrases = [tasks, constraints, incidents, verdicts, states].flatMap((entries) =>
    entries.flatMap(({ en, fr }) => [...en, ...fr]),
  );
  for (const phrase of [...phrases, ...persons.heads, ...persons.whole, ...persons.modifiers])
    for (const { text, stem } of wordsOfPhrase(phrase)) usual.add(text).add(stem);
  return { never: new Set([...names.firstNames, ...names.acronyms, ...names.peoples]), usual, ordinary };
}

type Sign = "no" | "maybe" | "sure";

const MOST_WORDS = 6;
const JOINS = /^(?:of|de|du|des|for|and|et|the|la|le)$/;
const UPPER = /^\p{Lu}/u;
/** "KPMG", "FOIP", "IEPs". */
const ACRONYM = /^\p{Lu}{2,7}s?$/u;
const CAMEL = /^\p{Lu}?\p{Ll}+\p{Lu}\p{L}*$/u;

/** Runs of capitals: "Global Affairs Canada", "College of Physicians", "Plantix"; at a start, only with a sign beside it. */
export function properNames(
  sentence: Sentence,
  signs: NameSigns,
  isTaken: (from: number, to: number) => boolean,
): Found[] {
  const { tokens } = sentence;
  if (isAllShouted(sentence) || isTitled(sentence)) return [];
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const to = runFrom(sentence, at, signs, isTaken);
    if (to === at) continue;
    const trimmed = withoutEdges(sentence, at, to, signs);
    if (trimmed !== null) found.push(withFront(sentence, trimmed, isTaken));
    at = to - 1;
  }
  return found;
}

/** "Shopify Magic", "BC Timber Sales": the name begins with another, or with the province. */
function withFront(sentence: Sentence, name: Found, isTaken: (from: number, to: number) => boolean): Found {
  const { tokens } = sentence;
  const { from, to, finding } = name;
  const first = tokens[from];
  const isFront =
    from > 0 &&
    finding.kind === "name" &&
    first?.before === " " &&
    (PROVINCE.test(typedWords(sentence, from - 1, from)) ||
      (from > 1 &&
        to - from === 1 &&
        isTaken(from - 1, from) &&
        UPPER.test(typedWords(sentence, from - 1, from))));
  if (!isFront || finding.kind !== "name") return name;
  const words = typedWords(sentence, from - 1, to).replace(/['’]s$/, "");
  const key = `${tokens[from - 1]?.text}-${finding.key}`;
  return {
    ...name,
    from: from - 1,
    start: tokens[from - 1]?.start ?? name.start,
    finding: { ...finding, key, name: words },
  };
}
const PROVINCE = /^(?:BC|B\.C|Canadian|Canada|Alberta|Ontario|Quebec|Québec|Vancouver)$/;

/** Where the run ends that begins here; here itself where none begins. */
function runFrom(
  sentence: Sentence,
  at: number,
  signs: NameSigns,
  isTaken: (from: number, to: number) => boolean,
): number {
  const { tokens } = sentence;
  const isPart = (index: number) => !isTaken(index, index + 1) && signOf(sentence, index, signs) !== "no";
  const isOpening = isStart(sentence, at);
  if (!isPart(at)) return at;
  let to = at + 1;
  while (to - at < MOST_WORDS && !tokens[to - 1]?.isPossessive) {
    const next = tokens[to];
    if (next === undefined || next.isBreak || !/^[ .&'-]{0,3}$/.test(next.before)) break;
    const isNumber = next.kind === "number" && next.before === " " && (!isOpening || to - at > 1);
    // "Liebherr LTM 1300": behind a code of capitals a number of four figures is its own.
    const isOfCode =
      ACRONYM.test(typedWords(sentence, to - 1, to)) && /^\d{4}$/.test(next.text) && to - at > 1;
    const isJoined = next.before === "." || (isNumber && (isModel(next) || isOfCode));
    const isHyphened = next.before === "-" && UPPER.test(typedWords(sentence, to, to + 1));
    if (isJoined || isHyphened || isPart(to)) to++;
    else if (JOINS.test(next.text) && isFree(tokens[to + 1]) && isPart(to + 1) && next.text !== "and")
      to += 2;
    else break;
  }
  return to;
}

const isFree = (token: Token | undefined): boolean => token !== undefined && !token.isBreak;
/** "Sage 50", "Vision 365". */
const isModel = ({ text }: Token): boolean => /^\d{1,3}$/.test(text);

function signOf(sentence: Sentence, at: number, { never, usual }: NameSigns): Sign {
  const token = sentence.tokens[at];
  if (token === undefined || token.kind !== "word" || token.text.length < 2) return "no";
  const typed = typedWords(sentence, at, at + 1).replace(/['’]s$/, "");
  const word = token.isPossessive ? token.text.slice(0, -1) : token.text;
  // "Vic.ai"
  if (UPPER.test(typed) && sentence.tokens[at + 1]?.before === ".") return "sure";
  const isCamel = CAMEL.test(typed);
  if (/^I['’]/.test(typed)) return "no";
  if (!UPPER.test(typed) && !isCamel) return "no";
  if (never.has(word) || never.has(token.stem)) return "no";
  if (isCamel) return "sure";
  if (usual.has(word) || usual.has(token.stem)) return "maybe";
  return "sure";
}

/** Without the common words at its ends; null where nothing says that it is a name. */
function withoutEdges(sentence: Sentence, from: number, to: number, signs: NameSigns): Found | null {
  const { tokens } = sentence;
  const sign = (at: number) => signOf(sentence, at, signs);
  const isInitial = isStart(sentence, from);
  // "The Teamsters", "Our Board": the first word of a sentence has its capital anyway.
  let first = from;
  const second = tokens[from + 1]?.text ?? "";
  // "After the Deloitte report"
  if (isInitial && sign(from) === "maybe" && LEADS.test(second) && to - from > 2) first += 2;
  const isWhole =
    JOINS.test(second) ||
    // "Legal Aid Act", "Western Farm Board": the last of three words says what the first belongs to.
    (to - from > 2 && BODY.test(tokens[to - 1]?.text ?? "") && !LEAD_WORD.test(tokens[from]?.text ?? "")) ||
    (second === "canada" && !signs.ordinary.has(tokens[from]?.text ?? ""));
  if (isInitial && sign(from) === "maybe" && to - from > 1 && !isWhole && first === from) first++;
  const hasSure = range(first, to).some((at) => sign(at) === "sure");
  // "Return-It": two capitals with a hyphen, where the first has no other reason for its own.
  const isHyphened = !isInitial && to - first === 2 && tokens[first + 1]?.before === "-";
  const isFronted = to - first > 1 && first > 0 && PROVINCE.test(typedWords(sentence, first - 1, first));
  if (!hasSure && to - first < 3 && !isHyphened && !isFronted && !isNamedWord(sentence, first, to))
    return null;
  const isAtStart = isInitial && first === from;
  if (isAtStart && to - first === 1 && !hasEvidence(sentence, first, to)) return null;
  if (isAtStart && to - first > 1 && !hasSure && !isWhole) return null;
  const name = typedWords(sentence, first, to).replace(/['’]s$/, "");
  const key = wordsOfPhrase(name)
    .map(({ text }) => text)
    .join("-");
  const found = foundAt(sentence, first, to, { kind: "name", key, name }, HINT);
  return tokens[to - 1]?.isPossessive ? { ...found, end: found.end - 2 } : found;
}

const LEADS = /^(?:the|la|le|for)$/;
const LEAD_WORD =
  /^(?:the|our|my|this|that|and|but|for|in|on|at|from|with|when|if|since|under|after|before|la|le|les|notre|nos|mon|ma|selon|depuis|sous)$/;

/** "Treasury Board", "the Crown Council": the last word says what it is. */
const BODY =
  /^(?:board|council|commission|authority|society|college|agency|act|association|institute|ministry|department|foundation|fund|court|tribunal|canada|university|federation|ordre|conseil|commission|agence|ministere)$/;
const CHIEFS =
  /^(?:chiefs?|elders|council|board|band|nation|crown|city|town|region|county|province|state|house)$/;
const NAMES_NEXT = /^(?:using|use|uses|used|tried|bought|called|named|via|through|utilise|utilisons|avec)$/;

/** A common word that is named all the same: "using Runway". */
function isNamedWord({ field, tokens }: Sentence, from: number, to: number): boolean {
  if (to - from > 1) return BODY.test(tokens[to - 1]?.text ?? "");
  // "The Chiefs passed a resolution": with a capital in the middle of a sentence, they are named.
  if (from > 0 && /^(?:the|les)$/.test(tokens[from - 1]?.text ?? "") && CHIEFS.test(tokens[from]?.text ?? ""))
    return true;
  return field === "aiExperience" && from > 0 && NAMES_NEXT.test(tokens[from - 1]?.text ?? "");
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

/** A capital says nothing at the start of a sentence, of a quotation, or after a colon or dash. */
const isStart = ({ tokens }: Sentence, at: number): boolean =>
  at === 0 || /[:"\n*]|\s-+\s|\s'/.test(tokens[at]?.before ?? "");

/** Beside a name at the start: what systems and bodies do. */
const DOES =
  /^(?:takes?|drafts?|writes?|wrote|reads?|summari[sz]es?|codes?|predicts?|transcribes?|answers?|routes?|says?|said|asks?|requires?|wants?|handles?|flags?|sorts?|translates?|generates?|builds?|suggests?|schedules?|reconciles?|match|matches|grades?|scores?|catch|catches|caught|used|can|could|would|may|gives?|gave|helps?|helped|saves?|saved|cuts?|sits?|runs?|works?|cannot|cant|reviewed|forbids?|charges?|sends?|sent|refuses?|will|won't|wont|makes?|made|lets?|keeps?|invents?|invented|hallucinates?|doubles?|listens?|records?|screens?|finds?|found|tells?|told|fills?|plans?|tracks?|sells?|sold|owns?|bought|scored|lost|merged|docks?|fined|audits?|audited|inspects?|regulates?|bans?|banned|allows?|prend|redige|lit|traduit|transcrit|repond|trie|demande|exige|veut|interdit|fait|aide|calcule|prevoit|genere)$/;
/** The same, where the question was about tools: "Epic has", "Clay for outbound". */
const IS = /^(?:has|had|is|was|does|did|for|on|in|pour|est|a)$/;
/** Endings of common nouns: "Compliance wants", "Scheduling is", "Turnover has". */
const COMMON_ENDING =
  /(?:ing|ings|tion|tions|ment|ments|ness|ity|ance|ence|ships?|ism|ures?|ed|ly|ages?|ives?|ous|ful|able|als?|eurs?|euses?|ages?|ies|ists?|ants?|ents?|over|work|works|books?|men|people)$/;

function hasEvidence(sentence: Sentence, from: number, to: number): boolean {
  const { tokens } = sentence;
  const token = tokens[from];
  if (token === undefined) return false;
  const typed = typedWords(sentence, from, to);
  if (ACRONYM.test(typed.replace(/['’]s$/, "")) || CAMEL.test(typed) || isRepeated(sentence, typed))
    return true;
  if (COMMON_ENDING.test(token.text)) return false;
  if (token.isPossessive) return true;
  const next = tokens[to];
  const isPlural = token.stem !== token.text;
  const isVerbNext = next !== undefined && !next.isBreak && next.before === " ";
  const does = isVerbNext && (isDoing(sentence, next.text) || DOES_IT.test(wordsFrom(tokens, to)));
  // "Zocks takes" is one, "trucks take" are many.
  return does && (!isPlural || /[^s]s$/.test(next.text));
}

/** "Altus has 10 times the data", "Unity does the forms", "Stages is from 2009", "Etsy fees up". */
const DOES_IT =
  /^(?:has (?:\d|no |been |just )|does (?:the|our|it|all) |is (?:from \d|live |down |on |in \d|leaving )|took (?:\d|over |our )|fees? |was (?:bought|down|hacked)|went (?:down|under|up)|goes down|won't |doesn't )/;
const wordsFrom = (tokens: readonly Token[], from: number): string =>
  `${wordsOf(tokens.slice(from, from + 3))} `;

const isDoing = ({ field }: Sentence, verb: string): boolean =>
  DOES.test(verb) || (field === "aiExperience" && (IS.test(verb) || /[^s]s$/.test(verb)));

/** Typed with a capital elsewhere in the answer, where a word would have none. */
function isRepeated({ text, start }: Sentence, typed: string): boolean {
  if (typed.length < 4) return false;
  for (let at = text.composed.indexOf(typed); at !== -1; at = text.composed.indexOf(typed, at + typed.length))
    if (at !== start && /[\p{Ll},] $/u.test(text.composed.slice(Math.max(0, at - 2), at))) return true;
  return false;
}

/** "ACTRA." is a sentence in capitals, and the answer around it is none. */
const isAllShouted = ({ isShouted, text }: Sentence): boolean =>
  isShouted && !/\p{Ll}{2}.{0,40}\p{Ll}{3}/u.test(text.composed.slice(0, 400));

/** "Where Every Word Has One": a capital then says nothing. */
function isTitled(sentence: Sentence): boolean {
  const words = sentence.tokens.filter(({ kind, text }) => kind === "word" && text.length > 3);
  const capital = words.filter(({ start }) => UPPER.test(sentence.text.composed.charAt(start)));
  return words.length > 4 && capital.length / words.length > 0.7;
}
