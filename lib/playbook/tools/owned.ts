import { labelsOf, PLATFORMS } from "@/lib/domain/assessment/options";
import { tools as catalogue, type Tool } from "@/lib/knowledge/knowledge";
import { fold, hitsOf } from "../terms";

/** What a firm has already: platforms of the form by key, and products by name. */
export interface Owned {
  platforms: ReadonlySet<string>;
  products: readonly string[];
}

export const ownedOf = (platforms: Iterable<string>, products: readonly string[]): Owned => {
  const keys = new Set(platforms);
  return { platforms: keys, products: [...labelsOf(PLATFORMS, [...keys]), ...products] };
};

/** The product that brings a tool along, in the words of the firm. */
export const ownedThrough = ({ ownedVia }: Tool, { products }: Owned): string | undefined =>
  products.find((product) => ownedVia.some((name) => isNamed(product, name)));

/** Whether the firm has one of the products without which the tool is of no use. */
export function hasWhatItNeeds({ hardRules, requiresAnyPlatform }: Tool, owned: Owned): boolean {
  const needed = [...new Set([...hardRules.needsPlatform, ...requiresAnyPlatform])];
  return (
    needed.length === 0 ||
    needed.some((one) => owned.platforms.has(one) || owned.products.some((product) => isNamed(product, one)))
  );
}

/** "Clio Manage" is Clio, and "Microsoft 365 Copilot" is more than Microsoft 365. */
const isNamed = (product: string, name: string): boolean => {
  const typed = fold(product).trim();
  return typed === fold(name) || (hitsOf(typed, name)[0]?.from === 0 && !/copilot/.test(typed));
};

/** The catalogue's products that a list of systems names, as they were typed. */
export function productsIn(systems: string): string[] {
  const names = new Set(
    catalogue.flatMap(({ ownedVia, hardRules }) => [...ownedVia, ...hardRules.needsPlatform]),
  );
  return systems
    .split(/[,;\n/]/)
    .map((part) => part.trim())
    .filter((part) => [...names].some((name) => hitsOf(fold(part), name).length > 0));
}
