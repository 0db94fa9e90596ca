import type { Language, StateKey } from "./fact";

/** The word lists that the ledger reads with. They are data of `lib/knowledge` and are handed in. */

export type ByLanguage = Readonly<Record<Language, readonly string[]>>;

/** A meaning and the phrases that say it; the phrase language is explained in phrases.ts. */
export interface Entry {
  readonly key: string;
  readonly en: readonly string[];
  readonly fr: readonly string[];
}

export interface Meaning extends Entry {
  /** Phrases too common to rest on alone. */
  readonly weak: readonly string[];
  /** Further ways to say it, that may be quoted and never asserted. */
  readonly loose: ByLanguage;
  /** Phrases that look like this meaning and are none: "retirement estimate". */
  readonly not: readonly string[];
  /** One word of each group within six words of each other: a hint. */
  readonly near: readonly (readonly (readonly string[])[])[];
  /** Words that say which ones, such as the languages of a crew. */
  readonly values: readonly string[];
}

export interface Lexicon {
  readonly functionWords: ByLanguage;
  readonly clauses: {
    readonly openers: ByLanguage;
    readonly joiners: ByLanguage;
    readonly heads: ByLanguage;
  };
  readonly polarity: {
    readonly negations: ByLanguage;
    readonly negationPhrases: ByLanguage;
    readonly negationsAfter: ByLanguage;
    readonly notNegations: ByLanguage;
    readonly denials: ByLanguage;
    readonly hypotheticals: ByLanguage;
    readonly hypotheticalEnds: readonly string[];
    /** What is feared has not happened. */
    readonly fears: ByLanguage;
    readonly ironies: ByLanguage;
  };
  readonly verbs: Readonly<
    Record<"use" | "change" | "rise" | "save" | "spend" | "doing" | "goal" | "own", ByLanguage>
  >;
  readonly tasks: readonly (Entry & { readonly kind: string; readonly noun: string })[];
  readonly constraints: readonly (Meaning & { readonly effects: readonly string[] })[];
  readonly incidents: readonly Meaning[];
  readonly verdicts: readonly (Meaning & {
    readonly tone: "positive" | "negative" | "mixed";
    readonly about: "ai" | "own";
  })[];
  readonly states: readonly (Meaning & { readonly key: StateKey })[];
  readonly persons: {
    readonly heads: readonly string[];
    readonly whole: readonly string[];
    readonly modifiers: readonly string[];
    readonly vendors: readonly string[];
    /** Roles whose wishes are the firm's own goals. */
    readonly own: readonly string[];
    readonly endings: readonly string[];
  };
  readonly bodies: readonly {
    readonly key: string;
    readonly kind: string;
    readonly phrases: readonly string[];
    /** Those that count only as they are written here. */
    readonly exact: readonly string[];
    /** What looks like it: a credit union is no union. */
    readonly not: readonly string[];
  }[];
  /** What is typed with a capital and names nothing that is ours to name. */
  readonly names: {
    /** Of people: never a fact. */
    readonly firstNames: readonly string[];
    readonly acronyms: readonly string[];
    readonly peoples: readonly string[];
    readonly ordinary: readonly string[];
  };
  readonly places: readonly {
    readonly key: string;
    readonly level: "city" | "province" | "country";
    readonly names: readonly string[];
  }[];
}

export interface OwnedProduct {
  readonly key: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Names that are words as well: in prose they need a capital, not at the start. */
  readonly words: readonly string[];
  /** Names that people have: they count among the platforms alone. */
  readonly firstNames: readonly string[];
  readonly ai: boolean;
}
