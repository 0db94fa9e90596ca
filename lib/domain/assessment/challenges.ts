/** The stored form of a challenge: lower-case, spaces to underscores, everything but a-z, 0-9 and _ removed. */
export function challengeSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(" ", "_")
    .replace(/[^a-z0-9_]/g, "");
}
