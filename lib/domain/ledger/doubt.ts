import type { Found } from "./found";
import type { Sentence } from "./sentence";

/** What a sentence leaves open: who says it, about which firm and time. What is passed on, guessed, aimed at or gone is mentioned. */
export interface Doubts {
  /** "I suspect", "apparently", "I was told". */
  readonly isGuess: boolean;
  /** The clauses of "Legal says that", "my partners think": a view, which may itself be what is in the way. */
  readonly views: ReadonlySet<number>;
  /** The clauses about "our peers", "the big guys", "my last company". */
  readonly ofOthers: ReadonlySet<number>;
  /** "It is sorted now", "the consultant fixed that". */
  readonly isOver: boolean;
  /** The clauses that say what should be, or what was. */
  readonly wished: ReadonlySet<number>;
  readonly past: ReadonlySet<number>;
}

const GUESS =
  /\b(?:suspect|apparently|supposedly|allegedly|reportedly|rumou?r|im told|i'm told|am told|was told|were told|told me|told us|i heard|we heard|i guess|i assume|i imagine|i gather|i reckon|im guessing|my guess|my hunch|they say|people say|some say|legend|according to|swears?|brags?|bragged|boasts?|advertis\w{1,5}|claims? (?:it|that|to|they|we|he|she)|claimed|pitche[sd]|demo|demoed|sales ?(?:rep|guy|man|person)|in theory|paraitrait|parait|semble|on dit|on m'a dit|on me dit|selon|soi-disant|pretend|pretendent|j'imagine|je soupconne|je suppose)\b/;
const VIEW =
  /\b(?:says|said|[a-z]{2,20}s say|promis(?:es|ed?|ing)|thinks?|thought|believes?|feels?|figures?|insists?|swore|reckons?|estimates that|argues?|claims? an?|tells me|tell me|dit|disent|pense|pensent|croit|croient|trouve|trouvent|promet|promettent)\b/g;
const OTHERS =
  /\b(?:peers?|competitors?|competition|rivals?|other (?:firms?|companies|clinics?|schools?|shops?|practices?|farms?|contractors|municipalities|towns|cities|provinces)|everyone else|everybody else|the big (?:guys|boys|players|firms|chains)|big guys|a friend|my friends?|neighbou?rs?|my (?:brother|sister|wife|husband|nephew|niece|daughter|son|cousin|kids?)(?:'s)?|the industry|industry average|most firms|last (?:company|job|firm|employer)|previous (?:company|job|firm|employer)|old (?:company|job|firm|employer)|parent company|sister company|head office|at a conference|a webinar|an article|on linkedin|a podcast|concurrents?|concurrence|voisins?|confreres?|le siege|maison mere)\b/g;
const OVER =
  /\b(?:no longer|not any ?more|any ?more|used to|solved|fixed|sorted out|resolved|behind us|got over|came around|agreed|helped|went away|is gone|are gone|until last|not a problem|no problem|non[- ]issue|n'est plus|ne sont plus|regle|resolu)\b/;
const WISHED =
  /^(?:target|targets|targeted|goal|goals|budgeted|should|shouldnt|supposed|ought|benchmark|benchmarks|quota|cible|objectif|devrait|devraient|norme|aim|aims|aiming|ideal|ideally|allowed|permitted|promised|deserve|max|maximum|minimum|guaranteed?|within|need|needs|hoping|hope)$/;
const PAST = /^(?:previously|formerly|originally|beforehand|autrefois|anciennement|auparavant|pre)$/;
/** "Before that", "we had ten before": and not "before 2030". */
const BEFORE = /^(?:before|earlier|avant)$/;

export function doubtsOf({ text, start, end, tokens, clauses }: Sentence): Doubts {
  const words = text.folded.slice(start, end);
  const wished = new Set<number>();
  const past = new Set<number>();
  tokens.forEach((token, at) => {
    const clause = clauses[at] ?? 0;
    if (WISHED.test(token.text)) wished.add(clause);
    const next = tokens[at + 1];
    const isUsedTo = token.text === "used" && next?.text === "to";
    const isBefore = BEFORE.test(token.text) && (next === undefined || next.isBreak || next.text === "that");
    if (PAST.test(token.text) || isUsedTo || isBefore) past.add(clause);
  });
  return {
    isGuess: GUESS.test(words),
    views: withWhatIsSaid(clausesWith(VIEW, words, start, tokens, clauses), tokens, clauses),
    ofOthers: clausesWith(OTHERS, words, start, tokens, clauses),
    isOver: OVER.test(words),
    wished,
    past,
  };
}

/** In which clauses the words lie that a pattern finds. */
const clausesWith = (
  pattern: RegExp,
  words: string,
  start: number,
  tokens: Sentence["tokens"],
  clauses: Sentence["clauses"],
): ReadonlySet<number> =>
  new Set(
    [...words.matchAll(pattern)].flatMap(({ index }) => {
      const at = tokens.findIndex(({ end }) => end > start + index);
      return clauses[at] ?? [];
    }),
  );

const SAID = /^(?:that|it|they|he|she|this|que|qu|il|elle|ils|elles|ca)$/;

/** With the clauses that say what is thought: "says that it takes", "claims it saves". */
function withWhatIsSaid(
  views: ReadonlySet<number>,
  tokens: Sentence["tokens"],
  clauses: Sentence["clauses"],
): ReadonlySet<number> {
  const all = new Set(views);
  tokens.forEach(({ text }, at) => {
    const clause = clauses[at] ?? 0;
    const before = clauses[at - 1];
    const isFirst = before !== undefined && before !== clause;
    if (isFirst && SAID.test(text) && all.has(before)) all.add(clause);
  });
  return all;
}

const NUMBERS: ReadonlySet<string> = new Set(["quantity", "rate", "change", "amount"]);
const NAMES: ReadonlySet<string> = new Set(["product", "body", "person", "place", "name"]);

/** Whether what was found is only passed on, guessed, wished for, over, or said of others. */
export function isDoubtful(
  { clauses }: Sentence,
  { finding, from }: Found,
  doubts: Doubts,
  subject: string | null,
): boolean {
  const { kind } = finding;
  if (NAMES.has(kind)) return false;
  const clause = clauses[from] ?? 0;
  const isOther = doubts.ofOthers.has(clause) || subject === "competitor" || subject === "vendor";
  if (NUMBERS.has(kind)) {
    const isNow = kind === "change" || !doubts.past.has(clause);
    return doubts.isGuess || doubts.views.has(clause) || isOther || doubts.wished.has(clause) || !isNow;
  }
  if (kind === "task" || kind === "state") return doubts.isGuess || isOther;
  if (kind === "goal") return doubts.isGuess || isOther;
  return doubts.isGuess || doubts.isOver || (doubts.ofOthers.has(clause) && kind === "incident");
}
