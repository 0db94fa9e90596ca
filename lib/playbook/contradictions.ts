import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import { type CompanyProfile, hasElement, hasOwner } from "./company-profile";
import { OF_ENDED_USE } from "./ended-use";
import { eitherInWords, listInWords, numberWord } from "./grammar";
import { type Contradiction, OF_STANCES, type Tension } from "./stance-tensions";
import { whySo } from "./told";
import { maySay } from "./true-of";
import { nameFirst } from "./typed";

const isBold = ({ answers }: CompanyProfile) => ["activating", "championing"].includes(answers.orgPosture);
const hasPractice = (firm: CompanyProfile) =>
  hasElement(firm, "dept_pilots") || hasElement(firm, "internal_champions");
const governance = (firm: CompanyProfile) =>
  ["ai_policy", "steering_committee", "dedicated_budget"].filter((element) => firm.has.has(element)).length;

/** A single try that was told, and no use. */
const isOnlyTried = ({ ledger, experience }: CompanyProfile): boolean => {
  if (A_FEW_TIMES.test(experience ?? "")) return true;
  const states = factsOf(ledger.facts, "state").filter((fact) => fact.polarity === "affirmed");
  return (
    states.some((fact) => isFirm(fact) && (fact.key === "tried" || fact.key === "tried_once")) &&
    !states.some(
      ({ key }) => key === "uses" || key === "ran" || key === "private_use" || key === "in_production",
    )
  );
};

/** "ChatGPT twice: a job ad, and a letter", "my daughter got ChatGPT to do a job ad": no habit of anyone. */
const A_FEW_TIMES =
  /^[^.!?]{0,40}(?<!\p{L})(?:once|twice|one time|two times|a couple of times)(?!\p{L})|(?<!\p{L})got (?:ChatGPT|Copilot|Claude|Gemini|it) to (?:do|write|make) an? |(?<!\p{L})got (?:me|us|him|her) (?:on|onto|to (?:use|try)) (?:ChatGPT|Copilot|Claude|Gemini) for (?:an?|one) |(?<!\p{L})no(?:body| one) (?:in the \p{L}+ |here |else )?(?:has |have )?(?:touched|used|tried) it(?!\p{L})/iu;

const SETTLED_BY_A_TRIAL =
  "A small trial with a stop rule costs little and settles the question with your own numbers.";

