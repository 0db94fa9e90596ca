/** Features that always come together, by a key: most readings of an answer share most of them. */
export type Part = readonly [key: string, names: () => readonly string[]];

/** What is more than that is as much. */
export const upTo = (most: number, value: number): number => Math.min(most, value);
