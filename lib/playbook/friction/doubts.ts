import type { CompanyProfile } from "../company-profile";
import { lowerFirst } from "../grammar";
import { kindOfWrong } from "../kind-of-wrong";
import { policyGivers } from "../memo/stances";
import { ownerInWords } from "../pilot-owner";
import { bySize, isSmall } from "../size";
import { banned } from "../told";
import { hasStance } from "../true-of";
import { does, type FrictionReply, type Label } from "./label";
import { people } from "./their-words";

/** Doubts about AI itself: what it got wrong, what was banned, what was tried before. */
export const DOUBTS: readonly Label[] = [
  {
    id: "ban",
    keys: ["banned"],
    weight: 34,
    absorbs: ["privacy", "private-tools"],
    short: (_, firm) => (hasStance(firm, "policyFirst") ? "the hold on AI" : "the ban"),
    reply: (_, firm) => {
      if (hasStance(firm, "policyFirst")) return untilThePolicy(firm);
      return {
        reading: `The ban on ${banned(firm)} holds until you lift it, and this report asks for no way round it. It works better with a second line: what people may use, even if that list is empty.`,
        action: does(
          firm.leader,
          "Add the list of what is approved to the ban, even if it is empty.",
          "Ask this week what the ban has stopped, and what people do in its place; write down both.",
          "The list is out by day 30, and the ban is confirmed or changed in writing on day 90.",
        ),
      };
    },
  },
  {
    id: "people-only",
    keys: ["people_only"],
    weight: 30,
    short: (_, firm) => `a person for ${firm.words.customers}`,
    reply: (_, firm) => ({
      reading: `That a person answers ${firm.words.customers} is your line, and this plan keeps it: what is drafted is read, changed and said by someone who works for you.`,
      action: does(
        firm.leader,
        `Put the line into the AI rule: no machine answers or speaks to ${firm.words.customers}.`,
        "Ask the vendors you pay already whether a bot is switched on in what they sold you, and have it switched off.",
        "The line is in the rule by day 14, and each vendor has answered in writing.",
      ),
    }),
  },
  {
    id: "false-output",
    keys: ["false_output", "quality_doubt", "unreliable"],
    weight: 22,
    short: ({ fact }) =>
      fact.kind !== "incident"
        ? "doubt about its answers"
        : kindOfWrong(fact.sentence) === "invented"
          ? "an invented answer"
          : "a wrong answer",
    reply: (said, firm) => {
      const count = said.beside.find((fact) => fact.kind === "quantity" && fact.outOf !== undefined);
      const share = count?.kind === "quantity" && count.lang === "en" ? count.text.toLowerCase() : null;
      const isSeen = said.fact.kind === "incident";
      return {
        reading: isSeen
          ? `${share === null ? (kindOfWrong(said.fact.sentence) === "invented" ? "An invented answer" : "A wrong answer") : `Being wrong in ${share}`} leads to a rule: what can be looked up is looked up at its source before it is used, and someone is named who does it.`
          : "That doubt can be measured: count the errors before you decide where AI may be used.",
        action: does(
          firm.pilotOwner,
          `Keep an error log from the first day, and name who reads ${firm.words.sends} before it leaves.`,
          isSeen
            ? `Write the case you told us about as line one: what was asked, what came, how ${firm.size === "micro" ? "you noticed" : "it was noticed"}, what it would have cost.`
            : "Take ten finished pieces of work, have an assistant redo them, and mark each error.",
          "Errors per ten pieces, beside the errors that people make today.",
        ),
      };
    },
  },
  {
    id: "waste",
    keys: ["waste_of_time", "disappointed"],
    weight: 15,
    absorbs: ["time"],
    short: () => "the time it wasted",
    reply: (_, firm) => ({
      reading:
        "It may be a waste of time in your work: the fair test is one task that you dislike, an hour of your time, and no second hour if the first one gave nothing back.",
      action: does(
        firm.leader,
        "Give it one hour on one dull task, and stop there if it saves nothing.",
        `Choose the task you put off most often this month, and use papers that hold no names: ${firm.words.practice}.`,
        "Minutes with it against minutes without it, once; below a quarter saved, the matter is closed for a year.",
      ),
    }),
  },
  {
    id: "fatigue",
    keys: ["change_fatigue"],
    weight: 12,
    short: () => "tiredness of new projects",
    reply: (_, firm) => ({
      reading:
        "Where people are tired of new projects, promise less: a few who want to try it, eight weeks, and an end that everyone knows beforehand.",
      action: does(
        firm.leader,
        "Say first what is different this time: smaller, shorter, and those who do the work can stop it.",
        isSmall(firm.size)
          ? "Ask each person what would have to be different this time."
          : "Ask five people what would have to be different this time, and write down the answers unchanged.",
        "Those who tried it decide on day 60 whether it goes on.",
      ),
    }),
  },
  {
    id: "trust",
    keys: ["lost_trust", "resistance"],
    weight: 11,
    short: (said) => `the trust of ${people(said, "your people")}`,
    reply: (said, firm) => ({
      reading: `Trust${/\bforecast/i.test(said.fact.sentence) ? " in a forecast" : ""} follows from what can be checked: let ${people(said, "those who doubt")} choose the cases and judge the result.`,
      action: does(
        firm.pilotOwner,
        `Compare ten cases that ${people(said, "those who doubt")} choose with their own result, and show everyone the count.`,
        "Ask two of them this week which ten cases would convince them, and write those down before the test.",
        "Cases right, wrong and undecided, of ten, by their own judgement.",
      ),
    }),
  },
  {
    id: "no-start",
    keys: ["no_start"],
    weight: 4,
    short: () => "where to begin",
    reply: (_, firm) => ({
      reading: `Begin with one thing that you named yourself, ${lowerFirst(firm.lead.text)}, and leave all else until day 90.`,
      action: does(
        firm.leader,
        bySize(firm.size, {
          micro: "Choose that one task and say no to the rest until day 90.",
          small: "Choose that one task and say no to the rest until day 90.",
          middle: "Choose that one task, and put every other idea on a list that is opened on day 90.",
          large:
            "Choose that one task for one division, and put every other idea on a list that is opened on day 90.",
        }),
        firm.lead.thisWeek,
        `One task, one end date and one owner, ${ownerInWords(firm, firm.pilotOwner)}, are written down this month.`,
      ),
    }),
  },
];

/** The hold says itself what ends it. */
const untilThePolicy = (firm: CompanyProfile): FrictionReply => ({
  reading:
    "The hold ends with a page that can be voted on: what may be used for what, what stays out of every tool, who reads a result before it leaves, and who is told of a mistake.",
  action: does(
    firm.leader,
    `Bring ${policyGivers(firm)} the AI rule as a draft, with one use to begin with, and keep the hold until the vote.`,
    "Ask two of those who will vote which sentence has to be in it, before the draft is sent to all.",
    "The vote is on the agenda of a named meeting; nothing is used before it.",
  ),
});
