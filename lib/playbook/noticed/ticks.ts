import { truthOf } from "@/lib/domain/gate/claims";
import { type CompanyProfile, hasElement } from "../company-profile";
import { numberWord, upperFirst } from "../grammar";
import { paidSeats } from "../tools/paid-seats";
import { constraint, hasFigures, inTheirWords, stateOf } from "../typed-facts";
import { answerOf, type NoticedRule } from "./rule";

const CONFIDENT = 8;
const MANY_TOOLS = 3;
const MANY_DEPARTMENTS = 6;

/** Where the firm is: what was ticked against what was typed, or left untyped. */
export const TICKS: readonly NoticedRule[] = [
  {
    id: "confident-without-a-tool",
    strength: 5,
    asserts: ["neverTried"],
    find({ answers, tools }) {
      if (answers.aiConfidence < CONFIDENT || tools.size > 0) return null;
      return {
        title: "You are confident, and ticked no tool",
        text: `You put your confidence at ${answers.aiConfidence} of 10, and ticked no AI tool that you have used. Do one task of your own with a tool, five times, before you sign the rule: your people will ask about details.`,
        from: ["Your confidence", "The tools you have used"],
      };
    },
  },
  {
    id: "seats-idle",
    strength: 5,
    find(firm) {
      const seats = paidSeats(firm);
      if (seats === null || seats.used === null) return null;
      const idle = seats.count - seats.used;
      return {
        title: "You pay for seats that are not used",
        text: `You wrote ${inTheirWords(seats.fact)}: ${numberWord(idle)} of ${numberWord(seats.count)} seats of ${seats.name} are paid for and idle. Give them to those in the trial, and end at the renewal what has still not been used.`,
        from: [answerOf(seats.fact), "The tools you have used"],
      };
    },
  },
  {
    id: "money-ticked-money-denied",
    strength: 4,
    find(firm) {
      const none = constraint(firm, "no_capital", "cash_crisis");
      if (none === undefined || !hasElement(firm, "dedicated_budget")) return null;
      return {
        title: "There is a budget, and there is no money",
        text: `You ticked a dedicated budget, and you wrote ${inTheirWords(none)}. Settle first what may still be spent; until then, plan with hours only.`,
        from: ["What you have in place", answerOf(none)],
      };
    },
  },
  {
    id: "pilots-without-a-figure",
    strength: 4,
    asserts: ["noResultKnown", "notMeasured"],
    find(firm) {
      if (!hasElement(firm, "dept_pilots") || firm.experience === null || hasFigures(firm)) return null;
      return {
        title: "What would end your pilots?",
        text: "You ticked pilots in departments, and what you wrote about your experience holds no figure. If one of them has no figure and no last day either, give it both, or stop it.",
        from: ["What you have in place", "What you have tried"],
      };
    },
  },
  {
    id: "many-tools-no-figure",
    strength: 3,
    asserts: ["noResultKnown", "notMeasured"],
    find(firm) {
      if (firm.tools.size < MANY_TOOLS || firm.experience === null || hasFigures(firm)) return null;
      const count = numberWord(firm.tools.size);
      return {
        title: `${upperFirst(count)} tools, and no figure`,
        text: `You ticked ${count} AI tools, and what you wrote about them holds no figure. Choose the one that you would miss most, and time ten uses of it this month.`,
        from: ["The tools you have used", "What you have tried"],
      };
    },
  },
  {
    id: "departments-and-nothing",
    strength: 3,
    find(firm) {
      const { size } = firm.departments;
      if (size < MANY_DEPARTMENTS || firm.has.size > 0 || isInUse(firm)) return null;
      return {
        title: "Is it used everywhere, or nowhere?",
        text: `You ticked ${numberWord(size)} departments for AI, and nothing of what could be in place. Ask in each of them for one sentence: what is used, by how many, and for what.`,
        from: ["Your departments", "What you have in place"],
      };
    },
  },
];

const isInUse = (firm: CompanyProfile): boolean =>
  truthOf("nothingRuns", firm.world).v === false || stateOf(firm, "no_use") !== undefined;
