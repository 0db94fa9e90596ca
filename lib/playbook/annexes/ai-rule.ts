import { BLANK } from "@/lib/domain/report/annex";
import { bannedTools } from "../banned-tools";
import { type CompanyProfile, hasElement } from "../company-profile";
import { isByHand } from "../faults/fault-of-trial";
import { listInWords, paragraph as paragraphOf, upperFirst } from "../grammar";
import { crewLanguages, teamLanguage } from "../languages";
import { policyGivers } from "../memo/stances";
import { hurtOutside } from "../risks/safety-rule";
import { theRole } from "../roles";
import { GENERAL } from "../tools/assistant";
import type { DecidedTools } from "../tools/decision/decide-tools";
import { UNNAMED } from "../tools/tool-names";
import { assistantOwned } from "../tools/work-account";
import { constraint, hasEffect, incident, inTheirWords, stateOf, task } from "../typed-facts";
import { type AllowedTool, allowedAssistant, allowedTools, answersDue, onceAnswered } from "./allowed-tools";
import { bannedByName, decidedBefore } from "./decided-before";
import {
  branchOf,
  clauses,
  contactIn,
  keepOutOf,
  localOf,
  paragraph,
  signature,
  signedName,
  trialDays,
  type WriteAnnex,
} from "./details";
import { givenRules, keptOnOwnMachines } from "./given-rules";
import { authorities, ofTheCommunity, residency, underContract } from "./rule-of-others";

/** One page, to be signed by all who work here. */
export const aiRule: WriteAnnex = (firm, { days, tools }) => {
  const { review } = trialDays(days);
  const hasPolicy = hasElement(firm, "ai_policy");
  const leader = theRole(firm.leader);
  return {
    id: "ai-rule",
    title: `AI rule of ${signedName(firm)}`,
    shortName: "the AI rule",
    use: hasEffect(firm, "policyFirst")
      ? `The draft of the written policy that AI waits for: ${leader} fills in the blanks, and brings it to ${policyGivers(firm)}.`
      : hasPolicy
        ? "The short form, for the wall. Where it differs from your written policy, the policy comes first."
        : `${upperFirst(leader)} fills in the blanks and reads it out at the next meeting; then everyone signs.`,
    parts: [
      clauses([
        `This rule is for ${coveredTools(firm)}, on any device, in our work.`,
        hasEffect(firm, "policyFirst")
          ? `It holds from the day on which it is adopted: ${BLANK} Before that day no AI tool is used for our work.`
          : null,
        isBanned(firm) ? banned(firm) : `${allowed(firm, tools)} Never use a personal account.`,
        ...(isBanned(firm) ? [] : [decidedBefore(firm), bannedByName(firm)]),
        ownAccounts(firm),
        keptOut(firm),
        ofTheCommunity(firm),
        underContract(firm),
        keptOnOwnMachines(firm),
        ...givenRules(firm),
        residency(firm),
        checking(firm),
        ofHealth(firm),
        authorities(firm),
        peopleOnly(firm),
        decisions(firm),
        agents(firm),
        withoutSignal(firm),
        `Not sure? Ask ${contactIn(firm)} first, and report mistakes to the same person by the end of the next working day. No one is blamed for a mistake; each goes into the error log.`,
        union(firm),
        readOut(firm),
        `${upperFirst(responsible(firm))} is responsible for this rule and will review it by ${review}, then every six months.`,
      ]),
      paragraph(`Read and understood. Name: ${BLANK} Signature: ${BLANK} Date: ${BLANK}`),
    ],
  };
};

const isBanned = (firm: CompanyProfile): boolean => hasEffect(firm, "respectBan");

/** In production, a part of the results may go through unread by design: a rule that forbids it would stop the work. */
const runsWithoutReader = (firm: CompanyProfile): boolean => stateOf(firm, "in_production") !== undefined;

/** With passwords of every kind at the end, also where their kind of firm names some. */
const secretsOf = (firm: CompanyProfile): string[] => [
  ...keepOutOf(firm).filter((secret) => !secret.endsWith("passwords")),
  "passwords",
];

/** Under a ban the exception is said before it, and no task has papers to prepare. */
function keptOut(firm: CompanyProfile): string {
  const secrets = secretsOf(firm).join(", ");
  if (isBanned(firm))
    return `Even with an exception, none of this goes into an AI tool, typed or recorded: ${secrets}, or anything that we agreed to keep confidential.`;
  const save = hasElement(firm, "ai_policy") ? ", unless our written policy allows it for a named use" : "";
  return `Never put into an AI tool, typed or recorded${save}: ${secrets}, or anything that we agreed to keep confidential. ${upperFirst(theRole(firm.leader))} alone can allow an exception, in writing; never for passwords, or where a law or a contract forbids it.${inTheRoom(firm)}`;
}

/** Where a team has a language of its own, or a crew several others, in them as well. */
function readOut(firm: CompanyProfile): string | null {
  const own = teamLanguage(firm);
  if (own !== null) return `This rule is posted in ${own}, in words that someone on the team has checked.`;
  const languages = crewLanguages(firm);
  return languages.length === 0
    ? null
    : `This rule is read out in ${listInWords(languages)} as well, by members of the crew.`;
}

/** By name, where the report is the leader's own. */
function responsible(firm: CompanyProfile): string {
  const signed = signature(firm);
  return signed === firm.leader ? theRole(firm.leader) : `${signed},`;
}

const MOST_NAMED = 3;

