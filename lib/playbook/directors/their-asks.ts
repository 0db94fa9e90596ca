import { truthOf } from "@/lib/domain/gate/claims";
import { numberWord } from "../grammar";
import { owesNotice } from "../memo/stances";
import { runwayOf } from "../runway";
import { askedAboutUse, constraint, hasEffect, inTheirWords, stateOf, unionOf } from "../typed-facts";
import type { Ask } from "./answer-days";

/** About what they told themselves; the first that fits. */
export const theirs: Ask = (firm, days) =>
  [
    ban,
    union,
    privateUse,
    residency,
    runway,
    askedFromOutside,
    lossElsewhere,
    founder,
    crew,
    ownHands,
    noMoney,
  ]
    .flatMap((ask) => ask(firm, days) ?? [])
    .at(0) ?? null;

const ban: Ask = (firm, { soon }) =>
  hasEffect(firm, "respectBan")
    ? {
        question: "If it is banned, how do we know that no one does it?",
        answer: `Ask once, without blame and without names; by ${soon} you know how many have. Then say in writing what would have to be true to lift the ban for one use.`,
      }
    : null;

const union: Ask = (firm, { soon, starts }) => {
  if (!hasEffect(firm, "consultUnionFirst")) return null;
  const name = unionOf(firm);
  const local = name === null ? "the union" : `the ${name} local`;
  return {
    question: `Whose job changes, and has ${local} heard it from us?`,
    answer: `Not yet: sort the uses with ${local} into those that change a job and those that do not; by ${soon} both sides have signed the list, and the first kind does not start ${owesNotice(firm) ? `before ${starts}` : "before it is agreed"}.`,
  };
};

const privateUse: Ask = (firm, { soon }) => {
  const use = stateOf(firm, "private_use");
  return use === undefined
    ? null
    : {
        question: "Which of our people use a tool that we have never seen, and what is in it?",
        answer: `You wrote ${inTheirWords(use)}. By ${soon} each of them has named the tool, the account and what is in it.`,
      };
};

const residency: Ask = (firm, { soon }) => {
  const stays = constraint(firm, "data_residency");
  return stays === undefined || !/\bcanad/i.test(stays.sentence)
    ? null
    : {
        question: "Does “in Canada” mean stored here or worked on here, and who decided that?",
        answer: `Not yet: ask those who set the rule, and each vendor, in writing; by ${soon} you have both answers on one page.`,
      };
};

const askedFromOutside: Ask = (firm, { soon }) => {
  const asks = askedAboutUse(firm);
  return asks === undefined
    ? null
    : {
        question: "What do we answer when we are asked from outside where we use it?",
        answer: `You wrote ${inTheirWords(asks)}. The answer is a list of uses, each with its tool, its content and the person who checks; by ${soon} it has a date and a name.`,
      };
};

const runway: Ask = (firm, { review }) => {
  const told = runwayOf(firm);
  return told === null
    ? null
    : {
        question: `How many of the ${numberWord(told.months)} months does this cost us?`,
        answer: `Until ${review} hours, and what page one says of money. Say it in weeks: what a use costs in a month, its model's bill included, beside what you spend in a week.`,
      };
};

const noMoney: Ask = (firm, { review }) => {
  const none = constraint(firm, "no_capital", "cash_crisis");
  return none === undefined
    ? null
    : {
        question: "What does it cost us, when there is nothing to spend?",
        answer: `No new money until ${review}. The trial makes do with what is paid for already, and the hours are written down with the results.`,
      };
};

const lossElsewhere: Ask = (firm, { soon }) => {
  const lost = constraint(firm, "loses_money");
  return lost === undefined
    ? null
    : {
        question: "Does this touch the place where our margin goes?",
        answer: `You wrote ${inTheirWords(lost)}. By ${soon} you bring one count: how often that happened last month, and what it cost.`,
      };
};

const founder: Ask = (firm, { soon }) => {
  const doubt = constraint(firm, "founder_doubt", "leader_opposed");
  return doubt === undefined
    ? null
    : {
        question: "What does the one who doubts it say?",
        answer: `Say it yourself, in full: ${inTheirWords(doubt)}. By ${soon} that person has read three results, each before and after a person changed it.`,
      };
};

const crew: Ask = (firm, { soon }) => {
  const obstacle = constraint(firm, "crew_language", "team_language", "will_not_type", "no_signal");
  return obstacle === undefined
    ? null
    : {
        question: "Will those who do the work use it where they do it?",
        answer: `You wrote ${inTheirWords(obstacle)}. Show it to three of them where they work; by ${soon} you bring what each of them said.`,
      };
};

const ownHands: Ask = (firm, { soon }) =>
  firm.tools.size > 0 || firm.experience !== null || truthOf("neverTried", firm.world).v === false
    ? null
    : {
        question: "What have you done with it yourself?",
        answer: `You ticked no tool that you have used. By ${soon} you have done one task of your own with it, five times, and bring the best and the worst result.`,
      };
