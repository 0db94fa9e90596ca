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

/** In the order of what they would tell a board; the last one always applies. */
const RULES: readonly Tension[] = [
  ...OF_STANCES,
  OF_ENDED_USE,
  {
    applies: (firm) => firm.has.size >= 5 && firm.readiness.aiReadinessScore >= 80,
    write: (firm) => ({
      headline: `${firm.name} has nearly everything in place; the next question is what it brings.`,
      soWhat:
        "From here on points say little. A board will ask which uses paid, which one carries the most risk, and who would notice if it failed.",
    }),
  },
  {
    applies: (firm) => hasElement(firm, "ai_policy") && firm.tools.size === 0,
    asserts: ["neverTried"],
    write: (firm) => ({
      headline: `${firm.name} wrote its rules before its leader used a tool.`,
      soWhat:
        "Rules written ahead of practice tend to forbid what no one does and miss what everyone tries; a few weeks of use will show which lines to change.",
    }),
  },
  {
    applies: (firm) => isBold(firm) && governance(firm) === 0,
    asserts: ["noPolicy"],
    write: (firm) => ({
      headline: `You describe ${firm.name} as ${firm.posture}; you ticked no policy, budget or committee to back it.`,
      soWhat:
        "Enthusiasm carries a first trial and no further: the second needs money, and the third needs someone who may say no.",
    }),
  },
  {
    applies: (firm) => hasPractice(firm) && governance(firm) === 0,
    asserts: ["noPolicy", "aiAllowed", "toolsInUse"],
    write: (firm) => ({
      headline: `${firm.name} is already trying AI, but without rules, a budget or a mandate.`,
      soWhat:
        "What works today depends on the few who drive it. If one of them leaves, the know-how leaves too, and what was shared with which tool is not on record.",
    }),
  },
  {
    applies: (firm) => hasElement(firm, "dedicated_budget") && !hasElement(firm, "dept_pilots"),
    asserts: ["nothingRuns", "moneyToInvest"],
    write: (firm) => ({
      headline: `${firm.name} has money for AI and no trial to spend it on.`,
      soWhat:
        "Money without a measured use drifts into licences. Tie the next dollar to one task with a baseline.",
    }),
  },
  {
    applies: (firm) => hasElement(firm, "steering_committee") && !hasElement(firm, "dept_pilots"),
    asserts: ["notMeasured"],
    write: (firm) => ({
      headline: `${firm.name} has a committee, and no measured use to show it.`,
      soWhat: "A committee learns to steer on one measured use, with a real baseline and a real error log.",
    }),
  },
  {
    applies: (firm) => hasElement(firm, "external_consultants") && !hasElement(firm, "internal_champions"),
    write: (firm) => ({
      headline: `Outside advisers are named at ${firm.name}, and no one inside.`,
      soWhat:
        "Outside advisers know more about AI in your firm than anyone on the payroll. Have each hand over to a named colleague, or the knowledge leaves with the last invoice.",
    }),
  },
  {
    applies: (firm) => hasElement(firm, "dept_pilots") && !hasOwner(firm),
    asserts: ["aiAllowed", "toolsInUse"],
    write: (firm) => ({
      headline: `Pilots are running at ${firm.name}, and you named no one who answers for them.`,
      soWhat:
        "A pilot without an owner neither fails nor succeeds; it fades. Put a name and an end date on each.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiConfidence >= 8 && firm.has.size === 0,
    asserts: ["nothingRuns"],
    write: (firm) => ({
      headline: `You are confident (${firm.answers.aiConfidence} of 10); ${firm.name} has built nothing on it yet.`,
      soWhat:
        "What you can do alone, your people cannot do yet. The shortest bridge is to let others watch you work with it.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiConfidence <= 4 && firm.has.size >= 2,
    write: (firm) => ({
      headline: `${firm.name} is ahead of its leader: you ticked ${listInWords(inPlace(firm))}, and put your own confidence at ${firm.answers.aiConfidence} of 10.`,
      soWhat:
        "You will be asked to approve what you cannot yet judge. Six half-hours of your own practice change that.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiPerception === "overhyped" && firm.tools.size > 0,
    asserts: ["toolsInUse"],
    write: (firm) => ({
      headline: `You call AI overhyped, and use ${listInWords(firm.toolNames.slice(0, 2))} all the same.`,
      soWhat:
        "That is a good starting point: you know what it does for you, and would believe a figure sooner than a promise.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiPerception === "overhyped" && firm.experience !== null,
    write: (firm) => ({
      headline: `You call AI overhyped, and ${whySo(firm)}.`,
      soWhat:
        "One try says something about one task. Ten pieces of your own work, checked, would tell you about the rest.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiPerception === "overhyped",
    asserts: ["neverTried"],
    write: (firm) => ({
      headline: `You call AI overhyped; ${firm.name} has tried nothing that would prove it.`,
      soWhat: "A small trial with a stop rule costs little and settles the question with your own numbers.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiPerception === "major_opportunity" && firm.has.size === 0,
    asserts: ["nothingRuns", "noPolicy"],
    write: (firm) => ({
      headline: `You see a major opportunity, and ${firm.name} has put nothing behind it yet.`,
      soWhat: "Intent is the cheap half. The expensive half is one name, one task and a few hours a week.",
    }),
  },
  {
    applies: (firm) => firm.answers.aiPerception === "potential_threat",
    write: (firm) => ({
      headline: `You see AI as a threat; ${firm.name} ${firm.has.size === 0 ? "cannot tell yet" : "has begun to learn"} how near it is.`,
      soWhat: `Name the threat: write down which part of what you do for ${firm.words.customers} could be done without you, and watch that part.`,
    }),
  },
  {
    applies: (firm) => firm.tools.size >= 3 && firm.has.size === 0,
    asserts: ["nothingRuns", "toolsInUse"],
    write: (firm) => ({
      headline: `You use ${numberWord(firm.tools.size)} AI tools; as an organization, ${firm.name} uses none.`,
      soWhat: "Personal skill is there. What is missing is a way for it to become everyone's.",
    }),
  },
  {
    applies: (firm) => firm.tools.size > 0 && firm.has.size === 0 && isOnlyTried(firm),
    asserts: ["toolsInUse"],
    write: (firm) => ({
      headline: `${firm.name} has tried AI, and nothing is built on it yet.`,
      soWhat:
        "A one-off try leaves nothing to judge it by; with a rule, an account and a log, the next one can be judged.",
    }),
  },
  {
    applies: (firm) => firm.tools.size > 0 && firm.has.size === 0,
    asserts: ["personalUseOnly", "toolsInUse"],
    write: (firm) => ({
      headline: `AI is a personal habit at ${firm.name}, and no one else can build on it yet.`,
      soWhat: "A habit ends with the person who has it; an account, a rule and a log make it the firm's.",
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
      soWhat: "Finish what is begun before starting anything beside it; what is missing is named below.",
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