/** In the order of what they would tell a board; the last one always applies. */
const RULES: readonly Tension[] = [
  ...OF_STANCES,
  OF_ENDED_USE,
  {
    applies: (firm) => firm.has.size >= 5 && firm.readiness.aiReadinessScore >= 80,
    write: (firm) => ({
      headline: `${firm.name} has nearly everything in place; the next question is what it brings.`,
      soWhat:
        "The next questions are which uses paid, which one carries the most risk, and who would notice if it failed.",
    }),
  },
  {
    applies: (firm) => hasElement(firm, "ai_policy") && firm.tools.size === 0,
    asserts: ["neverTried"],
    write: (firm) => ({
      headline: `${firm.name} wrote its rules before its leader used a tool.`,
      soWhat:
        "Two hours with one assistant, on papers that name no one, would show whether the rules say the right things.",
    }),
  },
  {
    applies: (firm) => isBold(firm) && governance(firm) === 0,
    asserts: ["noPolicy"],
    write: (firm) => ({
      headline: `You describe ${firm.name} as ${firm.posture}; you ticked no policy, budget or committee to back it.`,
      soWhat:
        "A first trial can start on goodwill; the next one needs money, and someone who answers for it.",
    }),
  },
  {
    applies: (firm) => hasPractice(firm) && governance(firm) === 0,
    asserts: ["noPolicy", "aiAllowed", "toolsInUse"],
    write: (firm) => ({
      headline: `${firm.name} is already trying AI: you ticked ${listInWords(inPlace(firm))}, and no policy, budget or committee.`,
      soWhat:
        "Have those who use it write down what they use, for what, and what goes into it: then others can follow, and it can be checked.",
    }),
  },
  {
    applies: (firm) => hasElement(firm, "dedicated_budget") && !hasElement(firm, "dept_pilots"),
    asserts: ["nothingRuns", "moneyToInvest"],
    write: (firm) => ({
      headline: "You ticked a budget for AI, and no pilot.",
      soWhat: "Tie the next dollar to one task, with a figure from before and one from after.",
    }),
  },
  {
    applies: (firm) => hasElement(firm, "steering_committee") && !hasElement(firm, "dept_pilots"),
    asserts: ["notMeasured"],
    write: (firm) => ({
      headline: "You ticked a committee, and no pilot.",
      soWhat:
        "One measured use, with a first figure and a log of errors, gives a committee something to decide on.",
    }),
  },
  {
    applies: (firm) => hasElement(firm, "external_consultants") && !hasElement(firm, "internal_champions"),
    write: (firm) => ({
      headline: "You ticked outside advisers, and no champion of your own.",
      soWhat:
        "Have each adviser hand over to a named colleague, so that the knowledge does not leave with the last invoice.",
    }),
  },
  {
    applies: (firm) => hasElement(firm, "dept_pilots") && !hasOwner(firm),
    asserts: ["aiAllowed", "toolsInUse"],
    write: (firm) => ({
      headline: "You ticked pilots, and no champion or committee that answers for them.",
      soWhat: "Put a name and an end date on each pilot.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiConfidence >= 8 && firm.has.size === 0,
    asserts: ["nothingRuns"],
    write: (firm) => ({
      headline: `You are confident (${firm.answers.aiConfidence} of 10), and ticked nothing that ${firm.name} has in place yet.`,
      soWhat: "Let others watch you work with it: that is the shortest way to a second person who can.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiConfidence <= 4 && firm.has.size >= 2,
    write: (firm) => ({
      headline: `${firm.name} is ahead of its leader: you ticked ${listInWords(inPlace(firm))}, and put your own confidence at ${firm.answers.aiConfidence} of 10.`,
      soWhat:
        "Six half-hours of practice on your own questions would help you to judge what you are asked to approve.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiPerception === "overhyped" && firm.tools.size > 0,
    asserts: ["toolsInUse"],
    write: (firm) => ({
      headline: `You call AI overhyped, and have used ${listInWords(firm.toolNames.slice(0, 2))}.`,
      soWhat: "That doubt is useful: ask each use for a figure, and stop it where there is none.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiPerception === "overhyped" && firm.experience !== null,
    write: (firm) => ({
      headline: `You call AI overhyped, and ${whySo(firm)}.`,
      soWhat: SETTLED_BY_A_TRIAL,
    }),
  },
  {
    applies: (firm) => firm.answers.aiPerception === "overhyped",
    asserts: ["neverTried"],
    write: (firm) => ({
      headline: "You call AI overhyped, and tell of no trial of your own.",
      soWhat: SETTLED_BY_A_TRIAL,
    }),
  },
  {
    applies: (firm) => firm.answers.aiPerception === "major_opportunity" && firm.has.size === 0,
    asserts: ["nothingRuns", "noPolicy"],
    write: (firm) => ({
      headline: `You see a major opportunity, and ticked nothing that ${firm.name} has in place for it yet.`,
      soWhat: "One name, one task and a few hours a week are enough to begin.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiPerception === "potential_threat",
    write: (firm) => ({
      headline: "You see AI as a threat; the first step is to say which part of the work it threatens.",
      soWhat: `Write down which part of what you do for ${firm.words.customers} could be done without you, and watch that part.`,
    }),
  },
  {
    applies: (firm) => firm.tools.size >= 3 && firm.has.size === 0,
    asserts: ["nothingRuns", "toolsInUse"],
    write: (firm) => ({
      headline: `You ticked ${numberWord(firm.tools.size)} AI tools, and nothing that ${firm.name} has in place.`,
      soWhat: "Choose one of these uses, and make it one that others can learn and check.",
    }),
  },
  {
    applies: (firm) => firm.tools.size > 0 && firm.has.size === 0 && isOnlyTried(firm),
    asserts: ["toolsInUse"],
    write: (firm) => ({
      headline: `${firm.name} has tried AI, and nothing is built on it yet.`,
      soWhat: "With a rule, an account and a log, the next try can be judged.",
    }),
  },
  {
    applies: (firm) => firm.tools.size > 0 && firm.has.size === 0,
    asserts: ["personalUseOnly", "toolsInUse"],
    write: (firm) => ({
      headline: `You ticked ${listInWords(firm.toolNames.slice(0, 2))}, and nothing that ${firm.name} has in place for AI.`,
      soWhat: "An account, a rule and a log turn what one person does into something the firm can use.",
    }),
  },
  {
    applies: (firm) => firm.tools.size === 0 && firm.has.size === 0,
    asserts: ["neverTried", "noPolicy", "nothingRuns"],
    write: (firm) => ({
      headline: `${firm.name} starts from a clean sheet: no tool, no rule, no trial.`,
      soWhat: "That has one advantage: the first rule can be written before the first bad habit.",
    }),
  },
  {
    applies: () => true,
    write: (firm) => ({
      headline:
        firm.has.size === 0
          ? `You ticked nothing that ${firm.name} has in place for AI yet.`
          : `${firm.name} has begun: you ticked ${listInWords(inPlace(firm))}${missing(firm)}.`,
      soWhat: "What is missing, and what it would bring, is named below.",
    }),
  },
];

const ELEMENTS: readonly (readonly [element: string, there: string, missing: string])[] = [
  ["ai_policy", "a written policy", "policy"],
  ["dedicated_budget", "a budget", "budget"],
  ["steering_committee", "a committee", "committee"],
  ["dept_pilots", "pilots in departments", "pilots"],
  ["internal_champions", "champions", "champions"],
  ["external_consultants", "outside advisers", "outside advisers"],
];

const inPlace = (firm: CompanyProfile): string[] =>
  ELEMENTS.filter(([element]) => hasElement(firm, element)).map(([, there]) => there);

/** Advice from outside is nothing that a firm has to have. */
function missing(firm: CompanyProfile): string {
  const open = ELEMENTS.filter(
    ([element]) =>
      !hasElement(firm, element) && element !== "external_consultants" && !isDenied(firm, element),
  ).map(([, , name]) => name);
  return open.length === 0 ? "" : `, and no ${eitherInWords(open)}`;
}

/** What they typed may know of one that they did not tick. */
const isDenied = (firm: CompanyProfile, element: string): boolean =>
  (element === "ai_policy" && !maySay(firm, "noPolicy")) ||
  (element === "dept_pilots" && !maySay(firm, "nothingRuns"));

const ruleFor = (firm: CompanyProfile): Tension | undefined =>
  RULES.find(({ applies, asserts = [] }) => applies(firm) && maySay(firm, ...asserts));

/** Nothing was ticked and no two answers pull apart: whatever they typed says more. */
export const hasNoTension = (firm: CompanyProfile): boolean =>
  firm.has.size === 0 && ruleFor(firm) === RULES.at(-1);

/** The first of the rules that applies. */
export function contradictionOf(firm: CompanyProfile): Contradiction {
  const rule = ruleFor(firm);
  if (rule === undefined) throw new Error("The last of the tensions always applies.");
  const written = rule.write(firm);
  return { ...written, headline: nameFirst(written.headline) };
}
