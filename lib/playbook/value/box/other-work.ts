import { type FactOf, factsOf } from "@/lib/domain/ledger/fact";
import type { ValueLine } from "@/lib/domain/value/line";
import type { CompanyProfile } from "../../company-profile";
import { leadTask } from "../../memo/lead-task";
import { factAt } from "./nouns";

/** Told in the sentence that the trial is about: it comes before a figure of other work. */
export const isToldWithLead = ({ ledger, lead }: CompanyProfile, { from }: ValueLine): boolean =>
  lead.said !== null && from.some((origin) => factAt(ledger, origin)?.sentence === lead.said);

/** "Finance saves three hours a week on board packages", where the trial is about letters: the sentence names its own work. */
export const isOfOtherWork = (firm: CompanyProfile, line: ValueLine): boolean =>
  !isToldWithLead(firm, line) &&
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
