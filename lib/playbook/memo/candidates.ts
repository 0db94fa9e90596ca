import type { Fact } from "@/lib/domain/ledger/fact";
import { fold } from "@/lib/domain/ledger/fold";
import { sentencesOf } from "@/lib/domain/ledger/sentences";
import { typed } from "../typed";
import { clausesOf, hasVerb } from "./clauses";

/** A quotation is never longer, and never cut. */
export const MOST_CHARACTERS = 90;
const FEWEST_WORDS = 3;

export const FIELDS = ["otherChallenge", "aiFriction", "aiExperience"] as const;
export type Quoted = (typeof FIELDS)[number];

/** What of an answer may be quoted, and where it is in it. */
export interface Candidate {
  text: string;
  field: Quoted;
  form: "sentence" | "answer" | "clause";
  from: number;
  to: number;
  /** How many sentences are told before it. */
  place: number;
}

export const within = ({ span }: Fact, from: number, to: number): boolean => span[0] >= from && span[1] <= to;

/** Sentences, clauses that read alone, a heading with what is under it, and a short answer whole. */
export function candidatesIn(field: Quoted, answer: string | null, lead: Fact | null): Candidate[] {
  if (typed(answer) === null || answer === null) return [];
  const text = answer.normalize("NFC");
  const stretches = sentencesOf(fold(text).folded);
  const all: Omit<Candidate, "text" | "field" | "place">[] = [
    ...stretches.map(({ start, end }) => ({ form: "sentence" as const, from: start, to: end })),
    ...(stretches.length > 1 ? [{ form: "answer" as const, from: 0, to: text.length }] : []),
    ...headedIn(text, stretches),
    ...stretches.flatMap(({ start, end }) =>
      clausesOf(text.slice(start, end)).map(({ from, to }) => ({
        form: "clause" as const,
        from: start + from,
        to: start + to,
      })),
    ),
  ];
  return all.flatMap(({ form, from, to }) => {
    // "Security questionnaires." says enough where the trial is about them.
    const namesLead = form === "sentence" && lead !== null && lead.field === field && within(lead, from, to);
    // So does "Picker cards." where all that follows is too long, or beside it.
    const opens = form === "sentence" && from === stretches[0]?.start && stretches.length > 1;
    const words = printedAs(text.slice(from, to), form, namesLead || opens ? 2 : FEWEST_WORDS);
    const place = stretches.filter(({ end }) => end <= from).length;
    return words === null ? [] : [{ text: words, field, form, from, to, place }];
  });
}

/** A heading and the sentence under it, where there is more behind these. */
const headedIn = (text: string, stretches: readonly { start: number; end: number }[]) =>
  stretches.slice(0, -1).flatMap(({ start, end }, at) => {
    const next = stretches[at + 1];
    const isHeaded = next !== undefined && stretches.length > 2 && !hasVerb(text.slice(start, end));
    if (!isHeaded) return [];
    // Of a long sentence under it, the clause that it begins with.
    const firsts = clausesOf(text.slice(next.start, next.end)).filter(({ from }) => from === 0);
    return [next.end, ...firsts.map(({ to }) => next.start + to)].map((to) => ({
      form: "answer" as const,
      from: start,
      to,
    }));
  });

/** "And Ivo is done June 30": it reads without the word that ties it to the one before. */
const GOES_ON_FROM = /^\s*(?:and|but|so),? (?=\p{L})/iu;

/** "The ones I have are tired", cut behind "ones" */
const WITHOUT_ITS_HEAD =
  /^(?:I|we|they|you|he|she) (?:have|has|had|got|use|know|need) (?:is|are|was|were)\b/i;

/** As it is printed, or null where it does not fit or says too little. */
function printedAs(raw: string, form: Candidate["form"], fewest: number): string | null {
  // "3. Customer audits": the number is of their list.
  const line = typed(raw.replace(/^\s*\d{1,2}[.)]\s+(?=\p{L})/u, "").replace(GOES_ON_FROM, ""));
  if (line === null || WITHOUT_ITS_HEAD.test(line)) return null;
  const mark = form === "clause" ? "" : /\?\s*$/.test(raw) ? "?" : ".";
  const text = `${line}${mark}`;
  const isShort = line.split(" ").length < fewest;
  return isShort || [...text].length > MOST_CHARACTERS ? null : text;
}
