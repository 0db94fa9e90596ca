import { longDate } from "@/lib/domain/dates";
import type { Annex, AnnexPart } from "@/lib/domain/report/annex";
import type { CompanyProfile } from "../company-profile";
import { listInWords } from "../grammar";
import { workingDay } from "../next-steps";
import { isSmall } from "../size";
import { decideTools } from "../tools/decision/decide-tools";
import { toolAskOf } from "../tools/decision/tool-ask";
import { typed } from "../typed";
import { body, constraint, hasEffect, inSentenceOf, unionOf } from "../typed-facts";

/** What the annexes share: dates, accounts, what stays out, and who signs. */
export type WriteAnnex = (firm: CompanyProfile, writtenOn: Date) => Annex;

export const paragraph = (text: string): AnnexPart => ({ kind: "paragraph", text });
export const clauses = (items: readonly (string | null)[]): AnnexPart => ({
  kind: "clauses",
  items: items.filter((item) => item !== null),
});

/** The weeks before it are for the baseline. */
const STARTS = 30;
const ENDS = 90;
const DAYS_OF_A_MONTH = 30.4;

export interface TrialDays {
  /** Null where a notice has to run first, and what was typed does not say how long. */
  starts: Date | null;
  review: Date;
}

/** A notice that has to be given first moves the trial by its months. */
export function trialDays(firm: CompanyProfile, writtenOn: Date): TrialDays {
  const notice = noticeMonths(firm);
  const later = notice === null ? 0 : Math.round(notice * DAYS_OF_A_MONTH);
  const isOpen = hasEffect(firm, "consultUnionFirst") && notice === null;
  return {
    starts: isOpen ? null : workingDay(writtenOn, STARTS + later),
    review: workingDay(writtenOn, ENDS + later),
  };
}

/** The months of notice that an agreement demands, where they were typed. */
export function noticeMonths(firm: CompanyProfile): number | null {
  const notice = constraint(firm, "union_notice");
  if (notice === undefined) return null;
  const months = inSentenceOf(firm, notice, "quantity").find(({ unit }) => unit === "month");
  return months?.value ?? null;
}

export const day = (date: Date | null): string =>
  date === null ? "the day on which the notice has run" : longDate(date);

/** "article 17 of the collective agreement", as it was typed. */
export const agreementOf = (firm: CompanyProfile): string =>
  body(firm, "collective_agreement")?.text ?? "the collective agreement";

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

/** The AI that comes with what the firm has already, each with the product that brings it. */
export function allowedTools(firm: CompanyProfile): string[] {
  const rows = decideTools(toolAskOf(firm));
  const owned = rows.flatMap(({ owned: own }) =>
    own?.tool == null ? [] : [own.tool.name.startsWith(own.product) ? own.tool.name : own.product],
  );
  return [...new Set([...owned, ...namedAmongSystems(firm)])];
}

/** "DeepL Pro" among the systems is an account of the firm's. */
function namedAmongSystems({ ledger, otherPlatforms }: CompanyProfile): string[] {
  const parts = (otherPlatforms ?? "").split(/[,;/]/).map((part) => part.trim());
  return ledger.facts.flatMap((fact) => {
    if (fact.kind !== "product" || !fact.ai || fact.field !== "otherPlatforms") return [];
    const part = parts.find((each) => each.includes(fact.text));
    return fact.polarity !== "affirmed" || part === undefined ? [] : [part];
  });
}

export const listed = (items: readonly string[]): string => listInWords(items);

/** Who decides: the words for the body, and the heading of its annex. */
export interface Deciders {
  heading: string;
  /** "The board of North Arm Ltd." */
  name: string;
}

export function decidersOf(firm: CompanyProfile): Deciders {
  const title = typed(firm.answers.executiveTitle) ?? "";
  const of = `of ${firm.name}`;
  if (firm.ledger.facts.some(({ kind, text }) => kind === "person" && /^trustees$/i.test(text)))
    return { heading: "Resolution of the trustees", name: `The trustees ${of}` };
  if (body(firm, "board") !== undefined) return { heading: "Board resolution", name: `The board ${of}` };
  if (/\bpartner\b/i.test(title))
    return { heading: "Resolution of the partners", name: `The partners ${of}` };
  if (/\bowner\b/i.test(title) || isSmall(firm.size))
    return { heading: "Resolution of the owners", name: `The owners ${of}` };
  return { heading: "Board resolution", name: `The board ${of}` };
}

/** Their own name where the letter is theirs to sign; a blank where the plan is another person's. */
export function signature(firm: CompanyProfile): string {
  const title = typed(firm.answers.executiveTitle);
  const name = typed(firm.answers.executiveName.split(",")[0] ?? "");
  return name !== null && title === firm.leader ? `${name}, ${firm.leader}` : firm.leader;
}
