import { labelsOf } from "@/lib/domain/assessment/options";
import { PLATFORMS } from "@/lib/domain/assessment/questions/organization";
import { tools as catalogue, type Tool } from "@/lib/knowledge/knowledge";
import { fold, hitsOf } from "../terms";

/** What a firm has already: platforms of the form by key, and products by name. */
export interface Owned {
  platforms: ReadonlySet<string>;
  products: readonly { typed: string; folded: string }[];
}

/** More systems than that are no list of systems. */
const MOST = 60;

export const ownedOf = (platforms: Iterable<string>, products: readonly string[]): Owned => {
  const keys = new Set(platforms);
  const all = [...labelsOf(PLATFORMS, [...keys]), ...products.slice(0, MOST)];
  return { platforms: keys, products: all.map((typed) => ({ typed, folded: fold(typed).trim() })) };
};

/** The product that brings a tool along, in the words of the firm where they are a name and nothing more. */
export function ownedThrough({ ownedVia }: Tool, { products }: Owned): string | undefined {
  for (const { typed, folded } of products) {
    const name = ownedVia.find((each) => isNamed(folded, each));
    if (name !== undefined) return IS_NAME.test(typed) ? typed : name;
  }
  return undefined;
}

/** Whether the firm has one of the products without which the tool is of no use. */
export function hasWhatItNeeds({ hardRules, requiresAnyPlatform }: Tool, owned: Owned): boolean {
  const needed = [...new Set([...hardRules.needsPlatform, ...requiresAnyPlatform])];
  return (
    needed.length === 0 ||
    needed.some(
      (one) => owned.platforms.has(one) || owned.products.some(({ folded }) => isNamed(folded, one)),
    )
  );
}

/** "Clio Manage" is Clio, and "Microsoft 365 Copilot" is more than Microsoft 365. */
const isNamed = (folded: string, name: string): boolean =>
  hitsOf(folded, name)[0]?.from === 0 && (folded.length === name.length || !/copilot/.test(folded));

const IS_NAME = /^[\p{L}\p{N}][\p{L}\p{N} .&+/-]{0,39}$/u;

const PRODUCTS = [
  ...new Set(catalogue.flatMap(({ ownedVia, hardRules }) => [...ownedVia, ...hardRules.needsPlatform])),
];

/** The catalogue's products that a list of systems names, as they were typed. */
export function productsIn(systems: string): string[] {
  return systems
    .split(/[,;\n/]/)
    .slice(0, MOST)
    .map((part) => part.trim())
    .filter((part) => {
      const folded = fold(part);
      return PRODUCTS.some((name) => hitsOf(folded, name).length > 0);
    });
}
