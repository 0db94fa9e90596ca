import { type CompanyProfile, hasElement } from "../company-profile";
import { listInWords } from "../grammar";
import { bySize } from "../size";
import { tickedNames } from "../tools/tool-names";
import { hasStance, maySay } from "../true-of";
import type { GapRule } from "./gap";

/** No written rule. */
export const POLICY: GapRule = {
  id: "policy",
  applies: (firm) => !hasElement(firm, "ai_policy") && !hasStance(firm, "respectBan"),
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
        middle: "Everyone has seen it by day 30.",
        large: "Acknowledged in every part of the firm by day 30.",
      }),
    },
    move: {
      what: bySize(firm.size, {
        micro:
          "Write half a page on AI and pin it up: which tool, what stays out, who reads the result before it leaves.",
        small:
          "Write a one-page AI rule: which tools are approved, what may never be pasted, who reads the result.",
        middle:
          "Publish a one-page AI rule for everyone: approved tools, data that stays out, review before use.",
        large: "Issue a one-page rule to the whole firm now, and let the full policy follow by day 90.",
      }),
      owner: firm.leader,
      firstStep: `Ask ${bySize(firm.size, { small: "everyone", middle: "everyone", large: "each part of the firm" })} which tools are in use, without blame, and write down what stays out of all of them: ${firm.words.keepOut}.`,
      measure: bySize(firm.size, {
        micro: "Everyone has read it and signed by day 14.",
        small: "Everyone has signed by day 30.",
        middle: "Everyone has gone through it by day 30.",
        large: "Every part of the firm has acknowledged it by day 30, with exceptions on a list.",
      }),
    },
    quickWin: bySize(firm.size, {
      micro: `Half a page of rules: the tool, what stays out (${firm.words.keepOut}), who checks.`,
      small: `A one-page rule that keeps ${firm.words.keepOut} out of any assistant.`,
      middle: `A one-page acceptable-use rule; it names the approved tools and keeps out ${firm.words.keepOut}.`,
      large: `An acceptable-use rule for the whole firm that keeps out ${firm.words.keepOut}.`,
    }),
    implementation: bySize(firm.size, {
      micro: `Before each new use that touches ${firm.words.personal}, ask three questions: why, with whose consent, stored where.`,
      small: `Add a list of approved tools and a short privacy check for any use that touches ${firm.words.personal}.`,
      middle: `Turn the page into a policy with a tool register and a privacy impact check for ${firm.words.personal}.`,
      large: `Adopt the policy: tool register, privacy impact assessment for ${firm.words.personal}, an exceptions process.`,
    }),
    scaling: bySize(firm.size, {
      micro: `Read the half page again with each new tool: the same stays out of that one (${firm.words.keepOut}).`,
      small: "Review the rule once a year and add what your suppliers' software now does with AI.",
      middle: "Review the policy yearly; extend it to vendors and to decisions made by software.",
      large: "Audit the policy yearly; bind vendors to it by contract and list decisions made by software.",
    }),
  }),
};

function unruled(firm: CompanyProfile): string {
  if (!maySay(firm, "noPolicy"))
    return "You wrote of a policy and ticked none: ask three people what it says.";
  const { keepOut } = firm.words;
  const names = tickedNames(firm.tools).slice(0, 3);
  if (names.length > 0)
    return `You ticked ${listInWords(names)} as used, and no written AI policy: put in writing that ${keepOut} stay out.`;
  const carrier = firm.platformNames.find((name) =>
    ["Microsoft 365", "Slack", "Zoom", "Salesforce"].includes(name),
  );
  if (carrier !== undefined)
    return `You ticked no written AI policy, and an update of ${carrier} can switch an assistant on for everyone.`;
  return `You ticked no written AI policy: put in writing, before the first tool, that ${keepOut} stay out.`;
}
