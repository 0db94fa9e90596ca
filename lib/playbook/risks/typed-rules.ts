import type { CompanyProfile } from "../company-profile";
import { owesNotice, staysInCanada } from "../memo/stances";
import { runwayOf } from "../runway";
import { constraint, hasEffect, incident, stateOf } from "../typed-facts";
import { type RiskRule, type Step, typedAs } from "./rule";

/** Fields in which a confidence that gets out, or a wrong answer, weighs most. */
const GRAVE = ["healthcare", "financial-services", "education"];
const GRAVE_KINDS = ["law-firm", "immigration-law", "cpa-practice", "municipality", "pharmacy"];

export const isGrave = ({ industry, reading }: CompanyProfile): boolean =>
  GRAVE.includes(industry) || GRAVE_KINDS.includes(reading.subsector?.id ?? "");

export const harmOf = (firm: CompanyProfile): Step => (isGrave(firm) ? 3 : 2);

/** Risks that were typed, each in a row of its own. Our own judgement of what to do. */
export const TYPED_RULES: readonly RiskRule[] = [
  {
    id: "union",
    owner: "people",
    due: "first week",
    weigh: (firm) =>
      firm.unionAt === null
        ? typedAs(constraint(firm, "union_notice", "union") ?? incident(firm, "grievance"), 3, 3)
        : null,
    write: (firm) => ({
      risk: "A grievance stops the trial before it has a figure",
      trigger: "The union asks what a tool changes, and no one can say",
      mitigation: `Talk before anything starts, ${owesNotice(firm) ? "give the notice that the agreement asks for in writing" : "put what was agreed in writing"}, and sort the uses by whose work changes.`,
      control: owesNotice(firm)
        ? "Talk and notice before anything starts."
        : "Talk with the union before anything starts.",
    }),
  },
  {
    id: "bot-harm",
    owner: "operations",
    due: "second week",
    weigh: (firm) => typedAs(incident(firm, "bot_harm"), 2, 3),
    write: ({ words }) => ({
      risk: `Software says or does to ${words.customers} what no one approved, as it did once`,
      trigger: "An answer or an accusation that no person has read",
      mitigation:
        "List what no software says or does by itself, with what happened as the first line, and show it to each vendor.",
      control: "A person reads before a customer does.",
    }),
  },
  {
    id: "omission",
    owner: "quality",
    due: "before the trial",
    weigh: (firm) => typedAs(incident(firm, "omission"), 2, 2),
    write: () => ({
      risk: "A draft leaves with a line missing",
      trigger: "Someone asks about something that should have been in it",
      mitigation: "Check each draft against a list of what it must name, written by the person who noticed.",
      control: "Each draft is checked against a list.",
    }),
  },
  {
    id: "ban",
    owner: "leader",
    due: "second week",
    weigh: (firm) =>
      (hasEffect(firm, "respectBan") ? typedAs(stateOf(firm, "private_use"), 3, 2) : null) ??
      typedAs(stateOf(firm, "banned"), 2, 2),
    write: (firm) => (hasEffect(firm, "policyFirst") ? BROKEN_HOLD : BROKEN_BAN),
  },
  {
    id: "cash",
    owner: "finance",
    due: "before the trial",
    weigh: (firm) =>
      typedAs(constraint(firm, "cash_crisis"), 3, 3) ??
      typedAs(constraint(firm, "no_capital") ?? runwayOf(firm)?.fact, 2, 3),
    write: () => ({
      risk: "The trial takes money or hours that are needed elsewhere",
      trigger: "A tool asks for a contract, or the hours run over the calendar",
      mitigation: "Buy nothing and sign nothing before the review, and stop at the hours in the calendar.",
      control: "Nothing is bought or signed before the review.",
    }),
  },
  {
    id: "confidences",
    owner: "compliance",
    due: "second week",
    weigh: (firm) =>
      typedAs(constraint(firm, "confidentiality", "privacy"), stateOf(firm, "private_use") ? 3 : 2, 3) ??
      typedAs(incident(firm, "leak", "pasted"), 3, 3),
    write: (firm) => ({
      risk:
        constraint(firm, "confidentiality", "privacy") === undefined
          ? "What was shared with a tool once is shared again"
          : `What ${firm.words.customers} confide reaches a vendor`,
      trigger: "A name or a file number in a prompt, or terms that allow training",
      mitigation: `Keep ${keptOut(firm)} out of every tool without a contract that forbids training${hasPrivilege(firm) ? "; what is privileged goes into none" : ""}.`,
      control: "No confidential file in a tool without a contract.",
    }),
  },
  {
    id: "residency",
    owner: "compliance",
    due: "before the trial",
    weigh: (firm) => typedAs(constraint(firm, "data_residency"), 2, 3),
    write: (firm) => ({
      risk: staysInCanada(firm)
        ? "Data is stored or processed where it was promised not to be"
        : "No one can say where content is stored, and where it is worked on",
      trigger: "A vendor cannot name both places, storage and processing",
      mitigation: `Have both places in writing for each tool, and ask for the two apart: a copy kept in ${staysInCanada(firm) ? "Canada may be processed elsewhere" : "one country may be worked on in another"}.`,
      control: "Both places in writing, for each tool.",
    }),
  },
  {
    id: "assessments",
    owner: "compliance",
    due: "first week",
    weigh: (firm) => typedAs(constraint(firm, "assessment_queue"), 3, 2),
    write: () => ({
      risk: "Privacy assessments take longer than the plan",
      trigger: "No date from the assessor by the fourth week",
      mitigation:
        "Ask for one assessment of all uses of one tool instead of one a use, and begin it in the first week.",
      control: "One assessment for all uses, begun at once.",
    }),
  },
  {
    id: "validation",
    owner: "compliance",
    due: "review",
    weigh: (firm) => typedAs(constraint(firm, "validation_queue"), 3, 3),
    write: (firm) => ({
      risk:
        constraint(firm, "deadline") === undefined
          ? "Uses wait for their papers, or go ahead without them"
          : "The day comes before the models are validated",
      trigger: "A month in which more models arrive than leave the queue",
      mitigation:
        "Grade the queue by the harm of a wrong result, take the gravest first, and count it each Friday.",
      control: "The gravest models are validated first.",
    }),
  },
  {
    id: "inventory",
    owner: "compliance",
    due: "review",
    weigh: (firm) => typedAs(constraint(firm, "inventory_gap"), 2, 3),
    write: () => ({
      risk: "What is in use, and from which supplier, cannot be said when it is asked",
      trigger: "A line of the list that its owner has not filled in by the date",
      mitigation: "Ask each owner for their own lines by a date, and show the open ones each Friday.",
      control: "Each owner fills in their own lines by a date.",
    }),
  },
];

const BROKEN_BAN = {
  risk: "The ban is broken quietly",
  trigger: "A text, a bill or a log-in that no one was allowed to have",
  mitigation:
    "Put the ban and its reason on one page, and ask once, without blame, what is used all the same.",
  control: "The ban and its reason on one page.",
};

/** A hold that ends with a vote. */
const BROKEN_HOLD = {
  risk: "The hold is broken quietly while the policy is being written",
  trigger: "A text, a bill or a log-in from after the day of the hold",
  mitigation:
    "Tell everyone on which day the policy is voted on, and ask once, without blame, what was used before it.",
  control: "Everyone knows the day of the vote.",
};

/** A lawyer's clients have a privilege; those of other firms have a confidence. */
export const hasPrivilege = ({ reading, ledger }: CompanyProfile): boolean =>
  LEGAL.includes(reading.subsector?.id ?? "") ||
  ledger.facts.some(({ sentence }) => /privilege/i.test(sentence));
const LEGAL = ["law-firm", "immigration-law"];

function keptOut({ reading, words }: CompanyProfile): string {
  return reading.subsector?.keepOut[0] ?? words.keepOut;
}
