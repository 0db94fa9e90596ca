import { z } from "zod";
import lexiconJson from "./data/lexicon.json";
import ownedProductsJson from "./data/owned-products.json";

/**
 * Word lists for reading what people type; nothing in them is printed. The phrase language is explained in
 * `lib/domain/ledger/phrases.ts`.
 */

const words = z.array(z.string());
const byLanguage = z.object({ en: words, fr: words });
const Entry = z.object({ key: z.string(), en: words, fr: words });
const Meaning = Entry.extend({
  weak: words.default([]),
  loose: byLanguage.default({ en: [], fr: [] }),
  not: words.default([]),
  near: z.array(z.array(words)).default([]),
  values: words.default([]),
});

const Lexicon = z.object({
  functionWords: byLanguage,
  clauses: z.object({ openers: byLanguage, joiners: byLanguage, heads: byLanguage }),
  polarity: z.object({
    negations: byLanguage,
    negationPhrases: byLanguage,
    negationsAfter: byLanguage,
    notNegations: byLanguage,
    denials: byLanguage,
    hypotheticals: byLanguage,
    hypotheticalEnds: words,
    fears: byLanguage,
    ironies: byLanguage,
  }),
  verbs: z.object({
    use: byLanguage,
    change: byLanguage,
    rise: byLanguage,
    save: byLanguage,
    spend: byLanguage,
    doing: byLanguage,
    goal: byLanguage,
    own: byLanguage,
  }),
  tasks: z.array(Entry.extend({ kind: z.string(), noun: z.string() })),
  constraints: z.array(Meaning.extend({ effects: words.default([]) })),
  incidents: z.array(Meaning),
  verdicts: z.array(
    Meaning.extend({ tone: z.enum(["positive", "negative", "mixed"]), about: z.enum(["ai", "own"]) }),
  ),
  states: z.array(
    Meaning.extend({
      key: z.enum([
        "uses",
        "ran",
        "tried",
        "tried_once",
        "in_production",
        "measured",
        "not_measured",
        "banned",
        "stopped",
        "no_policy",
        "has_policy",
        "private_use",
        "no_use",
      ]),
    }),
  ),
  persons: z.object({
    heads: words,
    whole: words,
    modifiers: words,
    vendors: words,
    own: words,
    endings: words,
  }),
  bodies: z.array(
    z.object({ key: z.string(), kind: z.string(), phrases: words, exact: words, not: words.default([]) }),
  ),
  names: z.object({ firstNames: words, acronyms: words, peoples: words, ordinary: words }),
  places: z.array(
    z.object({ key: z.string(), level: z.enum(["city", "province", "country"]), names: words }),
  ),
});

const Product = z.object({
  key: z.string(),
  name: z.string(),
  aliases: words,
  words,
  firstNames: words,
  ai: z.boolean(),
  kind: z.string(),
  /** The catalogue's id of the AI that comes with it. */
  includesAi: z.string().nullable(),
});

export const lexicon = Lexicon.parse(lexiconJson);
export const ownedProducts = z.array(Product).parse(ownedProductsJson.products);
