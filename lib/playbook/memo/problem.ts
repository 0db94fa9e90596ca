import { isFirm } from "@/lib/domain/ledger/fact";
import type { Memo } from "@/lib/domain/report/memo";
import type { CompanyProfile } from "../company-profile";
import { contradictionOf, hasNoTension } from "../contradictions";
import { workOf } from "../faults/counted-fault";
import { casesOfTrial, faultOfTrial, isOfTrial, shareOfTrial } from "../faults/fault-of-trial";
import type { LostShare } from "../faults/lost-share";
import { paragraph, upperFirst } from "../grammar";
import { inOneHead } from "../own-lines/in-one-head";
import { shortened } from "../typed";
import { grouped } from "../value/box/figures";
import { linkTo } from "./link";
import { quotationOf } from "./quotation";
import { takes } from "./stances";
import { WEIGHS_MOST } from "./weighs-most";
import { trialByHand } from "./without-ai";

/** “310 callbacks a month and I had Priya count”: what is added says nothing of them. */
const ADDS_ON = /\band I had\b/i;
const UNKNOWN_CHARACTERS = 80;

/** Their problem in a sentence of theirs, and what an outsider would say is so. */
export function problemOf(firm: CompanyProfile): Memo["problem"] {
  const counted = faultInWords(firm);
  const said = quotationOf(firm);
  const lost = shareOfTrial(firm);
  const quotation =
    counted === null ||
    (said !== null && (says(counted.figure, said) || isOfTrial(firm, said) || isBesideCases(firm, said)))
      ? said
      : null;
  return {
    quotation,
    paraphrase: quotation === null ? (counted?.words ?? paraphraseOf(firm)) : null,
    whatIsSo:
      partInWords(firm) ??
      ownInWords(firm) ??
      (trialByHand(firm) === null ? null : `${firm.name} has banned AI, and this needs none.`) ??
      (quotation !== null && lost !== null && !quotation.includes(lost.share)
        ? SHARE_IN_WORDS[lost.kind](lost.share)
        : null) ??
      paragraph(
        (hasNoTension(firm) ? inOneHead(firm.answers) : null) ?? contradictionOf(firm).headline,
        linkTo(firm, quotation),
      ),
  };
}

/** Of cases with a name, another sentence of the same answer says more than that they come first. */
const isBesideCases = (firm: CompanyProfile, said: string): boolean =>
  casesOfTrial(firm) !== null &&
  (firm.answers.otherChallenge ?? "").toLowerCase().includes(said.toLowerCase().replace(/[.?]$/, ""));

/** It tells the figure and adds nothing else, or says that nothing weighs more. */
const says = (figure: string, said: string): boolean =>
  WEIGHS_MOST.test(said) ||
  (said.toLowerCase().includes(figure.toLowerCase().replace(/s$/, "")) && !ADDS_ON.test(said));

/** "You counted 1,180 run-outs last winter.", where the trial is about them. */
function faultInWords(firm: CompanyProfile): { figure: string; words: string } | null {
  const lost = shareOfTrial(firm);
  const fault = faultOfTrial(firm);
  const name = casesOfTrial(firm)?.name ?? null;
  if (fault === null && lost === null)
    return name === null
      ? null
      : { figure: name, words: `${upperFirst(name)} come first in what you wrote.` };
  if (fault === null)
    return lost === null ? null : { figure: lost.share, words: SHARE_IN_WORDS[lost.kind](lost.share) };
  const figure = grouped(fault.count);
  const { whole, when } = fault;
  if (whole !== undefined)
    return {
      figure: grouped(whole),
      words: `You were paid for ${grouped(whole - fault.count)} of ${grouped(whole)} ${workOf(fault)}${when === null ? "" : ` ${when}`}.`,
    };
  return {
    figure,
    words: `You counted ${figure} ${fault.several}${fault.when === null ? "" : ` ${fault.when}`}.`,
  };
}

const SHARE_IN_WORDS: Readonly<Record<LostShare["kind"], (share: string) => string>> = {
  overmade: (share) => `${share} is made or ordered beyond what is used.`,
  lost: (share) => `${share} is lost.`,
  missing: (share) => `${share} is missing between what comes in and what is counted.`,
};

/** "Begin with the 212 that “were on monitored tanks”.": the part of the faults that was told last says where to look. */
function partInWords(firm: CompanyProfile): string | null {
  const part = faultOfTrial(firm)?.parts.at(-1);
  return part === undefined || takes(firm, "respectBan")
    ? null
    : `Begin with the ${grouped(part.count)} that “${part.words}”.`;
}

/** "It grows by 700 ft a day", where the trial is about just that. */
const ownInWords = ({ own, lead }: CompanyProfile): string | null =>
  own !== null && lead.said === own.sentence ? own.isSo : null;

/** Ours, from what was understood; else from what was ticked. */
function paraphraseOf(firm: CompanyProfile): string {
  const said = firm.ledger.facts
    .filter((fact) => fact.kind === "constraint" && isFirm(fact))
    .flatMap((fact) => (fact.kind === "constraint" ? (IN_OUR_WORDS[fact.key] ?? []) : []));
  const [first] = said;
  if (first !== undefined) return `${first}.`;
  if (firm.hasChosenLead) return `${firm.lead.text}.`;
  const [unknown] = firm.unknownChallenges;
  return unknown === undefined ? "You named no problem yet." : `${shortened(unknown, UNKNOWN_CHARACTERS)}.`;
}

const IN_OUR_WORDS: Readonly<Record<string, string>> = {
  cash_crisis: "Cash is short, and the plan has to cost nothing",
  late_payment: "Customers pay late",
  no_capital: "There is no money to invest",
  union: "The union has to be part of any change",
  union_notice: "The collective agreement asks for notice before any change",
  data_residency: "What you keep has to stay in the country",
  community_data: "What belongs to the community is the community's to decide on",
  assessment_queue: "Privacy assessments take longer than the projects that need them",
  leader_opposed: "A leader whose word counts is against it",
  founder_doubt: "The founder is not convinced",
  no_signal: "Much of the work happens where there is no signal",
  crew_language: "The crew works in several languages",
  team_language: "The tools have to work in your team's language",
  will_not_type: "The people who do the work will not type",
  data_scattered: "What you know lies in many places",
  handoff_gap: "What one team knows does not reach the next",
  turnover: "People are hard to keep",
  shortage: "People are hard to find",
  contractors: "Those who do the work are not your employees",
  confidentiality: "What clients confide may not leave the firm",
  resistance: "The people who would use it are against it",
  no_time: "No one has the hours to begin",
  skills: "The skills are missing",
  fear_jobs: "People fear for their jobs",
  legacy_systems: "Old systems hold everything up",
  no_owner: "No one owns the subject",
  loses_money: "The margin is under pressure",
  owner_pressure: "The owners want results soon",
  rules_change: "The rules change faster than your papers",
};
