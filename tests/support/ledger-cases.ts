import { z } from "zod";
import type { Fact, TypedFields } from "@/lib/domain/ledger/fact";
import casesJson from "../fixtures/ledger-cases.json";

const Wanted = z.record(z.string(), z.unknown());
const Case = z.object({
  id: z.string(),
  texts: z.record(z.string(), z.string()),
  facts: z.array(Wanted),
  not: z.array(Wanted),
});
export type LedgerCase = z.infer<typeof Case>;
export type Wanted = z.infer<typeof Wanted>;

/** Texts of invented firms with what must be read in them; what `about` in the file says holds. */
export const ledgerCases = z.object({ cases: z.array(Case) }).parse(casesJson).cases;

export const fieldsOf = ({ texts }: LedgerCase): TypedFields => texts;

/** Compared as nouns: in the singular, or equal in the last words. */
const NOUNS = new Set(["unit", "per", "of", "each", "subject"]);

export function isFact(fact: Fact, wanted: Wanted): boolean {
  const had: Record<string, unknown> = { ...fact };
  return Object.entries(wanted).every(([name, value]) => {
    if (name === "text" || name === "match") return fact.text.includes(String(value));
    const isNoun = NOUNS.has(name) || (name === "key" && wanted.kind === "person");
    if (isNoun && typeof value === "string") return isSameNoun(String(had[name]), value);
    return JSON.stringify(had[name]) === JSON.stringify(value);
  });
}

function isSameNoun(one: string, other: string): boolean {
  const [short, long] = [singular(one), singular(other)].sort((a, b) => a.length - b.length);
  return short === long || (short !== undefined && long?.endsWith(` ${short}`) === true);
}

const singular = (words: string): string =>
  words
    .toLowerCase()
    .split(" ")
    .map((word) => word.replace(/ies$/, "y").replace(/(?<=\w{3})(?<!s)s$/, ""))
    .join(" ");
