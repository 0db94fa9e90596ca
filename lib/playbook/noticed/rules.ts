import { longDate } from "@/lib/domain/dates";
import { dateOf } from "../calendar/days";
import { hasElement } from "../company-profile";
import { listInWords, lowerFirst, numberWord } from "../grammar";
import { tickedNames } from "../tools/tool-names";
import { constraint, incident, inSentenceOf, inTheirWords, isAskedAboutUse, stateOf } from "../typed-facts";
import { answerOf, type NoticedRule } from "./rule";

const SEVERAL_TOOLS = 3;
const TOLD_NO = /\b(?:ticked|checked|answered|said|wrote|put|told (?:them|it|him|her)|replied) [“"']?no\b/i;

/** Rules: what is asked from outside, what is written down, and what people do. */
export const RULES: readonly NoticedRule[] = [
  {
    id: "false-output-no-rule",
    strength: 5,
    asserts: ["noPolicy"],
    find(firm) {
      const wrong = incident(firm, "false_output");
      if (wrong === undefined || hasElement(firm, "ai_policy")) return null;
      return {
        title: "The first line of your rule is known",
        text: `You wrote ${inTheirWords(wrong)}, and a written policy is not among what you have in place. Begin the rule with it: what an assistant states is checked at its source, by a person who is named, before it is used.`,
        from: [answerOf(wrong), "What you have in place"],
      };
    },
  },
  {
    id: "notice-and-start",
    strength: 5,
    find(firm, { waits }) {
      const notice = constraint(firm, "union_notice");
      const [first] = firm.challenges;
      const wait = waits.find(({ kind }) => kind === "notice");
      if (notice === undefined || wait?.typed == null || first === undefined) return null;
      return {
        title: "The notice decides your start",
        text: `You wrote of “${wait.typed}” of notice, and you chose “${lowerFirst(first.text)}”. With notice given within a week, what changes a job may begin on ${longDate(dateOf(wait.until))}; each week of waiting moves that day by a week. Give notice now for all you may ever want, and begin with what changes no one's job, once the local agrees that it does not.`,
        from: [answerOf(notice), "The challenges you chose"],
      };
    },
  },
  {
    id: "queue-times-uses",
    strength: 5,
    find(firm) {
      const queue = constraint(firm, "assessment_queue");
      const uses = firm.challenges.length;
      if (queue === undefined || uses < 2) return null;
      const each = inSentenceOf(firm, queue, "rate").find(
        ({ unit, role }) => unit === "month" && role === "duration",
      );
      if (each?.value == null) return null;
      const months = each.value * uses;
      return {
        title: `Your ${numberWord(uses)} challenges are ${months} months of assessments`,
        text: `You wrote “${each.text}” of assessments, and you chose ${numberWord(uses)} challenges: one use for each of them, one after the other, is ${months} months before the last may begin. Write one assessment for all uses of a kind, with two pages for each that is added.`,
        from: [answerOf(queue), "The challenges you chose"],
      };
    },
  },
  {
    id: "residency-and-tools",
    strength: 4,
    find(firm) {
      const stays = constraint(firm, "data_residency");
      const tools = firm.toolNames;
      if (stays === undefined || tools.length === 0 || !/\bcanad/i.test(stays.sentence)) return null;
      return {
        title: "“In Canada” is two promises",
        text: `You wrote ${inTheirWords(stays)}, and you have used ${listInWords(tools)}. Stored in Canada and worked on in Canada are different promises, and a vendor may make the first without the second. Ask those who set the rule which of the two they mean, in writing: the answer decides which tools are left.`,
        from: [answerOf(stays), "The tools you have used"],
      };
    },
  },
  {
    id: "auditor-and-many-tools",
    strength: 4,
    find(firm) {
      const auditor = constraint(firm, "auditor_asks");
      if (auditor === undefined || !isAskedAboutUse(auditor) || firm.tools.size < SEVERAL_TOOLS) return null;
      const also =
        constraint(firm, "customer_demand") === undefined
          ? ""
          : " The same page answers the customers who ask.";
      const count = numberWord(firm.tools.size);
      return {
        title: "One question, and as many answers as you have tools",
        text: `You wrote ${inTheirWords(auditor)}, and you ticked ${count} tools. Each has its own storage. Write one page: for every use the tool, the country, what is kept and for how long.${also}`,
        from: [answerOf(auditor), "The tools you have used"],
      };
    },
  },
  {
    id: "insurer-told-no",
    strength: 5,
    find(firm) {
      const asks = constraint(firm, "insurer_asks");
      if (asks === undefined || firm.toolNames.length === 0 || !TOLD_NO.test(asks.sentence)) return null;
      return {
        title: "The insurer was told no, and the answer is yes",
        text: `You wrote ${inTheirWords(asks)}, and you have used ${listInWords(firm.toolNames)}. A wrong answer on an application can cost the cover on the day of a claim. Have your adviser read that form this week, and correct the answer before the insurer finds it.`,
        from: [answerOf(asks), "The tools you have used"],
      };
    },
  },
  {
    id: "insurer-and-no-list",
    strength: 4,
    asserts: ["noPolicy"],
    find(firm) {
      const asks = constraint(firm, "insurer_asks");
      if (asks === undefined || hasElement(firm, "ai_policy") || TOLD_NO.test(asks.sentence)) return null;
      return {
        title: "The renewal form is your deadline",
        text: `You wrote ${inTheirWords(asks)}, and a written policy is not among what you have in place. Before the next renewal, make the list that answers it: who uses what, for which work, and who checks.`,
        from: [answerOf(asks), "What you have in place"],
      };
    },
  },
  {
    id: "worry-and-own-account",
    strength: 4,
    asserts: ["noPolicy"],
    find(firm) {
      const worry = constraint(firm, "confidentiality", "privacy");
      const tools = tickedNames(firm.tools);
      const isExperience = firm.experience !== null && stateOf(firm, "no_use") === undefined;
      if (worry === undefined || tools.length === 0 || !isExperience || hasElement(firm, "ai_policy"))
        return null;
      if (worry.field !== "aiFriction") return null;
      return {
        title: "Look at your own account first",
        text: `You name “${worry.text}” as what gets in the way, and you have used ${listInWords(tools)} yourself. Look up what went into your own account in the last month: it tells you what the rule has to cover.`,
        from: [answerOf(worry), "The tools you have used"],
      };
    },
  },
  {
    id: "policy-and-practice",
    strength: 5,
    find(firm) {
      const practice = stateOf(firm, "private_use");
      if (practice === undefined || !hasElement(firm, "ai_policy")) return null;
      return {
        title: "There is a policy, and there are private accounts",
        text: `You ticked a written policy, and you wrote ${inTheirWords(practice)}. Ask five people to say from memory what it allows and forbids, and cut it down to what they could say.`,
        from: ["What you have in place", answerOf(practice)],
      };
    },
  },
  {
    id: "policy-ticked-policy-denied",
    strength: 4,
    find(firm) {
      const denied = stateOf(firm, "no_policy");
      if (denied === undefined || !hasElement(firm, "ai_policy")) return null;
      return {
        title: "You have a policy, and you wrote that there is none",
        text: `You ticked a written policy, and you wrote ${inTheirWords(denied)}. Find the page this week, or use the one in this report.`,
        from: ["What you have in place", answerOf(denied)],
      };
    },
  },
  {
    id: "contract-and-ban",
    strength: 5,
    find(firm) {
      const forbids = constraint(firm, "customer_forbids");
      const ban = stateOf(firm, "banned");
      if (forbids === undefined || ban === undefined) return null;
      return {
        title: "A contract binds the work that it names; your ban covers all of it",
        text: `You wrote ${inTheirWords(forbids)}, and ${inTheirWords(ban)}. Have the clause read for three things: whose information, which tools, and until when. What it leaves out is yours to decide.`,
        from: [answerOf(forbids), answerOf(ban)],
      };
    },
  },
  {
    id: "contracts-and-use",
    strength: 5,
    find(firm) {
      const forbids = constraint(firm, "customer_forbids");
      const use = stateOf(firm, "uses", "ran", "in_production", "private_use");
      if (forbids === undefined || use === undefined) return null;
      return {
        title: "The question is whose work it has touched already",
        text: `You wrote ${inTheirWords(forbids)}, and ${inTheirWords(use)}. Before any new use, list for the last three months whose work an assistant has touched, and compare the list with those contracts.`,
        from: [answerOf(forbids), answerOf(use)],
      };
    },
  },
];
