import { truthOf } from "@/lib/domain/gate/claims";
import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { type CompanyProfile, hasElement, hasOwner } from "../company-profile";
import { isByHand } from "../faults/fault-of-trial";
import { eitherInWords, listInWords, upperFirst } from "../grammar";
import { mainMeasure, trialInShort } from "../main-measure";
import { theRole } from "../roles";
import { tickedNames, UNNAMED } from "../tools/tool-names";
import { assistantOwned, isOnePerson, paysForNothing, privateTools } from "../tools/work-account";
import { constraint, hasEffect, incident, stateOf } from "../typed-facts";
import { checkOf, drafts, isForRegulator } from "./check-of";
import { type RiskRule, typedAs, weighed } from "./rule";
import { harmOf, isGrave } from "./typed-rules";

/** "ChatGPT and Copilot accounts"; a tool that was not named is of no help to who looks for them. */
function accounts(firm: CompanyProfile): string {
  if (hasOwnScribes(firm)) return "scribe accounts";
  const named = privateTools(firm).slice(0, 2);
  return named.length === 0 ? "AI accounts" : `${listInWords(named)} accounts`;
}
const isIn = ({ industry }: CompanyProfile, ...names: string[]) => names.includes(industry);

const unreliable = ({ ledger }: CompanyProfile) =>
  factsOf(ledger.facts.filter(isFirm), "verdict").find(({ key }) => key === "unreliable");

/** "ChatGPT or Copilot" */
function generalAssistant({ tools }: CompanyProfile): string {
  const named = tickedNames(tools).slice(0, 2);
  return named.length === 0 ? "a general assistant" : eitherInWords(named);
}

/** Named on a bill; "an AI tool" where no name was ticked. */
const firstTool = (firm: CompanyProfile): string =>
  hasOwnScribes(firm) ? "a scribe" : (privateTools(firm)[0] ?? "an AI tool");

/** What was ticked and may be on accounts of people's own. */
function ticked(firm: CompanyProfile): string {
  const onTheList = tickedNames(firm.tools);
  const named = privateTools(firm).filter((name) => onTheList.includes(name));
  return listInWords(
    [...named.slice(0, 2), ...firm.toolNames.filter((name) => name === UNNAMED)].slice(0, 2),
  );
}

/** Into which account the work goes: one that is paid for, before one that costs anything. */
function oneAccount(firm: CompanyProfile): string {
  const owned = hasOwnScribes(firm) ? null : assistantOwned(firm);
  if (owned !== null) return `Sign everyone in to ${owned} with a work account`;
  return paysForNothing(firm)
    ? "Name the one account that may be used until the review"
    : "Pay for one business account";
}

/** What is paid for privately is a scribe, whatever else was ticked. */
const hasOwnScribes = (firm: CompanyProfile): boolean =>
  stateOf(firm, "private_use")?.task?.includes("scribe") === true;

/** What takes instructions from a text that others wrote. */
const READS_TEXT =
  /\b(?:agents?|bots?|chatbots?|assistants?|copilots?|tickets?|e-?mails?|chatgpt|claude|gemini)\b/i;

