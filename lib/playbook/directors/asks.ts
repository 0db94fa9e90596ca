import { loggedIncident } from "../annexes/error-log";
import { hasElement } from "../company-profile";
import { withoutStop } from "../grammar";
import { mainMeasure } from "../main-measure";
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
      answer: `By ${days.soon} you bring one page: what it is there to prevent, what people asked for and were refused, and what they did instead.`,
    };
  return {
    question: hasEffect(firm, "leaderBranch")
      ? "What does one result cost us, with the bill for the models in it?"
      : `What will the trial bring us (${mainMeasure(firm)}), and whose figure is that?`,
    answer: valueAnswer(firm, days),
  };
};

export const switchOff: Ask = (firm, { soon }) =>
  hasEffect(firm, "leaderBranch")
    ? {
        question: "Who can switch it off at night, and when was that last tried?",
        answer: `If no one has tried it, switch one use off for an hour; by ${soon} you bring the date, and what stopped working.`,
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
      answer: `On ${review} ${ownerInWords(firm, firm.pilotOwner)} shows the sample, what was wrong in it, and ${firm.countsUses ? "whether a use should have been stopped" : "who noticed"}.`,
    };
  const logged = loggedIncident(firm);
  const told = logged ?? incident(firm, "near_miss", "wrong_sent");
  // Where nothing may be tried there is no draft to be mistaken in.
  if (told === undefined && (hasEffect(firm, "respectBan") || !drafts(firm))) return null;
  return {
    question:
      told === undefined
        ? `Would we notice a mistake before ${firm.words.customers} do?`
        : "What has gone wrong so far, and would we know?",
    answer:
      told === undefined
        ? `On ${review} ${ownerInWords(firm, firm.pilotOwner)} shows the error log: what had to be corrected, and whether the trial should have been stopped.`
        : `Say it before you are asked: ${inTheirWords(told)}. ${logged === undefined ? "Bring in one line what has changed since." : "It is the first line of the error log."}`,
  };
};

export const stop: Ask = (firm, { review }) =>
  hasEffect(firm, "respectBan") || firm.countsUses
    ? null
    : {
        question: "What would end it, and who says so?",
        answer: `It ends if ${firm.lead.trial.stop}, and on ${review} it is decided in any case.`,
      };

export const rule: Ask = (firm, { soon }) => ({
  question: "Who has read our rule, and what stays out?",
  answer: hasElement(firm, "ai_policy")
    ? `You ticked a written policy: bring it, with its date and the names of those who have read it. If names are missing, you have them by ${soon}.`
    : `The page among the things to use on Monday keeps out ${firm.words.keepOut}; by ${soon} it is signed.`,
});

export const whyThis: Ask = (firm) =>
  firm.countsUses
    ? null
    : {
        question: "Why this task, and why first?",
        answer:
          firm.lead.said == null || firm.lead.said.split(/\s+/).length < TELLING_WORDS
            ? "It can be counted, ended and undone."
            : `You wrote ${quoted(withoutStop(firm.lead.said), 125)}. It can also be counted, ended and undone.`,
      };

/** "Deliveries." names a thing, and gives no reason. */
const TELLING_WORDS = 4;
