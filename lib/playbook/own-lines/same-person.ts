/** By a first name alone, or with the second. */
export const isSamePerson = (one: string, other: string): boolean =>
  one.split(" ").some((word) => other.split(" ").includes(word));

/** The same one may be named twice; null where two are. */
export function theOne(names: readonly string[]): string | null {
  const [first, ...others] = [...new Set(names)].sort((one, other) => other.length - one.length);
  return first !== undefined && others.every((other) => first.startsWith(other)) ? first : null;
}
