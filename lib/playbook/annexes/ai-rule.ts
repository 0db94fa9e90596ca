import { BLANK } from "@/lib/domain/report/annex";
import { type CompanyProfile, hasElement } from "../company-profile";
import { listInWords, upperFirst } from "../grammar";
import { theRole } from "../roles";
import type { DecidedTools } from "../tools/decision/decide-tools";
import { constraint, hasEffect, incident, stateOf, task } from "../typed-facts";
import {
  allowedTools,
  branchOf,
  clauses,
  keepOutOf,
  localOf,
  ownerOf,
  ownTrial,
  paragraph,
  signedName,
  trialDays,
  type WriteAnnex,
} from "./details";

/** One page, to be signed by all who work here. */
export const aiRule: WriteAnnex = (firm, { days, tools }) => {
  const { review } = trialDays(days);
  const hasPolicy = hasElement(firm, "ai_policy");
  const leader = theRole(firm.leader);
  return {
    id: "ai-rule",
    title: `AI rule of ${signedName(firm)}`,
    shortName: "the AI rule",
    use: hasPolicy
      ? "The short form, for the wall. Where it differs from your written policy, the policy goes first."
      : `To be read aloud at the next meeting, and signed once ${leader} has filled in the blanks.`,
    parts: [
      clauses([
        `This rule covers ${coveredTools(firm)}, on any device, whenever it is used for our work.`,
        isBanned(firm) ? banned(firm) : allowed(firm, tools),
        firstTask(firm),
        ownAccounts(firm),
        `Never type, paste, upload or record: ${[...keepOutOf(firm), "passwords"].join(", ")}, or anything that a contract keeps secret. ${upperFirst(leader)} alone can allow an exception, in writing and for one task${branchOf(firm) === "trial" ? ", as the pilot charter does" : ""}; never for passwords, and never against a law or a contract.`,
        residency(firm),
        checking(firm),
        decisions(firm),
        agents(firm),
        withoutSignal(firm),
        `Not sure? Ask ${theRole(ownerOf(firm))} first. Report a mistake there by the end of the next working day; it goes into the error log. No one is blamed for reporting one.`,
        union(firm),
        `${upperFirst(leader)} answers for this rule and reviews it by ${review}, then every six months.`,
      ]),
      paragraph(`Read and understood. Name: ${BLANK} Signature: ${BLANK} Date: ${BLANK}`),
    ],
  };
};

const isBanned = (firm: CompanyProfile): boolean => hasEffect(firm, "respectBan");

const MOST_NAMED = 3;

/** "ChatGPT, Claude and any other AI tool": what is in use is named, or people take it for something else. */
function coveredTools({ toolNames, tools }: CompanyProfile): string {
  const named = toolNames.slice(0, tools.has("other") ? -1 : undefined).slice(0, MOST_NAMED);
  return named.length === 0
    ? "every AI tool that writes, reads, translates or records"
    : listInWords([...named, "any other AI tool"]);
}

const banned = (firm: CompanyProfile): string =>
  `No AI tool is used for our work. ${upperFirst(theRole(firm.leader))} alone can allow an exception, in writing, for one task and for people named there; today there is none.`;

function allowed(firm: CompanyProfile, decided: DecidedTools): string {
  const tools = allowedTools(firm, decided);
  const leader = theRole(firm.leader);
  return tools.length === 0
    ? `Use only the company accounts that ${leader} has listed here, for what is listed beside them: ${BLANK}`
    : `Use company accounts only. Allowed, each from the day that ${leader} has written beside it: ${tools.map((tool) => `${tool} ${BLANK}`).join("; ")}`;
}

/** What page one asks for, so that everybody knows what the rule is for. */
const firstTask = (firm: CompanyProfile): string | null =>
  branchOf(firm) === "trial" ? `What we try first: ${ownTrial(firm).pilot}.` : null;

/** Accounts that people pay for or opened themselves. */
function ownAccounts(firm: CompanyProfile): string | null {
  if (isBanned(firm)) return null;
  if (task(firm, "scribe") !== undefined && stateOf(firm, "private_use") !== undefined)
    return `A scribe that one person pays for is not used in our rooms after ${BLANK}. In its place, with its consent script: ${BLANK}`;
  return "Do not use a personal AI account for our work, however good the tool is.";
}

function residency(firm: CompanyProfile): string | null {
  const stays = constraint(firm, "data_residency");
  return stays !== undefined && hasEffect(firm, "residencyFirst") && /canada/i.test(stays.sentence)
    ? "What must not leave Canada goes into no tool until two things are in writing: where it is stored, and where it is worked on."
    : null;
}

function checking(firm: CompanyProfile): string {
  const wrong = incident(firm, "false_output");
  const base = "Check every result before you use it or send it: you answer for it as if you had written it.";
  return wrong === undefined
    ? base
    : `${base} Every source, case, rule or number in it is opened at its origin first, by someone who did not ask for it.`;
}

const decisions = (firm: CompanyProfile): string | null =>
  isBanned(firm)
    ? null
    : `No AI tool decides ${firm.words.decides}, and none decides who is hired, scheduled, paid, promoted, disciplined or let go. A person does.`;

const agents = (firm: CompanyProfile): string | null =>
  stateOf(firm, "in_production") === undefined
    ? null
    : "Whatever acts by itself has a named owner, a limit on what it may spend, a test that it passes before each change, and a switch that anyone on duty may use.";

const withoutSignal = (firm: CompanyProfile): string | null =>
  hasEffect(firm, "voiceOrPaper") || hasEffect(firm, "offlineFirst")
    ? "Where there is no signal, or no hand free to type, a note by voice or on paper is enough; it goes in at the office."
    : null;

const union = (firm: CompanyProfile): string | null =>
  hasEffect(firm, "consultUnionFirst")
    ? `What an AI tool records is not used to monitor, evaluate or discipline anyone, unless ${localOf(firm)} has agreed to it in writing first.`
    : null;
