import { longDate } from "../../../dates";
import { dateOf } from "../../../days";
import { meaningOf, ORIGIN_LABELS } from "../../origins";
import type { ReportData } from "../../report";
import { type Block, group, list, type SectionBuilder, small, text } from "../block";

export const method = {
  id: "method",
  title: "Method and Sources",
  build: ({ data: { method: part, sources } }) => [
    text(
      `${part.writer.statement} Writer: ${part.writer.version}. Facts as of ${longDate(dateOf(part.asOf))}.`,
    ),
    group(
      "How the score is made",
      { keep: "start" },
      list([...part.howScored, `Stages: ${part.stages.map(inPoints).join(", ")} points.`]),
    ),
    group("What the marks mean", {}, text(part.originLegend.map(inWords).join(" "))),
    group("Sources", { keep: "start" }, ...sourceBlocks(sources)),
    // Last and whole, so that no page holds the end of a list of sources alone.
    group("Limits of this report", {}, list(part.limits)),
  ],
} as const satisfies SectionBuilder;

type Method = ReportData["method"];

/** "Piloting 30 to 54" */
const inPoints = ({ stage, from, to }: Method["stages"][number]): string => `${stage} ${from} to ${to}`;

/** "You told us: your answer, as you gave it." */
const inWords = ({ origin, meaning }: Method["originLegend"][number]): string => {
  const words = meaningOf(origin, meaning);
  return `${ORIGIN_LABELS[origin]}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};

const CHECKED = /(?:, )?checked on (\p{Lu}\p{L}+ \d{1,2}, \d{4})$/iu;
/** So many of one day are worth a line of their own. */
const SEVERAL = 3;

type Source = ReportData["sources"][number];

/** "Checked on November 21, 2026" beside a day of the same year: "Checked on Nov 21". */
const inShort = (checked: string, usual: string): string =>
  checked.endsWith(usual.slice(-YEAR))
    ? checked.replace(/(\p{Lu}\p{L}{2})\p{L}* (\d{1,2}), \d{4}$/u, "$1 $2")
    : checked;
const YEAR = 4;

/** Tables of one survey count the same businesses. */
const isDefinedBefore = ({ publisher, definition }: Source, before: readonly Source[]): boolean =>
  before.some((one) => one.publisher === publisher && one.definition === definition);

/** The day on which most sources were checked is said once. */
function sourceBlocks(sources: ReportData["sources"]): Block[] {
  const days = sources.flatMap(({ checked }) => CHECKED.exec(checked)?.[1] ?? []);
  const times = (day: string) => days.filter((each) => each === day).length;
  const [usual] = [...new Set(days)].sort((one, other) => times(other) - times(one));
  if (usual === undefined || times(usual) < SEVERAL) return [{ kind: "sources", sources }];
  const shortened = sources.map((source, place) => ({
    ...source,
    definition: isDefinedBefore(source, sources.slice(0, place)) ? null : source.definition,
    checked: source.checked.replace(CHECKED, (all, day: string) =>
      day === usual ? "" : inShort(all, usual),
    ),
  }));
  return [
    small(`Checked on ${usual}, where no other day is given.`),
    { kind: "sources", sources: shortened },
  ];
}
