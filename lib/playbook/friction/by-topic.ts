import { type Fact, factsOf } from "@/lib/domain/ledger/fact";
import { keyOfTopic, type NamedTopic } from "@/lib/domain/topic/topics";
import type { CompanyProfile } from "../company-profile";
import { isOrAre, listInWords } from "../grammar";
import { departmentOwner, financeOwner, peopleOwner, privacyOwner, technologyOwner } from "../roles";
import { isSmall } from "../size";
import { quoted, typed } from "../typed";
import { does, type FrictionReply } from "./label";

const QUOTE_CHARACTERS = 140;

/** The sentences that the person put under one heading, as they are quoted. */
function quotesOf(facts: readonly Fact[], key: string): string[] {
  const chosen = factsOf(facts, "constraint").filter((fact) => fact.source === "picked" && fact.key === key);
  return chosen.flatMap(({ sentence }) => {
    const text = typed(sentence);
    return text === null ? [] : [quoted(text, QUOTE_CHARACTERS)];
  });
}

/**
 * The answers to what no list understood and the person placed: one for each heading that they chose, about all that
 * they put under it. The heading is all that is known, so the first step finds out the rest.
 */
export const repliesByTopic = (firm: CompanyProfile): FrictionReply[] =>
  ANSWERS.flatMap(({ topic, reply }) => {
    const quotes = quotesOf(firm.ledger.facts, keyOfTopic(topic));
    if (quotes.length === 0) return [];
    const { reading, action } = reply(firm);
    const said = `You told us that ${listInWords(quotes)} ${isOrAre(quotes.length)} mostly about ${topic}.`;
    return [{ reading: `${said} ${reading}`, action }];
  });

/** What is about something else is quoted, and that is all; empty where nothing is. */
export function otherSaid({ ledger: { facts } }: CompanyProfile): string {
  const quotes = quotesOf(facts, keyOfTopic("other"));
  if (quotes.length === 0) return "";
  const it = quotes.length === 1 ? "it" : "them";
  return `You also wrote: ${listInWords(quotes)}. You put ${it} under none of our headings; bring ${it} to the call.`;
}

interface Answer {
  topic: NamedTopic;
  reply: (firm: CompanyProfile) => FrictionReply;
}

const ANSWERS: readonly Answer[] = [
  {
    topic: "rules",
    reply: (firm) => ({
      reading:
        "A rule is easier to work with in its own words than as it is remembered: often it forbids less than people think, and names who may say yes.",
      action: does(
        isSmall(firm.size) ? firm.leader : privacyOwner(firm.owners),
        "Get the rule behind it in writing, and split it into what it forbids, what it allows and who decides.",
        "Ask for the passage itself this week, and read it together with one person who works under it.",
        "The three lists fit on one page by day 30, and the person who decides has confirmed them.",
      ),
    }),
  },
  {
    topic: "customers",
    reply: (firm) => ({
      reading: `Before you change anything for ${firm.words.customers}, ask a few of them: five short conversations show whether it matters to them as much as it does to you.`,
      action: does(
        departmentOwner(firm.owners, "customer_service"),
        `Put the same three questions about it to five ${firm.words.customers}, and write down their answers word for word.`,
        `Choose the five this week, and make sure that one of them has complained.`,
        "How many of the five raise it before you do, now and again on day 90.",
      ),
    }),
  },
  {
    topic: "people",
    reply: (firm) => ({
      reading:
        "What concerns people is settled with them and not for them: let those it touches say what would have to change before a tool is chosen.",
      action: does(
        isSmall(firm.size) ? firm.leader : peopleOwner(firm.owners),
        "Ask those it touches what one thing they would change first, and do the smallest of those things.",
        "Talk to two or three of them this week, one at a time, without a slide or a product in the room.",
        "One change that they asked for is in place by day 30, and they say whether it helped.",
      ),
    }),
  },
  {
    topic: "data",
    reply: (firm) => ({
      reading:
        "No tool is better than what it is given: before you buy one, settle where this information is kept and who keeps it right.",
      action: does(
        technologyOwner(firm.owners),
        "Name the one place that counts for this information, and one person who answers for it.",
        "Take twenty recent entries this week, and mark in each what is wrong, missing or kept twice.",
        "Entries without a fault, of twenty, at the end of each month.",
      ),
    }),
  },
  {
    topic: "money",
    reply: (firm) => ({
      reading:
        "Put one monthly figure beside it before you decide anything: it tells you whether this deserves a purchase, a new habit or no more of your time.",
      action: does(
        financeOwner(firm.owners),
        "Work out what it comes to in a month, and write down the figure with where it was taken from.",
        "Give it an hour this week, with last month's invoices and hours; a rough figure will do.",
        "The same figure, worked out in the same way, on day 90.",
      ),
    }),
  },
  {
    topic: "time",
    reply: (firm) => ({
      reading:
        "Time comes from something that stops, so find out first where it goes: a tool that is added to a full week only makes it fuller.",
      action: does(
        isSmall(firm.size) ? firm.leader : departmentOwner(firm.owners, "operations"),
        "Note where those hours go for two weeks, then stop, shorten or hand over the task that earns least.",
        "Begin on Monday with a sheet of paper: what was done, for how long, and who was waiting for it.",
        "Hours a week that it takes, before and on day 60.",
      ),
    }),
  },
  {
    topic: "connection",
    reply: (firm) => ({
      reading:
        "Find the place where it breaks before you buy anything that depends on it: somewhere without a signal, or two systems that do not pass things on.",
      action: does(
        technologyOwner(firm.owners),
        "Draw the way that the work takes from start to end, and mark each place where it waits or is typed again.",
        "Follow one piece of work along that way this week, and write down each wait in minutes.",
        "Places where it waits or is typed again, now and on day 60.",
      ),
    }),
  },
];
