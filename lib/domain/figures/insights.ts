import { challengeLabel } from "../assessment/challenge-label";
import { labelOfOneOrMore, type Option } from "../assessment/options";
import { INDUSTRIES, type REVENUES } from "../assessment/questions/company";
import { QUESTIONS } from "../assessment/questions/questions";
import { LEAD_STAGES } from "../lead/stage";
import { type Bar, type Both, bars } from "./bars";
import type { Figures } from "./figure";
import * as say from "./headings";
import type { Period, Point } from "./period";

export interface Line {
  heading: string;
  points: Point[];
  before: Point[] | null;
  total: number;
  totalBefore: number | null;
}

export function submissions(both: Both, period: Period, points: Point[], before: Point[] | null): Line {
  const total = both.now.count("submitted");
  const totalBefore = both.before?.count("submitted") ?? null;
  return {
    heading: say.submissionsHeading(total, totalBefore, period.weeks),
    points,
    before,
    total,
    totalBefore,
  };
}

const STEPS = [
  { label: "Started", steps: ["started"] },
  { label: "Past step 1", steps: ["step_2"] },
  { label: "Submitted", steps: ["submitted"] },
  { label: "Unlocked", steps: ["unlocked_card", "unlocked_coupon"] },
  { label: "Report opened", steps: ["report_opened"] },
  { label: "Call requested", steps: ["call_asked"] },
] as const;

/** Six steps of the way, each counted on the day that it happened. */
export function funnel(both: Both, { weeks }: Period): { heading: string; bars: Bar[] } {
  const at = ({ of }: Figures, steps: readonly string[]) =>
    of("funnel").reduce(
      (sum, { key, count }) => sum + (steps.includes(key.split("|")[0] ?? "") ? count : 0),
      0,
    );
  const rows = STEPS.map(({ label, steps }) => ({
    label,
    count: at(both.now, steps),
    before: both.before === null ? null : at(both.before, steps),
  }));
  return { heading: say.funnelHeading(rows[0]?.count ?? 0, rows[2]?.count ?? 0, weeks), bars: rows };
}

export interface Heat {
  heading: string;
  columns: string[];
  rows: { label: string; cells: number[] }[];
}

/** The largest firms are few: they share a column. */
const REVENUE_COLUMNS: readonly { label: string; values: readonly (typeof REVENUES)[number]["value"][] }[] = [
  { label: "under $1M", values: ["under-1m"] },
  { label: "$1–10M", values: ["1m-10m"] },
  { label: "$10–50M", values: ["10m-50m"] },
  { label: "$50–100M", values: ["50m-100m"] },
  { label: "over $100M", values: ["100m-500m", "500m-1b", "over-1b"] },
];

export function industries({ now }: Both): Heat {
  const groups = now
    .of("companyIndustry")
    .map(({ key, count }) => ({ key, label: labelOfOneOrMore(INDUSTRIES, key), count }));
  return {
    heading: say.industriesHeading(groups),
    columns: REVENUE_COLUMNS.map(({ label }) => label),
    rows: groups.map(({ key, label }) => ({
      label,
      cells: REVENUE_COLUMNS.map(({ values }) =>
        values.reduce((all, value) => all + now.count("industryRevenue", `${key}|${value}`), 0),
      ),
    })),
  };
}

export interface Pipeline {
  heading: string;
  /** As far as each came; those lost had been contacted. */
  bars: Bar[];
  /** Each stage as it is now. */
  stages: Bar[];
}

export function pipeline(both: Both, { weeks }: Period): Pipeline {
  const stages = LEAD_STAGES.map(({ value, label }) => ({
    label,
    count: both.now.count("stage", value),
    before: both.before === null ? null : both.before.count("stage", value),
  }));
  const upTo = (label: string, ...values: (typeof LEAD_STAGES)[number]["value"][]) => {
    const of = (figures: Figures) => values.reduce((all, value) => all + figures.count("stage", value), 0);
    return { label, count: of(both.now), before: both.before === null ? null : of(both.before) };
  };
  const [all, owned, won] = [
    both.now.total("stage"),
    both.now.total("owned"),
    both.now.count("stage", "won"),
  ];
  return {
    heading: say.pipelineHeading(all, owned, won, weeks),
    bars: [
      upTo("All leads", "new", "contacted", "qualified", "won", "lost"),
      upTo("Contacted", "contacted", "qualified", "won", "lost"),
      upTo("Qualified", "qualified", "won"),
      upTo("Won", "won"),
    ],
    stages,
  };
}

export function challenges(both: Both): { heading: string; n: number; bars: Bar[] } {
  const n = both.now.count("answered", "businessChallenges");
  const rows = bars(both, "businessChallenges", challengeLabel);
  return {
    heading: say.challengesHeading(
      rows.filter(({ isRest }) => !isRest),
      n,
    ),
    n,
    bars: rows.filter(({ isRest }) => !isRest),
  };
}

export interface Answered {
  key: string;
  label: string;
  n: number;
  /** Several may be chosen, so that the bars come to more than n. */
  isSeveral: boolean;
  bars: Bar[];
}

/** Every question with a list of answers, in the order in which it is asked; nothing about the home. */
export function answers(both: Both): Answered[] {
  return QUESTIONS.flatMap((question): Answered[] => {
    if (question.isAboutHome) return [];
    const { key, label } = question;
    if (question.kind === "select" || question.kind === "radio")
      return [
        { key, label, n: both.now.total(key), isSeveral: false, bars: inOrder(both, key, question.options) },
      ];
    if (question.kind === "checkboxes")
      return [
        {
          key,
          label,
          n: both.now.count("answered", key),
          isSeveral: true,
          bars: inOrder(both, key, question.options),
        },
      ];
    if (question.kind !== "slider") return [];
    const steps = Array.from({ length: question.max - question.min + 1 }, (_, at) =>
      String(question.min + at),
    );
    const options = steps.map((value) => ({ value, label: value }));
    return [{ key, label, n: both.now.total(key), isSeveral: false, bars: inOrder(both, key, options) }];
  });
}

/** In the list's order; what older data has besides comes after it. */
function inOrder({ now, before }: Both, measure: string, options: readonly Option[]): Bar[] {
  const listed = new Set(options.map(({ value }) => value));
  const others = now
    .of(measure)
    .filter(({ key }) => !listed.has(key))
    .slice(0, 5);
  const keys = [...listed, ...others.map(({ key }) => key)];
  return keys.map((key) => ({
    label: labelOfOneOrMore(options, key),
    count: now.count(measure, key),
    before: before === null ? null : before.count(measure, key),
  }));
}
