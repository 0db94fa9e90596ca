import { outOfTen } from "../../score/badges";
import { hoursInWords, type ReportCalendar, rowHours, shortDay, weeksInWords } from "../calendar";
import { ORIGIN_LABELS } from "../origins";
import { notedRisk, type PlacedRisk } from "../register";
import { balanceOf } from "../score-balance";
import { publication, sentences } from "../sentences";
import {
  type Block,
  type ChartBlock,
  type EntriesBlock,
  type Entry,
  type GroupBlock,
  ownerInWords,
  type TextBlock,
} from "./block";
import type { ReportDocument, ReportSection } from "./document";
import { cellOf, type MemoRow, type SumBlock, type TableBlock, type TableCell } from "./part-blocks";

/** The report as Markdown. What people typed stays text wherever it is rendered. */
export function markdownOf({ subject, sections, overallScore, memoHead }: ReportDocument): string {
  const head = [
    `# AI readiness report: ${escapeMarkdown(subject.companyName)}`,
    `Prepared for ${escapeMarkdown(subject.executiveName)}, ${escapeMarkdown(subject.executiveTitle)}`,
    memoHead === null
      ? ""
      : `${outOfTen(overallScore)} of 10, ${memoHead.stage}. ${memoHead.readAs ?? ""}`.trim(),
  ];
  return `${paragraphs([...head, ...sections.map(sectionText)])}\n`;
}

const sectionText = ({ number, title, blocks }: ReportSection): string =>
  paragraphs([`## ${number === null ? title : `${number}. ${title}`}`, ...blocks.map(blockText)]);

/** Every kind of block as text; the compiler asks for a new kind here. */
function blockText(block: Block): string {
  switch (block.kind) {
    case "text":
      return textLine(block);
    case "group":
      return paragraphs([groupTitle(block), ...block.blocks.map(blockText)]);
    case "list":
      return block.isOrdered
        ? numbered(block.items.map(escapeMarkdown))
        : bullets(block.items.map(escapeMarkdown));
    case "entries":
      return entryLines(block);
    case "facts":
      return block.facts.map(({ label, text }) => `${label}: ${escapeMarkdown(text)}`).join("  \n");
    case "action": {
      const { what, owner, firstStep, measure } = block.action;
      return `**${escapeMarkdown(what)}** Owner: ${escapeMarkdown(sentences(ownerInWords(owner)))} First step: ${escapeMarkdown(firstStep)} Measure: ${escapeMarkdown(measure)}`;
    }
    case "quote":
      return `> ${block.label === undefined ? "" : `${escapeMarkdown(block.label)}: `}${escapeMarkdown(block.text)}`;
    case "columns":
      return paragraphs(block.columns.flatMap(({ blocks }) => blocks.map(blockText)));
    case "tally":
      return paragraphs([`### ${block.title}`, points(block.lines)]);
    case "table":
      return table(block);
    case "register":
      return bullets(block.risks.map(riskText));
    case "calendar":
      return calendarText(block.calendar);
    case "box":
      return paragraphs([`### ${escapeMarkdown(block.title)}`, ...block.blocks.map(blockText)]);
    case "memo":
      return paragraphs(block.rows.map(memoRow));
    case "sum":
      return sumText(block);
    case "chart":
      return chartText(block.chart);
    case "scorecard":
      return paragraphs([
        `${outOfTen(block.score)} out of 10: ${block.rating}. ${escapeMarkdown(block.summary)}`,
        bullets(block.parts.map(({ label, score }) => `${label}: ${score} of 10`)),
      ]);
    case "tools":
      return paragraphs([...block.tools.map(toolText), escapeMarkdown(block.pricesNote)]);
    case "annexes":
      return paragraphs(block.annexes.map(annexText));
    case "sources":
      return block.sources.map(sourceLine).join("\n");
  }
}

const memoRow = ({ label, origin, blocks }: MemoRow<Block>): string =>
  paragraphs([
    `### ${label}${origin === undefined ? "" : ` (${ORIGIN_LABELS[origin]})`}`,
    ...blocks.map(blockText),
  ]);

const sumText = ({ headline, rows }: SumBlock): string =>
  paragraphs([
    `**${escapeMarkdown(headline)}**`,
    table({
      columns: ["Figure", "What", "From"].map((title) => ({ title })),
      rows: rows.map(({ figure, what, from }) => [from === null ? `= ${figure}` : figure, what, from ?? ""]),
    }),
  ]);

function textLine({ text, size, lead, aside, origin }: TextBlock): string {
  const marked = [origin && `${ORIGIN_LABELS[origin]}:`, lead, escapeMarkdown(text), aside].filter(Boolean);
  return size === "lede" || size === "headline" ? `**${marked.join(" ")}**` : marked.join(" ");
}

function groupTitle({ look, title, origin, aside, weight }: GroupBlock): string {
  const after = [origin && ORIGIN_LABELS[origin], aside, weight && `${weight.value} ${weight.of}`].filter(
    Boolean,
  );
  const brackets = after.length === 0 ? "" : ` (${after.join(", ")})`;
  return `${look === "label" ? "####" : "###"} ${escapeMarkdown(title)}${brackets}`;
}

function entryLines({ look, entries }: EntriesBlock): string {
  const lines = entries.map(({ name, text, aside, href, points }: Entry) => {
    const gain = points === undefined ? "" : `+${points}: `;
    const link = href === undefined ? "" : ` <${href}>`;
    const quiet = aside === undefined ? "" : ` (${escapeMarkdown(aside)})`;
    return `${gain}**${escapeMarkdown(sentences(name))}**${quiet} ${escapeMarkdown(text)}${link}`;
  });
  return look === "moves" ? numbered(lines) : bullets(lines);
}

