import type { ReportData } from "@/lib/domain/report/report";
import { dayInWords } from "./calendar/days";
import { phaseStretches, type Stretch } from "./calendar/phase-stretches";
import type { PlanDays } from "./calendar/trial-window";
import type { Challenge } from "./challenge";
import { type CompanyProfile, hasElement } from "./company-profile";
import type { PlanFigures } from "./costs";
import { threeMoves } from "./gaps/find-gaps";
import type { Gap } from "./gaps/gap";
import { lowerFirst, numberWord, upperFirst } from "./grammar";
import { mainMeasure, mainOf } from "./main-measure";
import { secondPilot } from "./running-tools";
import { bySize, isSmall } from "./size";
import { hasStance } from "./true-of";

const ACTIVITIES = 3;
const FEWEST = 2;
/** Said as an objective of the same phase. */
const SAID_BEFORE: ReadonlySet<string> = new Set(["pilots", "measure", "widen", "next-pilot"]);

/** Three phases: before the trial, the trial, the rest of the year; each with an owner, a measure and a way out. */
export function phases(
  firm: CompanyProfile,
  gaps: readonly Gap[],
  plan: PlanDays,
  figures: PlanFigures,
): ReportData["roadmap"] {
  const stretches = phaseStretches(firm, plan, figures);
  return {
    phase1: { ...prepare(firm, gaps), ...stretches[0] },
    phase2: { ...prove(firm, gaps, plan), ...stretches[1] },
    phase3: { ...widen(firm, gaps), ...stretches[2] },
  };
}

type Phase = ReportData["roadmap"][string];

type Content = Omit<Phase, keyof Stretch>;

function prepare(firm: CompanyProfile, gaps: readonly Gap[]): Content {
  const [first] = gaps;
  const baseline =
    firm.pilotStage === "widen"
      ? "Check the result you told us about before anything is built on it."
      : `Know today's figures before anything changes: ${firm.lead.trial.measure}.`;
  return {
    title: PREPARE_TITLES[first?.id ?? ""] ?? "Prove what you have",
    objectives: [first?.move.what ?? "", baseline],
    quickWins: activities(
      firm,
      gaps.filter(({ id }) => id !== "policy" || first?.id !== id),
      "quickWin",
    ),
    owner: firm.leader,
    measure: first?.move.measure ?? "",
    exitGate: `${GATES[first?.id ?? ""] ?? "The first move is done"}, and the baseline is on paper: ${mainMeasure(firm)}.`,
  };
}

const PREPARE_TITLES: Readonly<Record<string, string>> = {
  policy: "Rules first, then a baseline",
  tools: "Hands on first, then a baseline",
  personal: "From your account to the company's",
  pilots: "Choose the task and time it",
  owner: "Put a name to it",
  budget: "Put money and hours to it",
  platform: "Find the lists that matter",
  confidence: "Practice at the top",
  fear: "Answer the fears",
  breadth: "Show what works",
  "next-pilot": "Sort the running pilots",
  widen: "Check what works",
  measure: "Measure what runs",
};

const GATES: Readonly<Record<string, string>> = {
  policy: "The rule is signed",
  tools: "The leadership has worked with a tool",
  personal: "The business account is in use",
  pilots: "One task is chosen",
  owner: "The owner is named, with hours",
  budget: "Money and hours are in the plan",
  platform: "The lists have keepers",
  confidence: "Four of six practice sessions took place",
  fear: "Each fear has its control",
  breadth: "A second department has seen it",
  "next-pilot": "Each running pilot has an owner and an end date",
  widen: "The result has been checked",
  measure: "What runs has its figures",
};

function prove(firm: CompanyProfile, gaps: readonly Gap[], { trial, review }: PlanDays): Content {
  const weeks = upperFirst(numberWord(trial.length));
  const { lead, pilotOwner } = firm;
  const isWider = firm.pilotStage === "widen";
  return {
    title: `${isWider ? "Make it hold" : "Prove it"}: ${lowerFirst(lead.solution.title)}`,
    objectives: [
      hasStance(firm, "respectBan")
        ? "Have those who set the ban answer the page, point by point."
        : isWider
          ? `${weeks} weeks in another team: ${lead.trial.pilot.replace(/, in another team$/, "")}; stop if ${lead.trial.stop}.`
          : `${weeks} weeks of ${lead.trial.pilot}; stop if ${lead.trial.stop}.`,
    ],
    implementations: activities(firm, gaps, "implementation"),
    owner: pilotOwner,
    measure: `${upperFirst(mainMeasure(firm))}, against the baseline.`,
    exitGate: firm.countsUses
      ? `On ${dayInWords(review)} each use shows its figure (${mainMeasure(firm)}); one that cannot is switched off.`
      : `On ${dayInWords(review)} the target is met (${mainMeasure(firm)}); if not, it ends, and the reason is written down.`,
  };
}

function widen(firm: CompanyProfile, gaps: readonly Gap[]): Content {
  const { lead } = firm;
  const second = secondPilot(firm);
  return {
    title: bySize(firm.size, {
      micro: "Make it the normal way",
      small: "Make it the normal way",
      middle: "Change the work around it",
      large: "Take it to a second division",
    }),
    objectives: [
      `${lead.trial.afterwards}.`,
      second === undefined
        ? "Choose the second task from the error log and the hours log, not from a brochure."
        : `Then try the second: ${second.trial.pilot}.`,
    ],
    scalingActions: activities(firm, gaps, "scaling").filter((text) => text !== `${lead.trial.afterwards}.`),
    owner: isSmall(firm.size) || hasElement(firm, "steering_committee") ? ownerOfYear(firm) : firm.leader,
    measure: `${upperFirst(mainMeasure(firm))}, each quarter${second === undefined ? "" : `; ${second.trial.measure}`}.`,
    exitGate: gateOfYear(firm, second),
  };
}

/** What has to hold at the end of the year, in their two figures. */
function gateOfYear(firm: CompanyProfile, second: Challenge | undefined): string {
  const first = mainMeasure(firm);
  const both = second === undefined ? first : `${first}, and ${mainOf(second.trial.measure)}`;
  return bySize(firm.size, {
    micro: `Better for a quarter: ${first}.`,
    small: `Better for a quarter: ${both}.`,
    middle: `Better for two quarters: ${both}.`,
    large: `Published by two divisions and checked by finance: ${first}.`,
  });
}

const ownerOfYear = (firm: CompanyProfile): string =>
  hasElement(firm, "steering_committee") && !isSmall(firm.size) ? "Steering committee" : firm.leader;

/** The three moves first, then what else is missing. */
function activities(
  firm: CompanyProfile,
  gaps: readonly Gap[],
  kind: "quickWin" | "implementation" | "scaling",
): string[] {
  const all = [...threeMoves(firm, gaps), ...gaps];
  const isSaid = ({ id }: Gap) => kind !== "scaling" && SAID_BEFORE.has(id);
  const textsOf = (some: readonly Gap[]) => [...new Set(some.map((gap) => gap[kind]))];
  const unsaid = textsOf(all.filter((gap) => !isSaid(gap)));
  return [...unsaid, ...textsOf(all.filter(isSaid))].slice(
    0,
    Math.min(ACTIVITIES, Math.max(FEWEST, unsaid.length)),
  );
}
