import type { CompanyProfile } from "../company-profile";
import { lowerFirst, upperFirst } from "../grammar";
import { toldResult, toldUseOf } from "../told";
import { hasStance } from "../true-of";
import { hasToldResults } from "../typed-facts";
import { beforeAndAfter, type GapRule } from "./gap";

/** "RFIs, with Copilot," where the sentence goes on. */
const inMidSentence = (pilot: string): string => (pilot.includes(", ") ? `${pilot},` : pilot);

const named = (firm: CompanyProfile) => firm.lead.trial;

/** Nothing has been tried and measured. */
export const NO_PILOTS: GapRule = {
  id: "pilots",
  applies: (firm) => firm.pilotStage === "first" && !hasStance(firm, "respectBan"),
  write: (firm) => ({
    challenge: untested(firm),
    brief: {
      what: hasStance(firm, "smallFirst")
        ? `If it pays, pilot ${named(firm).pilot}.`
        : `Pilot ${named(firm).pilot}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}.`,
    },
    move: {
      what: `${pilotAs(firm)}: ${named(firm).pilot}. Stop it if ${named(firm).stop}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: beforeAndAfter(named(firm).measure),
    },
    quickWin: `The baseline for the pilot: ${named(firm).measure}, as they are today.`,
    implementation: `A trial of ${named(firm).pilot}; stop if ${named(firm).stop}.`,
    scaling: `${named(firm).afterwards}.`,
  }),
};

/** With a union it is prepared first; for a doubter it depends on the first hour. */
function pilotAs(firm: CompanyProfile): string {
  if (hasStance(firm, "consultUnionFirst")) return "Prepare, with the union, one measured pilot";
  return hasStance(firm, "smallFirst")
    ? "Only if the first hour gave time back, run one measured pilot"
    : `Run one measured pilot${freeOfCost(firm)}`;
}

/** Where there is no money, a trial uses what is paid for. */
const freeOfCost = (firm: CompanyProfile): string =>
  hasStance(firm, "crisis") || hasStance(firm, "zeroCapital") ? ", with what is paid for already" : "";

const untested = (firm: CompanyProfile): string => {
  if ((firm.lead.said ?? null) !== null)
    return `By what you wrote, we would try this first: ${firm.lead.trial.pilot}.`;
  return firm.hasChosenLead
    ? `You want help with ${lowerFirst(firm.lead.text)}: we would begin there.`
    : `We would begin with one task: ${firm.lead.trial.pilot}.`;
};

/** Gap: in use already, by what they wrote, and not measured. */
export const NOT_MEASURED: GapRule = {
  id: "measure",
  applies: (firm) => firm.pilotStage === "measure" && !hasStance(firm, "leaderBranch"),
  write: (firm) => ({
    challenge: `You told us: ${toldUseOf(firm)}. ${hasToldResults(firm) ? "You gave figures of it; put beside them what the checking takes and what it costs." : "Ask what it brings and what it costs, the checking included."}`,
    brief: {
      what: `Measure what runs: ${named(firm).pilot}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}.`,
    },
    move: {
      what: `${hasStance(firm, "consultUnionFirst") ? "Show it to the union, and turn" : "Turn"} what runs already into a measured pilot: ${named(firm).pilot}. Stop it if ${named(firm).stop}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: beforeAndAfter(named(firm).measure),
    },
    quickWin: `The figures of what runs already: ${named(firm).measure}, before and since.`,
    implementation: `A trial of ${named(firm).pilot}, with a log; stop if ${named(firm).stop}.`,
    scaling: `${named(firm).afterwards}.`,
  }),
};

/** Pilots run, so the next one is aimed and a stale one is closed. */
export const NEXT_PILOT: GapRule = {
  id: "next-pilot",
  applies: (firm) => firm.pilotStage === "next" && !hasStance(firm, "leaderBranch"),
  write: (firm) => ({
    challenge: `You ticked pilots; you did not say whether one of them serves ${lowerFirst(firm.lead.text)}.`,
    brief: {
      what: `Pilot next: ${named(firm).pilot}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}.`,
    },
    move: {
      what: `If one of your pilots shows little, end it, and give its hours to ${named(firm).pilot}${freeOfCost(firm)}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}; each pilot that runs is kept, changed or stopped by day 30.`,
    },
    quickWin: firm.hasToldUse
      ? `A name, a first figure and an end date beside each pilot that runs, this one first: ${toldUseOf(firm)}.`
      : "A name, a first figure and an end date beside each pilot that runs.",
    implementation: `A trial of ${named(firm).pilot}; stop if ${named(firm).stop}.`,
    scaling: `${named(firm).afterwards}.`,
  }),
};

/** What they want solved is being tried already, with a result they told us: make it count. */
export const WIDEN: GapRule = {
  id: "widen",
  applies: (firm) => firm.pilotStage === "widen" && !hasStance(firm, "leaderBranch"),
  write: (firm) => ({
    challenge: `You told us about a result, ${toldResult(firm) ?? toldUseOf(firm)}. Let others try the same, with the same log.`,
    brief: {
      what: `Widen what works: ${named(firm).pilot}.`,
      owner: firm.pilotOwner,
      firstStep: firm.lead.thisWeek,
      measure: `${upperFirst(named(firm).measure)}.`,
    },
    move: {
      what: `By day 90 take ${inMidSentence(named(firm).pilot)} from trial to daily work, or end it.`,
      owner: firm.pilotOwner,
      firstStep: `Check again what you told us (${toldResult(firm) ?? toldUseOf(firm)}): same task, same people, before and after.`,
      measure: `${upperFirst(named(firm).measure)}, with others too.`,
    },
    quickWin: "The result you told us about, checked again by someone who had no part in it.",
    implementation: `Others try ${named(firm).pilot}, with the same log; stop if ${named(firm).stop}.`,
    scaling: `${named(firm).afterwards}.`,
  }),
};
