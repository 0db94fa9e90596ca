import { BLANK } from "@/lib/domain/report/annex";
import { type CompanyProfile, hasElement } from "../company-profile";
import { listInWords, upperFirst } from "../grammar";
import { theRole } from "../roles";
import type { DecidedTools } from "../tools/decision/decide-tools";
import { constraint, hasEffect, incident, stateOf, task } from "../typed-facts";
import {
  allowedTools,
  clauses,
  keepOutOf,
  localOf,
  ownerOf,
  paragraph,
  signedName,
  trialDays,
  type WriteAnnex,
} from "./details";

/** One page, to be signed by all who work here. */
export const aiRule: WriteAnnex = (firm, { days, tools }) => {
  const { review } = trialDays(days);
  const hasPolicy = hasElement(firm, "ai_policy");
  return {
    id: "ai-rule",
    title: `AI rule of ${signedName(firm)}`,
    shortName: "the AI rule",
    use: hasPolicy
      ? "The short form, for the wall. Your written policy goes before it: where the two differ, change this page."
      : "Read it aloud in the next meeting, change what does not fit, and have it signed.",
    parts: [
      clauses([
        "This rule is for every assistant that writes, reads, translates or records, on any device, once it touches our work.",
        isBanned(firm) ? banned(firm) : allowed(firm, tools),
        ownAccounts(firm),
        `Never enter, paste, upload or record: ${listInWords([...keepOutOf(firm), "passwords", "whatever a contract keeps secret"])}. The one exception is what a signed pilot charter allows, in the tool and with the guardrail that it names.`,
        residency(firm),
        checking(firm),
        decisions(firm),
        agents(firm),
        withoutSignal(firm),
        `In doubt, ask ${theRole(ownerOf(firm))} first. A mistake is told there on the same day and written into the error log. Who tells it is not blamed.`,
        union(firm),
        `${upperFirst(theRole(firm.leader))} answers for this rule and for every exception, which is given in writing. It is looked at again on ${review}, and every six months after it.`,
      ]),
      paragraph(`Read and accepted. Name: ${BLANK} Signature: ${BLANK} Date: ${BLANK}`),
    ],
  };
};

const isBanned = (firm: CompanyProfile): boolean => hasEffect(firm, "respectBan");

const banned = (firm: CompanyProfile): string =>
  `No assistant is used for our work. ${upperFirst(theRole(firm.leader))} alone can make an exception, in writing, for one task and for people named there; today there is none.`;

function allowed(firm: CompanyProfile, decided: DecidedTools): string {
  const tools = allowedTools(firm, decided);
  return tools.length === 0
    ? `Allowed is only what ${theRole(firm.leader)} has written here, with the account that is to be used: ${BLANK}`
    : `Allowed, with an account of ours and no other: ${listInWords(tools)}. ${tools.length === 1 ? "It" : "Each"} is open from the day on which ${theRole(firm.leader)} has written it here: ${BLANK}`;
}

/** Accounts that people pay for or opened themselves. */
function ownAccounts(firm: CompanyProfile): string | null {
  if (isBanned(firm)) return null;
  if (task(firm, "scribe") !== undefined && stateOf(firm, "private_use") !== undefined)
    return `A scribe that a person pays for alone is not used in our rooms after ${BLANK}. In its place, with its consent script: ${BLANK}`;
  return "Accounts that people opened for themselves are not for our work, however good the tool is.";
}

function residency(firm: CompanyProfile): string | null {
  const stays = constraint(firm, "data_residency");
  return stays !== undefined && hasEffect(firm, "residencyFirst") && /canada/i.test(stays.sentence)
    ? "What must not leave Canada goes into no tool until two things are in writing: where it is stored, and where it is worked on."
    : null;
}

function checking(firm: CompanyProfile): string {
  const wrong = incident(firm, "false_output");
  const base =
    "A person reads every result before it is used or sent, and answers for it as for work of their own.";
  return wrong === undefined
    ? base
    : `${base} Every source, case, rule or number that it names is opened at its origin first, by a person who did not ask for it.`;
}

const decisions = (firm: CompanyProfile): string | null =>
  isBanned(firm)
    ? null
    : `No assistant decides ${firm.words.decides}, and none decides who is hired, paid, promoted or let go. A person does, and answers for it.`;

const agents = (firm: CompanyProfile): string | null =>
  stateOf(firm, "in_production") === undefined
    ? null
    : "Whatever acts without a person between has a named owner, a limit on what it may spend, a test that it passes before each change, and a switch that anyone on duty may use.";

const withoutSignal = (firm: CompanyProfile): string | null =>
  hasEffect(firm, "voiceOrPaper") || hasEffect(firm, "offlineFirst")
    ? "Where there is no signal, or no hand free to type, a note by voice or on paper is enough; it goes in at the office."
    : null;

const union = (firm: CompanyProfile): string | null =>
  hasEffect(firm, "consultUnionFirst")
    ? `What an assistant records is not used to measure a person, unless this is agreed with ${localOf(firm)} first.`
    : null;
