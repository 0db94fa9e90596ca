import { plain, sentencesIn } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";
import { pluralOf, singularOf } from "../lead/task-words";

/** Each place or customer asks for documents of its own: "every state wants something different". */
export interface RulesDiffer {
  /** "state" */
  place: string;
  sentence: string;
}

const PLACE =
  "states?|provinces?|cit(?:y|ies)|towns?|count(?:y|ies)|countr(?:y|ies)|ports?|customers?|clients?|insurers?|payers?|retailers?|chains?|mines?|mills?|districts?|municipalit(?:y|ies)|venues?|plants?|lenders?|registries|registry|airports?|utilit(?:y|ies)|buyers?|grocers?|shippers?|brands?|dealers?|hospitals?|schools?";
const SHAPE = new RegExp(
  `(?<!\\p{L})(?:ever(?:y|(?= \\p{L}+ wants))|each)(?: single)? (?:one of the \\d+ )?(?<place>${PLACE}) (?:wants?|asks? for|needs?|requires?|has|have) (?:something|things|it|documents?|forms?|its own (?:rules|forms?|documents?|version)|different|(?:an?|its) (?:own|different))(?: \\p{L}+)?|(?<!\\p{L})(?:every|each) (?<own>${PLACE}),? (?:(?:has|wants|with|in) )?(?:(?:its|their|his|a|of its) )?own (?:formats?|forms?|layouts?|templates?|portals?|versions?|sheets?)`,
  "iu",
);
const DIFFERS =
  /diff\p{L}*|own (?:rules|forms?|formats?|layouts?|templates?|portals?|sheets?|documents?|version)|its own/iu;
const NOT_SO = /\?|(?<!\p{L})(?:used to|would|if|no longer)(?!\p{L})/iu;

export function rulesDiffer(otherChallenge: string | null): RulesDiffer | null {
  for (const sentence of sentencesIn(otherChallenge)) {
    const told = plain(sentence);
    const match = SHAPE.exec(told);
    const place = match?.groups?.place ?? match?.groups?.own;
    if (match === null || place === undefined || NOT_SO.test(told)) continue;
    if (!DIFFERS.test(told.slice(match.index))) continue;
    return { place: singularOf(place.toLowerCase()), sentence };
  }
  return null;
}

/** One page for each, from its own source, read by the one who signs. */
export function rulesPilot({ place }: RulesDiffer): UsualPilot {
  return ownPilot({
    title: `One page for each ${place}`,
    pilot: `one page for each ${place} with what it asks for, those that went wrong first, each with the day on which that was last asked`,
    measure: `documents that were missing or wrong, and hours spent on them`,
    stop: "a second page turns out to be wrong when it is read by the one who signs",
    firstStep: `Write down what was wrong each time, and call those ${pluralOf(place)} first: what they ask for, how long it is good, and who to call next time`,
    guardrail: `Who signs reads every page before it is used; a tool may lay one out from the ${place}'s own text, and is never asked what the rule is`,
    afterwards: `Make the pages of the next three, and call each ${place} again on the first of the month`,
    notYet: {
      what: "Software that keeps the rules for you",
      why: "the pages show first how many there are and how often they change",
    },
    goesOn: "nothing is turned back for what a page covers",
    byHand: true,
    counts: "documents that were missing or wrong",
    risk: {
      risk: "A rule changes, and the page does not.",
      control:
        "Each page has the date on which it was last asked, and one older than a month is asked again before it is used.",
    },
  });
}
