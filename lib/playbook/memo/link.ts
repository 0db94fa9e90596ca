import { type Fact, factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { CompanyProfile } from "../company-profile";
import { casesOfTrial, leaverOfTrial } from "../faults/fault-of-trial";
import { lowerFirst } from "../grammar";
import { taskWords } from "../lead/task-words";
import { toldWith } from "../own-lines/under-heading";
import { isAskedAboutUse } from "../typed-facts";
import { hasVerb } from "./clauses";
import { leadTask } from "./lead-task";
import { takes } from "./stances";
import { WEIGHS_MOST } from "./weighs-most";

/**
 * What leads from the problem that is quoted to the decision that is asked for, where the two are about different work;
 * empty where they are about the same.
 */
export function linkTo(firm: CompanyProfile, quotation: string | null): string {
  if (quotation === null || !firm.hasChosenLead || isOfABranch(firm) || isAboutLead(firm, quotation))
    return "";
  const work = otherWork(firm, quotation);
  // One tool in a trial, and its figures, is how one of several is chosen.
  if (namesSprawl(firm, quotation))
    return `${startOf(firm)}${isTicked(firm) ? "," : ", and"} with one tool: no second one is paid for before its figures are in.`;
  const begin = startOf(firm);
  if (work === null && isInvention(firm, quotation))
    return `${begin}; every source is opened before anything leaves.`;
  if (isAsked(firm, quotation))
    return `${begin}; what you can show when you are asked is the rule, the list of uses and the error log.`;
  if (isTicked(firm))
    return `${begin}; ${work === null ? "the review will show whether it helps here too" : `${work} are counted beside it`}.`;
  return work === null
    ? `${begin}; the review will show whether it helps with this.`
    : `${begin}, and count ${work} beside them.`;
}

/** Where the trial begins, and why there. */
const startOf = (firm: CompanyProfile): string =>
  isTicked(firm)
    ? `You ticked “${lowerFirst(firm.lead.text)}”, and the trial starts there`
    : `We begin with ${workOf(firm)}, ${whyThere(firm)}`;

/** From the list of challenges, and from no sentence of theirs; it is quoted, because its words speak for them: "the team we have". */
const isTicked = ({ pilotStage, lead }: CompanyProfile): boolean =>
  pilotStage !== "widen" && lead.said === null;

/** What went wrong with a tool is no problem that the next use of one solves. */
const isInvention = ({ ledger }: CompanyProfile, quotation: string): boolean =>
  factsOf(ledger.facts, "incident").some(
    (fact) =>
      isFirm(fact) && fact.key === "false_output" && bare(quotation).includes(bare(fact.sentence).trim()),
  );

/** What an insurer or an auditor asks for is a record, and no trial of other work. */
const isAsked = ({ ledger }: CompanyProfile, quotation: string): boolean =>
  factsOf(ledger.facts, "constraint").some(
    (fact) => isFirm(fact) && isAskedAboutUse(fact) && bare(quotation).includes(bare(fact.sentence).trim()),
  );

const namesSprawl = (firm: CompanyProfile, quotation: string): boolean =>
  factsOf(firm.ledger.facts, "constraint").some(
    (fact) =>
      fact.key === "tool_sprawl" &&
      isFirm(fact) &&
      /\b(?:too many|pay)\b/i.test(fact.sentence) &&
      bare(quotation).includes(bare(fact.sentence).trim()),
  );

/** "Notes" says little alone: then as the trial calls it, "an ambient scribe". */
function workOf({ lead }: CompanyProfile): string {
  const [pilot = ""] = lead.trial.pilot.split(/, | as | with | from /);
  return /^an? (?!count of )/.test(pilot) && !lead.text.includes(" ") ? pilot : lowerFirst(lead.text);
}

/** Their decision answers what was quoted by itself. */
const isOfABranch = (firm: CompanyProfile): boolean =>
  casesOfTrial(firm) !== null ||
  leaverOfTrial(firm) !== null ||
  takes(firm, "respectBan") ||
  takes(firm, "crisis") ||
  firm.countsUses;

function isAboutLead(firm: CompanyProfile, quotation: string): boolean {
  const { lead, ledger } = firm;
  const isIn = (sentence: string) => bare(sentence).includes(bare(quotation));
  // A heading may be quoted with what is under it.
  const parts = quotation.split(/(?<=[.?]) /).map(bare);
  if (
    lead.said !== null &&
    (parts.some((part) => bare(lead.said ?? "").includes(part)) ||
      isUnderItsHeading(firm, lead.said, quotation) ||
      isOfHeadedWork(firm, quotation) ||
      toldWith(firm.answers.otherChallenge, lead.said).some((told) => isIn(told)) ||
      leadsToIt(firm, lead.said, quotation) ||
      takesItUp(firm, lead.said, quotation))
  )
    return true;
  // A challenge of the list that is about the same thing by a word of its name.
  const named = bare(quotation);
  const words = lead.text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const tasks = factsOf(ledger.facts, "task").filter((fact) => isIn(fact.sentence));
  return (
    lead.said === null && (words.some((word) => named.includes(word.slice(0, STEM))) || tasks.length > 0)
  );
}

/** "Condition surveys. … Last February we had a sinking": all that is told under the heading, until the next one. */
function isOfHeadedWork(firm: CompanyProfile, quotation: string): boolean {
  const { ledger, answers } = firm;
  const task = leadTask(firm);
  if (task?.noun === undefined || task.field !== "otherChallenge") return false;
  const later = factsOf(ledger.facts, "task").flatMap((other) =>
    other.noun !== undefined && other.field === task.field && other.sentenceAt > task.sentenceAt
      ? [other.sentenceAt]
      : [],
  );
  const told = (answers.otherChallenge ?? "").slice(
    task.sentenceAt,
    later.length > 0 ? Math.min(...later) : undefined,
  );
  return bare(told).includes(bare(quotation).trim());
}

/** "What keeps me up is water. We buy it from the towns, and what the meters add up to is 22% less": the sentence before. */
const leadsToIt = ({ answers }: CompanyProfile, said: string, quotation: string): boolean =>
  WEIGHS_MOST.test(quotation) &&
  bare((answers.otherChallenge ?? "").split(said)[0] ?? "")
    .trimEnd()
    .endsWith(bare(quotation).trim());

/** "Two people work on it and we missed 40 dates": what follows the sentence that it takes up. */
const takesItUp = ({ answers }: CompanyProfile, said: string, quotation: string): boolean => {
  const behind = bare((answers.otherChallenge ?? "").split(said)[1] ?? "").trimStart();
  const at = behind.indexOf(bare(quotation));
  return at !== -1 && /^(?:\p{L}+ ){1,6}on (?:it|them|this) /u.test(behind) && at < NEXT_SENTENCE;
};
const NEXT_SENTENCE = 60;

/** "Council minutes. The clerk spends 11 hours on each meeting": what follows a heading is about it. */
const isUnderItsHeading = ({ answers }: CompanyProfile, heading: string, quotation: string): boolean =>
  !hasVerb(heading) && bare(answers.otherChallenge ?? "").startsWith(`${bare(heading)} ${bare(quotation)}`);

/** "Retire" and "retiring" begin alike. */
const STEM = 5;

const bare = (text: string): string => text.toLowerCase().replace(/[.?“”"']/g, "");

/** The work that the quotation is about, in the plural. */
function otherWork(firm: CompanyProfile, quotation: string): string | null {
  const lead = leadTask(firm);
  const isOther = (fact: Fact) => isFirm(fact) && bare(fact.sentence).includes(bare(quotation));
  const found = factsOf(firm.ledger.facts, "task").find((fact) => isOther(fact) && fact.key !== lead?.key);
  return found === undefined ? null : taskWords(found).task;
}

function whyThere({ pilotStage }: CompanyProfile): string {
  if (pilotStage === "widen") return "where you have a figure";
  return pilotStage === "measure" ? "where a use runs already" : "which can be counted within weeks";
}
