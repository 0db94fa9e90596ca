import { type Fact, type FactOf, type Field, factsOf, isFirm, type StateKey } from "../ledger/fact";
import { distinctPicks } from "../score/answers-read";
import { no, type Truth, type World, yes } from "./world";

/** The questions that claims are answered from. Each gives why, or null where nothing was said. */

const whyOf = (fact: Fact): string => ("key" in fact ? `${fact.kind} ${fact.key}` : fact.kind);

const firmFacts = ({ ledger }: World, field?: Field): Fact[] =>
  ledger.facts.filter((fact) => isFirm(fact) && (field === undefined || fact.field === field));

export function state(world: World, keys: readonly StateKey[]): string | null {
  const found = factsOf(firmFacts(world), "state").find(({ key }) => keys.includes(key));
  return found === undefined ? null : whyOf(found);
}

/** A constraint or an incident; `field` where only that answer counts. */
export function said(world: World, keys: readonly string[], field?: Field): string | null {
  const found = firmFacts(world, field).find(
    (fact) =>
      (fact.kind === "constraint" || fact.kind === "incident" || fact.kind === "verdict") &&
      keys.includes(fact.key),
  );
  return found === undefined ? null : whyOf(found);
}

/** A figure about what AI brings: a change, a saving or a share, told as experience. */
export function result(world: World): string | null {
  const found = firmFacts(world, "aiExperience").find(
    (fact) =>
      fact.kind === "change" || (fact.kind === "rate" && (fact.role === "saving" || fact.role === "share")),
  );
  return found === undefined ? null : whyOf(found);
}

type Picks = "orgAiElements" | "aiToolsUsed" | "enterprisePlatforms" | "aiDepartments" | "officeExpansion";

export function ticked({ answers }: World, list: Picks, value: string): string | null {
  return distinctPicks(answers[list]).has(value) ? `tick ${value}` : null;
}

export function anyTicked({ answers }: World, list: Picks): string | null {
  const [first] = distinctPicks(answers[list]);
  return first === undefined ? null : `tick ${first}`;
}

/** A system that they name and have; "we do not use Copilot" names one that they have not. */
export function product(world: World, matches: (product: FactOf<"product">) => boolean): Truth | null {
  const named = factsOf(world.ledger.facts, "product").filter((fact) => !fact.ironic && matches(fact));
  const has = named.find(({ polarity }) => polarity === "affirmed");
  if (has !== undefined) return yes(whyOf(has));
  const hasNot = named.find(({ polarity }) => polarity === "negated");
  return hasNot === undefined ? null : no(whyOf(hasNot));
}

export const statesWithTask = (world: World, keys: readonly StateKey[]): FactOf<"state">[] =>
  factsOf(firmFacts(world), "state").filter(({ key }) => keys.includes(key));

export const places = (world: World): FactOf<"place">[] => factsOf(world.ledger.facts, "place");

export const bodies = (world: World, keys: readonly string[]): string | null => {
  const found = factsOf(world.ledger.facts, "body").find(({ key }) => keys.includes(key));
  return found === undefined ? null : whyOf(found);
};

/** `v` where the evidence is there, else null, to be looked for elsewhere. */
export const because = (v: boolean, why: string | null): Truth | null =>
  why === null ? null : v ? yes(why) : no(why);
