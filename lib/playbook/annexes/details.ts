import { type Annex, type AnnexPart, BLANK } from "@/lib/domain/report/annex";
import type { Memo } from "@/lib/domain/report/memo";
import { fullDay } from "../calendar/days";
import type { PlanDays } from "../calendar/trial-window";
import type { CompanyProfile } from "../company-profile";
import { withoutStop } from "../grammar";
import { isTitleOf } from "../leader";
import { ownerInWords } from "../pilot-owner";
import { THE_ONE_NAMED, theRole } from "../roles";
import type { DecidedTools } from "../tools/decision/decide-tools";
import { namedAs, typed, withArticle } from "../typed";
import { body, hasEffect, unionOf } from "../typed-facts";

/** What the annexes share: dates, accounts, what stays out, and who signs. */
export type WriteAnnex = (firm: CompanyProfile, input: AnnexInput) => Annex;

/** Of the rest of the report, what they have to agree with. */
export interface AnnexInput {
  days: PlanDays;
  tools: DecidedTools;
  asked: Asked;
}

/** What page one asks for: the same amount and the same end. */
export type Asked = Pick<Memo, "cost" | "stop">;

/** "At most $36,000, and 120 hours" */
export const amountIn = ({ cost }: Asked): string => withoutStop(cost.title);

export const paragraph = (text: string): AnnexPart => ({ kind: "paragraph", text });
export const clauses = (items: readonly (string | null)[]): AnnexPart => ({
  kind: "clauses",
  items: items.filter((item) => item !== null),
});

export interface TrialDays {
  starts: string;
  ends: string;
  review: string;
}

/** The same days as in the plan: after a notice or an assessment, and outside the busy season. */
export function trialDays({ trial, trialEnd, review }: PlanDays): TrialDays {
  return { starts: fullDay(trial[0] ?? review), ends: fullDay(trialEnd), review: fullDay(review) };
}

/** How the annexes speak: of a trial, of a ban that stays, or of uses that run already. */
export type Branch = "trial" | "ban" | "runs";

export function branchOf(firm: CompanyProfile): Branch {
  if (hasEffect(firm, "respectBan")) return "ban";
  return firm.countsUses ? "runs" : "trial";
}

const SHORT_FORM = /\b(?:ltd|inc|corp|co)\.\s*$/i;

/** The name under which a company signs: "Example Works Ltd.", with the stop of a legal form that was shortened. */
export function signedName({ answers, name }: CompanyProfile): string {
  const signed = namedAs(answers.companyName);
  if (signed === null) return name;
  return SHORT_FORM.test(answers.companyName) ? `${signed}.` : withArticle(signed);
}

/** "article 17 of the collective agreement", also where "art. 17" was typed. */
export function agreementOf(firm: CompanyProfile): string {
  const typedAs = body(firm, "collective_agreement")?.text ?? "";
  const article = /\bart(?:icle|\.)? (\d[\d.]*\d|\d)/i.exec(typedAs)?.[1];
  return article === undefined
    ? "the collective agreement"
    : `article ${article} of the collective agreement`;
}

/** "the USW local" */
export const localOf = (firm: CompanyProfile): string => {
  const union = unionOf(firm);
  return union === null ? "the union" : `the ${union} local`;
};

const MOST_KEPT_OUT = 5;

/** What never goes into an assistant, in the words of their kind of firm. */
export function keepOutOf(firm: CompanyProfile): string[] {
  const own = firm.reading.subsector?.keepOut;
  return own === undefined ? firm.words.keepOut.split(/, | and (?=[^,]*$)/) : own.slice(0, MOST_KEPT_OUT);
}

/** Who leads the trial day by day: in a firm of up to ten, the leader; where no one was told, a blank for the name. */
export function ownerOf(firm: CompanyProfile): string {
  const { size, leader, pilotOwner } = firm;
  if (pilotOwner === THE_ONE_NAMED) return BLANK;
  return size === "micro" ? theRole(leader) : ownerInWords(firm, pilotOwner);
}

/** Who is told of tools in use and asked about the rule: a role, also where one by name leads the trial. */
export const contactIn = ({ size, leader, pilotRole }: CompanyProfile): string =>
  pilotRole === THE_ONE_NAMED ? BLANK : theRole(size === "micro" ? leader : pilotRole);

/** When the trial ends early, in the words of page one. */
export const stopOf = (firm: CompanyProfile, { stop }: Asked): string =>
  stop.kind === "trial" ? asOurs(withoutStop(stop.text)) : ownTrial(firm).stop;

/** The trial, as the firm itself speaks of it: "a promise that we cannot keep". */
export function ownTrial({ lead: { trial } }: CompanyProfile) {
  const { pilot, measure, stop, baseline = null, guardrail = null } = trial;
  return {
    pilot: asOurs(pilot),
    measure: asOurs(measure),
    stop: asOurs(stop),
    baseline: baseline === null ? null : asOurs(baseline),
    guardrail: guardrail === null ? null : asOurs(guardrail),
  };
}

const asOurs = (text: string): string =>
  text
    .replace(/\byours\b/g, "ours")
    .replace(/\byour\b/g, "our")
    .replace(/\bYour\b/g, "Our")
    .replace(/\byou\b/g, "we")
    .replace(/\bYou\b/g, "We");

/** Who decides: the words for the body, and the heading of its annex. */
export interface Deciders {
  heading: string;
  /** "The board of North Arm Ltd. resolves", and "It is decided for North Arm Ltd." where no body was told. */
  decide: string;
  /** Whether it meets, and votes. */
  isBody: boolean;
}

/** What no one owns is decided by a board. */
const BOARD_KINDS: ReadonlySet<string> = new Set([
  "nonprofit",
  "food-bank",
  "arts-organization",
  "credit-union",
  "post-secondary",
]);

export function decidersOf(firm: CompanyProfile): Deciders {
  const title = typed(firm.answers.executiveTitle) ?? "";
  const of = `of ${signedName(firm)}`;
  const isBody = true;
  if (firm.ledger.facts.some(({ kind, text }) => kind === "person" && /^trustees$/i.test(text)))
    return { heading: "Resolution of the trustees", decide: `The trustees ${of} resolve`, isBody };
  if (firm.reading.subsector?.id === "municipality")
    return { heading: "Resolution of council", decide: `The council ${of} resolves`, isBody };
  const hasBoard = BOARD_KINDS.has(firm.reading.subsector?.id ?? "");
  if (hasBoard || body(firm, "board") !== undefined)
    return { heading: "Board resolution", decide: `The board ${of} resolves`, isBody };
  if (/\bpartner\b/i.test(title))
    return { heading: "Resolution of the partners", decide: `The partners ${of} resolve`, isBody };
  return { heading: "Resolution", decide: `It is resolved for ${signedName(firm)}`, isBody: false };
}

/** Their own name where the letter is theirs to sign; a blank where the plan is another person's. */
export function signature(firm: CompanyProfile): string {
  const title = typed(firm.answers.executiveTitle);
  const name = typed(firm.answers.executiveName.split(",")[0] ?? "");
  return name !== null && title !== null && isTitleOf(title, firm.leader) ? `${name}, ${title}` : firm.leader;
}
