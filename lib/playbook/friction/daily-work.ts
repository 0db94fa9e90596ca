import { factsOf } from "@/lib/domain/ledger/fact";
import { upperFirst } from "../grammar";
import { pluralOf, taskWords } from "../lead/task-words";
import { departmentOwner, financeOwner, privacyOwner } from "../roles";
import { does, type FrictionReply, type Label, type Said } from "./label";
import { bodyNameOf, countOf, people, span } from "./their-words";

/** "Shrink" or "spoilage" as they call it; our own words otherwise. */
const lossOf = ({ fact }: Said): string =>
  /\b(?:shrink(?:age)?|spoilage)\b/i.exec(fact.text)?.[0].toLowerCase() ?? "what is thrown away";

/** "Up from 1.9% to 2.6%": how it has gone, where figures were typed. */
function wayOf({ beside }: Said): string {
  const change = factsOf(beside, "change").find(({ unit, from }) => unit === "percent" && from !== null);
  return change === undefined ? "" : `, ${change.direction} from ${change.from}% to ${change.to}%,`;
}

/** What most of it is: "most of it produce". */
const mostlyOf = ({ fact }: Said): string | null =>
  /\b(?:most(?:ly)?(?: of it)?|mainly) (\p{L}+)\s*$/u.exec(fact.sentence)?.[1]?.toLowerCase() ?? null;

