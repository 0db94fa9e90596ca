import { BLANK } from "@/lib/domain/report/annex";
import { type CompanyProfile, hasElement } from "../company-profile";
import { listInWords, upperFirst } from "../grammar";
import { crewLanguages } from "../languages";
import { owesNotice } from "../memo/stances";
import { theRole } from "../roles";
import { areVolunteers, constraint, hasEffect } from "../typed-facts";
import {
  agreementOf,
  type Branch,
  branchOf,
  contactIn,
  localOf,
  ownerOf,
  ownTrial,
  paragraph,
  signature,
  signedName,
  type TrialDays,
  trialDays,
  type WriteAnnex,
} from "./details";

/** What people hear first, from the person who decides: with a union, with a ban, or with neither. */
export const staffLetter: WriteAnnex = (firm, { days }) => {
  const body = BODIES[branchOf(firm)](firm, trialDays(days));
  return {
    id: "staff-letter",
    title: `Letter to all who work at ${signedName(firm)}`,
    shortName: "the letter to staff",
    use: useOf(firm),
    parts: [
      paragraph(`To all who work at ${firm.name}`),
      ...body.filter((text) => text !== null).map(paragraph),
      paragraph(`${signature(firm)}. Signature: ${BLANK} Date: ${BLANK}`),
    ],
  };
};

const isUnion = (firm: CompanyProfile): boolean => hasEffect(firm, "consultUnionFirst");

function useOf(firm: CompanyProfile): string {
  const languages = crewLanguages(firm);
  const inLanguages =
    languages.length === 0
      ? ""
      : ` Have it read out in ${listInWords(languages)} by members of the crew, not by a machine.`;
  if (branchOf(firm) === "ban") return "Say it at the next meeting as well.";
  if (hasEffect(firm, "policyFirst")) return "To be sent once the AI rule has been adopted, and not before.";
  const hours = `The sentence on hours is a promise: ${theRole(firm.leader)} decides on it before the letter goes out.`;
  return isUnion(firm)
    ? `${upperFirst(localOf(firm))} reads it first. ${hours}${inLanguages}`
    : `${hours}${inLanguages}`;
}

/** A count is no use of AI: what it counts is. Whether a tool is part of another trial, its first weeks may decide. */
function openingOf(pilot: string): string {
  const [, counted] = /^a count of (what .* brings to .*)$/.exec(pilot) ?? [];
  return counted === undefined
    ? `We are going to try one thing out: ${pilot}.`
    : `We are going to measure one use of AI: ${counted}.`;
}

function aboutTrial(firm: CompanyProfile, { starts, ends, review }: TrialDays): (string | null)[] {
  const trial = ownTrial(firm);
  return [
    `${openingOf(trial.pilot)} It starts on ${starts} and ends on ${ends}; on ${review} we decide, with figures, whether it goes on. ${upperFirst(ownerOf(firm))} is in charge of it. Taking part is voluntary, and no one has to give a reason.`,
    isUnion(firm)
      ? `Before anything changes, ${localOf(firm)} ${owesNotice(firm) ? `gets the notice that ${agreementOf(firm)} asks for, with` : "is consulted, and gets"} this letter and the charter of the trial. Questions about it may go to the ${owesNotice(firm) ? "local" : "union"} or to me.`
      : null,
    hours(firm),
    withContractors(firm),
    hasElement(firm, "ai_policy")
      ? "What may go into an AI tool, and who reads a result before it is used, is in our written policy."
      : "Where an AI tool is used, a person reads every result first. What must not go into one is in our AI rule.",
    `${inUse(firm)} When you see a mistake, say so on the same day: we write it down, we do not look for who is to blame.`,
  ];
}

/** A written rule of theirs holds: no letter of ours lets people off it. */
const inUse = (firm: CompanyProfile): string =>
  hasElement(firm, "ai_policy")
    ? `If you use an AI tool for your work that our policy does not name, tell ${contactIn(firm)} which one and what for.`
    : `If you already use an AI tool for your work, tell ${contactIn(firm)} which one and what for. No one gets into trouble for saying so.`;

const when = (firm: CompanyProfile): string =>
  branchOf(firm) === "runs" ? "In that time" : "During the trial";

const toDecide = (firm: CompanyProfile): string =>
  `[To be decided by ${theRole(firm.leader)}. Given: ${BLANK} Not given: ${BLANK}]`;

/** A promise is the leader's to give. */
const hours = (firm: CompanyProfile): string =>
  isUnion(firm)
    ? `${toDecide(firm)} During the trial no hours of the bargaining unit are cut because of it.`
    : `${toDecide(firm)} ${when(firm)} no one's hours are cut because of it.`;

function withContractors(firm: CompanyProfile): string | null {
  const named = constraint(firm, "contractors");
  if (named === undefined) return null;
  return areVolunteers(named)
    ? "This goes to our volunteers as well: no record of ours goes into a tool on a phone of their own."
    : "This goes to those who work with us under contract as well. Which tools you use for your own work is up to you; for our records our rule holds.";
}

function afterBan(firm: CompanyProfile, { review }: TrialDays): (string | null)[] {
  return [
    "AI assistants stay banned for our work. Here is what the ban means and how long it lasts.",
    "It covers every assistant that writes, reads, translates or records, on our devices and on your own.",
    `On ${review} we look at the ban again. You will be told what was decided and why. Until then there is no exception.`,
    `${toDecide(firm)} If you have used an assistant for our work, tell ${contactIn(firm)} by ${BLANK}. Until that day no one gets into trouble for it.`,
  ];
}

/** Where it runs, people are told what is counted and what is not. */
function aboutWhatRuns(firm: CompanyProfile, { review }: TrialDays): (string | null)[] {
  return [
    `AI does part of our work already. Until ${review} we add no new use; we count what the running ones bring: ${ownTrial(firm).measure}. ${upperFirst(ownerOf(firm))} is in charge of it.`,
    "What is counted is the work of the tools, not of a person. No figure of it is used to judge anyone's work.",
    hours(firm),
    withContractors(firm),
    "What must not go into an AI tool is in our AI rule.",
    "When you see a wrong result, write it into the error log on the same day, even if you have put it right yourself. Anyone on duty may switch a use off without asking first.",
    `Tell ${contactIn(firm)} which tools you use that are on no list. No one gets into trouble for saying so.`,
  ];
}

const BODIES: Readonly<Record<Branch, (firm: CompanyProfile, days: TrialDays) => (string | null)[]>> = {
  trial: aboutTrial,
  ban: afterBan,
  runs: aboutWhatRuns,
};
