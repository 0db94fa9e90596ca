import { type CompanyProfile, hasTheme } from "../company-profile";
import { ownerBy } from "../competence";
import { listInWords, upperFirst } from "../grammar";
import { trialInShort } from "../main-measure";
import { theRole } from "../roles";
import { tickedNames, UNNAMED } from "../tools/tool-names";
import { constraint, incident } from "../typed-facts";
import { type RiskRule, typedAs, weighed } from "./rule";
import { harmOf } from "./typed-rules";

const ticked = ({ tools }: CompanyProfile) =>
  listInWords([...tickedNames(tools), ...(tools.has("other") ? [UNNAMED] : [])].slice(0, 2));
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
      if (constraint(firm, "people_only") !== undefined) return null;
      const about = `An answer to ${firm.words.customers} counts as yours.`;
      return hasTheme(firm, "customer_service") ? weighed(1, 3, about) : null;
    },
    write: (firm) => ({
      risk: `A bot promises ${firm.words.customers} what you did not approve`,
      trigger: "An answer that is in no approved text",
      mitigation: `Let it give only answers that ${theRole(ownerBy(firm, "quality"))} approved, and hand over to a person when it is unsure.`,
      control: "A bot says only what you approved.",
    }),
  },
  {
    id: "bias",
    evidence: "bias",
    owner: "people",
    due: "second week",
    weigh: (firm) =>
      runsIn(firm, "hr") ? weighed(1, 3, "Human resources is among your departments.") : null,
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
      isIn(firm, "healthcare", "education")
        ? null
        : weighed(1, harmOf(firm), `You hold ${firm.words.personal}.`),
    write: (firm) => ({
      risk: `${upperFirst(firm.words.personal)} go into a tool without a purpose`,
      trigger: "A use that is on no list",
      mitigation: `Before the trial begins (${trialInShort(firm)}), take out of it every field of ${firm.words.personal} that it can do without.`,
      control: "A list of uses, each with its purpose.",
    }),
  },
  {
    id: "vendor-lockin",
    owner: "finance",
    due: "review",
    weigh: (firm) => {
      return firm.tools.size === 0 ? null : weighed(1, 2, `You ticked ${ticked(firm)}.`);
    },
    write: () => ({
      risk: "The bill rises with use, or the vendor changes its terms",
      trigger: "A month that costs half as much again as the one before",
      mitigation: "Set a monthly limit for each account, and keep your prompts in a file of your own.",
      control: "A monthly limit for each account.",
    }),
  },
  {
    id: "skills-erosion",
    owner: "people",
    due: "review",
    weigh: (firm) =>
      hasTheme(firm, "workforce_skills")
        ? weighed(1, 2, "Skills are among the challenges you chose.")
        : isIn(firm, "consulting", "healthcare", "education", "manufacturing")
          ? weighed(1, 1, `Your people learn by preparing ${firm.words.sends}.`)
          : null,
    write: () => ({
      risk: "Practice fades where drafts come ready made",
      trigger: "A planted error that no reviewer finds",
      mitigation: "Let juniors do each kind of work without help once a month.",
      control: "Unaided work once a month.",
    }),
  },
  {
    id: "waiting",
    evidence: "waiting",
    owner: "leader",
    due: "review",
    weigh: ({ readiness, posture }) =>
      readiness.maturityProfile === "Exploring" || readiness.maturityProfile === "Piloting"
        ? weighed(2, 1, `Stage ${readiness.maturityProfile}, by our calculation; posture ${posture}.`)
        : null,
    write: () => ({
      risk: "Others learn while this waits",
      trigger: "The review passes without a decision",
      mitigation: "Keep the trial small, and decide on your own figures.",
      control: "One small, measured trial.",
    }),
  },
  {
    id: "breadth",
    owner: "operations",
    due: "half-way",
    weigh: () => weighed(1, 1, "A trial draws others in."),
    write: () => ({
      risk: "More uses start than anyone can check",
      trigger: "A second use without a baseline",
      mitigation: "One use at a time until the review.",
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
    write: () => ({
      risk: "The rule is signed and not read",
      trigger: "A team cannot say what stays out of a tool",
      mitigation: "Go through the page once in each team, with an example from its own work.",
      control: "Each team goes through the page.",
    }),
  },
  {
    id: "idle-seats",
    owner: "finance",
    due: "review",
    weigh: () => weighed(1, 1, "Seats are paid for by the month, used or not."),
    write: () => ({
      risk: "Seats are paid for and not used",
      trigger: "A seat without a log-in for two weeks",
      mitigation: "Count log-ins each Friday, and give an idle seat to the next person.",
      control: "Idle seats move to the next person.",
    }),
  },
];
