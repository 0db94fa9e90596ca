import { loggedIncident } from "../annexes/error-log";
import { type CompanyProfile, hasElement } from "../company-profile";
import { lowerFirst, upperFirst } from "../grammar";
import { ownerInWords } from "../pilot-owner";
import { drafts } from "../risks/check-of";
import { quoted } from "../typed";
import { constraint, hasEffect, incident, inTheirWords } from "../typed-facts";
import type { Ask } from "./answer-days";
import { valueAnswer } from "./value-answer";

export const value: Ask = (firm, days) => {
  if (hasEffect(firm, "respectBan"))
    return {
      question: "What does the ban spare us, and what does it cost us?",
      answer: `Your answers do not say. By ${days.soon} you bring one page: what it is there to prevent, what people asked for and were refused, and what they did in its place.`,
    };
  return {
    question: hasEffect(firm, "leaderBranch")
      ? "What does one result cost us, with the bill for the models in it?"
      : `What will ${IN_USE.test(firm.lead.trial.pilot) ? `the assistant bring to our ${lowerFirst(firm.lead.text)}` : `${inShort(firm)} bring us`}, and is that our figure or the vendor's?`,
    answer: valueAnswer(firm, days),
  };
};

export const switchOff: Ask = (firm, { soon }) =>
  hasEffect(firm, "leaderBranch")
    ? {
        question: "Who can switch it off at night, and when was that last tried?",
        answer: `Your answers do not say. Let the person on duty switch one use off for an hour; by ${soon} you bring the date, and what stopped working.`,
      }
    : null;

/** A list of models with a question that it cannot answer. */
export const modelList: Ask = (firm, { soon }) => {
  const gap = constraint(firm, "inventory_gap");
  return gap === undefined
    ? null
    : {
        question: "What is in our models that we did not build, and who could tell us today?",
        answer: `Not yet: ${inTheirWords(gap)}. By ${soon} every owner has been asked one question, and you bring how many lines are filled in.`,
      };
};

export const wrong: Ask = (firm, { review }) => {
  if (hasEffect(firm, "leaderBranch"))
    return {
      question: "Would we notice a mistake in what runs, before the one who gets it does?",
      answer: `Not yet: on ${review} ${ownerInWords(firm, firm.pilotOwner)} shows the sample, what was wrong in it, and ${firm.countsUses ? "whether the trial has met its stop rule" : "who noticed"}.`,
    };
  const logged = loggedIncident(firm);
  const told = logged ?? incident(firm, "near_miss", "wrong_sent");
  // Where nothing may be tried there is no draft to be mistaken in.
  if (told === undefined && (hasEffect(firm, "respectBan") || !drafts(firm))) return null;
  return {
    question:
      told === undefined
        ? `Would we notice a mistake in ${inShort(firm)}?`
        : "What has gone wrong so far, and would we know?",
    answer:
      told === undefined
        ? `Not yet: on ${review} ${ownerInWords(firm, firm.pilotOwner)} shows from the error log what had to be corrected, and whether the trial has met its stop rule.`
        : `Say it before you are asked: ${inTheirWords(told)}. ${logged === undefined ? "Bring what has changed since, in one line." : "It is the first line of the error log."}`,
  };
};

export const stop: Ask = (firm, { review }) =>
  hasEffect(firm, "respectBan") || firm.countsUses
    ? null
    : {
        question: `Do we know what ends it, and who says so?`,
        answer: `Yes: it ends if ${firm.lead.trial.stop}, and on ${review} it is decided in any case.`,
      };

export const rule: Ask = (firm, { soon }) => ({
  question: "Who has read our rule, and what may never be pasted?",
  answer: hasElement(firm, "ai_policy")
    ? `You ticked a written policy: bring it, with its date and the names of those who have read it. If the names are missing, half of the answer is; by ${soon} you have them.`
    : `Not yet: the page among the things to use on Monday keeps out ${firm.words.keepOut}; by ${soon} it is signed.`,
});

export const whyThis: Ask = (firm) =>
  firm.countsUses
    ? null
    : {
        question: "Why this task, and why first?",
        answer:
          firm.lead.said == null
            ? `${upperFirst(firm.lead.trial.pilot)} can be counted, ended and undone.`
            : `In your own words: ${quoted(firm.lead.said, 125)}.`,
      };

/** The task, without the assistant that does it. */
const withoutTool = ({ lead }: CompanyProfile): string =>
  lead.trial.pilot
    .replace(/, with [^,]+$/, "")
    .replace(
      /^a count of what .* brings to ([^,]+?)(?: that your .*)?,.*$/,
      "$1 that an assistant has worked on",
    );

/** A question asks about the work, and not about each condition of it. */
const inShort = (firm: CompanyProfile): string => {
  const [work = ""] = withoutTool(firm).split(/[,:]/);
  return ours(work);
};

/** A director speaks of the firm as "we". */
const ours = (text: string): string =>
  text
    .replace(/\byour\b/g, "our")
    .replace(/\b(to|for|with|of|by|from|at|on|about|between) you\b/g, "$1 us")
    .replace(/\byou\b/g, "we");

/** A use that runs already is counted, and not tried. */
const IN_USE = /^a count of what /;
