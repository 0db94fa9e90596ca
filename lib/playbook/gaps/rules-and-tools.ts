import { type CompanyProfile, hasElement } from "../company-profile";
import { isOrAre, listInWords } from "../grammar";
import { bySize, isSmall } from "../size";
import { quoted } from "../typed";
import type { GapRule } from "./gap";

/** No written rule. */
export const POLICY: GapRule = {
  id: "policy",
  applies: (firm) => !hasElement(firm, "ai_policy"),
  write: (firm) => ({
    challenge: unruled(firm),
    brief: {
      what: bySize(firm.size, {
        micro: "Write half a page of AI rules.",
        small: "Write a one-page AI rule.",
        middle: "Publish a one-page AI rule.",
        large: "Issue a one-page AI rule, then the policy.",
      }),
      owner: firm.leader,
      firstStep: `List what stays out: ${firm.words.keepOut}.`,
      measure: bySize(firm.size, {
        micro: "All have signed by day 14.",
        small: "All have signed by day 30.",
        middle: "Discussed in every team by day 30.",
        large: "Acknowledged in every division by day 30.",
      }),
    },
    move: {
      what: bySize(firm.size, {
        micro:
          "Write half a page on AI and pin it up: which tool, what stays out, who reads the result before it leaves.",
        small:
          "Write a one-page AI rule: which tools are approved, what may never be pasted, who reads the result.",
        middle:
          "Publish a one-page AI rule for every team: approved tools, data that stays out, review before use.",
        large: "Issue a one-page rule to every division now, and let the full policy follow by day 90.",
      }),
      owner: firm.leader,
      firstStep: `Ask ${bySize(firm.size, { small: "everyone", middle: "each department head", large: "each division head" })} which tools are in use, without blame, and write down what stays out of all of them: ${firm.words.keepOut}.`,
      measure: bySize(firm.size, {
        micro: "Everyone has read it and signed by day 14.",
        small: "Everyone has signed by day 30.",
        middle: "Each department head has gone through it with the team by day 30.",
        large: "Every division has acknowledged it by day 30, with exceptions on a list.",
      }),
    },
    quickWin: bySize(firm.size, {
      micro: `Half a page of rules: the tool, what stays out (${firm.words.keepOut}), who checks.`,
      small: `A one-page rule that keeps ${firm.words.keepOut} out of any assistant.`,
      middle: `A one-page acceptable-use rule; it names the approved tools and keeps out ${firm.words.keepOut}.`,
      large: `An acceptable-use rule for every division that keeps out ${firm.words.keepOut}.`,
    }),
    implementation: bySize(firm.size, {
      micro: `Before each new use that touches ${firm.words.personal}, ask three questions: why, with whose consent, stored where.`,
      small: `Add a list of approved tools and a short privacy check for any use that touches ${firm.words.personal}.`,
      middle: `Turn the page into a policy with a tool register and a privacy impact check for ${firm.words.personal}.`,
      large: `Adopt the policy: tool register, privacy impact assessment for ${firm.words.personal}, an exceptions process.`,
    }),
    scaling: bySize(firm.size, {
      micro: "Reread the half page once a year, and after each new tool.",
      small: "Review the rule once a year and add what your suppliers' software now does with AI.",
      middle: "Review the policy yearly; extend it to vendors and to decisions made by software.",
      large: "Audit the policy yearly; bind vendors to it by contract and list decisions made by software.",
    }),
  }),
};

function unruled(firm: CompanyProfile): string {
  const names = firm.toolNames.slice(0, 3);
  if (names.length > 0) {
    return `${listInWords(names)} ${isOrAre(names.length)} in use, and no written rule keeps ${firm.words.keepOut} out.`;
  }
  const carrier = firm.platformNames.find((name) =>
    ["Microsoft 365", "Slack", "Zoom", "Salesforce"].includes(name),
  );
  return carrier === undefined
    ? `Nothing is written down yet, so the first person at ${firm.name} who tries an assistant will make the rules.`
    : `Nothing is written down yet, and an update of ${carrier} can put an assistant on every desk.`;
}

/** Gap: no leader has used one. */
export const NO_TOOLS: GapRule = {
  id: "tools",
  applies: (firm) => firm.tools.size === 0,
  write: (firm) => ({
    challenge:
      firm.answers.aiPerception === "overhyped"
        ? "You judge AI without having worked with it; two hours on your own documents would test the judgement."
        : "You have not worked with an assistant yourself, so judging an offer means trusting the seller.",
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
      micro:
        "Let one or two people use a business-grade assistant for 60 days, with a log of minutes and errors.",
      small:
        "Let three to five people use a business-grade assistant for 60 days, with a log of hours and errors.",
      middle: "Give ten people a business-grade assistant for 60 days, with a log of hours and errors.",
      large:
        "Give ten people in each of three divisions a business-grade assistant for 60 days; log hours and errors.",
    }),
    scaling: "Buy licences by role, on the evidence of the log.",
  }),
};

/** Tools in personal use, and nothing of it belongs to the company. */
export const PERSONAL_USE: GapRule = {
  id: "personal",
  applies: (firm) => firm.tools.size > 0 && firm.has.size === 0,
  write: (firm) => {
    const tools = listInWords(firm.toolNames.slice(0, 2));
    const seats = bySize(firm.size, {
      micro: "two people",
      small: "five people",
      middle: "ten people",
      large: "ten people in each of three divisions",
    });
    return {
      challenge:
        firm.experience === null
          ? `What you do with ${tools} stays with you: as far as you told us, ${firm.name} has no shared account, log or result to learn from.`
          : `You told us: ${quoted(firm.experience, 90)}. So far that stays with you; ${firm.name} has no shared account, log or result to learn from.`,
      brief: {
        what: "Open one business account for AI.",
        owner: firm.leader,
        firstStep: `Compare business plans, ${firm.toolNames[0] ?? "one assistant"} first.`,
        measure: "No work in personal accounts by day 30.",
      },
      move: {
        what: `Move the use of ${tools} into one business account that ${firm.name} controls.`,
        owner: firm.leader,
        firstStep: `Choose one assistant for ${seats}, and read the clause on training before paying.`,
        measure:
          "No work document goes into a personal account after day 30; the log shows hours and errors.",
      },
      quickWin: `One business account for ${seats} in place of personal ones.`,
      implementation: `Keep a shared log for 60 days: what ${tools} ${firm.toolNames.length > 1 ? "were" : "was"} used for, minutes saved, errors found.`,
      scaling: "Extend the account role by role, where the log shows a gain.",
    };
  },
};
