import type { CompanyProfile } from "../company-profile";
import { whoForbids } from "../who-forbids";
import { does, type FrictionReply, type Said } from "./label";

/** One that owns what is worked with, and says no. */
export function forbiddenByName(said: Said, firm: CompanyProfile): FrictionReply | null {
  const who = whoForbids(said.fact);
  if (who === null) return null;
  return {
    reading: `Ask ${who} in writing which account of yours would be allowed, and begin with work that holds none of what it owns.`,
    action: does(
      firm.leader,
      `Ask ${who} in writing which tools, on whose account, its records may go into.`,
      `Mark in the papers of the trial which records are ${possessive(who)}, and take those out.`,
      `The answer of ${who} is on file before anything of its own goes in.`,
    ),
  };
}

const possessive = (name: string): string => (name.endsWith("s") ? `${name}'` : `${name}'s`);
