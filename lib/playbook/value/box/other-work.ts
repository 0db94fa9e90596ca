import { type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import type { ValueLine } from "@/lib/domain/value/line";
import { isSameNoun, isVeryNoun } from "@/lib/domain/value/same-noun";
import type { CompanyProfile } from "../../company-profile";
import { leadTask } from "../../memo/lead-task";
import { factAt } from "./nouns";

/** Told in the sentence that the trial is about: it comes before a figure of other work. */
export const isToldWithLead = (firm: CompanyProfile, { from, noun }: ValueLine): boolean => {
  const { ledger, lead } = firm;
  const task = leadTask(firm);
  // "Condition surveys.": the figures are in the sentences under the heading.
  const isUnder = task?.noun !== undefined && noun !== null && isSameNoun(task.noun, noun);
  return (
    lead.said !== null &&
    from.some((origin) =>
      isUnder ? origin.field === task.field : factAt(ledger, origin)?.sentence === lead.said,
    )
  );
};

/** "Finance saves three hours a week on board packages", where the trial is about letters: the sentence names its own work. */
export const isOfOtherWork = (firm: CompanyProfile, line: ValueLine): boolean =>
  !isToldWithLead(firm, line) &&
  (isBesideHeaded(firm, line) || isOfAnotherPiece(firm, line) || isOfAnotherTask(firm, line));

/** The trial is of work that a heading named: what a tool saved on a thing without its name, "2 hours in place of 9", was something else. */
const isBesideHeaded = (firm: CompanyProfile, { from, noun }: ValueLine): boolean => {
  const named = leadTask(firm)?.noun;
  const isTried = from.some(({ field }) => field === "aiExperience");
  return named !== undefined && isTried && (noun === null || !isSameNoun(named, noun));
};

/** "Tested it on permit letters. 90 minutes to 30.", where the trial is about files: the piece is named by an earlier sentence. */
const isOfAnotherPiece = (firm: CompanyProfile, line: ValueLine): boolean =>
  line.kind === "piece" &&
  line.noun !== null &&
  leadTask(firm) !== null &&
  factsOf(firm.ledger.facts, "task").some(
    (task) =>
      task.field === "aiExperience" &&
      isVeryNoun(task.text.toLowerCase(), line.noun ?? "") &&
      !isTrialsTask(firm, task),
  );

const isOfAnotherTask = (firm: CompanyProfile, line: ValueLine): boolean =>
  line.from.some((origin) => {
    const fact = factAt(firm.ledger, origin);
    return (
      fact?.field === "aiExperience" &&
      factsOf(firm.ledger.facts, "task").some(
        (task) => task.sentence === fact.sentence && !isTrialsTask(firm, task),
      )
    );
  });

const isTrialsTask = (firm: CompanyProfile, { key, text }: FactOf<"task">): boolean =>
  leadTask(firm)?.key === key || firm.lead.trial.pilot.toLowerCase().includes(text.toLowerCase());
