import type { CompanyProfile } from "../company-profile";
import { lowerFirst, whichOf } from "../grammar";
import { departmentOwner, financeOwner } from "../roles";
import { fewerOfThem, sellsByQuote } from "./fewer-customers";
import { does, type FrictionReply, type Label, type Said } from "./label";
import { bodyBeside } from "./their-words";

/** "With 4,000 families waiting", where a number was typed. */
function waiting({ beside }: Said): string | null {
  const count = beside.find((fact) => fact.kind === "quantity" && fact.lang === "en" && fact.unit !== null);
  const isList = beside.some((fact) => fact.kind === "constraint" && fact.key === "waiting_list");
  return count === undefined || !isList ? null : `With ${count.text} waiting`;
}

/** What makes cash short, as far as it was typed. */
function cashIn({ fact }: Said): string {
  const [, credit] = /\bcalled (?:the|our) ((?:operating )?loan|line of credit)\b/i.exec(fact.sentence) ?? [];
  if (credit !== undefined)
    return `With the ${credit.toLowerCase()} called${/largest customer/i.test(fact.sentence) ? " and the largest customer lost" : ""}`;
  return /payroll/i.test(fact.sentence) ? "With payroll in question" : "While cash is this tight";
}

/** Money that is short, demand that is too large or too small, and the costs of AI itself. */
export const MONEY: readonly Label[] = [
  {
    id: "cash",
    keys: ["cash_crisis"],
    weight: 36,
    covers: ["no-capital", "cost"],
    short: () => "cash",
    reply: (said, firm) => ({
      reading: `${cashIn(said)}, buy nothing: what is worth an hour now is what brings money in sooner, with what is paid for already.`,
      action: does(
        financeOwner(firm.owners),
        "Freeze new software, and end what renews this quarter and no one would miss.",
        "List every subscription this week with its price, its next renewal and the people who opened it last month.",
        "Dollars of renewals ended; no new contract until the question of cash is settled.",
      ),
    }),
  },
  {
    id: "no-capital",
    keys: ["no_capital", "tariffs"],
    weight: 22,
    absorbs: ["cost", "margin"],
    short: () => "no money for investment",
    reply: (said, firm) => {
      const duties = said.beside.some((fact) => fact.kind === "constraint" && fact.key === "tariffs");
      return {
        reading: `${duties ? "With duties like these" : "With nothing to invest"}, the plan may cost hours and no capital: one task, what is paid for already, and a second step only out of what the first one saved.`,
        action: does(
          financeOwner(firm.owners),
          "Run the trial on licences that are paid for, and approve no purchase before there is a saved figure.",
          `Check ${whichOf(firm.platformNames)} includes an assistant, and for how many people.`,
          "New spending until day 90: zero dollars; hours saved per week beside it.",
        ),
      };
    },
  },
  {
    id: "margin",
    keys: ["loses_money", "lost_demand", "lost_client"],
    weight: 11,
    short: (said) => (said.fact.kind === "incident" ? "a lost client" : "thin margins"),
    reply: (said, firm) => {
      const isLost =
        said.fact.kind === "incident" || (said.fact.kind === "constraint" && said.fact.key === "lost_demand");
      if (isLost && !sellsByQuote(firm)) return fewerOfThem(firm);
      return {
        reading: isLost
          ? "Where work was lost, find out why before you try to work faster: the price, the time or something else."
          : "Look for where the money goes case by case: the last twenty show at which step.",
        action: does(
          isLost ? firm.leader : financeOwner(firm.owners),
          isLost
            ? "Write down the last twenty offers, won and lost, with price, days to answer and reason."
            : "Follow the last twenty cases that lost money back to the step where it was lost.",
          isLost
            ? "Ask two who went elsewhere what decided it."
            : "Take the five worst this week and write one line each: where, how much, who could have known.",
          isLost
            ? "Days from request to offer, and the share won."
            : "Dollars lost at that step per month, before and after.",
        ),
      };
    },
  },
  {
    id: "cost",
    keys: ["cost", "too_expensive"],
    weight: 10,
    short: () => "the cost",
    reply: (_, firm) => ({
      reading:
        "Find out what the task costs before you ask what a tool costs: then each quote is above it or below it.",
      action: does(
        financeOwner(firm.owners),
        "Measure one task before paying for more than a handful of seats.",
        `Work out what ${lowerFirst(firm.lead.text)} costs you in one month, in hours and dollars.`,
        "The trial is compared with that one figure on day 90.",
      ),
    }),
  },
  {
    id: "ai-cost",
    keys: ["ai_cost"],
    weight: 18,
    absorbs: ["margin", "cost"],
    short: () => "what AI itself costs",
    reply: (_, firm) => ({
      reading:
        "Show what AI costs for each result, beside the price that the result is sold for, and not among the overheads.",
      action: does(
        financeOwner(firm.owners),
        "Put the cost of inference per result beside its revenue, use by use, and set a ceiling for each.",
        "Split last month's bill by use, and mark those whose cost per result rose.",
        "Gross margin per use, monthly; what is above its ceiling gets a smaller model, a cache or an end.",
      ),
    }),
  },
  {
    id: "full",
    keys: ["waiting_list", "no_space"],
    weight: 14,
    short: () => "more demand than room",
    reply: (said, firm) => {
      const who = said.beside.some((fact) => fact.kind === "person" && /famil/i.test(fact.text))
        ? "families"
        : firm.words.customers;
      return {
        reading: `${waiting(said) ?? "With more demand than room"}, AI should not look for more ${who}: it can answer those who wait, and free the hours of those who serve.`,
        action: does(
          departmentOwner(firm.owners, "customer_service"),
          `Answer the questions of the ${who} who wait from one approved page, and count what still needs a person.`,
          "Read the last 50 questions from the list, and write the ten answers that cover most of them.",
          "Hours spent on the list per week, and days until an answer.",
        ),
      };
    },
  },
  {
    id: "growth",
    keys: ["growth"],
    weight: 10,
    short: () => "growth",
    reply: (_, firm) => ({
      reading: "When there is more work than people, look first for the step that everything waits at.",
      action: does(
        departmentOwner(firm.owners, "operations"),
        "Find the one step that work waits at longest, and try the first use there.",
        "Follow ten pieces of work from start to end this week and note where each of them waited.",
        "Days of waiting at that step, before and after.",
      ),
    }),
  },
  {
    id: "ownership",
    keys: ["succession", "merger"],
    weight: 12,
    short: (said) =>
      said.fact.kind === "constraint" && said.fact.key === "merger"
        ? "the merger"
        : "the handover of the firm",
    reply: (said, firm) => {
      const isMerger = said.fact.kind === "constraint" && said.fact.key === "merger";
      return {
        reading: isMerger
          ? "In a merger choose no system twice: run what can be thrown away, and write down what each side does before deciding whose way stays."
          : "Before a firm changes hands, write down what lives in one head: how the work is done, the prices, the customers.",
        action: does(
          firm.leader,
          isMerger
            ? "Sign nothing longer than three months until the systems of both sides are decided."
            : "Write down the ten procedures that a buyer or successor would ask for first.",
          isMerger
            ? "List the systems that both sides have for the same work, with the end of each contract."
            : "Record one of the ten this week, in the words of the person who does it.",
          isMerger
            ? "One list of systems with a decision and a date beside each."
            : "Ten procedures on file, each followed once by a person who did not write it.",
        ),
      };
    },
  },
  {
    id: "handoff",
    keys: ["handoff_gap"],
    weight: 15,
    absorbs: ["margin"],
    short: () => "what gets lost between people",
    reply: (said, firm) => {
      if (/talk to each other/i.test(said.fact.text)) return betweenSystems(firm);
      const tasks = said.beside.flatMap((fact) =>
        fact.kind === "task" && fact.lang === "en" ? [fact.text] : [],
      );
      const what = tasks.at(-1)?.toLowerCase() ?? "what one side knows";
      return {
        reading: `Before any tool, find the place at which ${what} should have been passed on and was not.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          `Give ${what} one door: one number or mailbox, one person who reads it each day, one log.`,
          "Take the last ten cases and write down who knew first, who needed to know, and on which day each did.",
          "Days from the first who knew to the one who needed it, and the cases that never arrived.",
        ),
      };
    },
  },
  {
    id: "bank",
    keys: ["complaint", "wrong_sent", "outage"],
    weight: 12,
    short: (said) =>
      said.fact.kind === "incident" && said.fact.key === "outage" ? "an outage" : "what went out wrong",
    reply: (said, firm) => {
      const isOutage = said.fact.kind === "incident" && said.fact.key === "outage";
      const body = bodyBeside(said, ["regulator"]);
      return {
        reading: isOutage
          ? "What has failed once must also work by hand: hold no trial where the work cannot stop for a day."
          : `Find the check that would have caught what went out wrong${body === null ? "" : `, before ${body} noticed it`}, and put it in before anything gets faster.`,
        action: does(
          departmentOwner(firm.owners, "operations"),
          isOutage
            ? "Write for each use how the work is done on a day without it."
            : "Name who reads what before it leaves, and keep a log of what they found.",
          isOutage
            ? "Try one day without the system you would miss most, on paper."
            : "Take the last ten cases and write where each could have been caught.",
          isOutage
            ? "The work of that day was done, with a list of what was missing."
            : "Errors found before they leave, per month, beside those found after.",
        ),
      };
    },
  },
];

/** Systems that do not talk to each other lose nothing between people. */
const betweenSystems = (firm: CompanyProfile): FrictionReply => ({
  reading: "Where systems do not talk to each other, find what is typed twice most often, and begin there.",
  action: does(
    departmentOwner(firm.owners, "operations"),
    "List what is typed from one system into another, with the minutes and the errors.",
    "Sit for an hour this week beside the person who does most of it, and write down every copy.",
    "Figures that are typed twice, each week.",
  ),
});
