import { factsOf } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import { listInWords, upperFirst } from "../grammar";
import { taskWords } from "../lead/task-words";
import { bySize, isSmall } from "../size";
import { toldMeasuring, toldResult, toldUseOf } from "../told";
import { UNNAMED } from "../tools/tool-names";
import { assistantOwned, paysForNothing, privateTools } from "../tools/work-account";
import { firstTrue, hasStance, isProven, maySay } from "../true-of";
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
        : "Two hands-on hours for the leadership.",
      owner: firm.leader,
      firstStep: `Bring ${firm.words.practice}.`,
      measure: "One task to hand over, one to keep.",
    },
    move: {
      what: isSmall(firm.size)
        ? "Spend two guided hours with one assistant, on your own documents."
        : "Give the leadership team two guided hours with one assistant, on its own documents.",
      owner: firm.leader,
      firstStep: `Book the two hours this week and bring ${firm.words.practice}: real work, and no personal data in it.`,
      measure: "Each person names one task to hand over and one to keep.",
    },
    quickWin: isSmall(firm.size)
      ? `Two guided hours with one assistant on ${firm.words.practice}.`
      : `Two guided hours for the leadership team on ${firm.words.practice}.`,
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
  const never =
    firm.answers.aiPerception === "overhyped"
      ? "You judge AI without having worked with it; two hours on your own documents would test the judgement."
      : "You have not worked with an assistant yourself, so judging an offer means trusting the seller.";
  const isOpen = firm.experience === null || isProven(firm, "neverTried");
  return firstTrue(firm, ...(isOpen ? [{ text: never, asserts: ["neverTried"] as const }] : []), {
    text: `${told}. One try tells you about one task; two hours on your own documents tell you about your work.`,
  });
}

/** What one person gained, without saying what the firm has not. */
const ofOnePerson = (firm: CompanyProfile): string =>
  toldResult(firm) === null && toldMeasuring(firm) === null
    ? withoutAccount(firm)
    : `That gain belongs to the person; an account that ${firm.name} controls makes it the firm's.`;

/** "At home", "most days": where or how often, as it was told. */
function withoutAccount({ experience, ledger }: CompanyProfile): string {
  const [told] = WHERE_OR_WHEN.exec(experience ?? "") ?? [];
  const tasks = factsOf(ledger.facts, "task").filter(
    ({ field, lang }) => field === "aiExperience" && lang === "en",
  );
  const work = [...new Set(tasks.map((task) => taskWords(task).task))].slice(0, 2);
  const what = work.length === 0 || told?.toLowerCase() !== "at home" ? "" : `, for ${listInWords(work)}`;
  const none = "you mention no account that the firm controls";
  return told === undefined
    ? `${upperFirst(none)}; until there is one, it ends with the person.`
    : `${upperFirst(told.toLowerCase().replace("my", "your"))}${what}, and ${none}: it ends with the person.`;
}

const WHERE_OR_WHEN =
  /\b(?:at home|on my phone|on the road|in the evenings?|on weekends|most days|every day|every week|daily|weekly)\b/i;

/** An assistant of the firm's own systems alone is on no private account. */
const isPrivate = (firm: CompanyProfile): boolean =>
  privateTools(firm).length > 0 || firm.toolNames.includes(UNNAMED);

/** The account that takes the place of private ones: what is paid for already, before anything new. */
function accountFor(firm: CompanyProfile) {
  const owned = assistantOwned(firm);
  if (owned !== null)
    return {
      brief: "Use the assistant that is paid for.",
      first: `Sign in to ${owned} with a work account.`,
      where: "work accounts",
      step: (seats: string) =>
        `Sign ${seats} in to ${owned} with work accounts, and try there what they do elsewhere today.`,
      quickWin: (seats: string) =>
        `${upperFirst(seats)} signed in to ${owned} with work accounts, in place of personal ones.`,
    };
  if (paysForNothing(firm))
    return {
      brief: "Name one account for AI.",
      first: "Write down which account may be used, and for what.",
      where: "one account",
      step: (seats: string) => `Name one account that ${seats} may use until the review, at no new cost.`,
      quickWin: (seats: string) => `One named account for ${seats} until the review, at no new cost.`,
    };
  const keptOut = firm.keptHome === null ? "" : ", and for nothing that stays on your own machines";
  return {
    brief: "Open one business account for AI.",
    first: `Compare business plans, ${firm.toolNames[0] ?? "one assistant"} first.`,
    where: "one business account",
    step: (seats: string) =>
      `Choose one assistant for ${seats}${keptOut}, and read the clause on training before paying.`,
    quickWin: (seats: string) => `One business account for ${seats} in place of personal ones${keptOut}.`,
  };
}

/** Tools in personal use, and nothing of it belongs to the company. */
export const PERSONAL_USE: GapRule = {
  id: "personal",
  applies: (firm) =>
    firm.tools.size > 0 &&
    firm.has.size === 0 &&
    isPrivate(firm) &&
    maySay(firm, "personalUseOnly", "toolsInUse"),
  write: (firm) => {
    const movable = firm.toolNames.filter((name) => name === UNNAMED || privateTools(firm).includes(name));
    const named = (movable.length === 0 ? firm.toolNames : movable).slice(0, 2);
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
          ? `You ticked ${tools} for yourself and nothing for ${firm.name}: what you learn with it is yours alone so far.`
          : `You told us: ${toldUseOf(firm)}. ${ofOnePerson(firm)}`,
      brief: {
        what: account.brief,
        owner: firm.leader,
        firstStep: account.first,
        measure: "No work in personal accounts by day 30.",
      },
      move: {
        what: `Move the use of ${tools} into ${account.where} that ${firm.name} controls.`,
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
