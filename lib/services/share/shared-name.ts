import type { Context } from "../context";

/** In place of an assessment's id where its readers see it: the id itself is the owner's key. */
export const sharedName = ({ keyedHash }: Context, assessmentId: string): string =>
  keyedHash("shared paper", assessmentId);
