/** What a person typed, as facts. Each carries the sentence that it came from and where in it it was read. */

export type Field =
  | "aiExperience"
  | "aiFriction"
  | "otherChallenge"
  | "otherPlatforms"
  | "customLocation"
  | "companyName"
  | "companyActivity"
  | "executiveTitle"
  | `talk:${string}`;

export type Language = "en" | "fr";

/** `denied`: named as what it is not, "it is not the cost; it is the privacy". */
export type Polarity = "affirmed" | "negated" | "denied" | "hypothetical";

export type TimeUnit = "second" | "minute" | "hour" | "day" | "week" | "month" | "quarter" | "year";

export type Currency = "CAD" | "USD" | "EUR" | "GBP";

interface FactBase {
  readonly field: Field;
  readonly sentence: string;
  /** Where the sentence begins in the field. */
  readonly sentenceAt: number;
  /** Always `fields[field].slice(...span) === text`. */
  readonly span: readonly [number, number];
  readonly text: string;
  readonly lang: Language;
  readonly polarity: Polarity;
  readonly confidence: number;
  /** `assert` may stand in a sentence of ours; `mention` may only choose a word, or be quoted. */
  readonly tier: "assert" | "mention";
  /** The nearest body or person in the clause: "we", "competitor", "vendor" or their key. */
  readonly subject: string | null;
  readonly ironic: boolean;
  /** Of a figure, or of a state without a tool: the words of its clause, with "…" where it is. */
  readonly said?: string;
  readonly source: "rule" | "picked" | "claude";
}

/** `value` is null for a range. */
export interface Amounts {
  readonly value: number | null;
  readonly low: number;
  readonly high: number;
  readonly approx: boolean;
}

export type Role = "saving" | "duration" | "volume" | "share" | "price";

interface Quantity extends Amounts {
  readonly kind: "quantity";
  readonly unit: string | null;
  readonly of?: string;
  readonly outOf?: number;
  readonly share?: number;
}
interface Rate extends Amounts {
  readonly kind: "rate";
  readonly unit: string | null;
  readonly per: string | null;
  /** A second "per": whose hours these are, as in "5 hours a week per developer". */
  readonly each: string | null;
  readonly of?: string;
  /** What a percentage measures, where it is no share of something: "attrition is 22%". */
  readonly about?: string;
  readonly role: Role;
  /** Only "$" was typed. */
  readonly assumedCurrency?: true;
}
interface Change {
  readonly kind: "change";
  readonly from: number | null;
  readonly to: number | null;
  readonly unit: string | null;
  readonly per: string | null;
  readonly direction: "up" | "down";
  /** "By 20%", where neither end was typed. */
  readonly by?: number;
  readonly about?: string;
}
interface Money extends Amounts {
  readonly kind: "amount";
  readonly currency: Currency;
  /** Only "$" was typed. */
  readonly assumedCurrency?: true;
}
interface Product {
  readonly kind: "product";
  readonly key: string;
  readonly name: string;
  readonly ai: boolean;
  /** Whether the name is on our list. */
  readonly known: boolean;
}
/** A name of which it is not sure what it names: a system, a body or a place. Found, and never asserted. */
interface UnknownName {
  readonly kind: "name";
  readonly key: string;
  readonly name: string;
  /** What the words beside it make it: a customer, a union, a law, a product. */
  readonly sort?: string;
}
interface Named<Kind extends string> {
  readonly kind: Kind;
  readonly key: string;
  /** Which ones, such as the languages that a crew speaks. */
  readonly values?: readonly string[];
}
interface Body extends Named<"body"> {
  /** What the lists say it is: a law, a regulator, a union. */
  readonly sort: string;
}
interface Verdict {
  readonly kind: "verdict";
  readonly key: string;
  readonly tone: "positive" | "negative" | "mixed" | "ironic";
  readonly about: "ai" | "own";
}
export const STATES = [
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
] as const;
export type StateKey = (typeof STATES)[number];
interface State {
  readonly kind: "state";
  readonly key: StateKey;
  readonly tool?: readonly string[];
  readonly task?: readonly string[];
}
interface Place {
  readonly kind: "place";
  readonly key: string;
  readonly level: "city" | "province" | "country";
}
/** When something is due, began or takes place: "2027-03-31", "09-30", "spring 2027", "q2". Found, and never asserted. */
interface When {
  readonly kind: "date";
  readonly key: string;
  readonly role: "deadline" | "since" | "at";
}
interface Goal {
  readonly kind: "goal";
  readonly value: number | null;
  readonly unit: string | null;
  /** "2028" or "2027-06". */
  readonly by: string | null;
}

interface TaskName extends Named<"task"> {
  /** One of what a heading names, as it is counted: "condition survey", or the "item" that "pricing" is about. */
  readonly noun?: string;
  /** What is done with it, where its sentences say so. */
  readonly work?: Work;
}

/** "retyped into templates", "keyed and reconciled", "written", "read", "hunting for how we priced it before". */
export type Work = "dictate" | "fill" | "enter" | "write" | "read" | "find" | "any";

type AnyNamed =
  | TaskName
  | Body
  | Named<"person">
  | Named<"incident">
  | Named<"constraint">
  | Named<"negation">;

export type Finding =
  | Quantity
  | Rate
  | Change
  | Money
  | Product
  | UnknownName
  | AnyNamed
  | Verdict
  | State
  | Place
  | When
  | Goal;
export type Fact = FactBase & Finding;
export type FactKind = Fact["kind"];
export type FactOf<Kind extends FactKind> = Extract<Fact, { kind: Kind }>;

export interface Unplaced {
  readonly field: Field;
  readonly sentence: string;
  readonly sentenceAt: number;
  readonly lang: Language;
}

export interface Ledger {
  readonly facts: readonly Fact[];
  /** Sentences whose meaning was not understood: the report quotes them, and never answers them. */
  readonly unplaced: readonly Unplaced[];
}

export type TypedFields = Partial<Readonly<Record<Field, string | null>>>;

/** Facts of one kind, typed as such. */
export function factsOf<Kind extends FactKind>(facts: readonly Fact[], kind: Kind): FactOf<Kind>[] {
  return facts.filter((fact): fact is FactOf<Kind> => fact.kind === kind);
}

/** What a sentence of ours may rest on. */
export const isFirm = (fact: Fact): boolean =>
  fact.polarity === "affirmed" && fact.tier === "assert" && !fact.ironic;
