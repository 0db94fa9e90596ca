import type { Tool } from "@/lib/knowledge/knowledge";
import type { CompanyProfile } from "../../company-profile";
import { hasElement } from "../../company-profile";
import { leftAlone } from "../../skip-for-now";
import { fold, hitsOf } from "../../terms";
import type { Owned } from "../owned";

/** Something that has to be done, for which a tool may be found. */
export interface ToolNeed {
  /** After "for": "the notes of clinicians". */
  what: string;
  themes: readonly string[];
  /** Ids or names that its pilot works with, the first choice first. */
  tools?: readonly string[];
  /** What is recorded or charted of patients. */
  isClinical?: boolean;
  /** What its pilot says to leave alone. */
  notYet?: { what: string; why: string };
}

export interface ToolAsk {
  industry: string;
  /** An id of the sub-sectors; empty where it was read as none. */
  subsector: string;
  fewest: number;
  most: number;
  /** How many people the first pilot has. */
  seats: number;
  owned: Owned;
  /** The assistants that were ticked, by key. */
  inUse: ReadonlySet<string>;
  hasPolicy: boolean;
  /** What they keep must not be stored abroad: a rule of theirs or of those they serve. */
  staysInCanada: boolean;
  /** What page one says to leave alone. */
  isForLater: (tool: Tool) => boolean;
  /** In order; the first is the first pilot's. */
  needs: readonly ToolNeed[];
}

const SEATS = { micro: 2, small: 4, middle: 10, upper: 15, large: 30 } as const;

const CLINICAL = [
  "scribe",
  "charting",
  "dictation",
  "visit note",
  "SOAP note",
  "clinical note",
  "notes cliniques",
];
const CLINICAL_CHALLENGE = "reducing_clinician_documentation_and_paperwork";

/** What the answers alone ask for; what was understood of the typed text can take its place. */
export function toolAskOf(firm: CompanyProfile, more: Partial<ToolAsk> = {}): ToolAsk {
  const typed = [firm.answers.otherChallenge, firm.answers.aiFriction, firm.answers.aiExperience].join("\n");
  return {
    industry: firm.industry,
    subsector: firm.reading.subsector?.id ?? "",
    fewest: firm.fewest,
    most: firm.most,
    seats: SEATS[firm.size],
    owned: firm.owned,
    inUse: firm.tools,
    hasPolicy: hasElement(firm, "ai_policy"),
    staysInCanada: mustStayInCanada(firm),
    isForLater: (tool) => leftAlone(firm, tool) !== undefined,
    needs: needsOf(firm, saysAnyOf(typed, CLINICAL)),
    ...more,
  };
}

/** Residency is typed of other countries too: a customer in Europe wants it in Europe. */
const mustStayInCanada = ({ stances }: CompanyProfile): boolean =>
  stances.some(
    ({ effect, because }) =>
      effect === "residencyFirst" && because.some(({ sentence }) => /canad|british columbia/i.test(sentence)),
  );

function needsOf(firm: CompanyProfile, mentionsNotes: boolean): ToolNeed[] {
  const isCare = firm.industry === "healthcare";
  const own = [firm.lead, ...firm.challenges.filter(({ slug }) => slug !== firm.lead.slug)].map(
    ({ slug, text, themes }): ToolNeed => ({
      what: text,
      themes,
      isClinical: isCare && (slug === CLINICAL_CHALLENGE || saysAnyOf(text, CLINICAL)),
    }),
  );
  const clinical = own.find(({ isClinical }) => isClinical);
  if (!isCare || !mentionsNotes) return own;
  const first = clinical ?? { what: "Clinicians' notes", themes: ["documentation_admin"], isClinical: true };
  return [first, ...own.filter((need) => need !== clinical)];
}

const saysAnyOf = (text: string, terms: readonly string[]): boolean => {
  const folded = fold(text);
  return terms.some((term) => hitsOf(folded, term).length > 0);
};
