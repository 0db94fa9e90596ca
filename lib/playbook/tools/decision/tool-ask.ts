import { factsOf, isFirm } from "@/lib/domain/ledger/fact";
import type { Effect } from "@/lib/domain/ledger/stance";
import type { Tool } from "@/lib/knowledge/knowledge";
import { bannedTools } from "../../banned-tools";
import type { CompanyProfile } from "../../company-profile";
import { hasElement } from "../../company-profile";
import { upperFirst } from "../../grammar";
import { mainOf } from "../../main-measure";
import { isLeftAlone } from "../../skip-for-now";
import { treatsAnimals } from "../../subsector/treats-animals";
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
  /** The assistant that does it today, by name. */
  runsOn?: string | undefined;
  /** What shows whether a tool helps: "minutes per letter". */
  measure?: string;
  /** What runs is counted, and nothing else is tried in its place. */
  counts?: boolean;
  /** It is the first pilot's, and has its row even where no tool serves it. */
  isLead?: boolean;
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
  /** What they wrote that they use, and for what. */
  told?: string;
  /** The assistants that were ticked, by key. */
  inUse: ReadonlySet<string>;
  /** Forbidden by name, whatever else is allowed. */
  banned?: readonly string[];
  hasPolicy: boolean;
  /** What the rule is about, in the words of their kind of firm. */
  keepOut: string;
  /** What they keep must not be stored abroad: a rule of theirs or of those they serve. */
  staysInCanada: boolean;
  /** What they keep stays on their own machines: no tool of the list runs there. */
  staysHome?: boolean;
  /** A ban, or no money: then nothing is bought, and that is the reason. */
  buysNothing: { what: string; why: string } | null;
  /** What page one says to leave alone. */
  isForLater: (tool: Tool) => boolean;
  /** In order; the first is the first pilot's. */
  needs: readonly ToolNeed[];
}

const SEATS = { micro: 2, small: 4, middle: 10, upper: 15, large: 30 } as const;

const CLINICAL = [
  "scribe",
  "after-hours charting",
  "charting time",
  "finish charting",
  "finishing charts",
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
    owned: { ...firm.owned, products: [...firm.owned.products, ...codingTools(firm)] },
    told: firm.answers.aiExperience ?? "",
    inUse: firm.tools,
    banned: bannedTools(firm.ledger),
    hasPolicy: hasElement(firm, "ai_policy"),
    keepOut: firm.words.keepOut,
    staysInCanada: mustStayInCanada(firm),
    staysHome: firm.keptHome !== null,
    buysNothing: reasonNotToBuy(firm),
    isForLater: isLeftAlone(firm),
    needs: needsOf(firm, saysAnyOf(typed, CLINICAL)),
    ...more,
  };
}

/** "All engineers use Claude Code": a coding tool that people work with is one that the firm has. */
const codingTools = ({ ledger, owned }: CompanyProfile): Owned["products"] =>
  factsOf(ledger.facts.filter(isFirm), "product")
    .filter(({ ai, name, field }) => ai && field === "aiExperience" && CODING.has(name))
    .filter(({ name }) => !owned.products.some(({ typed }) => typed === name))
    .filter(({ name }) => !bannedTools(ledger).includes(name))
    .map(({ name }) => ({ typed: name, folded: fold(name) }));
const CODING: ReadonlySet<string> = new Set(["Claude Code", "Cursor"]);

/** Residency is typed of other countries too: a customer in Europe wants it in Europe. */
const HOME =
  /canad|british columbia|\b(?:B\.?C|alberta|ontario|manitoba|saskatchewan)\b|qu[eé]bec|nova scotia|new brunswick|in[- ]province/i;
const mustStayInCanada = ({ stances }: CompanyProfile): boolean =>
  stances.some(
    ({ effect, because }) =>
      effect === "residencyFirst" && because.some(({ sentence }) => HOME.test(sentence)),
  );

