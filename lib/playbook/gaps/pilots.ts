import type { CompanyProfile } from "../company-profile";
import { lowerFirst, upperFirst } from "../grammar";
import { financeOwner, theRole } from "../roles";
import { quoted } from "../typed";
import type { GapRule } from "./gap";

const named = (firm: CompanyProfile) => firm.lead.trial;

/** Nothing has been tried and measured. */
export const NO_PILOTS: GapRule = {
  id: "pilots",
  applies: (firm) => firm.pilotStage === "first",
  write: (firm) => ({
    challenge: firm.hasChosenLead
      ? `You want help with ${lowerFirst(firm.lead.text)}, and nothing has been tried on it and measured.`
      : `No use has been tried and measured in ${firm.name}'s own work.`,
    brief: {
      what: `Pilot ${named(firm).pilot}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}.`,
    },
    move: {
      what: `Run one eight-week pilot: ${named(firm).pilot}. Stop it if ${named(firm).stop}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}, before and after.`,
    },
    quickWin: `The baseline for the pilot: ${named(firm).measure}, as they are today.`,
    implementation: `Eight weeks of ${named(firm).pilot}, with a stop rule: stop if ${named(firm).stop}.`,
    scaling: `${named(firm).afterwards}.`,
  }),
};

/** Gap: in use already, by what they wrote, and not measured. */
export const NOT_MEASURED: GapRule = {
  id: "measure",
  applies: (firm) => firm.pilotStage === "measure",
  write: (firm) => ({
    challenge: `You told us: ${quoted(firm.experience ?? "", 90)}. It is running, and no one has counted what it gives and costs.`,
    brief: {
      what: `Measure what runs: ${named(firm).pilot}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}.`,
    },
    move: {
      what: `Turn what runs already into a measured pilot of eight weeks: ${named(firm).pilot}. Stop it if ${named(firm).stop}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}, before and after.`,
    },
    quickWin: `The figures of what runs already: ${named(firm).measure}, before and since.`,
    implementation: `Eight weeks of ${named(firm).pilot} with a log; stop if ${named(firm).stop}.`,
    scaling: `${named(firm).afterwards}.`,
  }),
};

/** Pilots run, so the next one is aimed and a stale one is closed. */
export const NEXT_PILOT: GapRule = {
  id: "next-pilot",
  applies: (firm) => firm.pilotStage === "next",
  write: (firm) => ({
    challenge: `Pilots are running; you did not say whether one of them serves ${lowerFirst(firm.lead.text)}.`,
    brief: {
      what: `Pilot next: ${named(firm).pilot}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}.`,
    },
    move: {
      what: `Close one running pilot that has no figure, and give its hours to ${named(firm).pilot}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}; each running pilot kept, changed or stopped by day 30.`,
    },
    quickWin: firm.hasToldUse
      ? `Owner, baseline and end date beside each running pilot, this one first: ${quoted(firm.experience ?? "", 90)}.`
      : "Owner, baseline and end date written beside each pilot that runs; no date means stop.",
    implementation: `Eight weeks of ${named(firm).pilot}, with a stop rule: stop if ${named(firm).stop}.`,
    scaling: `${named(firm).afterwards}.`,
  }),
};

/** What they want solved is being tried already, with a result they told us: make it count. */
export const WIDEN: GapRule = {
  id: "widen",
  applies: (firm) => firm.pilotStage === "widen",
  write: (firm) => ({
    challenge: `You told us about a result, ${quoted(firm.experience ?? "", 90)}, and it still depends on the people who achieved it.`,
    brief: {
      what: `Widen what works: ${named(firm).pilot}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}.`,
    },
    move: {
      what: `By day 90 take ${named(firm).pilot} from trial to daily work, or end it.`,
      owner: firm.pilotOwner,
      firstStep: `Check again what you told us (${quoted(firm.experience ?? "", 90)}): same task, same people, before and after.`,
      measure: `${upperFirst(named(firm).measure)}, in a second team too.`,
    },
    quickWin: `The result you told us about, checked again and signed by ${theRole(financeOwner(firm.owners))}.`,
    implementation: `A second team tries ${named(firm).pilot}, with the same log; stop if ${named(firm).stop}.`,
    scaling: `${named(firm).afterwards}.`,
  }),
};
