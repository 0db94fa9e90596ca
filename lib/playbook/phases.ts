import type { ReportData } from "@/lib/domain/report/report";
import { dayInWords } from "./calendar/days";
import { phaseStretches, type Stretch } from "./calendar/phase-stretches";
import type { PlanDays } from "./calendar/trial-window";
import { type CompanyProfile, hasElement } from "./company-profile";
import type { PlanFigures } from "./costs";
import { threeMoves } from "./gaps/find-gaps";
import type { Gap } from "./gaps/gap";
import { lowerFirst, numberWord, upperFirst } from "./grammar";
import { mainMeasure } from "./main-measure";
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
  const isBan = hasStance(firm, "respectBan");
  const baseline = isBan
    ? "Have in writing what the ban prevents, and what it stops."
    : firm.pilotStage === "widen"
      ? "Check the result you told us about before anything is built on it."
      : `Know today's figures before anything changes: ${firm.lead.trial.measure}.`;
  const gate = GATES[first?.id ?? ""] ?? "The first move is done";
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
    exitGate: isBan ? `${gate}.` : `${gate}, and the baseline is on paper: ${mainMeasure(firm)}.`,
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
        ? "Answer the page point by point, with those who decide on the ban."
        : isWider
          ? `${weeks} weeks in another team: ${lead.trial.pilot.replace(/, in another team$/, "")}. Stop if ${lead.trial.stop}.`
          : `${weeks} weeks: ${lead.trial.pilot}. Stop if ${lead.trial.stop}.`,
    ],
    implementations: activities(firm, gaps, "implementation"),
    owner: pilotOwner,
    measure: hasStance(firm, "respectBan")
      ? `${upperFirst(mainMeasure(firm))}.`
      : `${upperFirst(mainMeasure(firm))}, against the baseline.`,
    exitGate: hasStance(firm, "respectBan")
      ? `On ${dayInWords(review)} the ban is confirmed, or one use is allowed in writing.`
      : firm.countsUses
        ? `On ${dayInWords(review)} each use shows its figure (${mainMeasure(firm)}); one that cannot is switched off.`
        : `On ${dayInWords(review)} the target is met (${mainMeasure(firm)}); if not, it ends, and the reason is written down.`,
  };
}

function widen(firm: CompanyProfile, gaps: readonly Gap[]): Content {
  const { lead } = firm;
  if (hasStance(firm, "respectBan")) return decideOnBan(firm, gaps);
  const second = secondPilot(firm);
  return {
    title: bySize(firm.size, {
      micro: "Make it the normal way",
      small: "Make it the normal way",
      middle: "Change the work around it",
      large: "Take it to another part of the firm",
    }),
    objectives: [
      `${lead.trial.afterwards}.`,
      second === undefined
        ? "Choose the second task by what the trial has shown, not by a brochure."
        : // Which of these runs already, no tick says.
          `${hasElement(firm, "dept_pilots") ? "Unless you do this already" : "Then"}, perhaps, a second trial: ${second.trial.pilot}.`,
    ],
    scalingActions: activities(firm, gaps, "scaling").filter((text) => text !== `${lead.trial.afterwards}.`),
    owner: isSmall(firm.size) || hasElement(firm, "steering_committee") ? ownerOfYear(firm) : firm.leader,
    measure: `${upperFirst(mainMeasure(firm))}, each quarter.`,
    exitGate: gateOfYear(firm),
  };
}

/** A ban that holds is not widened, and nothing is tried after it. */
const decideOnBan = (firm: CompanyProfile, gaps: readonly Gap[]): Content => ({
  title: "Decide on the ban",
  objectives: ["Decide on the page: one use with an end date, or none."],
  scalingActions: activities(firm, gaps, "scaling"),
  owner: firm.leader,
  measure: `${upperFirst(firm.lead.trial.measure)}.`,
  exitGate: "The ban has been confirmed or changed in writing, with its reasons.",
});

/** What has to hold at the end of the year. */
function gateOfYear(firm: CompanyProfile): string {
  const first = mainMeasure(firm);
  return bySize(firm.size, {
    small: `This figure has improved for a quarter: ${first}.`,
    middle: `This figure has improved for two quarters: ${first}.`,
    large: `This figure has improved for two quarters, and someone outside the trial has checked it: ${first}.`,
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