const REASONS: readonly { effect: Effect; what: string; why: string }[] = [
  {
    effect: "respectBan",
    what: "Any AI tool",
    why: "you have ruled it out, and the rule holds until you change it",
  },
  {
    effect: "leaderBranch",
    what: "Any further tool",
    why: "the running ones show first what one result costs",
  },
  { effect: "crisis", what: "Any new subscription", why: "cash comes first" },
  { effect: "zeroCapital", what: "Anything new", why: "you told us that there is nothing to invest" },
];

const WITH_WHAT_RUNS = "the trial shows first whether what you have is enough";

function reasonNotToBuy({ stances, countsUses, keptHome }: CompanyProfile): ToolAsk["buysNothing"] {
  const reason = REASONS.find(({ effect }) => stances.some((stance) => stance.effect === effect));
  if (keptHome !== null && reason?.effect !== "respectBan")
    return { what: "A tool that works in a cloud", why: `your own line is ${keptHome.quote}` };
  if (reason === undefined) return null;
  const { effect, what, why } = reason;
  return effect === "leaderBranch" && !countsUses ? { what, why: WITH_WHAT_RUNS } : { what, why };
}

function needsOf(firm: CompanyProfile, mentionsNotes: boolean): ToolNeed[] {
  const lead = leadNeed(firm);
  // Who bans it needs none, and who leads is asked what the running ones cost before anything is added.
  if (firm.countsUses) return [{ ...lead, themes: [], tools: [] }];
  if (firm.stances.some(({ effect }) => effect === "leaderBranch")) return [lead];
  if (firm.stances.some(({ effect }) => effect === "respectBan")) return [lead];
  const isCare = firm.industry === "healthcare" && !treatsAnimals(firm);
  const others = firm.later.map(({ slug, text, themes, trial }): ToolNeed => {
    const isClinical = isCare && (slug === CLINICAL_CHALLENGE || saysAnyOf(text, CLINICAL));
    return { what: text, themes, isClinical, measure: mainOf(trial.measure) };
  });
  if (!isCare || !mentionsNotes || lead.isClinical === true)
    return [lead, ...others.filter(({ isClinical }) => lead.isClinical !== true || isClinical !== true)];
  const notes: ToolNeed = { what: "Clinicians' notes", themes: ["documentation_admin"], isClinical: true };
  const clinical = others.find(({ isClinical }) => isClinical) ?? notes;
  const rest = others.filter((need) => need !== clinical);
  return firm.lead.said == null ? [clinical, lead, ...rest] : [lead, clinical, ...rest];
}

/** The first pilot's need, in the words of the pilot, without the tool that they use for it today. */
function leadNeed(firm: CompanyProfile): ToolNeed {
  const { lead, industry, challenges } = firm;
  const isListed = challenges.some(({ slug }) => slug === lead.slug);
  const [, pilot = lead.trial.pilot, runsOn] = WITH_TOOL.exec(lead.trial.pilot) ?? [];
  const text = `${lead.text} ${pilot}`;
  return {
    what: isListed || COUNTED.test(pilot) || pilot.length > IN_A_CELL ? lead.text : upperFirst(pilot),
    measure: mainOf(lead.trial.measure),
    themes: DRAFTS.test(pilot) ? ["documentation_admin", ...lead.themes] : lead.themes,
    tools: lead.tools,
    runsOn,
    isLead: true,
    counts: COUNTED.test(pilot),
    isClinical:
      industry === "healthcare" &&
      !treatsAnimals(firm) &&
      (lead.slug === CLINICAL_CHALLENGE || saysAnyOf(text, CLINICAL)),
  };
}

/** Of two measures the one that decides. */
/** What runs is counted: what is needed is the work itself. */
const COUNTED = /^a count of /;
const IN_A_CELL = 80;
const WITH_TOOL = /^(.*), with ([A-Z].*)$/;
const DRAFTS = /\bdrafts?\b/i;

const saysAnyOf = (text: string, terms: readonly string[]): boolean => {
  const folded = fold(text);
  return terms.some((term) => hitsOf(folded, term).length > 0);
};
