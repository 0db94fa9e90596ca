import fc from "fast-check";
import { BROKEN_BODIES } from "../broken-bodies";
import { oddInQuery, oddText, oddValue } from "./odd";
import { endlessBody, longRun } from "./runs";

/** One change to a valid body: at one of its members, counted from the outside in. */
export interface Edit {
  at: number;
  how: "set" | "drop" | "wrap" | "twice" | "add";
  value: unknown;
}

const harsh: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(63),
  how: fc.constantFrom("set", "set", "set", "drop", "wrap", "twice", "add"),
  value: fc.oneof({ arbitrary: oddValue, weight: 5 }, { arbitrary: longRun, weight: 1 }),
});

/** Odd, but such as a person might type: much of it is taken. */
const gentle: fc.Arbitrary<Edit> = fc.record({
  at: fc.nat(63),
  how: fc.constant("set" as const),
  value: oddText.map((text) => text.replace(/[\0\p{Surrogate}]/gu, "").slice(0, 200)),
});

/** Few at a time, and often none: what is refused at the door says little about the house. */
export const editsOf: fc.Arbitrary<Edit[]> = fc.oneof(
  { arbitrary: fc.constant<Edit[]>([]), weight: 3 },
  { arbitrary: fc.array(gentle, { minLength: 1, maxLength: 3 }), weight: 4 },
  { arbitrary: fc.array(harsh, { minLength: 1, maxLength: 3 }), weight: 5 },
);

/** A body as text, and what it is said to be. */
export type Body = { edits: Edit[]; cutAt: number | null } | { text: string };

const TOO_LONG = `{"a":"${"x".repeat(262_144)}"}`;

/** Mostly the valid one with few changes; sometimes no JSON at all. */
export const body: fc.Arbitrary<Body> = fc.oneof(
  {
    arbitrary: fc.record({
      edits: editsOf,
      cutAt: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 20 }),
    }),
    weight: 12,
  },
  {
    arbitrary: fc.record({
      text: fc.oneof(fc.constantFrom(...BROKEN_BODIES, TOO_LONG), fc.string({ unit: "binary" }), endlessBody),
    }),
    weight: 2,
  },
);

/** `[name, value]` as they are in the URL; a name of null is one that the endpoint knows. */
export type QueryEdit = [name: string | null, at: number, value: string];
export const queryEdit: fc.Arbitrary<QueryEdit> = fc.tuple(
  fc.option(oddInQuery, { freq: 2, nil: null }),
  fc.nat(63),
  oddInQuery,
);

type Json = Record<string, unknown> | unknown[];
const isBranch = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** The valid body with the edits in it; the valid one itself stays as it is. */
export function changedBy(valid: unknown, changes: readonly Edit[]): unknown {
  let whole: unknown = structuredClone(valid);
  for (const { at, how, value: given } of changes) {
    const value = structuredClone(given);
    const places = placesIn(whole);
    const place = places[at % Math.max(1, places.length)];
    if (place === undefined) whole = value;
    else change(place, how, value);
  }
  return whole;
}

interface Place {
  branch: Json;
  key: string;
}

function placesIn(value: unknown): Place[] {
  if (!isBranch(value)) return [];
  return Object.keys(value).flatMap((key) => [{ branch: value, key }, ...placesIn(Reflect.get(value, key))]);
}

function change({ branch, key }: Place, how: Edit["how"], value: unknown): void {
  const old: unknown = Reflect.get(branch, key);
  if (how === "drop") Reflect.deleteProperty(branch, key);
  else if (how === "add") Reflect.set(branch, `${key}_`, value);
  else if (how === "set") Reflect.set(branch, key, value);
  else Reflect.set(branch, key, how === "wrap" ? [old] : [old, old]);
}