/** Whether they told a figure for the task of the trial. */
function figureSoFar(firm: CompanyProfile): string {
  const { lead, ledger } = firm;
  const told = ledger.facts.some(
    (fact) => (fact.kind === "change" || fact.kind === "rate") && isFirm(fact) && fact.sentence === lead.said,
  );
  return told
    ? "The figure that you gave is still to be checked."
    : `Today's figure is still to be taken: ${mainMeasure(firm)}.`;
}

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
      (drafts(firm)
        ? weighed(firm.tools.size > 0 ? 2 : 1, harmOf(firm), `You answer for it to ${firm.words.customers}.`)
        : null),
    write: (firm) => ({
      risk: `A mistake that reads well gets into ${firm.words.sends}`,
      trigger:
        hasEffect(firm, "leaderBranch") || isForRegulator(firm) || isByHand(firm)
          ? "Someone outside finds a wrong result before you do"
          : upperFirst(firm.lead.trial.stop),
      mitigation: `${checkOf(firm)}; errors go into one list.`,
      control: `${checkOf(firm)}.`,
    }),
  },
  {
    id: "shadow-ai",
    evidence: "shadow-ai",
    owner: "it",
    due: "second week",
    weigh: (firm) => {
      const typed = stateOf(firm, "private_use");
      // What is used all the same is the risk of the ban.
      if (hasEffect(firm, "respectBan")) return null;
      if (typed !== undefined) return typedAs(typed, 3, harmOf(firm));
      if (
        firm.tools.size === 0 ||
        truthOf("noPolicy", firm.world).v === false ||
        hasElement(firm, "ai_policy")
      )
        return null;
      if (ticked(firm) === "" || isOnePerson(firm)) return null;
      return weighed(2, isGrave(firm) ? 3 : 2, `You ticked ${ticked(firm)}, and named no written rule.`);
    },
    write: (firm) => ({
      risk: `Company work goes into private ${accounts(firm)}`,
      trigger: `${upperFirst(firstTool(firm))} on an expense claim, or a file from a private account`,
      mitigation: `${oneAccount(firm)}, ask who uses what without blame, and keep ${firm.words.keepOut} out of all others.`,
      control: "Give people one approved account and one page of rules.",
    }),
  },
  {
    id: "prompt-injection",
    evidence: "prompt-injection",
    owner: "it",
    due: "half-way",
    weigh: (firm) => {
      const runs = hasEffect(firm, "leaderBranch") ? stateOf(firm, "in_production") : undefined;
      // A model that scores cases reads no orders.
      return runs !== undefined && READS_TEXT.test(runs.sentence) ? typedAs(runs, 2, 3) : null;
    },
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
      risk: `${upperFirst(firm.words.personal)} end up in ${generalAssistant(firm)}`,
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
    write: (firm) => ({
      risk:
        firm.answers.orgPosture === "fearful"
          ? "Staff fear for their work, and say nothing"
          : constraint(firm, "fear_jobs") !== undefined
            ? "The worry about jobs goes unanswered, and people hold back"
            : "People are told too late, and hold back",
      trigger: "The same question twice in a team meeting, without an answer",
      mitigation: hasEffect(firm, "respectBan")
        ? `Tell everyone three things: what is banned and why, what would have to be true to allow one use, and that ${theRole(firm.leader)} answers questions.`
        : `Before the start, tell everyone three things: what is tried (${trialInShort(firm)}), what does not change, and that ${theRole(firm.leader)} answers questions.`,
      control: `Send ${hasEffect(firm, "respectBan") ? "everyone the letter on what is banned, and until when" : "the letter to staff before anything starts"}.`,
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
      return firm.challenges.some(({ text }) => /\b(?:data|records|documents)\b/i.test(text))
        ? weighed(1, 2, "One of your challenges is about data.")
        : null;
    },
    write: (firm) => ({
      risk: "Drafts rest on records that are missing or out of date",
      trigger: "More than one record in ten has a gap",
      mitigation: `Put in order only the records for ${trialInShort(firm)}, with one keeper.`,
      control: "Put the trial's own records in order first, under one keeper.",
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
      return weighed(1, 2, figureSoFar(firm));
    },
    write: ({ lead }) => ({
      risk: "The trial outlives its review date",
      trigger: `By the third Friday there is still no count of ${lead.trial.measure.split(/[,;]/)[0] ?? "it"}`,
      mitigation: `Count ${lead.trial.measure.split(/[,;]/)[0] ?? ""} in the first week, and do not move the date of the review.`,
      control: "Count first, and do not move the date of the review.",
    }),
  },
  {
    id: "no-owner",
    owner: "leader",
    due: "first week",
    weigh: (firm) =>
      firm.size === "micro" || hasOwner(firm) || firm.pilotLead !== null
        ? typedAs(constraint(firm, "no_owner"), 2, 2)
        : (typedAs(constraint(firm, "no_owner"), 2, 2) ??
          weighed(2, 1, "Neither a committee nor a champion was named.")),
    write: () => ({
      risk: "Everyone may try it and no one answers for it",
      trigger: "The same question about a tool is put to three people, and none of them decides",
      mitigation: "Name one person with hours for it, and say so in writing.",
      control: "Name one person, with hours for it.",
    }),
  },
];
