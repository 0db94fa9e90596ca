import { rateGapIn } from "@/lib/domain/value/tally/rate-gap";
import { sentencesIn } from "../calendar/told-sentences";
import { ownPilot, type UsualPilot } from "../lead/own-pilot";

/** What goes wrong more often with it than without it, by their own two rates. */
export interface WithAndWithout {
  more: number;
  less: number;
  /** "forms" */
  things: string;
  sentence: string;
}

export function withAndWithout(otherChallenge: string | null): WithAndWithout | null {
  const sentences = sentencesIn(otherChallenge);
  const gap = rateGapIn(sentences);
  const sentence = sentences[gap?.at[0] ?? 0];
  return gap?.isBeside === true && sentence !== undefined
    ? { more: gap.more, less: gap.less, things: gap.of ?? "cases", sentence }
    : null;
}

/** Both ways side by side, by lot: the harder cases may have gone one way until now. */
export const withAndWithoutPilot = ({ more, less, things }: WithAndWithout): UsualPilot =>
  ownPilot({
    title: "With it and without it, side by side",
    pilot: `half of the ${things} without it, by lot, and both halves counted alike, beside your ${more}% and ${less}%`,
    measure: "what goes wrong in each half, of a hundred",
    stop: "the two halves come out alike: then the cause is elsewhere",
    firstStep:
      "Name one person who may switch any part of it off, and have each case marked from Monday on: with it, or without it",
    guardrail: "What it may promise or give away by itself is switched off first",
    afterwards: "Keep it for the kind of case in which its half came out no worse",
    goesOn: "the half without it goes wrong less often, and it stays off there",
    notYet: { what: "A further use of AI", why: "the running one is measured first" },
    risk: {
      risk: "Those who use it bring the harder cases.",
      control: "Which way a case goes is by lot, and no one chooses.",
    },
  });
