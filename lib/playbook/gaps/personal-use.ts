import type { CompanyProfile } from "../company-profile";
import { listInWords, upperFirst } from "../grammar";
import { bySize, isSmall } from "../size";
import { toldUseOf } from "../told";
import { assistantOwned, isOnePerson, paysForNothing, privateTools } from "../tools/work-account";
import { firstTrue, hasStance, isProven, maySay } from "../true-of";
import { stateOf } from "../typed-facts";
import type { GapRule } from "./gap";

/** Gap: no leader has used one. */
export const NO_TOOLS: GapRule = {
  id: "tools",
  applies: (firm) =>
    firm.tools.size === 0 && !hasStance(firm, "respectBan") && !hasStance(firm, "smallFirst"),
  write: (firm) => ({
    challenge: untried(firm),
    brief: {
      what: isSmall(firm.size)
        ? "Try one assistant for two hours."
        : "Two hands-on hours for those who lead.",
      owner: firm.leader,
      firstStep: `Bring ${firm.words.practice}.`,
      measure: "One task to hand over, one to keep.",
    },
    move: {
      what: isSmall(firm.size)
        ? "Spend two guided hours with one assistant, on your own documents."
        : "Give those who lead two guided hours with one assistant, on your own documents.",
      owner: firm.leader,
      firstStep: `Book the two hours this week and bring ${firm.words.practice}: real work, and no personal data in it.`,
      measure: "Each person names one task to hand over and one to keep.",
    },
    quickWin: isSmall(firm.size)
      ? `Two guided hours with one assistant on ${firm.words.practice}.`
      : `Two guided hours for those who lead, on ${firm.words.practice}.`,
    implementation: bySize(firm.size, {
      micro: "A log of minutes and errors, kept by those in the trial.",
      small: "A log of hours and errors, kept by those in the trial.",
      middle: "A log of hours and errors, kept by those in the trial and read each week.",
      large: "A log of hours and errors in each division that takes part, read each week.",
    }),
    scaling: "Buy licences by role, on the evidence of the log.",
  }),
};

function untried(firm: CompanyProfile): string {
  const told = firm.experience === null ? "You ticked no assistant" : `You told us: ${toldUseOf(firm)}`;
  const isOpen = firm.experience === null || isProven(firm, "neverTried");
  return firstTrue(
    firm,
    ...(isOpen
      ? [
          {
            text: `You ticked no assistant that you have used. Two hours on ${firm.words.practice} would help you to judge an offer.`,
            asserts: ["neverTried"] as const,
          },
        ]
      : []),
    {
      text: `${told}. Two hours with an assistant, on ${firm.words.practice}, would show what it does with your work.`,
    },
  );
}

/** On whose account it was is seldom told. */
function ownAccount({ experience, name }: CompanyProfile): string {
  const [told] = WHERE_OR_WHEN.exec(experience ?? "") ?? [];
  const use = `an account that ${name} controls`;
  return told === undefined
    ? `For work, use ${use}.`
    : `Where work is done with it ${told.toLowerCase().replace("my", "your")}, let it be on ${use}.`;
}

/** "At home", "most days": where or how often, as it was told. */
const WHERE_OR_WHEN =
  /\b(?:at home|on my phone|on the road|in the evenings?|on weekends|most days|every day|every week|daily|weekly)\b/i;

/** An assistant of the firm's own systems alone is on no private account, and what was used once or given up on none either. */
const isPrivate = (firm: CompanyProfile): boolean =>
  privateTools(firm).length > 0 && !isOnePerson(firm) && stateOf(firm, "stopped") === undefined;

const onOnly = (account: string) => (tools: string, name: string) =>
  `Use ${tools} for work only on ${account} that ${name} controls.`;

/** The account that takes the place of private ones: what is paid for already, before anything new. */
function accountFor(firm: CompanyProfile) {
  const owned = assistantOwned(firm);
  if (owned !== null)
    return {
      brief: "Use the assistant that is paid for.",
      first: `Sign in to ${owned} with a work account.`,
      rule: (tools: string, _name: string) =>
        `Use ${owned} with work accounts, and ${tools} on no personal one.`,
      step: (seats: string) =>
        `Sign ${seats} in to ${owned} with work accounts, and do there what was done on other accounts.`,
      quickWin: (seats: string) => `${upperFirst(seats)} signed in to ${owned} with work accounts.`,
    };
  if (paysForNothing(firm))
    return {
      brief: "Name one account for AI.",
      first: "Write down which account may be used, and for what.",
      rule: onOnly("one account"),
      step: (seats: string) => `Name one account that ${seats} may use until the review, at no new cost.`,
      quickWin: (seats: string) => `One named account for ${seats} until the review, at no new cost.`,
    };
  const keptOut = firm.keptHome === null ? "" : ", and for nothing that stays on your own machines";
  return {
    brief: "Open one business account for AI.",
    first: `Compare business plans, ${firm.toolNames[0] ?? "one assistant"} first.`,
    rule: onOnly("one business account"),
    step: (seats: string) =>
      `Choose one assistant for ${seats}${keptOut}, and read the clause on training before paying.`,
    quickWin: (seats: string) => `One business account for ${seats}${keptOut}.`,
  };
}

/** Tools in personal use, and nothing of it belongs to the company. */
export const PERSONAL_USE: GapRule = {
  id: "personal",
  applies: (firm) =>
    firm.tools.size > 0 &&
    firm.has.size === 0 &&
    !hasStance(firm, "respectBan") &&
    isPrivate(firm) &&
    maySay(firm, "personalUseOnly", "toolsInUse"),
  write: (firm) => {
    const named = privateTools(firm).slice(0, 2);
    const tools = listInWords(named);
    const account = accountFor(firm);
    const seats = bySize(firm.size, {
      micro: "two people",
      small: "five people",
      middle: "ten people",
      upper: "fifteen people",
      large: "ten people in each of three divisions",
    });
    return {
      challenge:
        firm.experience === null
          ? `You ticked ${tools}, and nothing that ${firm.name} has in place. ${ownAccount(firm)}`
          : `You told us: ${toldUseOf(firm)}. ${ownAccount(firm)}`,
      brief: {
        what: account.brief,
        owner: firm.leader,
        firstStep: account.first,
        measure: "No work in personal accounts by day 30.",
      },
      move: {
        what: account.rule(tools, firm.name),
        owner: firm.leader,
        firstStep: account.step(seats),
        measure:
          "No work document goes into a personal account after day 30; the log shows hours and errors.",
      },
      quickWin: account.quickWin(seats),
      implementation: `Keep a shared log for 60 days: what ${tools} ${named.length > 1 ? "were" : "was"} used for, minutes saved, errors found.`,
      scaling: "Extend the account role by role, where the log shows a gain.",
    };
  },
};
