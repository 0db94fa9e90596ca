import { isSaidBefore, type Sentence } from "../sentence";
import type { Measure } from "./measure";

/** "We answered 38 RFPs last year", "214 deviations in 2025": what was done in a whole year is so many a year. */

const YEARS: readonly RegExp[] = [
  /^(?:(?:in|over|during) )?(?:the )?(?:last|past|previous) (?:year|12 months|twelve months)\b/,
  /^(?:in|during|en) (?:the year )?20\d\d\b/,
  /^(?:l an dernier|l annee (?:derniere|passee)|l an passe)\b/,
];
const MOST_WORDS = 5;

/** Work that is done piece by piece; who and what a firm has is no flow. */
const DOES =
  /^(?:answer|bid|bill|book|clos|complet|deliver|did|do|draft|estimat|fil|handl|inspect|invoic|issu|log|mad|mail|perform|prepar|print|process|produc|publish|quot|receiv|repair|review|run|ran|saw|sent|servic|ship|sign|submit|test|translat|treat|wrote|writ|traite|redige|envoye|recu|fait|produit|soumis|prepare|emis)/;
const HAD = /^(?:had|got|avons eu|eu)$/;
const HELD =
  /(?:^| )(?:people|person|staff|employee|worker|driver|nurse|volunteer|student|client|customer|member|patient|tenant|guest|truck|vehicle|bed|seat|room|unit|store|site|location|acre|hectare|sale|dollar|employe|eleve|membre|personne|camion)$/;
const REACH = 4;

/** "Last year 9,400 requests and 1,310 went unfilled": nothing but the year before, and no verb of what was counted. */
function isLedByYear({ tokens }: Sentence, { from, to }: Measure): boolean {
  const before = tokens.slice(0, from).map(({ text }) => text);
  const isYear = YEARS.some((each) => each.exec(before.join(" "))?.[0] === before.join(" "));
  const behind = tokens.slice(to, to + 3).map(({ text }) => text);
  const isPart =
    behind[0] === "and" && tokens[to + 1]?.kind === "number" && /^(?:were|went|got)$/.test(behind[2] ?? "");
  const isEnd = tokens[to] === undefined || tokens[to].isBreak || behind.join(" ").startsWith("came in");
  return from > 0 && isYear && (isPart || isEnd);
}
/** "Last year 30 welders and 2 were hurt" */
const DOER = /(?<!\b(?:bind|fold|or|remind|tend))er$|(?:or|ist|ian)$/;

/** "Every no-show costs us $180 and we had 412 of them last year": of what the sentence named before. */
function yearOfThem(sentence: Sentence, { sort, from, to }: Measure): { to: number; end: number } | null {
  const words = sentence.tokens.slice(to, to + 2 + MOST_WORDS).map(({ text }) => text);
  const isOfThem = words[0] === "of" && /^(?:them|those|these)$/.test(words[1] ?? "");
  const said = YEARS.map((each) => each.exec(words.slice(2).join(" "))?.[0]).find(
    (each) => each !== undefined,
  );
  if (sort !== "count" || !isOfThem || said === undefined || !isSaidBefore(sentence, from, HAD, REACH))
    return null;
  const last = to + 2 + said.split(" ").length;
  return { to: last, end: sentence.tokens[last - 1]?.end ?? 0 };
}

/** Where the year ends that is said behind a count; null where there is none, or what is counted is no work. */
export function wholeYear(sentence: Sentence, measure: Measure): { to: number; end: number } | null {
  const { tokens, clauses } = sentence;
  const { sort, unit, from, to, outOf, share } = measure;
  const ofThem = unit === null ? yearOfThem(sentence, measure) : null;
  if (ofThem !== null) return ofThem;
  if (sort !== "count" || unit === null || unit === "age" || outOf !== undefined || share !== undefined)
    return null;
  if (isLedByYear(sentence, measure))
    return HELD.test(unit) || DOER.test(unit) ? null : { to, end: measure.end };
  const behind = tokens.slice(to, to + MOST_WORDS).map(({ text }) => text);
  const said = YEARS.map((each) => each.exec(behind.join(" "))?.[0]).find((each) => each !== undefined);
  if (said === undefined || tokens[to]?.isBreak) return null;
  const isNote = from === 0 || clauses[from - 1] !== clauses[from];
  const isWork =
    isNote || isSaidBefore(sentence, from, DOES, REACH) || isSaidBefore(sentence, from, HAD, REACH);
  if (!isWork || HELD.test(unit)) return null;
  const last = to + said.split(" ").length;
  return { to: last, end: tokens[last - 1]?.end ?? measure.end };
}
