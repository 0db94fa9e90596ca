/** Where a loss is told, and not what AI brought. */
export const TROUBLES: readonly string[] = ["otherChallenge", "aiFriction"];
