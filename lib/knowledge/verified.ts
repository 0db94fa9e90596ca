/**
 * A fact as writers may print it, or null: what was not read in a source is no fact. Whatever prints a claim of the
 * knowledge base asks here first.
 */
export const factOrNull = <Claim extends { verified: boolean }>(claim: Claim | null): Claim | null =>
  claim?.verified === true ? claim : null;

export const factsOf = <Claim extends { verified: boolean }>(claims: readonly Claim[]): Claim[] =>
  claims.filter(({ verified }) => verified);
