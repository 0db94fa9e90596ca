import { type CompanyProfile, hasTheme } from "../company-profile";
import { isByHand } from "../faults/fault-of-trial";
import { listInWords, upperFirst } from "../grammar";
import { trialInShort } from "../main-measure";
import { tickedNames } from "../tools/tool-names";
import { constraint, hasEffect, incident } from "../typed-facts";
import { runsAlready } from "./check-of";
import { type RiskRule, typedAs, weighed } from "./rule";
import { harmOf } from "./typed-rules";

const runsIn = ({ departments }: CompanyProfile, ...names: string[]) =>
  names.some((name) => departments.has(name));
const isIn = ({ industry }: CompanyProfile, ...names: string[]) => names.includes(industry);

/** Risks of departments, vendors and pace, for a register that little was typed for. Our own judgement. */
export const USUAL_RULES: readonly RiskRule[] = [
  {
    id: "chatbot-liability",
    evidence: "chatbot-liability",
    owner: "quality",
    due: "review",
    weigh: (firm) => {
      // What a bot did once has a row of its own.
      if (incident(firm, "bot_harm") !== undefined) return null;
      if (constraint(firm, "people_only") !== undefined || hasEffect(firm, "respectBan")) return null;
      const about = `What a bot tells ${firm.words.customers} counts as your word.`;
      return hasTheme(firm, "customer_service") ? weighed(1, 3, about) : null;
    },
    write: (firm) => ({
      risk: `A bot promises ${firm.words.customers} what you did not approve`,
      trigger: `${upperFirst(firm.words.customers)} quote an answer that you did not approve`,
      mitigation: `If a bot ever answers ${firm.words.customers}, let it give only answers that you approved, and hand over to a person when it is unsure.`,
      control: "A bot says only what you approved.",
    }),
  },
  {
    id: "bias",
    evidence: "bias",
    owner: "people",
    due: "second week",
    weigh: (firm) => (runsIn(firm, "hr") ? weighed(1, 3, "You ticked human resources.") : null),
    write: () => ({
      risk: "A tool chooses between people",
      trigger: "A list of applicants that no person has read",
      mitigation: "A person decides about applicants and staff, and writes down why.",
      control: "People decide about people.",
    }),
  },
  {
    id: "deepfake-fraud",
    owner: "finance",
    due: "second week",
    weigh: (firm) =>
      typedAs(incident(firm, "fraud"), 2, 3) ??
      // Fraud on their customers is what such firms work against, and not this.
      (firm.challenges.some(({ text }) => /\b(?:fraud|theft|payment|cyber)/i.test(text)) &&
      !isIn(firm, "financial-services")
        ? weighed(1, 3, "You named fraud or security among your challenges.")
        : null),
    write: () => ({
      risk: "A cloned voice asks for a payment",
      trigger: "New bank details by phone or email",
      mitigation: "Call back on the number you already have, and have two people approve.",
      control: "Call back on a known number.",
    }),
  },
  {
    id: "personal-data",
    owner: "compliance",
    due: "second week",
    weigh: (firm) =>
      isIn(firm, "healthcare", "education") || isByHand(firm) || hasEffect(firm, "respectBan")
        ? null
        : weighed(1, harmOf(firm), `Papers about ${firm.words.customers} name people.`),
    write: (firm) => ({
      risk: `Names and details of ${firm.words.customers} go into a tool that does not need them`,
      trigger: `Names of ${firm.words.customers} turn up in what a tool was given`,
      mitigation: `Before this begins, take every name that it does not need out of its papers: ${trialInShort(firm)}.`,
      control: "Names are taken out before the trial begins.",
    }),
  },
  {
    id: "vendor-lockin",
    evidence: "vendor-lockin",
    owner: "finance",
    due: "review",
    weigh: (firm) => {
      const ticked = tickedNames(firm.tools);
      return ticked.length === 0 ? null : weighed(1, 2, `You ticked ${listInWords(ticked.slice(0, 2))}.`);
    },
    write: (firm) => ({
      risk: "A bill rises with use, or a vendor changes its terms",
      trigger: "A month that costs half as much again as the one before",
      mitigation: `Set a monthly limit for ${tickedNames(firm.tools)[0] ?? "each account"}, and keep your prompts in a file of your own.`,
      control: "A monthly limit for each account.",
    }),
  },
  {
    id: "skills-erosion",
    owner: "people",
    due: "review",
    weigh: (firm) =>
      runsAlready(firm) ? weighed(1, 2, "Where a tool drafts, people write less themselves.") : null,
    write: () => ({
      risk: "People lose practice where drafts come ready made",
      trigger: "An error put in on purpose is not found",
      mitigation: "Have each kind of work done once a month without help.",
      control: "Unaided work once a month.",
    }),
  },
  {
    id: "waiting",
    evidence: "waiting",
    owner: "leader",
    due: "review",
    weigh: (firm) =>
      hasEffect(firm, "respectBan") || runsAlready(firm) || firm.answers.aiPerception !== "major_opportunity"
        ? null
        : weighed(2, 1, "You call AI a major opportunity."),
    write: () => ({
      risk: "Others learn while you wait",
      trigger: "The review passes without a decision",
      mitigation: "Keep the trial small, and decide on your own figures.",
      control: "One small, measured trial.",
    }),
  },
  {
    id: "breadth",
    owner: "operations",
    due: "half-way",
    weigh: (firm) =>
      hasEffect(firm, "respectBan") || runsAlready(firm)
        ? null
        : weighed(1, 1, "One trial tends to draw others after it."),
    write: (firm) => ({
      risk: "More uses start than anyone can check",
      trigger: "A second use starts before the first is decided",
      mitigation: `One use at a time until this one is decided: ${trialInShort(firm)}.`,
      control: "One use at a time.",
    }),
  },
  {
    id: "unread-rule",
    owner: "leader",
    due: "half-way",
    weigh: ({ has }) =>
      weighed(
        1,
        1,
        has.has("ai_policy") ? "You ticked a written policy." : "The rule is written in the first weeks.",
      ),
    write: (firm) => ({
      risk: "The rule is signed and not read",
      trigger: "Someone cannot say what stays out of a tool",
      mitigation: `Go through the page together once, and ask what stays out: ${firm.words.keepOut}.`,
      control: "Everyone goes through the page once.",
    }),
  },
  {
    id: "idle-seats",
    owner: "finance",
    due: "review",
    weigh: (firm) =>
      hasEffect(firm, "respectBan") ? null : weighed(1, 1, "Seats cost the same, used or not."),
    write: () => ({
      risk: "Seats are paid for and not used",
      trigger: "A seat without a log-in for two weeks",
      mitigation: "If you pay for seats, look once a month at which are used, and end the others.",
      control: "Seats that are not used are ended.",
    }),
  },
];
