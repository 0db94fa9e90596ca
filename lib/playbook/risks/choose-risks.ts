import { isoDay } from "@/lib/domain/dates";
import type { ReportRisk } from "@/lib/domain/report/report";
import { type KnownRisk, risks as knownRisks, risksAsOf } from "@/lib/knowledge/knowledge";
import { lawRules } from "@/lib/knowledge/law";
import { factsOf } from "@/lib/knowledge/verified";
import type { CompanyProfile } from "../company-profile";
import { paragraph } from "../grammar";
import { isStale } from "../law/status";
import type { SourceNotes } from "../source-notes";
import { ADVICE, LAW } from "./advice";
import { appliesTo, isForEverybody, isRaised } from "./when";

export interface WrittenRisk {
  id: string;
  shown: ReportRisk;
  /** The control in a few words, for page one. */
  control: string;
}

const SHOWN = 5;
const LEGAL_SHOWN = 2;
const HIGH_SHOWN = 2;
const EVIDENCE_SHOWN = 2;
const IMPACTS = ["Low", "Medium", "High"] as const;

/** The five risks that follow most from the answers: the industry's own first, then by impact, then what is everybody's. */
export function chooseRisks(
  firm: CompanyProfile,
  notes: SourceNotes,
  writtenOn: Date | null = null,
): WrittenRisk[] {
  const candidates = knownRisks
    .filter((risk) => isFor(risk, firm) && appliesTo(firm, risk.id))
    .map((risk) => ({ risk, impact: impactOf(risk, firm) }))
    .sort(
      (one, other) =>
        Number(isOwn(other.risk, firm)) - Number(isOwn(one.risk, firm)) ||
        IMPACTS.indexOf(other.impact) - IMPACTS.indexOf(one.impact) ||
        Number(isForEverybody(one.risk.id)) - Number(isForEverybody(other.risk.id)) ||
        one.risk.order - other.risk.order,
    );
  return ranked(balanced(candidates).slice(0, SHOWN)).map(({ risk, impact }) =>
    write(firm, risk, impact, notes, writtenOn),
  );
}

/** The highest first, and at most two of them high: five at once rank nothing. */
function ranked<Item extends { impact: KnownRisk["impact"] }>(items: Item[]): Item[] {
  return [...items]
    .sort((one, other) => IMPACTS.indexOf(other.impact) - IMPACTS.indexOf(one.impact))
    .map((item, place) =>
      item.impact === "High" && place >= HIGH_SHOWN ? { ...item, impact: "Medium" as const } : item,
    );
}

/** "No policy" and "shadow AI" say nearly the same: the sharper one is enough. At most two rest on law. */
function balanced<Item extends { risk: KnownRisk }>(items: Item[]): Item[] {
  const hasShadow = items.some(({ risk }) => risk.id === "shadow-ai");
  let legal = 0;
  return items.filter(({ risk }) => {
    if (risk.id === "no-policy" && hasShadow) return false;
    if (LAW[risk.id] === undefined) return true;
    legal += 1;
    return legal <= LEGAL_SHOWN;
  });
}

const isFor = ({ industries }: KnownRisk, firm: CompanyProfile) =>
  industries.includes("all") || industries.includes(firm.industry);

const isOwn = ({ industries }: KnownRisk, firm: CompanyProfile) => industries.includes(firm.industry);

function impactOf({ id, impact }: KnownRisk, firm: CompanyProfile): KnownRisk["impact"] {
  const raised = isRaised(firm, id) ? 1 : 0;
  return IMPACTS[Math.min(2, IMPACTS.indexOf(impact) + raised)] ?? impact;
}

function write(
  firm: CompanyProfile,
  risk: KnownRisk,
  impact: KnownRisk["impact"],
  notes: SourceNotes,
  writtenOn: Date | null,
): WrittenRisk {
  const advice = ADVICE[risk.id]?.(firm);
  if (advice === undefined) throw new Error(`There is no advice for the risk ${risk.id}.`);
  const law = LAW[risk.id];
  const shown: ReportRisk = {
    risk: risk.risk,
    impact,
    why: paragraph(risk.why, advice.here),
    mitigation: advice.mitigation,
    owner: advice.owner,
    legalNote:
      law === undefined ? null : `${law}, as read on ${risksAsOf}. General information, not legal advice.`,
    evidence: factsOf(risk.evidence)
      .filter(({ law }) => law === null || isFresh(law, writtenOn))
      .slice(0, EVIDENCE_SHOWN)
      .map(({ text, url }) => ({ text, note: notes.at(url) })),
  };
  return { id: risk.id, shown, control: advice.control };
}

/** What a bill would ask is told only while its standing is known; without a date it is not. */
const isFresh = (law: string, writtenOn: Date | null): boolean =>
  writtenOn !== null && !lawRules.some((rule) => rule.id === law && isStale(rule, isoDay(writtenOn)));
