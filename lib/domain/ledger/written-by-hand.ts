import type { Heading } from "./heading";
import type { Sentence } from "./sentence";

/** "Survey reports. I dictate on the dock, Dina types it up": a piece of writing, and a hand of the firm's at it. */

/** What is written, filled in or typed, by its last word: "condition report", "bill of sale". */
const WRITTEN =
  /(?:^|[ -])(?:affidavit|agenda|application|appraisal|assessment|bill|book|bulletin|card|catalog(?:ue)?|certificate|chart|claim|contract|declaration|deed|description|diary|docket|dossier|estimate|evaluation|file|filing|form|instruction|inventory|inventorie|invoice|journal|label|lease|ledger|letter|list|listing|log|logbook|manifest|manual|memo|menu|minute|newsletter|note|notice|obituary|order|paperwork|documentation|permit|plan|policy|procedure|program|programme|proposal|questionnaire|quote|quotation|recipe|record|register|report|review|roster|rota|schedule|script|sheet|slip|spec|specification|statement|submission|summary|survey|tag|tender|ticket|timesheet|transcript|waiver|worksheet|write-up|attestation|avis|bon|bordereau|cahier|carte|certificat|compte-rendu|constat|contrat|devis|etiquette|facture|fiche|formulaire|lettre|note|proces-verbal|rapport|registre|releve|soumission)s?$/;
/** "Unpaid invoices", "weather reports", "resignation letters": trouble with money, weather or people, on paper or not. */
const TROUBLE =
  /(?:^|[ -])(?:unpaid|overdue|outstanding|late|lost|missing|bad|wrong|failed|open|weather|storm|traffic|resignation|dismissal|layoff|breakdown|outage|error|fault|impaye\p{L}*|retard|perdue?s?|manquante?s?|meteo|panne|demission|licenciement)s?(?=[ -]|$)/u;

export const isTrouble = (noun: string): boolean => TROUBLE.test(noun);

/** Whether a heading names a piece of writing, and no trouble. */
export const isWritten = ({ noun, isDoing }: Heading): boolean =>
  !isDoing && WRITTEN.test(noun.split(/ (?:of|de|du|des|d) ?/)[0] ?? "") && !isTrouble(noun);

/** One of it: "a bill of sale", "a set of export paperwork". */
export const oneOf = (noun: string): string =>
  /(?:paperwork|documentation)$/.test(noun)
    ? `set of ${noun}`
    : noun.replace(/^(\p{L}+[^s\P{L}])s(?= of )/u, "$1");

/** Who is none of the firm's own people, and no hand at all. */
const NO_HAND =
  /(?<!\p{L})(?:they|insurers?|clients?|customers?|competitors?|owners|tenants?|polic[ey]|city|town|county|province|state|ministry|government|agency|inspectors?|auditors?|vendors?|suppliers?|neighbou?rs?|union|landlord|bank|lawyers?|software|system|app|apps|tool|tools|bots?|ai|chatgpt|copilot|gemini|claude|machine|machines|printer|scanner|copier|computer|tablet|program|outside firm|agence|assureurs?|clients?|concurrents?|logiciel|systeme|ia|ville|fournisseurs?)(?!\p{L})/u;
/** "The insurer writes them": the one who does it is named first. */
const OTHERS_FIRST = new RegExp(
  `^(?:(?:the|our|an?|l|le|la|les|notre|nos) ){0,2}(?:\\p{L}+ )?${NO_HAND.source}`,
  "u",
);
/** "Two types", "the other forms": words that count or choose, and no person. */
const NO_PERSON =
  /(?<!\p{L})(?:all|these|those|other|both|many|different|some|most|more|new|old|first|second|third|final|two|three|four|five|six|several|few|that|this|which|what|not|no|none|to)$/u;
/** "If I dictated them", "we used to type it": not so, or not so now. */
const NOT_SO_HERE =
  /(?<!\p{L})(?:if|would|could|should|might|used to|stopped|until last|no longer|any ?more|instead of|si|avant on|ne plus)(?!\p{L})/u;
const NOT_SO =
  /(?<!\p{L})(?:not|never|cannot|no ?one|no ?body|wants?|wish|hope|will|going to|ne|jamais|personne)(?!\p{L})|n't(?!\p{L})/u;

const IT =
  "(?:it|this|them|those|these|each|every|everything|all|the|his|her|my|our|their|from|off|out|over|into|what|half|names|numbers|figures)";
