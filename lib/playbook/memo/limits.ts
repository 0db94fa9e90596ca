import type { Memo } from "@/lib/domain/report/memo";
import type { CompanyProfile } from "../company-profile";
import { isByHand } from "../faults/fault-of-trial";
import type { Limit } from "../own-lines/limit";
import type { RiskOwner } from "../risks/owner";
import { quotationOf } from "./quotation";
import { unionOf } from "./stances";

/** A limit from this strength on is page one's risk; a weaker one is what is left alone. */
const IS_A_RISK = 3;
/** Their own machines come before any limit that is weaker. */
const ABOVE_THEIR_MACHINES = 5;

interface LimitWords {
  /** What would go wrong, before their words. */
  risk: string;
  /** What the limit asks for. */
  control: string;
  /** What is left alone, before their words. */
  leave: string;
  owner: RiskOwner;
}

/** What a wrong answer cost them once weighs more than a limit, except where that ends the firm. */
export const isLossRisk = (firm: CompanyProfile): boolean =>
  firm.wentWrong !== null &&
  firm.loss !== null &&
  (firm.limits[0]?.strength ?? 0) < ENDS_THE_FIRM &&
  !isByHand(firm);
const ENDS_THE_FIRM = 6;

/** The limit that page one's risk is about; null where there is none, or something else comes first. */
function limitOfRisk(firm: CompanyProfile): Limit | null {
  const {
    limits: [first],
    keptHome,
  } = firm;
  if (isLossRisk(firm)) return null;
  const needed = keptHome === null ? IS_A_RISK : ABOVE_THEIR_MACHINES;
  return first === undefined || first.strength < needed ? null : first;
}

/** Page one's risk from a limit that they typed: what it asks for is the control. */
export function limitRisk(
  firm: CompanyProfile,
): { owner: RiskOwner; write: () => Omit<Memo["risk"], "owner"> } | null {
  const limit = limitOfRisk(firm);
  if (limit === null) return null;
  const { risk, control, owner } = wordsOf(firm, limit);
  const isQuotedAbove = isInProblem(firm, limit);
  return {
    owner,
    write: () => ({ risk: `${risk}${isQuotedAbove ? "" : `: ${limit.quote}`}.`, control }),
  };
}

/** The next limit, or their own machines, for what is left alone; null where page one has said them all. */
export function limitToLeave(firm: CompanyProfile): { what: string; why: string } | null {
  const ofRisk = limitOfRisk(firm);
  const next = firm.limits.find((limit) => limit !== ofRisk && !isInProblem(firm, limit));
  if (next !== undefined && !(ofRisk !== null && firm.keptHome !== null && next.strength < IS_A_RISK))
    return { what: wordsOf(firm, next).leave, why: next.quote };
  return firm.keptHome === null ? null : { what: "Anything in a cloud", why: firm.keptHome.quote };
}

const isInProblem = (firm: CompanyProfile, { quote }: Limit): boolean => {
  const above = bare(quotationOf(firm) ?? "");
  const said = bare(quote);
  return above !== "" && (above.includes(said) || said.includes(above));
};

const bare = (text: string): string => text.toLowerCase().replace(/[.“”]/g, "");

/** The strongest limit that no rule of theirs states, for the register of risks; null where there is none. */
export function limitOfRegister(firm: CompanyProfile): (LimitWords & { limit: Limit }) | null {
  const limit = firm.limits.find(({ kind, strength }) => kind !== "rule" && strength >= IS_A_RISK);
  return limit === undefined ? null : { ...wordsOf(firm, limit), limit };
}

function wordsOf(firm: CompanyProfile, { kind, whose, quote }: Limit): LimitWords {
  switch (kind) {
    case "registration": {
      const licence = LICENCE.exec(quote)?.[0].toLowerCase() ?? "licence";
      return {
        risk: `The ${licence} is risked for a small gain`,
        control: "No record that falls under it goes in; who answers for it signs the list of what may.",
        leave: `Whatever touches the ${licence}`,
        owner: "compliance",
      };
    }
    case "nowhere":
      return {
        risk: "What has to stay out goes into a tool",
        control: "It is the first line of the list of what stays out, and nothing goes in before that list.",
        leave: "What has to stay out",
        owner: "compliance",
      };
    case "consent":
      return {
        risk: "An agreement is broken for a trial",
        control: "Ask for it in writing first; until it comes, their part stays out of the trial.",
        leave: "What needs a consent that has not come",
        owner: "compliance",
      };
    case "promise":
      return {
        risk: "What was answered stops being true",
        control: "Each use is held against that answer first; one that does not fit does not begin.",
        leave: "Whatever would make your answer untrue",
        owner: "compliance",
      };
    case "refused":
      return {
        risk: "A plain no is not kept",
        control: "No tool is tried that does it, there or wherever no one has been asked.",
        leave: "What was refused",
        owner: "compliance",
      };
    case "word":
      return {
        risk: "Your word is broken for a trial",
        control: "Nothing begins that touches it, and those who have your word see the plan first.",
        leave: "What you gave your word on",
        owner: "people",
      };
    case "site":
      return {
        risk: "The trial needs what a site does not let in",
        control: "There it is done on paper, and what is seen is written down outside.",
        leave: "What a site does not let in",
        owner: "operations",
      };
    case "owners":
    case "owned":
      return {
        risk: "Data that is not yours to share goes into a tool",
        control: "Ask in writing first; without a yes, theirs stays out of the trial.",
        leave: "What is not yours to share",
        owner: "compliance",
      };
    case "counsel":
      return {
        risk: "A use begins that counsel has not seen",
        control: "Counsel reads each such use before it begins, and each text before it leaves.",
        leave: "What counsel has not seen",
        owner: "compliance",
      };
    case "grievance":
      return {
        risk: "A grievance stops the trial before it shows anything",
        control: `A letter to ${unionOf(firm)} first: what is logged, and that no one is timed or scored.`,
        leave: "Whatever brings the grievance back",
        owner: "people",
      };
    case "seniority":
      return {
        risk: "A shortcut breaks the agreement",
        control: `Whatever is tried keeps that order, and ${unionOf(firm)} sees it first.`,
        leave: "Whatever changes the order of seniority",
        owner: "people",
      };
    case "sign-off":
      return {
        risk: "Something starts before the yes that it needs",
        control: "Ask for that yes first; until it comes, the trial does without.",
        leave: "What needs a yes that has not come",
        owner: "compliance",
      };
    case "others' rules":
      return {
        risk: "A trial touches what is not yours to change",
        control: "The trial leaves that part out from its first day.",
        leave: "What is not yours to change",
        owner: "operations",
      };
    case "person":
      return {
        risk: "A machine answers where a person is wanted",
        control: "A person answers there, and the trial leaves that alone.",
        leave: "A machine where a person is wanted",
        owner: "operations",
      };
    case "rule":
      return {
        risk: `A use slips past ${whose ?? "your rule"}`,
        control: "The charter has it word for word, and a named person holds each new use against it.",
        leave: `Anything against ${whose ?? "your rule"}`,
        owner: "compliance",
      };
  }
}

const LICENCE =
  /registration|licen[cs]e|permit|accreditation|certification|certificate|charter|security clearance|bonding|dealership|franchise/i;
