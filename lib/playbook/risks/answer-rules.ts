import { truthOf } from "@/lib/domain/gate/claims";
import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { type CompanyProfile, hasElement, hasOwner } from "../company-profile";
import { eitherInWords, listInWords, upperFirst } from "../grammar";
import { mainMeasure, trialInShort } from "../main-measure";
import { theRole } from "../roles";
import { isSmall } from "../size";
import { tickedNames } from "../tools/tool-names";
import { assistantOwned, isOnePerson, privateTools } from "../tools/work-account";
import { constraint, hasEffect, incident, stateOf } from "../typed-facts";
import { checkOf, drafts } from "./check-of";
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

/** What was ticked and may be on accounts of people's own; a tool that was not ticked by name says nothing of that. */
function ticked(firm: CompanyProfile): string {
  const onTheList = tickedNames(firm.tools);
  return listInWords(
    privateTools(firm)
      .filter((name) => onTheList.includes(name))
      .slice(0, 2),
  );
}

/** Into which account the work goes: one that is paid for, before one that costs anything. */
function oneAccount(firm: CompanyProfile): string {
  const owned = hasOwnScribes(firm) ? null : assistantOwned(firm);
  return owned === null
    ? "Name the one account that may be used"
    : `Name ${owned}, with a work account, as the one that may be used`;
}

/** What is paid for privately is a scribe, whatever else was ticked. */
const hasOwnScribes = (firm: CompanyProfile): boolean =>
  stateOf(firm, "private_use")?.task?.includes("scribe") === true;

/** What takes instructions from a text that others wrote. */
const READS_TEXT =
  /\b(?:agents?|bots?|chatbots?|assistants?|copilots?|tickets?|e-?mails?|chatgpt|claude|gemini)\b/i;

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
      (drafts(firm) && !hasEffect(firm, "respectBan")
        ? weighed(firm.tools.size > 0 ? 2 : 1, harmOf(firm), `You answer for it to ${firm.words.customers}.`)
        : null),
    write: (firm) => ({
      risk: `A mistake that reads well gets into ${firm.reading.subsector === null ? "what you send out" : firm.words.sends}`,
      trigger: `${upperFirst(firm.words.customers)} find a wrong result before you do`,
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
      return weighed(2, isGrave(firm) ? 3 : 2, `You ticked ${ticked(firm)}, and no written policy.`);
    },
    write: (firm) => ({
      risk: `Company work goes into private ${accounts(firm)}`,
      trigger: `${upperFirst(firstTool(firm))} on an expense claim`,
      mitigation: `${oneAccount(firm)}, ask who uses what without blame, and keep ${firm.words.keepOut} out of all of them.`,
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
      isIn(firm, "healthcare", "education") && !hasEffect(firm, "respectBan")
        ? weighed(
            firm.tools.size > 0 ? 2 : 1,
            3,
            `What you know of ${firm.words.customers} is told in confidence.`,
          )
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
      return firm.answers.orgPosture === "fearful"
        ? weighed(2, 2, `You describe the organization as ${firm.posture}.`)
        : null;
    },
    write: (firm) => ({
      risk:
        constraint(firm, "fear_jobs") !== undefined
          ? "The worry about jobs goes unanswered, and people hold back"
          : constraint(firm, "change_fatigue") !== undefined
            ? "People are told too late, and hold back"
            : "The fear of AI goes unanswered, and people hold back",
      trigger: "The same question comes up a second time, and no one has answered the first",
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
      if (hasEffect(firm, "respectBan")) return null;
      const typed = constraint(firm, "data_scattered", "paper_intake", "legacy_systems");
      if (typed !== undefined) return typedAs(typed, 2, 2);
      if (truthOf("noSystem", firm.world).v === true) return weighed(2, 2, "You named no shared system.");
      return firm.challenges.some(({ text }) => /\b(?:data|records|documents)\b/i.test(text))
        ? weighed(1, 2, "One of your challenges is about data.")
        : null;
    },
    write: (firm) => ({
      risk: "Records that the trial needs are missing or out of date",
      trigger: "One record in ten has a gap",
      mitigation: `Put in order only the records that this needs, and name one person who keeps them: ${trialInShort(firm)}.`,
      control: "Put the trial's own records in order first, under one keeper.",
    }),
  },
  {
    id: "pilot-stall",
    evidence: "pilot-stall",
    owner: "pilot",
    due: "review",
    weigh: (firm) => {
      if (stateOf(firm, "measured") !== undefined || hasEffect(firm, "respectBan")) return null;
      if (hasElement(firm, "dept_pilots")) return weighed(2, 2, "You ticked pilots in departments.");
      return weighed(1, 2, `It is decided on one figure: ${mainMeasure(firm)}.`);
    },
    write: (firm) => ({
      risk: "The trial outlives its review date",
      trigger: `The third Friday passes without this count: ${mainMeasure(firm)}`,
      mitigation: "Count from the first week on.",
      control: "Count from the first week on, and keep the date of the review.",
    }),
  },
  {
    id: "no-owner",
    owner: "leader",
    due: "first week",
    weigh: (firm) =>
      typedAs(constraint(firm, "no_owner"), 2, 2) ??
      (isSmall(firm.size) || hasOwner(firm) || firm.pilotLead !== null || hasEffect(firm, "respectBan")
        ? null
        : weighed(2, 1, "You ticked no champion and no committee.")),
    write: () => ({
      risk: "A question about AI has no one who decides it",
      trigger: "The same question about a tool is asked twice, and is still open",
      mitigation: "Name one person who decides, with hours for it, and say so in writing.",
      control: "Name one person, with hours for it.",
    }),
  },
];
