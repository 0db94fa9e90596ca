import { BLANK } from "@/lib/domain/report/annex";
import type { CompanyProfile } from "../company-profile";
import { upperFirst } from "../grammar";
import { theRole } from "../roles";
import { constraint, hasEffect } from "../typed-facts";
import {
  agreementOf,
  clauses,
  day,
  decidersOf,
  localOf,
  paragraph,
  trialDays,
  type WriteAnnex,
} from "./details";
import { amountOf } from "./money";

/** The decision that is asked for, with its amount, its end and the day on which it is looked at again. */
export const resolution: WriteAnnex = (firm, writtenOn) => {
  const { starts, review } = trialDays(firm, writtenOn);
  const { heading, name } = decidersOf(firm);
  const { trial } = firm.lead;
  return {
    id: "resolution",
    title: `${heading}: one trial, with an end`,
    shortName: "the resolution",
    use: "For the next meeting, or for signature between meetings.",
    parts: [
      paragraph(`${name} resolve${name.startsWith("The board") ? "s" : ""}:`),
      clauses([
        isBanned(firm) ? "The ban on AI at work stays, with the one exception below." : null,
        `Decision. A trial of ${trial.pilot} is approved. It starts on ${day(starts)}, not before today's figures are written down, and ends on ${day(review)}.`,
        before(firm),
        `Amount. ${upperFirst(amountOf(firm))}.`,
        `Owner. ${upperFirst(theRole(firm.pilotOwner))} runs it by the pilot charter; ${theRole(firm.leader)} answers for it here.`,
        `Stop rule. It ends early if ${trial.stop}. ${upperFirst(theRole(firm.leader))} may end it at any time, without giving a reason.`,
        `Review. On ${day(review)} ${theRole(firm.leader)} brings the measure against the baseline, the amount spent and the error log. Without a new resolution on that day the trial is over.`,
        "Until then no further AI tool, seat or project is bought.",
      ]),
      paragraph(`Moved: ${BLANK} Seconded: ${BLANK} Carried on: ${BLANK} Signed: ${BLANK}`),
    ],
  };
};

const isBanned = (firm: CompanyProfile): boolean => hasEffect(firm, "respectBan");

/** What has to happen before the first day. */
function before(firm: CompanyProfile): string | null {
  const conditions = [
    hasEffect(firm, "consultUnionFirst")
      ? `notice under ${agreementOf(firm)} has been given and has run, or ${localOf(firm)} has agreed in writing to an earlier day`
      : null,
    hasEffect(firm, "umbrellaAssessment")
      ? "one privacy assessment covers all uses of this kind, with a short annex for this one"
      : null,
    constraint(firm, "data_residency") !== undefined && hasEffect(firm, "residencyFirst")
      ? "it is in writing where content is stored and where it is worked on"
      : null,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? null : `Condition. It does not start before ${conditions.join("; and ")}.`;
}