function chartText(chart: ChartBlock["chart"]): string {
  switch (chart.kind) {
    case "halves":
      return `${balanceOf(chart.topDownScore, chart.bottomUpScore).headline}.`;
    case "scores":
      return bullets(chart.scores.map(({ label, score }) => `${label}: ${outOfTen(score)} out of 10`));
    case "stages":
      return `Stage: ${chart.stage}, ${Math.round(chart.overallScore * 10)} of 100 points.`;
    case "points":
      return paragraphs([
        `${chart.half.title}: ${chart.half.points} of ${chart.half.max}`,
        points(chart.half.lines),
      ]);
    case "figures":
      return bullets(
        chart.figures.map(
          ({ label, percent, note, definition, period }) =>
            `${escapeMarkdown(label)}: ${percent.toFixed(1)}% [${note}]. ${sentences(definition, period)}`,
        ),
      );
    case "comparison":
      return "";
    case "timeline":
      return numbered(chart.phases.map(({ title, duration }) => `${escapeMarkdown(title)}: ${duration}`));
  }
}

/** A line for what has points; what has none in one: its answer is that it is not there. */
function points(lines: readonly { label: string; points: number; max: number; answer: string }[]): string {
  const counted = lines.filter((line) => line.points > 0);
  const others = lines.filter((line) => line.points === 0);
  return bullets([
    ...counted.map(
      (line) =>
        `${escapeMarkdown(line.label)}: ${line.points} of ${line.max} (${escapeMarkdown(line.answer)})`,
    ),
    ...(others.length === 0
      ? []
      : [`0 points: ${others.map((line) => `${escapeMarkdown(line.label)} (${ofMost(line)})`).join(", ")}`]),
  ]);
}

/** That some were typed and are not counted is said with the points. */
const ofMost = ({ max, answer }: { max: number; answer: string }): string =>
  /\bnot counted$/.test(answer) ? `of ${max}; ${escapeMarkdown(answer)}` : `of ${max}`;

const toolText = (tool: Extract<Block, { kind: "tools" }>["tools"][number]): string =>
  paragraphs([
    `### ${escapeMarkdown(tool.name)} (${tool.priority} priority)`,
    `${escapeMarkdown(tool.category)}. ${escapeMarkdown(tool.description)} ${escapeMarkdown(tool.useCase)}`,
    escapeMarkdown(tool.why),
    `Price: ${escapeMarkdown(tool.pricing)}`,
    bullets(tool.checkBeforeBuying.map((check) => `Check: ${escapeMarkdown(check)}`)),
    `First step: ${escapeMarkdown(tool.firstStep)} <${tool.url}>`,
  ]);

const annexText = ({ title, use, blocks }: Extract<Block, { kind: "annexes" }>["annexes"][number]): string =>
  paragraphs([`#### ${escapeMarkdown(title)}`, escapeMarkdown(use), ...blocks.map(blockText)]);

const sourceLine = (source: Extract<Block, { kind: "sources" }>["sources"][number]): string =>
  `${source.number}. ${escapeMarkdown(source.title)}. ${escapeMarkdown(sentences(publication(source), source.definition, source.checked))} <${source.url}>`;

const riskText = (risk: PlacedRisk): string =>
  `**${escapeMarkdown(notedRisk(risk))}.** ${risk.impact} (${risk.likelihood} x ${risk.harm}). ${escapeMarkdown(risk.why)} Shown by: ${escapeMarkdown(sentences(risk.trigger))} Control: ${escapeMarkdown(risk.mitigation)} ${escapeMarkdown(risk.owner)}, by ${shortDay(risk.by)}.`;

function calendarText(calendar: ReportCalendar): string {
  const rows = calendar.rows.map((row) => {
    const decided = row.decidesOn === null ? "" : `, decided on ${shortDay(row.decidesOn)}`;
    return `**${escapeMarkdown(row.task)}** (${escapeMarkdown(row.owner)}): ${weeksInWords(calendar, row)}; ${hoursInWords(rowHours(row))}${decided}`;
  });
  return paragraphs([`**${escapeMarkdown(calendar.lede)}**`, bullets(rows)]);
}

type Table = Pick<TableBlock, "rows"> & { columns: readonly { title: string }[] };

function table({ columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(columns.map(({ title }) => escapeMarkdown(title))),
    `|${" --- |".repeat(columns.length)}`,
    ...rows.map((cells) => line(cells.map(cellText))),
  ].join("\n");
}

function cellText(cell: string | TableCell): string {
  const { text, more, isChosen } = cellOf(cell);
  const words = escapeMarkdown(more === undefined ? text : sentences(text));
  return [isChosen ? `**${words}**` : words, more === undefined ? "" : escapeMarkdown(more)]
    .filter((part) => part !== "")
    .join(" ");
}

/** Without the empty ones. */
const paragraphs = (parts: readonly string[]): string => parts.filter((part) => part !== "").join("\n\n");
const bullets = (items: readonly string[]): string => items.map((item) => `- ${item}`).join("\n");
const numbered = (items: readonly string[]): string =>
  items.map((item, place) => `${place + 1}. ${item}`).join("\n");

/**
 * Markdown's and HTML's own characters lose their meaning, and addresses are no links; notes in brackets keep
 * theirs. The text reads the same once it is rendered.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\`*_{}#+!|~^$]/g, "\\$&")
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\[(?!\d{1,3}\])/g, "\\[")
    .replace(/\](?=[([:])/g, "\\]")
    .replace(/:\/\//g, "\\://")
    .replace(/\bwww\./gi, (www) => `${www.slice(0, 3)}\\.`)
    .replace(/@/g, "\\@")
    .replace(/^(\d+)([.)])/, "$1\\$2")
    .replace(/^[-=]/, "\\$&");
}