/** "ChatGPT, Claude and any other AI tool": what is in use is named, or people take it for something else. */
function coveredTools({ toolNames, ledger }: CompanyProfile): string {
  const all = [...toolNames.slice(0, MOST_NAMED), ...bannedTools(ledger)];
  const named = [...new Set(all)].filter((name) => name !== UNNAMED);
  return named.length === 0
    ? "every AI tool that writes, reads, translates or records"
    : listInWords([...named, "any other AI tool"]);
}

const banned = (firm: CompanyProfile): string =>
  `No AI tool is used for our work. ${upperFirst(theRole(firm.leader))} alone can allow an exception, in writing, for one task and for people named there; today there is none.`;

function allowed(firm: CompanyProfile, decided: DecidedTools): string {
  const leader = theRole(firm.leader);
  if (hasElement(firm, "ai_policy")) return allowedByPolicy(firm, decided);
  const own = assistantOwned(firm);
  // Where people count by hand, the plan brings no tool.
  const named = allowedTools(firm, isByHand(firm) ? { ...decided, rows: [] } : decided);
  // Who is given no assistant goes on with a private one.
  const isForAll = own !== null && firm.toolNames.some((name) => GENERAL.test(name));
  const tools =
    isForAll && !named.some(({ name }) => name === own) ? [...named, allowedAssistant(own)] : named;
  if (tools.length === 0)
    return `Use only the accounts of ours that ${leader} has listed here, for what is listed beside them: ${BLANK}.`;
  const listed = `Use only the accounts of ours that ${leader} lists here:`;
  const [only, ...others] = tools;
  if (only !== undefined && others.length === 0) return `${listed} ${from(onceAnswered(only))}.`;
  const list = tools.map(({ name }) => from(name)).join("; ");
  return paragraphOf(`${listed} ${list}.`, answersDue(tools));
}

const from = (tool: string): string => `${tool}, from (date) ${BLANK}`;

/** What a written policy allows, it says itself: the page adds no list of ours to it. */
function allowedByPolicy(firm: CompanyProfile, { ask, rows }: DecidedTools): string {
  const inTrial: AllowedTool[] =
    branchOf(firm) === "trial" && !isByHand(firm)
      ? allowedTools(firm, { ask, rows: rows.filter(({ isLead }) => isLead) })
      : [];
  return `Use only the tools that our written policy allows, on accounts of ours${inTrial.length === 0 ? "" : `; in the trial, ${inTrial.map(onceAnswered).join("; ")}`}.`;
}

/** A trial that records visits is the exception to what may be recorded, or the rule would forbid it. */
const inTheRoom = (firm: CompanyProfile): string =>
  branchOf(firm) === "trial" && /\bscribe\b/.test(firm.lead.trial.pilot)
    ? ` The scribe of the trial may hear a visit to which the ${firm.reading.subsector?.vocabulary.customer ?? "patient"} has agreed, and no other tool may.`
    : "";

/** Accounts that people pay for themselves, where a task rests on them. */
const ownAccounts = (firm: CompanyProfile): string | null =>
  !isBanned(firm) && task(firm, "scribe") !== undefined && stateOf(firm, "private_use") !== undefined
    ? `A scribe that one person pays for is not used in our rooms after ${BLANK}. In its place, with its consent script: ${BLANK}`
    : null;

function checking(firm: CompanyProfile): string | null {
  if (isBanned(firm)) return null;
  const wrong = incident(firm, "false_output");
  const base = runsWithoutReader(firm)
    ? "Check every result before you use it or send it, unless a written procedure of ours lets it through and says how it is sampled: you answer for it as if you had written it."
    : "Check every result before you use it or send it: you answer for it as if you had written it.";
  return wrong === undefined
    ? base
    : `${base} Every source, case, rule or number in it is opened at its origin first, by someone who did not ask for it. It has happened here: ${inTheirWords(wrong)}.`;
}

/** Someone was hurt: what health rests on is no work for a tool, whatever else is tried. */
const ofHealth = (firm: CompanyProfile): string | null =>
  isBanned(firm) || hurtOutside(firm) === undefined
    ? null
    : "What someone's health rests on is written by a qualified person and signed by a second one. No AI tool drafts it.";

const decisions = (firm: CompanyProfile): string | null =>
  isBanned(firm)
    ? null
    : runsWithoutReader(firm)
      ? "No AI tool decides who is hired, paid, promoted, disciplined or let go: a person does. What else one may decide by itself, and who answers for that, is in writing."
      : `No AI tool decides ${decidedByPeople(firm)}, and none decides who is hired, paid, promoted, disciplined or let go. A person does.`;

/** "What we promise the guest": in the words of their kind of firm. */
const decidedByPeople = ({ words, reading: { subsector } }: CompanyProfile): string =>
  words.decides(subsector === null ? "a customer" : `the ${subsector.vocabulary.customer}`);

/** Their own line, where everyone reads it. */
const peopleOnly = (firm: CompanyProfile): string | null =>
  constraint(firm, "people_only") === undefined || isBanned(firm)
    ? null
    : `No AI tool answers or speaks to ${firm.words.customers}. A person does.`;

const agents = (firm: CompanyProfile): string | null =>
  stateOf(firm, "in_production") === undefined
    ? null
    : "Whatever acts by itself has a named owner, a limit on what it may spend, a test that it passes before each change, and a switch that anyone on duty may use.";

const withoutSignal = (firm: CompanyProfile): string | null =>
  hasEffect(firm, "voiceOrPaper") || hasEffect(firm, "offlineFirst")
    ? "Where there is no signal, or no hand free to type, leave a note by voice or on paper; it is entered later."
    : null;

const union = (firm: CompanyProfile): string | null =>
  hasEffect(firm, "consultUnionFirst")
    ? `What an AI tool records is not used to monitor, evaluate or discipline anyone, unless ${localOf(firm)} has agreed to it in writing first.`
    : null;
