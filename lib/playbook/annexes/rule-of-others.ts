import type { CompanyProfile } from "../company-profile";
import { bodyNameOf } from "../friction/their-words";
import { eitherInWords } from "../grammar";
import { constraint, hasEffect } from "../typed-facts";
import { whoForbids } from "../who-forbids";

/** What others ask of the rule: authorities, a community, a contract, a country. */

const AUTHORITIES = ["federal", "provincial", "court", "regulator", "public body"];
const MOST_AUTHORITIES = 2;

/** "IRCC or the Federal Court": what an authority that they named is told, a person has read. */
export function authorities(firm: CompanyProfile): string | null {
  const names = AUTHORITIES.flatMap((kind) => bodyNameOf({ beside: [] }, firm, [kind]) ?? []).filter(
    (name) => !(isOwnedByNation(firm) && /\bnations?\b/i.test(name)),
  );
  if (hasEffect(firm, "respectBan") || names.length === 0) return null;
  const named = eitherInWords(names.slice(0, MOST_AUTHORITIES));
  return `Nothing that an AI tool helped to write goes to ${named} before a person has read it.`;
}

/** "First Nation owned": the nation is the owner, and no authority outside. */
const isOwnedByNation = ({ answers }: CompanyProfile): boolean =>
  /\b(?:nation|band|indigenous|first nations?|m[ée]tis|inuit)[ -](?:and family )?owned\b|\bowned by (?:the |our )?[\p{L} ]*\b(?:nation|band)\b/iu.test(
    answers.companyActivity ?? "",
  );

/** What the community holds is kept out by a line of its own: whether it may ever go in is not the firm's to say. */
export const ofTheCommunity = (firm: CompanyProfile): string | null =>
  constraint(firm, "community_data") === undefined || hasEffect(firm, "respectBan")
    ? null
    : "No record, map, name or site that belongs to the community goes into any tool until those who decide for the community have said so in writing. No one here can allow an exception.";

/** A contract that forbids it comes before any trial: the rule says so where everyone reads it. */
export function underContract(firm: CompanyProfile): string | null {
  const forbids = constraint(firm, "customer_forbids");
  if (forbids === undefined || hasEffect(firm, "respectBan")) return null;
  const who = whoForbids(forbids);
  return who !== null
    ? `What ${who} owns or forbids goes into no AI tool until ${who} has agreed in writing.`
    : "What a contract keeps out of AI tools goes into none until the other party has agreed in writing. Keep the list of those contracts beside this rule.";
}

export function residency(firm: CompanyProfile): string | null {
  const stays = constraint(firm, "data_residency");
  return stays !== undefined && hasEffect(firm, "residencyFirst") && /canada/i.test(stays.sentence)
    ? "What must not leave Canada goes into no tool until two things are in writing: where it is stored, and where it is worked on."
    : null;
}
