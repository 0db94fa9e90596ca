import { BLANK } from "@/lib/domain/report/annex";
import type { CompanyProfile } from "../company-profile";
import { upperFirst } from "../grammar";
import { owesNotice } from "../memo/stances";
import { theRole } from "../roles";
import { constraint, hasEffect } from "../typed-facts";
import {
  type Asked,
  agreementOf,
  amountIn,
  type Branch,
  branchOf,
  clauses,
  decidersOf,
  localOf,
  ownerOf,
  ownTrial,
  paragraph,
  stopOf,
  type TrialDays,
  trialDays,
  type WriteAnnex,
} from "./details";

/** The decision that is asked for, with its amount, its end and the day on which it is looked at again. */
export const resolution: WriteAnnex = (firm, { days, asked }) => {
  const { heading, decide, isBody } = decidersOf(firm);
  const branch = branchOf(firm);
  return {
    id: "resolution",
    title: `${heading}: ${TITLES[branch]}`,
    shortName: "the resolution",
    use: isBody
      ? "For the next meeting, or for signature between meetings."
      : "To be signed by those who decide, so that the amount and the end are in writing.",
    parts: [
      paragraph(`${decide}:`),
      clauses(CLAUSES[branch](firm, trialDays(days), asked)),
      paragraph(
        isBody
          ? `Moved: ${BLANK} Seconded: ${BLANK} Carried on: ${BLANK} Signed: ${BLANK}`
          : `Decided by: ${BLANK} Date: ${BLANK} Signed: ${BLANK}`,
      ),
    ],
  };
};

const TITLES: Readonly<Record<Branch, string>> = {
  trial: "one trial, with an end",
  ban: "the ban stays, until a named day",
  runs: "evidence before anything new",
};

type Write = (firm: CompanyProfile, days: TrialDays, asked: Asked) => (string | null)[];

const oneTrial: Write = (firm, { starts, ends, review }, asked) => {
  const leader = theRole(firm.leader);
  return [
    `Decision. A trial is approved: ${ownTrial(firm).pilot}. It starts on ${starts}, not before today's figures are written down, ends on ${ends}, and is decided on ${review}.`,
    before(firm),
    `Amount. ${amountIn(asked)}. ${asked.cost.title.startsWith("No new money") ? "No" : "No other"} AI tool, seat or project is bought until the review.`,
    firm.pilotOwner === firm.leader
      ? `Owner. ${upperFirst(leader)} runs it by the pilot charter and answers for it.`
      : `Owner. ${upperFirst(ownerOf(firm))} runs it by the pilot charter; ${leader} answers for it.`,
    `Stop rule. It ends early if ${stopOf(firm, asked)}. ${upperFirst(leader)} may end it at any time.`,
    asked.stop.goesOn === undefined
      ? null
      : `Target. ${asked.stop.goesOn.replace("if you are nearer to your own aim", "if we are nearer to our own aim")}`,
    `Review. On ${review} ${leader} brings the figures, the amount spent and the error log. Without a new resolution on that day the trial is over.`,
  ];
};

const theBan: Write = (firm, { review }, asked) => {
  const leader = theRole(firm.leader);
  return [
    `Decision. The ban on AI at work stays until ${review}.`,
    `By that day ${leader} has in writing what would have to be true before one use is allowed.`,
    `Amount. ${amountIn(asked)}.`,
    "Stop rule. The ban is not lifted for any use while one of these is open: where content would be kept, who would check each result, and how a trial would be ended.",
    `Review. On ${review} the ban is confirmed, or lifted for one use by a new resolution. Without one it goes on.`,
  ];
};

const whatRuns: Write = (firm, { review }, asked) => {
  const leader = theRole(firm.leader);
  return [
    `Decision. Until ${review} no new use of AI is approved. What runs goes on.`,
    `Evidence. By that day ${ownerOf(firm)} brings one page for each use that runs: ${ownTrial(firm).measure}, with the bill for the models in it, and who may switch it off.`,
    `Amount. ${amountIn(asked)}.`,
    `Stop rule. A use is switched off at once if ${ownTrial(firm).stop}, and on ${review} if it cannot show what one result costs.`,
    `Review. On ${review} ${leader} brings the pages, the error log, and a proposal of what to end. Without a new resolution no further use begins.`,
  ];
};

const CLAUSES: Readonly<Record<Branch, Write>> = { trial: oneTrial, ban: theBan, runs: whatRuns };

/** What has to happen before the first day. */
function before(firm: CompanyProfile): string | null {
  const conditions = [
    hasEffect(firm, "policyFirst")
      ? "the AI rule has been adopted, which ends the hold for this one use"
      : null,
    hasEffect(firm, "consultUnionFirst")
      ? owesNotice(firm)
        ? `notice under ${agreementOf(firm)} has been given and has run, or ${localOf(firm)} has agreed in writing to an earlier day`
        : `${localOf(firm)} has been consulted, and its answer is in writing`
      : null,
    hasEffect(firm, "umbrellaAssessment")
      ? "one privacy assessment of all such uses is done, with this one as an annex"
      : null,
    constraint(firm, "data_residency") !== undefined && hasEffect(firm, "residencyFirst")
      ? "it is in writing where content is stored and where it is worked on"
      : null,
  ].filter((condition) => condition !== null);
  return conditions.length === 0 ? null : `Condition. It does not start before ${conditions.join("; and ")}.`;
}
