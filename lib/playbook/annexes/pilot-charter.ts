import { BLANK } from "@/lib/domain/report/annex";
import type { CompanyProfile } from "../company-profile";
import { numberWord, upperFirst } from "../grammar";
import { theRole } from "../roles";
import { toolAskOf } from "../tools/decision/tool-ask";
import { clauses, day, keepOutOf, listed, paragraph, trialDays, type WriteAnnex } from "./details";
import { amountOf } from "./money";

/** The trial on one page: who does what, how it is measured, and when it ends. */
export const pilotCharter: WriteAnnex = (firm, writtenOn) => {
  const { starts, review } = trialDays(firm, writtenOn);
  const { trial } = firm.lead;
  return {
    id: "pilot-charter",
    title: `Pilot charter: ${trial.pilot}`,
    shortName: "the pilot charter",
    use: "Fill in the names, sign it, and keep it with the error log.",
    parts: [
      {
        kind: "table",
        caption: "What is agreed for the trial",
        columns: [
          { title: "What", share: 18 },
          { title: "Agreed", share: 82 },
        ],
        rows: [
          ["Task", `${upperFirst(trial.pilot)}, and nothing beside it.`],
          ["Owner", `${upperFirst(theRole(firm.pilotOwner))}: ${BLANK}`],
          ["People", `At most ${peopleIn(firm)}, who asked to take part: ${BLANK}`],
          ["Baseline", `${baselineOf(firm)} Today's figure: ${BLANK}`],
          ["Measure", `${upperFirst(trial.measure)}, each week, in the same words as the baseline.`],
          ["Guardrail", guardrailOf(firm)],
          ["Stays out", `${upperFirst(listed(keepOutOf(firm)))}.`],
          ["Stop", `At once, if ${trial.stop}.`],
          ["Money", `${upperFirst(amountOf(firm))}.`],
          ["Dates", `Starts on ${day(starts)}; ends, and is decided, on ${day(review)}.`],
        ],
      },
      clauses([
        "Each week the owner looks at ten results, good and bad, and writes the bad ones into the error log.",
        "On the last day there are three answers: widen, change, or end. “Go on as before” is not one of them.",
      ]),
      paragraph(`Owner: ${BLANK} Approved by ${theRole(firm.leader)}: ${BLANK} Date: ${BLANK}`),
    ],
  };
};

function peopleIn(firm: CompanyProfile): string {
  const { seats } = toolAskOf(firm);
  return `${numberWord(seats)} people`;
}

const baselineOf = ({ lead: { trial } }: CompanyProfile): string =>
  `${upperFirst(trial.measure)}, counted on all cases of two weeks before the start.`;

const guardrailOf = (firm: CompanyProfile): string =>
  `Nothing leaves ${firm.name} before a named person has read it and changed what is wrong.`;
