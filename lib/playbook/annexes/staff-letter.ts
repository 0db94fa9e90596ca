import { longDate } from "@/lib/domain/dates";
import { BLANK } from "@/lib/domain/report/annex";
import type { CompanyProfile } from "../company-profile";
import { listInWords, upperFirst } from "../grammar";
import { theRole } from "../roles";
import { constraint, hasEffect } from "../typed-facts";
import {
  agreementOf,
  day,
  keepOutOf,
  listed,
  localOf,
  paragraph,
  signature,
  trialDays,
  type WriteAnnex,
} from "./details";

/** What people hear first, from the person who decides: with a union, with a ban, or with neither. */
export const staffLetter: WriteAnnex = (firm, writtenOn) => {
  const body = hasEffect(firm, "respectBan") ? afterBan(firm, writtenOn) : aboutTrial(firm, writtenOn);
  return {
    id: "staff-letter",
    title: `Letter to all who work at ${firm.name}`,
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
  const languages = constraint(firm, "crew_language")?.values ?? [];
  const inLanguages =
    languages.length === 0
      ? ""
      : ` Have it read out in ${listInWords(languages.map(upperFirst))} by members of the crew, not by a machine.`;
  const hours = `The sentence on hours is a promise that ${theRole(firm.leader)} decides on before it goes out: strike it out if it is not given.`;
  return isUnion(firm)
    ? `${upperFirst(localOf(firm))} reads it first. ${hours}${inLanguages}`
    : `${hours}${inLanguages}`;
}

function aboutTrial(firm: CompanyProfile, writtenOn: Date): (string | null)[] {
  const { starts, review } = trialDays(firm, writtenOn);
  const { trial } = firm.lead;
  return [
    `We are going to try out one use of AI: ${trial.pilot}. It starts on ${day(starts)} and ends on ${longDate(review)}; then we decide, with figures, whether it goes on. ${upperFirst(theRole(firm.pilotOwner))} leads it, and only people who ask to take part are in it.`,
    isUnion(firm)
      ? `Before anything changes, ${localOf(firm)} gets the notice that ${agreementOf(firm)} asks for, with this letter and the charter of the trial. Questions about it may go to the local or to me.`
      : null,
    hours(firm),
    withContractors(firm),
    `A person reads every result before it is used. Into no assistant goes any of this: ${listed(keepOutOf(firm))}.`,
    `If you already use an assistant for your work, tell ${theRole(firm.pilotOwner)} which one and what for. No one gets into trouble for saying so. When you see a mistake, say so on the same day: we write it down, we do not look for who is to blame.`,
    "If you would rather not take part, that is an answer, and it needs no reason.",
  ];
}

/** A promise is the leader's to give. */
const hours = (firm: CompanyProfile): string =>
  isUnion(firm)
    ? `[To be decided by ${theRole(firm.leader)}. Given: ${BLANK} Not given: ${BLANK}] During the trial no hours of the bargaining unit are cut because of it.`
    : `[To be decided by ${theRole(firm.leader)}. Given: ${BLANK} Not given: ${BLANK}] During the trial no one's hours are cut because of it.`;

const withContractors = (firm: CompanyProfile): string | null =>
  constraint(firm, "contractors") === undefined
    ? null
    : "This goes to those who work with us under contract as well. Your tools are your own business; our records are ours, and what is written into them follows our rule.";

function afterBan(firm: CompanyProfile, writtenOn: Date): (string | null)[] {
  const { review } = trialDays(firm, writtenOn);
  const { trial } = firm.lead;
  return [
    "AI assistants stay banned for our work. You will have heard other things elsewhere, so here is what the ban means and how long it lasts.",
    `It covers every assistant that writes, reads, translates or records, on our devices and on your own. Above all it keeps these where they are: ${listed(keepOutOf(firm))}.`,
    `There is one exception, and it is small: ${trial.pilot}, by the people named in writing by ${theRole(firm.leader)}. ${upperFirst(theRole(firm.pilotOwner))} leads it.`,
    hours(firm),
    `On ${longDate(review)} we look at the ban again, with the figures of that exception. You will be told what we decided and why.`,
    `If you have used an assistant for our work, tell ${theRole(firm.pilotOwner)} by ${BLANK}. Until that day no one gets into trouble for it.`,
  ];
}
