import { plain, sentencesIn } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";

/** Customers who leave, and no one knows why: "families leave us too early", "52 cancel each month". */
export interface Leaving {
  /** "families" */
  who: string;
  sentence: string;
}

const WHO =
  "families|customers|clients|members|subscribers|accounts|tenants|students|donors|patients|owners|guests|growers|dealers";
const LEAVE =
  "(?:leave(?: us)?|cancel|quit on us|drop (?:us|out)|churn|do not (?:renew|come back|stay)|don't (?:renew|come back|stay)|stop (?:ordering|coming|calling)|walk away|go elsewhere)";
const LEAVES = new RegExp(
  `(?<!\\p{L})(?<who>${WHO}) (?:\\p{L}+ ){0,2}?${LEAVE}(?!\\p{L})|(?<!\\p{L})(?:losing|lose) (?:our |new )?(?<lost>${WHO})(?= (?:in|after|before|within|and)| too|[.,;]|$)`,
  "iu",
);
const NOT_SO = /\?|(?<!\p{L})(?:if|would|could|might|used to|never|no|hardly)(?!\p{L})/iu;

export function leavingIn(otherChallenge: string | null): Leaving | null {
  for (const sentence of sentencesIn(otherChallenge)) {
    const { who, lost } = LEAVES.exec(plain(sentence))?.groups ?? {};
    const named = who ?? lost;
    if (named !== undefined && !NOT_SO.test(plain(sentence))) return { who: named.toLowerCase(), sentence };
  }
  return null;
}

/** They are asked, and so are those who stayed, before anything is bought to keep them. */
export const leavingPilot = ({ who }: Leaving): UsualPilot =>
  ownPilot({
    title: `Why ${who} leave`,
    pilot: `twenty ${who} that left and twenty that stayed asked the same three questions by one person, and the commonest reason answered first`,
    measure: `${who} that are still there after three months, of a hundred that begin`,
    stop: "no one reason is behind a quarter of those that left",
    firstStep: `List the ${who} that left in the last two months with the day on which each began, and call the first five`,
    guardrail: "What they say is written down without a name, and no one is talked into staying",
    afterwards: "Ask each one that leaves from now on, within a week, and count the reasons once a month",
    notYet: { what: "Anything bought to keep them", why: "no one has asked yet why they go" },
    goesOn: "one reason is behind a third of those that left, and can be changed",
    byHand: true,
    counts: `${who} that leave`,
    risk: {
      risk: "People give the polite reason.",
      control: "Ask what they do now instead, and read it beside their last three messages.",
    },
  });
