import { truthOf } from "@/lib/domain/gate/claims";
import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { type CompanyProfile, hasElement, hasOwner, hasTheme } from "../company-profile";
import { listInWords, upperFirst } from "../grammar";
import { constraint, hasEffect, incident, stateOf } from "../typed-facts";
import { type RiskRule, typedAs, weighed } from "./rule";
import { harmOf, isGrave } from "./typed-rules";

const tools = ({ toolNames }: CompanyProfile) => listInWords(toolNames.slice(0, 2));
/** "ChatGPT and Copilot accounts"; a tool that was not named is of no help to who looks for them. */
function accounts({ toolNames }: CompanyProfile): string {
  const named = toolNames.filter((name) => name !== "another tool").slice(0, 2);
  return named.length === 0 ? "AI accounts" : `${listInWords(named)} accounts`;
}
const isIn = ({ industry }: CompanyProfile, ...names: string[]) => names.includes(industry);

const unreliable = ({ ledger }: CompanyProfile) =>
  factsOf(ledger.facts.filter(isFirm), "verdict").find(({ key }) => key === "unreliable");

/** The guardrail of the trial, where it has one. */
const checkOf = ({ lead }: CompanyProfile): string =>
  (lead.trial.guardrail ?? `A named person reads each draft of ${lead.trial.pilot} before it leaves`).replace(
    /\.$/,
    "",
  );

/** Risks that follow from what was ticked, or from both; a typed fact weighs more. Our own judgement. */
export const ANSWER_RULES: readonly RiskRule[] = [
  {
    id: "inaccuracy",
    evidence: "inaccuracy",
    owner: "quality",
    due: "before the trial",
    weigh: (firm) =>
      typedAs(incident(firm, "false_output"), 3, 3) ??
      typedAs(
        incident(firm, "wrong_sent", "complaint", "recall") ?? constraint(firm, "quality_doubt"),
        2,
        3,
      ) ??
      typedAs(unreliable(firm), 2, harmOf(firm)) ??
      weighed(firm.tools.size > 0 ? 2 : 1, harmOf(firm), `You answer for it to ${firm.words.customers}.`),
    write: (firm) => ({
      risk: `A mistake that reads well gets into ${firm.words.sends}`,
      trigger: upperFirst(firm.lead.trial.stop),
      mitigation: `${checkOf(firm)}; errors go into one list.`,
      control: `A named person checks ${firm.words.sends}.`,
    }),
  },
  {
    id: "shadow-ai",
    evidence: "shadow-ai",
    owner: "it",
    due: "second week",
    weigh: (firm) => {
      const typed = stateOf(firm, "private_use");
      if (typed !== undefined) return typedAs(typed, 3, harmOf(firm));
      if (
        firm.tools.size === 0 ||
        truthOf("noPolicy", firm.world).v === false ||
        hasElement(firm, "ai_policy")
      )
        return null;
      return weighed(2, isGrave(firm) ? 3 : 2, `You ticked ${tools(firm)}, and named no written rule.`);
    },
    write: (firm) => ({
      risk: `Company work goes into private ${accounts(firm)}`,
      trigger: "A bill or a file from a private account",
      mitigation: `Pay for one business account, ask who uses what without blame, and keep ${firm.words.keepOut} out of both.`,
      control: "One approved account, one page of rules.",
    }),
  },
  {
    id: "prompt-injection",
    evidence: "prompt-injection",
    owner: "it",
    due: "half-way",
    weigh: (firm) => (hasEffect(firm, "leaderBranch") ? typedAs(stateOf(firm, "in_production"), 2, 3) : null),
    write: () => ({
      risk: "Hostile text in a ticket or a file steers an agent",
      trigger: "An agent reads, sends or changes something that its task does not need",
      mitigation:
        "Give each agent the least access, log what it does, and let a person approve sending, paying and deleting.",
      control: "Agents ask before they send, pay or delete.",
    }),
  },
  {
    id: "own-records",
    owner: "compliance",
    due: "second week",
    weigh: (firm) =>
      isIn(firm, "healthcare", "education")
        ? weighed(firm.tools.size > 0 ? 2 : 1, 3, `You hold ${firm.words.personal}.`)
        : null,
    write: (firm) => ({
      risk: `${upperFirst(firm.words.personal)} end up in a general assistant`,
      trigger: "A name in a prompt, or a tool without an agreement",
      mitigation: `Use a tool made for the field, with an agreement, for anything about ${firm.words.customers}; general assistants get none of it.`,
      control: `Nothing about ${firm.words.customers} in a general assistant.`,
    }),
  },
  {
    id: "people-change",
    evidence: "people-change",
    owner: "people",
    due: "first week",
    weigh: (firm) => {
      const typed = constraint(firm, "fear_jobs", "change_fatigue");
      if (typed !== undefined) return typedAs(typed, 3, 2);
      const { orgPosture } = firm.answers;
      if (!["fearful", "curious"].includes(orgPosture)) return null;
      return weighed(
        2,
        orgPosture === "fearful" ? 2 : 1,
        `You describe the organization as ${firm.posture}.`,
      );
    },
    write: ({ answers }) => ({
      risk:
        answers.orgPosture === "fearful"
          ? "Staff fear for their work, and say nothing"
          : "People are not brought along",
      trigger: "The same question twice in a team meeting, without an answer",
      mitigation:
        "Tell everyone before the start what is tried, what does not change and who answers questions.",
      control: "A letter to staff before the start.",
    }),
  },
  {
    id: "data-quality",
    owner: "operations",
    due: "before the trial",
    weigh: (firm) => {
      const typed = constraint(firm, "data_scattered", "paper_intake", "legacy_systems");
      if (typed !== undefined) return typedAs(typed, 2, 2);
      if (truthOf("noSystem", firm.world).v === true) return weighed(2, 2, "You named no shared system.");
      return hasTheme(firm, "data_reporting") ? weighed(1, 2, "One of your challenges is about data.") : null;
    },
    write: () => ({
      risk: "Drafts rest on records that are missing or out of date",
      trigger: "More than one record in ten has a gap",
      mitigation: "Put only the records that the trial needs in order, with one keeper.",
      control: "The trial's own records, with one keeper.",
    }),
  },
  {
    id: "pilot-stall",
    evidence: "pilot-stall",
    owner: "pilot",
    due: "review",
    weigh: (firm) => {
      if (stateOf(firm, "measured") !== undefined) return null;
      if (hasElement(firm, "dept_pilots")) return weighed(2, 2, "You ticked pilots in departments.");
      return weighed(1, 2, `It is about ${firm.lead.trial.pilot}.`);
    },
    write: ({ lead }) => ({
      risk: "The trial outlives the date of its review",
      trigger: `${upperFirst(lead.trial.measure.split(/[,;]/)[0] ?? "")}: still to be counted on the third Friday`,
      mitigation: `Count ${lead.trial.measure.split(/[,;]/)[0] ?? ""} in the first week, and keep the date of the review.`,
      control: "Baseline first; the review keeps its date.",
    }),
  },
  {
    id: "no-owner",
    owner: "leader",
    due: "first week",
    weigh: (firm) =>
      firm.size === "micro" || hasOwner(firm)
        ? typedAs(constraint(firm, "no_owner"), 2, 2)
        : (typedAs(constraint(firm, "no_owner"), 2, 2) ??
          weighed(2, 1, "Neither a committee nor a champion was named.")),
    write: () => ({
      risk: "Everyone may try it and no one answers for it",
      trigger: "A question about a tool goes to three people",
      mitigation: "Name one person with hours for it, and say so in writing.",
      control: "One name, with hours.",
    }),
  },
];