/** What goes wrong from day to day: stock that is lost, chairs that stay empty, work that is done twice. */
export const DAILY_WORK: readonly Label[] = [
  {
    id: "late-payment",
    keys: ["late_payment"],
    weight: 18,
    covers: [],
    short: () => "late payment",
    reply: (_, firm) => ({
      reading:
        "For late payment, begin with your own papers: a complete invoice on the day the work is done, and a reminder on a fixed date.",
      action: does(
        financeOwner(firm.owners),
        "Send a reminder for everything that is overdue, on the same day each week.",
        "List what is overdue by customer, with its age and what each of them is waiting for.",
        "Days from invoice to payment, now and on day 90.",
      ),
    }),
  },
  {
    id: "stock-loss",
    keys: ["stock_loss"],
    weight: 19,
    short: lossOf,
    reply: (said, firm) => {
      const what = lossOf(said);
      const first = mostlyOf(said);
      return {
        reading: `${upperFirst(what)}${wayOf(said)} is counted by item, day and reason before anything is bought against it: most of it comes from a few items${first === null ? "" : `, and ${first} is where to look first`}.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          `Write down ${what === "what is thrown away" ? what : `each loss${first === null ? "" : ` in ${first}`}`}, with the item, the hour and the reason, for four weeks.`,
          "Hang one sheet at the place where it is thrown away, and have it filled in there and then.",
          "Dollars lost per week for the ten worst items, before and after.",
        ),
      };
    },
  },
  {
    id: "no-show",
    keys: ["no_show"],
    weight: 18,
    short: (said) => `${countOf(said) ?? "those"} who do not come`,
    reply: (said, firm) => {
      const who = countOf(said);
      const place = /\b(?:the|our) (chair|room|seat|table|bed|slot)\b/i.exec(said.fact.sentence)?.[1];
      const stepIn = place === undefined ? "step in" : `take the ${place}`;
      return {
        reading: `${who === null ? "Against no-shows" : `Where ${who} do not come`}, two things help in the days before: a reminder that has to be answered, and a list of people who can ${stepIn} at short notice.`,
        action: does(
          departmentOwner(firm.owners, "customer_service"),
          "Count the no-shows by weekday and by cause, and call the people on the list for each place that is left empty.",
          "Take the last twenty no-shows, and note the day of each, whether there was a reminder, and whether the place was filled.",
          "No-shows a week, and how often the place was filled all the same.",
        ),
      };
    },
  },
  {
    id: "by-text",
    keys: ["by_text"],
    weight: 10,
    short: () => "what comes by text message",
    reply: (said, firm) => {
      const who = people(said, "");
      const work = factsOf(said.beside, "task")[0];
      const what = work === undefined ? "answers" : taskWords(work).pieces;
      return {
        reading: `${who === "" ? `Where ${what} come` : `If ${who} answer`} by text message, leave the phone to ${who === "" ? "those who send them" : "them"} and change where the text goes: one number, read into one list, that the office sees as well.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          "Give the text messages one number, and have each of them read into one list with its time and sender.",
          "Collect the text messages of one week, and mark those that reached no list.",
          "Messages on the list the same day, of all that were sent.",
        ),
      };
    },
  },
  {
    id: "validation",
    keys: ["validation_queue"],
    weight: 21,
    absorbs: ["regulated", "growth"],
    short: () => "a backlog in validation",
    reply: (said, firm) => {
      const body = bodyNameOf(said, firm, ["regulator", "law", "standard"]);
      const length = span(said, ["week", "month"]);
      const isWritten = /documentation/i.test(said.fact.sentence);
      const what = isWritten ? "model risk documentation" : "validation";
      const date =
        /\b(?:in|on|by) ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})\b/.exec(
          said.fact.sentence,
        )?.[1];
      return {
        reading: `${upperFirst(what)}${length === null ? "" : `, with a backlog of ${length},`} is shortened by grade and not by speed: a model that drafts for a reader does not need the pages of one that decides alone${body === null ? "" : `, and ${body.replace(/^the /, "")} asks first how you grade them`}${date === undefined ? "" : `, from ${date} on`}.`,
        // Where the trial is the sorting itself, what is left is the day by which it has to be done.
        action:
          firm.lead.said === said.fact.sentence
            ? byTheDate(privacyOwner(firm.owners), date)
            : does(
                privacyOwner(firm.owners),
                `Sort what waits for ${what} into three grades by the harm of a wrong result, with the evidence that each grade needs.`,
                "Grade ten models this week, and count the pages of documentation that each would need in its grade.",
                `Weeks in ${what} for each grade, and how many models still wait.`,
              ),
      };
    },
  },
  {
    id: "rework",
    keys: ["rework"],
    weight: 17,
    short: () => "work that is done twice",
    reply: (said, firm) => {
      const what = /revert/i.test(said.fact.text) ? "reverts" : "corrections";
      const work = factsOf(said.beside, "task").find(
        ({ lang, text }) => lang === "en" && /[^s]s$/.test(text),
      );
      const more = work === undefined ? "more is finished" : `there are more ${work.text.toLowerCase()}`;
      return {
        reading: `If ${more} and more ${what} as well, the corrections have to be taken off the gain: count the two together, and never report the first without the second.`,
        action: does(
          firm.pilotOwner,
          `Put the ${what} beside what was finished, week by week, with and without the assistant.`,
          `Take the last twenty ${what} and write beside each what a reader could have seen before.`,
          `${upperFirst(what)} per ten that were finished, each week, beside the hours spent on them.`,
        ),
      };
    },
  },
  {
    id: "inventory-gap",
    keys: ["inventory_gap"],
    weight: 18,
    short: () => "a question that your list cannot answer",
    reply: (said, firm) => {
      const count = factsOf(said.beside, "quantity").find(
        ({ unit, lang, value }) => unit !== null && lang === "en" && (value ?? 0) > 3,
      );
      const list = /\b(?:our|the) (\p{L}+ (?:inventory|register|list))\b/iu.exec(said.fact.sentence)?.[1];
      return {
        reading: `${list === undefined ? "A list" : `A ${list}`}${count === undefined ? "" : ` of ${count.text}`} that cannot answer one question needs one more column, not a new system: who supplied what is inside, and since when.`,
        action: does(
          privacyOwner(firm.owners),
          `Add the column to ${list === undefined ? "the list" : `the ${list}`}, and let each owner fill in their own lines by a date.`,
          "Fill in the twenty lines that matter most this week, by asking each owner one question.",
          `Lines with an answer${count === undefined ? "" : `, of ${count.text}`}, each Friday.`,
        ),
      };
    },
  },
  {
    id: "omission",
    keys: ["omission"],
    weight: 21,
    short: () => "what a draft left out",
    reply: (said, firm) => {
      const left = said.fact.lang === "en" ? leftOut(said.fact.sentence) : null;
      const work = factsOf(said.beside, "task")[0];
      const piece = work === undefined ? "draft" : taskWords(work).piece;
      return {
        reading: `A ${piece} that ${left === null ? "leaves something out" : `forgets ${left}`} can read as well as one that is complete, so look for what is missing: check each ${piece} against a short list, written by the person who noticed.`,
        action: does(
          firm.pilotOwner,
          `Write the list of what every ${piece} must hold${left === null ? "" : `, with ${left} as its first line`}, and check each draft against it.`,
          `Take ten finished ${pluralOf(piece)} and write down what the list would have to name.`,
          `${upperFirst(pluralOf(piece))} with a line missing, of ten.`,
        ),
      };
    },
  },
  {
    id: "bot-harm",
    keys: ["bot_harm"],
    weight: 28,
    absorbs: ["fatigue"],
    short: () => "what the tool did to a customer",
    reply: (said, firm) => {
      // "The agent sent a claim for": what it did is told with what it is, and stays in its own sentence.
      const isWhole = BEGINS_WITH_IT.test(said.fact.text) || IS_PART.test(said.fact.text);
      const did = said.fact.lang === "en" && !isWhole ? said.fact.text.toLowerCase() : null;
      const bot = /\b(chatbot|bot|agent|cameras?|self-checkout cameras|voice agent)\b/i.exec(
        said.fact.sentence,
      )?.[1];
      const what = bot === undefined ? "a tool" : withArticle(bot.toLowerCase());
      return {
        reading: `After ${what} ${did === null ? "did harm" : did} one rule is clear: software may prepare what is said to ${firm.words.customers}, and a person says it. Write down what happened before the next vendor calls.`,
        action: does(
          firm.leader,
          `List what no software says or does to ${firm.words.customers} by itself, with what happened as the first line.`,
          "Write half a page on what happened: what was promised or said, who noticed, and what it cost.",
          `Nothing on the list has reached ${firm.words.customers} without a name beside it by day 90.`,
        ),
      };
    },
  },
];

const withArticle = (bot: string): string =>
  /s$/.test(bot) ? bot : `${/^[aeiou]/.test(bot) ? "an" : "a"} ${bot}`;
const BEGINS_WITH_IT = /^(?:an? |the |our )?(?:agents?|assistants?|bots?|chatbots?|robots?)\b/i;
/** "It told them we would pay", "left a rider at": no verb that goes on from "a tool". */
const IS_PART = /^it\b|\b(?:we|i) would\b|\b(?:at|on|in)$/i;

/** "The heat treatment" */
const leftOut = (sentence: string): string | null =>
  /\b(?:forgot|left out|omitted|missed|skipped) (the \p{L}+(?: (?!of|in|on|and|or|for|to|with|at|so|but|which|that)\p{L}+)?)/iu
    .exec(sentence)?.[1]
    ?.toLowerCase() ?? null;

const byTheDate = (owner: string, date: string | undefined): FrictionReply["action"] =>
  does(
    owner,
    `Decide which models would be switched off, or read by a person, if they are not validated ${date === undefined ? "within two quarters" : `by ${date}`}.`,
    "List the ten gravest models with the week in which each can be validated, and mark those for which there is none.",
    `Models with a week${date === undefined ? "" : ` before ${date}`}, of all that decide alone.`,
  );
