import type { Fact, Ledger } from "@/lib/domain/ledger/fact";
import { fold } from "@/lib/domain/ledger/fold";
import type { Origin } from "@/lib/domain/value/line";
import { englishNoun } from "../../french-nouns";
import { lowerFirst } from "../../grammar";

/** "rfi" as they wrote it, in whichever of these sentences: "RFI"; a French noun that we know in English. */
export function asTyped(noun: string, sentences: readonly string[], lang: Fact["lang"] = "en"): string {
  if (WHOSE.test(noun)) return asTyped(noun.replace(WHOSE, ""), sentences, lang);
  // "Two people each spend": by each person.
  if (noun === "people") return "person";
  if (lang === "fr") return englishNoun(noun) ?? withAccents(noun, sentences);
  for (const sentence of sentences) {
    const at = sentence.toLowerCase().indexOf(noun.toLowerCase());
    if (at === -1) continue;
    const typed = sentence.slice(at, at + noun.length);
    // The capital of a sentence's first word is no part of the noun; an abbreviation keeps its own.
    return at === 0 && /^\p{Lu}\p{Ll}/u.test(typed) ? lowerFirst(typed) : typed;
  }
  return noun;
}

/** "His notes": notes. */
const WHOSE = /^(?:his|her|their|my|our|your|its) (?=\S)/i;

/** "reperage" as they wrote it: "repérage". */
function withAccents(noun: string, sentences: readonly string[]): string {
  const words = sentences.flatMap((sentence) => sentence.normalize("NFC").match(/[\p{L}-]+/gu) ?? []);
  const typed = words.find((word) => fold(word).folded.startsWith(noun));
  return typed === undefined ? noun : typed.slice(0, noun.length).toLowerCase();
}

/** The sentences of what a line was made from, the first first. */
export const sentencesOf = (ledger: Ledger, from: readonly Origin[]): string[] =>
  factsAt(ledger, from).map(({ sentence }) => sentence);

export const factsAt = (ledger: Ledger, from: readonly Origin[]): Fact[] =>
  from.flatMap((origin) => factAt(ledger, origin) ?? []);

export const factAt = ({ facts }: Ledger, { field, span }: Origin): Fact | undefined =>
  facts.find((fact) => fact.field === field && fact.span[0] === span[0] && fact.span[1] === span[1]);

/** Said of the person who answers, and of no one else. */
export const isOwnTime = (sentence: string): boolean => /\b(?:I|I'm|me|my|je|moi)\b|\bj'/.test(sentence);
