import { type Claim, truthOf } from "./claims";
import { ticked } from "./evidence";
import type { World } from "./world";

/**
 * What a finished sentence takes for granted about the firm, read from its words: for sentences that declare nothing, such
 * as a model's. What the person said themselves is in quotation marks and is not read.
 */
interface Reading {
  says: RegExp;
  /** What was ticked or typed against the words that were found, or null. */
  against(world: World, said: string): string | null;
}

const denied =
  (claim: Claim) =>
  (world: World): string | null => {
    const truth = truthOf(claim, world);
    return truth.v === false ? `${claim}: ${truth.why}` : null;
  };
/** That there is something has to be told. */
const untold =
  (claim: Claim) =>
  (world: World): string | null => {
    const truth = truthOf(claim, world);
    return truth.v === false ? null : `${claim}: ${truth.why ?? "not told"}`;
  };
const isThere =
  (element: string) =>
  (world: World): string | null => {
    const tick = ticked(world, "orgAiElements", element);
    return tick === null ? null : `${element}: ${tick}`;
  };
const isMissing =
  (element: string) =>
  (world: World): string | null =>
    ticked(world, "orgAiElements", element) === null ? `${element}: not ticked` : null;

const NO = `(?:no|without (?:an?|any)|(?:has|have|had) (?:no|never had an?)|lacks? (?:an?|any)|there is no|not yet an?)`;
const KIND = `(?:(?:written|formal|dedicated|shared|AI|single|real|such) )*`;
const lacking = (noun: string): RegExp => new RegExp(String.raw`\b${NO} ${KIND}(?:${noun})\b`, "i");
const having = (noun: string): RegExp =>
  new RegExp(String.raw`\b(?:your|the firm's|its) (?:existing |current |own )?${KIND}(?:${noun})\b`, "i");

const POLICY = "polic(?:y|ies)|AI rules?";
/** What can be ticked as in place, and how it is called. */
const ELEMENTS: Readonly<Record<string, string>> = {
  dedicated_budget: "(?:AI )?budget|money of its own",
  steering_committee: "(?:steering )?committee",
  internal_champions: "champions?",
  external_consultants: "consultants?|(?:outside )?advisers?",
  dept_pilots: "pilots?|trials?",
};
const NAMED = Object.entries({ ...ELEMENTS, ai_policy: POLICY }).map(
  ([element, noun]) => [element, new RegExp(String.raw`\b(?:${noun})\b`, "i")] as const,
);

/** "You ticked no policy, budget or committee": none of these may be ticked. */
function noneTicked(world: World, said: string): string | null {
  const found = NAMED.filter(([, noun]) => noun.test(said)).map(([element]) => isThere(element)(world));
  return found.find((tick) => tick !== null) ?? null;
}

const READINGS: readonly Reading[] = [
  { says: lacking(POLICY), against: denied("noPolicy") },
  ...Object.entries(ELEMENTS).map(([element, noun]) => ({ says: lacking(noun), against: isThere(element) })),
  { says: /\bticked no [^;.]*/i, against: noneTicked },
  {
    says: /\bnothing (?:at all )?(?:runs|is running|is in use|has been (?:tried|tested|piloted))\b|\bno AI (?:is )?(?:runs|running|in use)\b/i,
    against: denied("nothingRuns"),
  },
  {
    says: /\b(?:(?:has|have) (?:never|not yet) (?:tried|used|worked with|touched)|never (?:tried|used|worked with)|without having (?:tried|used|worked with)|tried nothing|uses? no AI)\b/i,
    against: denied("neverTried"),
  },
  { says: lacking("system(?: of record)?s?|(?:business )?platforms?"), against: denied("noSystem") },
  {
    says: /\b(?:nothing|none of (?:it|them)|no one) (?:is|are|has|have|was|were)(?: been| ever)? (?:measured|counted)\b|\b(?:not|never) (?:been )?measured\b/i,
    against: denied("notMeasured"),
  },
  { says: lacking("(?:known )?(?:results?|figures?|outcomes?)"), against: denied("noResultKnown") },
  {
    says: /\bstays? (?:with|personal to) (?:you|one person)\b|\bpersonal (?:habit|use) only\b/i,
    against: denied("personalUseOnly"),
  },
  { says: having("polic(?:y|ies)"), against: untold("noPolicy") },
  { says: having("AI budget|budget for AI"), against: isMissing("dedicated_budget") },
  { says: having("steering committee"), against: isMissing("steering_committee") },
  { says: having("champions"), against: isMissing("internal_champions") },
];

const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»/g;

/** The first claim in a sentence that an answer denies, with the answer; null where there is none. */
export function deniedClaim(sentence: string, world: World): string | null {
  const own = sentence.replace(QUOTED, " ");
  for (const { says, against } of READINGS) {
    const said = says.exec(own);
    const found = said === null ? null : against(world, said[0]);
    if (found !== null) return found;
  }
  return null;
}