const DOES = [
  "dictates?|talks? (?:\\p{L}+ ){0,2}into|re-?types?|re-?keys?|re-?enters?|re-?writes?|re-?drafts?|hand-?writes?|scribbles?|jots?|deciphers?|transcribes?|copy-pastes?",
  "types?(?! of(?!\\p{L}))|writes?",
  `(?:copies|copy|keys?|enters?|drafts?|chases?|compiles?) ${IT}(?!\\p{L})`,
  "(?:i|we) drafts?|fills? (?:in|out)|fills? (?:(?:it|them|this|each|every|everything|all)(?: \\p{L}+)? ?){1,2}(?: (?:in|out))?(?!\\p{L})",
  `(?:looks?|draws?|puts?) (?:(?:it|them|each|every|the)(?: \\p{L}+){0,2} )?(?:up|together)(?! to(?!\\p{L}))`,
  "dicte(?:nt)?|retape(?:nt)?|tape(?:nt)?|saisit|saisissent|ressaisit|ressaisissent|recopie(?:nt)?|copie(?:nt)?|ecrit|ecrivent|redige(?:nt)?|remplit|remplissent|transcrit|transcrivent",
].join("|");
const BETWEEN =
  "(?:(?:then|still|also|always|just|usually|often|mostly|first|now|has to|have to|must|ends up|end up|l|les|la|le|doit|doivent) )*";
/** "Noor types it up", "our two clerks fill in a slate" */
const SOMEONE_DOES = new RegExp(
  `^(?:(?:so|then|and|by hand|at night|after that|today|now|puis|ensuite|every \\p{L}+) )*(?<who>(?:(?:my|our|the|a|an|one|two|three|each|every|le|la|les|l|mon|ma|nos|notre|un|une|deux) )?\\p{L}+(?: \\p{L}+)?) ${BETWEEN}(?:${DOES})(?!\\p{L})`,
  "u",
);
/** "It gets typed in at night", "all of it by hand" */
const IS_DONE =
  /(?<!\p{L})(?:gets?|is|are|it's|has to be|have to be|all|goes|est|sont|tout) (?:\p{L}+ ){0,2}?(?:re-?typed|typed|hand-?written|written (?:up|out|down)|filled (?:in|out)|copied (?:out|over|by)|transcribed|re-?keyed|keyed|dictated|retapee?s?|recopiee?s?|saisie?s?|by hand|a la main)(?!\p{L})|^(?:all|everything|still|done|tout) (?:\p{L}+ ){0,2}?(?:by hand|in pencil|in longhand|a la main)(?!\p{L})/u;
/** "5.5 hours of retyping", "spends his nights filling in" */
const HOURS_OF_IT =
  /(?<!\p{L})(?:of|hours?|days?|nights?|evenings?|weekends?|sundays?|time|stuck|busy) (?:re-?typing|typing|dictating|writing (?:it|them|up|out)|filling (?:it|them|in|out)|copying|transcribing|re-?keying|chasing)(?!\p{L})/u;

/** "I write job ads", "chases payments": a hand at something else. */
const OF_OTHER_THINGS =
  /(?<!\p{L})(?:types?|writes?|drafts?|chases?|fills? (?:in|out)) (?:(?:the|our|a|new|job|more|some|up) )*(?<thing>ads?|adverts?|cheques?|checks?|emails?|letters?|code|songs?|grants?|invoices?|quotes?|orders?|payments?|money|people|staff|customers?|clients?|suppliers?|deadlines?)(?!\p{L})/u;

const CLAUSES = /[,;:()–—]+ ?| - |\s(?:and|but|while|et|mais)\s/u;

/** Whether a sentence says that someone of the firm writes it, types it, fills it in or copies it, as things are today. */
export const tellsOfAHand = (sentence: Sentence, { noun }: Heading): boolean =>
  isToday(sentence) &&
  wordsOf(sentence)
    .split(CLAUSES)
    .some((clause) => isHandIn(clause) && !isAtOther(clause, noun));

function isAtOther(clause: string, noun: string): boolean {
  const thing = OF_OTHER_THINGS.exec(clause)?.groups?.thing;
  return thing !== undefined && !noun.includes(thing.replace(/s$/, ""));
}

/** Whether nothing in a sentence says that it is asked, over, supposed, or done by others. */
export const isOursToday = (sentence: Sentence): boolean =>
  isToday(sentence) && !NOT_SO.test(wordsOf(sentence)) && !OTHERS_FIRST.test(wordsOf(sentence));

const isToday = (sentence: Sentence): boolean => !sentence.isQuestion && !NOT_SO_HERE.test(wordsOf(sentence));

const wordsOf = ({ text, start, end }: Sentence): string => text.folded.slice(start, end);

function isHandIn(clause: string): boolean {
  const said = clause.trim();
  if (NOT_SO.test(said) || NO_HAND.test(said)) return false;
  const who = SOMEONE_DOES.exec(said)?.groups?.who;
  return (who !== undefined && !NO_PERSON.test(who)) || IS_DONE.test(said) || HOURS_OF_IT.test(said);
}
