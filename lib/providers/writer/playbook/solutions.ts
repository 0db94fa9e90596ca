import type { ReportData } from "@/lib/domain/report/report";
import { type Example, examples, type Solution, themeLabels } from "@/lib/knowledge/knowledge";
import type { Firm } from "./firm";
import { pilotOwner } from "./gaps";
import type { SourceNotes } from "./source-notes";

type Item = ReportData["solutionLandscape"][number];

const SHOWN = 6;
const LOW_SCORE = 55;

/** One answer for each challenge that was chosen, those first that touch the most departments in play. */
export function solutionLandscape(firm: Firm, notes: SourceNotes): Item[] {
  const used = new Set<string>();
  return firm.challenges
    .map((challenge, place) => ({ challenge, place, shared: sharedDepartments(firm, challenge) }))
    .sort((one, other) => other.shared - one.shared || one.place - other.place)
    .slice(0, SHOWN)
    .map(({ challenge }, rank) => write(firm, challenge, rank, notes, used));
}

const sharedDepartments = (firm: Firm, { departments }: Solution): number =>
  departments.filter((department) => firm.departments.has(department)).length;

function write(firm: Firm, challenge: Solution, rank: number, notes: SourceNotes, used: Set<string>): Item {
  const example = exampleFor(firm.industry, challenge.themes, used);
  if (example !== undefined) used.add(example.id);
  const note = example === undefined ? null : notes.add({ ...sourceOf(example) });
  return {
    title: challenge.solution.title,
    description: challenge.solution.description,
    priority: priorityOf(firm, challenge, rank),
    challenge: challenge.text,
    industryExample: example === undefined ? "" : `${told(example)} [${note}]`,
    industryExampleSource:
      example === undefined
        ? ""
        : [example.source.title, example.source.date, example.source.url].filter(Boolean).join(", "),
    caution: example?.caution ?? null,
    note,
    action: {
      what: `Decide on ${challenge.solution.title.toLowerCase()} after a trial of eight weeks.`,
      owner: ownerOf(firm, challenge),
      firstStep: challenge.firstStep,
      measure: measureFor(challenge),
    },
  };
}

function priorityOf(firm: Firm, { themes }: Solution, rank: number): Item["priority"] {
  const friction = (firm.answers.aiFriction ?? "").toLowerCase();
  const isNamed = themes.some((theme) =>
    (themeLabels[theme] ?? theme)
      .toLowerCase()
      .split(/ and | /)
      .some((word) => word.length > 4 && friction.includes(word)),
  );
  if ((rank < 2 && firm.readiness.aiReadinessScore < LOW_SCORE) || isNamed) return "High";
  return rank < 4 ? "Medium" : "Low";
}

/** Same industry and theme first, then the industry, then the theme; none twice while there is another. */
function exampleFor(
  industry: string,
  themes: readonly string[],
  used: ReadonlySet<string>,
): Example | undefined {
  const fresh = examples.filter(({ id }) => !used.has(id));
  const inIndustry = ({ industries }: Example) => industries.includes(industry);
  const onTheme = (example: Example) => example.themes.some((theme) => themes.includes(theme));
  return (
    fresh.find((example) => inIndustry(example) && onTheme(example)) ??
    fresh.find(onTheme) ??
    fresh.find(inIndustry)
  );
}

const LEADS: Readonly<Record<Example["kind"], string>> = {
  result: "",
  lesson: "A caution: ",
  target: "A target, not a result: ",
  adoption: "Take-up, not a result: ",
};

function told({ company, what, result, kind, evidenceType }: Example): string {
  const reported = evidenceType.startsWith("company-reported")
    ? "The company reports: "
    : evidenceType.startsWith("vendor")
      ? "The vendor reports: "
      : "";
  return `${LEADS[kind]}${company}. ${what} ${reported}${result}`;
}

function sourceOf({ source, evidenceType }: Example) {
  return {
    title: source.title,
    publisher: null,
    date: source.date,
    url: source.url,
    definition: null,
    checked: `${evidenceType.charAt(0).toUpperCase()}${evidenceType.slice(1)}; read in an excerpt`,
  };
}

function ownerOf(firm: Firm, challenge: Solution): string {
  return pilotOwner({ ...firm, challenges: [challenge] });
}

const MEASURES: Readonly<Record<string, string>> = {
  customer_service: "Share of questions answered at the first contact, and complaints.",
  content_marketing: "Hours per piece and responses per hundred readers.",
  sales_growth: "Days from inquiry to offer, and share of offers won.",
  forecasting: "Distance between forecast and actual, month by month.",
  inventory_supply: "Stock-outs and days of stock on the ten largest items.",
  pricing_margin: "Gross margin on the offers that used it against those that did not.",
  documentation_admin: "Minutes per document and corrections per hundred.",
  knowledge_search: "Minutes until the right answer is found, on twenty real questions.",
  data_reporting: "Days from month end to the report, and corrections after it.",
  software_delivery: "Lead time from idea to release, and faults found afterwards.",
  security_fraud: "False alarms per real case, and hours until a case is seen.",
  compliance_risk: "Findings per review, and hours per file.",
  workforce_skills: "People who pass the same practical task before and after.",
  recruiting_retention: "Days to fill a post, and departures in the first year.",
  scheduling_capacity: "Overtime hours and unfilled shifts per month.",
  quality_control: "Scrap or rework as a share of output.",
  maintenance_assets: "Unplanned stops per month, and their cost.",
  personalization: "Repeat purchases of those who saw it against those who did not.",
  learning_support: "Results on the same test, with and without it.",
  energy_sustainability: "Energy or waste per unit, month by month.",
  cost_efficiency: "Cost per unit of work, before and after eight weeks.",
  strategy_insight: "Decisions taken with a written base, of those on the agenda.",
};

const measureFor = ({ themes }: Solution): string =>
  MEASURES[themes[0] ?? ""] ?? "Minutes per task and error rate.";
